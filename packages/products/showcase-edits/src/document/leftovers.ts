import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Directive } from '../edits/directives.js';
import { wordsFor } from './badge-words.js';
import { FoldedPrompt } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

/** Parts, numbers and persons: what a customer removes of these is no thing in the photo. */
const NO_THINGS =
  '<logo>|<price>|<text>|<font>|<label>|<title>|<badge>|<bedrooms>|<bathrooms>|<parking>|<area>|<accent>|<ground>|<scrim>|<edit>|<people>|<smallPhotos>|<colorNoun>|<contrast>|<first>|<second>|<third>|<fourth>|<fifth>|<redo>|<newlyListed>|(?<![\\p{L}])(?:words?|wort|worte|palabras?|mots?|parol[ae]|palavras?)(?![\\p{L}])|\\d|<quote>|<address>';

/** "Take the van out of the drive": a verb of removing, and right behind or before it a thing of any name. */
export function asksToRemove(pattern: Patterns, left: string): boolean {
  const { text } = new FoldedPrompt(left);
  const clause = text.replace(
    pattern('(?: +[\\p{L}]+){1,2} +(?:<article> +)?<photo>[^\\p{L}]*$'),
    ' ',
  );
  const name = '(?:[\\p{L}]+ +){0,2}?[\\p{L}]+';
  const said = `(?:<filler>|<polite>|<glue>|<and>|<because>)`;
  const isGoverned = pattern(
    `^[^\\p{L}]*(?:${said} +)*(?<verb><hide>)(?: +<article>)? +${name}|^[^\\p{L}]*(?:${said} +)*<article> +${name} +<hide>(?: +${said})*[^\\p{L}]*$`,
  ).exec(clause);
  if (isGoverned === null || DENIED.test(isGoverned.groups?.verb ?? '')) return false;
  if (pattern(NO_THINGS).test(clause)) return false;
  // "Remove it" and "without any changes" name no thing.
  const things = clause.replace(pattern('<hide>'), ' ');
  return !pattern(`^(?:[^\\p{L}\\p{N}]|${NOTHING})*$`).test(things);
}

/** "I don't want the neighbours to know" asks for no thing to go, as folded text begins. */
const DENIED =
  /^(?:no|nao|non|nicht|kein|ne|pas|sin|sem|sans|senza|ohne|without|don|do not)(?!\p{L})/u;

const NOTHING = '<filler>|<article>|<preposition>|<glue>|<edit>|<all>|<change>|<it>';

/** Words for the owner of a value: a sentence that only names it requests only its value. */
const nouns = {
  price: '<price>',
  size: '<area>|<sizeNoun>',
  label: '<title>',
  bedrooms: '<bedrooms>',
  bathrooms: '<bathrooms>',
  parking: '<parking>',
} as const satisfies Record<PropertyField, string>;

/** Words that are left of a sentence that was understood ask for nothing more: "in a corner, please". */
export function asksForSomething(
  pattern: Patterns,
  left: string,
  directives: readonly Directive[],
): boolean {
  const introduces =
    '<filler>|<article>|<preposition>|<glue>|<no>|<and>|<but>|<use>|<change>|<write>|<add>|<show>|<hide>|<new>|<badge>|<when>|<it>|<edit>|<all>|<not>';
  // "Mark it under contract" is a wish, whatever value the prompt has.
  const isWritten = pattern('<write>|<add>|<hide>').test(new FoldedPrompt(left).text);
  const fieldNames = directives.flatMap((one) => {
    // "You forgot a bedroom, there are six"
    if (one.kind === 'value')
      return [`|${nouns[one.field]}${isWritten ? '' : '|<tells>|<states>|<reads>'}`];
    if (one.kind === 'visibility') {
      return [one.part === 'logo' ? '|<logo>|<tells>' : `|${nouns[one.part]}|<tells>`];
    }
    if (one.kind !== 'badge') return [];
    // "Sold this morning, put a sold badge on the image"
    return [one.badge === null ? '|<noLonger>' : `|${wordsFor(one.badge)}|<photo>|<property>|<is>`];
  });
  // "In French for our overseas buyers", "I can't read it on my phone"
  const { text } = new FoldedPrompt(left);
  const isForPeople = pattern(
    '<people>.*<tells>|<tells>.*<people>|(?:for|on|at|fur|auf|am|bei|pour|sur|chez|para|en|per|su|sul|no|na|ao) +(?:<article> +)?(?:[\\p{L}]+ +)?<people>|^[^\\p{L}]*(?:<article> +)?(?:[\\p{L}]+ +)?<people>(?! +(?:<photo>|number|nummer))',
  ).test(text);
  if (
    isForPeople &&
    !pattern(
      '<only>|<hide>|<add>|<replace>|<wishes>|<translate>|<english>|<spanish>|<german>|<french>|<italian>|<portuguese>|number|nummer|numero',
    ).test(text)
  ) {
    return false;
  }
  if (pattern('<condition>').test(text.replace(pattern('<polite>'), ' '))) return true;
  return !pattern(`^(?:[^\\p{L}\\p{N}]|${introduces}${fieldNames.join('')})*$`).test(text);
}
