import { understandPrompt } from '../edits/understand-prompt.js';
import { clausesOf, isOfLooks, sentencesIn } from './clauses-of-sentences.js';
import type { FoldedPrompt } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

/** Names of what a photo shows; the first are names of values too: "the bins in front of the garage". */
const LANDMARK = '<parking>|<scenery>|<object>|<terrace>|<grass>|<water>';

const OWN_PARTS = '<logo>|<price>|<text>|<font>|<label>|<badge>|<photo>|<bedrooms>|<bathrooms>';

const DESIGN =
  '<sunset>|<night>|<logo>|<price>|<text>|<font>|<label>|<ground>|<accent>|<parking>|<bright>|<badge>|<redo>|<smallPhotos>|dropshadows?|schlagschatten|ombre portee|sombra paralela|ombra esterna|sombra projetada|(?:<last>|<two>|<three>|\\d)(?: +[\\p{L}]+)? +<edit>|(?:\\d|<one>|<two>|<three>|<four>)(?: +[\\p{L}]+){0,4}? +<cars>';

const THING = '(?:<scenery>|<object>)';
const words = (most: number) => `(?: +[\\p{L}\\d]+){0,${most}}? +`;

/** "Remove the old car", "das Auto bitte entfernen", "paint the walls white": a verb whose object is a thing. */
const ASKED = `(?:<hide>|<add>|<replace>|<swap>|<change>)${words(5)}${THING}|${THING} +(?:<hide>|<add>|<replace>)`;
const ASKED_BEHIND = `${THING}${words(6)}(?:<hide>|<add>|<replace>|<swap>)`;

/** "The neighbours need not know", "the photographer says": who does something, not what is to be changed. */
const DOES = `<object> +(?:<tells>|<wishes>|<is>)|<people>${words(2)}(?:<tells>|<wishes>)|(?:like|as if|wie|als ob|como|parece|comme|come|sembra) +(?:[\\p{L}]+ +){0,2}?${THING}`;

/** Whether a sentence or a clause asks for a thing of the photo to be removed, added or exchanged. */
function isOfThing(pattern: Patterns, text: string): boolean {
  const says = (source: string) => pattern(source).test(text);
  const isBeside =
    says(`<beside> +(?:<article> +)?(?:${LANDMARK})`) &&
    says('<hide>|<object>') &&
    !says(`(?:${OWN_PARTS}).*<beside>`);
  if (isBeside) return true;
  // A "camera da letto" is no bed, a "posto auto" no car.
  const things = text.replace(pattern('<bedrooms>'), ' ').replace(pattern('<parking>'), ' ');
  if (!pattern('<scenery>|<object>').test(things)) return false;
  // The design's own parts are no things in the photo; a watermark is none of them, though "marca" is a logo.
  const others = pattern('<object>')
    .matchAll(text)
    .reduce((left, { 0: name }) => (name.includes(' ') ? left.replace(name, ' ') : left), text);
  // "Al fondo" is a place, no ground.
  if (pattern(DESIGN).test(others.replace(pattern('<beside>'), ' '))) return false;
  if (says(ASKED)) return true;
  const isTold = says(DOES);
  if (says(ASKED_BEHIND)) return !isTold;
  // "Warmer tones for the rug" only names it.
  return !isTold && says('<object>') && understandPrompt(text).directives.length === 0;
}

/** "Replace the sofa by a more modern one": a word alone describes the thing. */
const isDescription = (text: string): boolean => /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(text);

/** Takes out what only an image engine can do: remove, add or exchange a thing in the photo. @returns it as written */
export function readObjects(pattern: Patterns, folded: FoldedPrompt): string[] {
  const asked: string[] = [];
  for (const { text: whole, from: index } of sentencesIn(folded.text)) {
    // "Drop that line" speaks of what was named before.
    const sentence = whole.replace(pattern('<it>'), (it) => ' '.repeat(it.length));
    const clauses = clausesOf(pattern, sentence);
    const all = { text: sentence, from: 0, to: sentence.length };
    // "Remove the car and the bins" is one request, "remove the car and make it brighter" two.
    const parts = clauses.some(
      (clause) =>
        !isOfThing(pattern, clause.text) &&
        !isDescription(clause.text) &&
        isOfLooks(pattern, clause),
    )
      ? clauses
      : [all];
    for (const { text, from, to } of parts) {
      if (!isOfThing(pattern, text)) continue;
      const joint = pattern('(?:[ ,;]|<and>)*$').exec(text)?.index ?? text.length;
      asked.push(folded.written(index + from, index + from + joint));
      folded.take(index + from, index + to);
    }
  }
  return asked;
}
