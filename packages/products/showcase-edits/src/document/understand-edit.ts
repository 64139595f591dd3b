import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { colorOf } from '@groundwork/words/colors';
import { once } from '@groundwork/words/data';
import { foldWord } from '@groundwork/words/word-forms';
import type { Directive } from '../edits/directives.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import { languageOf } from '../edits/words.js';
import { readQuestions } from './clauses-of-sentences.js';
import type { DocumentDirective, HistoryStep } from './document-directives.js';
import type { Doubt, Shown } from './figures/doubts.js';
import { readFigures, secondPrice } from './figures/read-figures.js';
import { FoldedPrompt } from './folded-text.js';
import { asksForSomething, asksToRemove } from './leftovers.js';
import { readName } from './names.js';
import { readBadges } from './read-badges.js';
import { readComplaints } from './read-complaints.js';
import { readHistory } from './read-history.js';
import { readAbsent, readLabels } from './read-labels.js';
import { readObjects } from './read-objects.js';
import { readPhotos } from './read-photos.js';
import { readPlaces } from './read-places.js';
import { readRegions } from './read-regions.js';
import { unaddressed } from './unaddressed.js';
import { type Patterns, patternsIn } from './word-patterns.js';

/** The subject of a wish, and its way where only a later one that goes another way overrules it. */
function subjectOf(directive: Directive): readonly [subject: string, way?: boolean] | null {
  switch (directive.kind) {
    case 'tone':
      return [`tone ${directive.dimension}`];
    case 'visibility':
      return [`visibility ${directive.part}`];
    case 'scale':
      return [`scale ${directive.part}`, directive.factor > 1];
    case 'weight':
      return ['weight', directive.change > 0];
    case 'monochrome':
    case 'uppercase':
    case 'language':
      return [directive.kind];
    case 'mood':
      return directive.mood === 'sunset' || directive.mood === 'night' ? ['time of day'] : null;
    case 'swap_photos':
      return directive.one === 1 ? ['main photo'] : null;
    default:
      return null;
  }
}

/** "Photo sombre, éclaircir", "a huge logo, make it smaller": what was said last is the wish. */
function withoutOverruled(
  pattern: Patterns,
  prompt: string,
  directives: readonly Directive[],
): Directive[] {
  const { text } = new FoldedPrompt(prompt);
  const asksForSize = directives.some((one) => one.kind === 'scale' && one.factor > 1);
  const isColored = directives.some(
    (one) => one.kind === 'color' && (one.part === 'price' || one.part === 'text'),
  );
  const isUnread = pattern('<legible>|<not>').test(text);
  const [size = ''] = pattern('<big>|<more>').exec(text) ?? [];
  const isOfSize = size !== '' && !pattern('<not>').test(size);
  return directives.filter((one, at) => {
    // "I can't read it, make it bigger" or "white": that is the cure, no shade behind it.
    if (one.kind === 'scrim' && one.change > 0 && isUnread && (asksForSize || isColored))
      return false;
    // "The price would stand out better in white"
    if (one.kind === 'scale' && one.factor > 1 && isColored && !isOfSize) return false;
    const subject = subjectOf(one);
    return (
      subject === null ||
      !directives.slice(at + 1).some((later) => {
        const other = subjectOf(later);
        if (other === null || other[0] !== subject[0]) return false;
        return subject[1] === undefined || other[1] !== subject[1];
      })
    );
  });
}

const splits = once(() =>
  showcaseLanguages.flatMap((language) => {
    const { separable } = languages[language].edits;
    if (separable === undefined) return [];
    const [verbs, particles] = [separable.verbs.join('|'), separable.particles.join('|')];
    const object = `(?!(?:${particles}) )(?:[\\p{L}\\p{N}'’-]+ +){0,3}?[\\p{L}\\p{N}'’-]+`;
    return [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?<verb>${verbs}) +(?<object>${object}) +(?<particle>${particles})(?= *(?:$|[.,;!?\\n]|and |und |please|pls|again|bitte|of the |from |from$))`,
        'giu',
      ),
    ];
  }),
);

/** Moves the particle of a verb next to it: "take the price off" becomes "take off the price". */
function withJoinedVerbs(prompt: string): string {
  return splits().reduce(
    (text, split) => text.replace(split, '$<verb> $<particle> $<object>'),
    // A "drop shadow" drops nothing.
    prompt.replace(/drop[ -](?=shadows?\b)/giu, 'drop'),
  );
}

export interface UnderstoodEdit {
  readonly history: readonly HistoryStep[];
  readonly directives: readonly Directive[];
  /** As it was written: what only an engine that changes photos can do. */
  readonly needsEngine: readonly string[];
  readonly notUnderstood: readonly string[];
  /** Figures that are not surely what they seem, and are not written. */
  readonly doubts: readonly Doubt[];
}

/** Characters from which a prompt is none; the interface takes far fewer. */
const MOST = 2_000;

/**
 * Reads the requests of a prompt in one of the languages of showcases: first for the document (values, badges, photos,
 * places, earlier edits), then for its looks. Deterministic, without a network; any text is data.
 */
export function understandEdit(prompt: string, shown: Shown | null = null): UnderstoodEdit {
  if (prompt.length > MOST) {
    const notUnderstood = [prompt.slice(0, MOST)];
    return { history: [], directives: [], needsEngine: [], notUnderstood, doubts: [] };
  }
  const language = languageIn(prompt);
  const pattern = patternsIn(language);
  const read = understandAll(pattern, prompt, language, shown);
  const { directives, needsEngine, notUnderstood, doubts, history } = read;
  if (history.length > 0) return read;
  const told = [...needsEngine, ...notUnderstood, ...doubts.map(({ what }) => what)];
  const left = unaddressed(pattern, prompt, language, directives, told, shown);
  const words = prompt.trim();
  const isUnread = words !== '' && directives.length + told.length + left.length === 0;
  const others = notUnderstood.filter((one) => !left.some((whole) => whole.includes(one)));
  return { ...read, notUnderstood: [...others, ...(isUnread ? [words] : left)] };
}

/** The language of a prompt, if its words tell one. */
export function languageIn(prompt: string): ShowcaseLanguage | null {
  return languageOf((prompt.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu) ?? []).map(foldWord));
}

function understandAll(
  pattern: Patterns,
  prompt: string,
  language: ShowcaseLanguage | null,
  shown: Shown | null,
): UnderstoodEdit {
  const folded = new FoldedPrompt(withJoinedVerbs(prompt.replace(/(?<!<)[-=]+>/gu, '→')));
  const questions = readQuestions(pattern, folded);
  const history = [...readHistory(pattern, folded)];
  const labels = readLabels(pattern, folded, shown);
  const absent = readAbsent(pattern, folded, shown);
  const names = readName(pattern, folded);
  const { directives: read, doubts } = readFigures(folded, language, shown);
  // "Don't show $, just 649,000": how a figure is written is a part of it.
  const isOfForm = absent.some(({ kind }) => kind === 'affix');
  const figures = isOfForm ? [] : read;
  const values = [...names, ...figures];
  takeFormer(pattern, folded);
  const { badges, doubts: ofBadges } = readBadges(pattern, folded);
  const photos = readPhotos(pattern, folded);
  const goes = photos.some((one) => one.kind === 'show_photos' && !one.visible);
  const document: Directive[] = [
    ...labels,
    ...values,
    ...badges,
    ...photos,
    ...readPlaces(pattern, folded),
    ...readRegions(pattern, folded),
    ...readComplaints(pattern, folded, goes),
  ];
  const needsEngine = readObjects(pattern, folded);
  // "Price 450k, in gold" goes on about the price.
  const isOfPrice = figures.length === 1 && figures[0]?.field === 'price';
  const looks = understandPrompt(folded.rest, isOfPrice ? ['price'] : []);
  const isBack = looks.directives.some(({ kind, ...one }) => kind === 'reset' && isAll(one));
  // "Undo everything, back to the first version" is one step.
  if (isBack) history.splice(0, history.length, { kind: 'undo', steps: 'all' });
  // "The price dropped, now 512k" asks for no badge.
  const isPriced =
    figures.some(({ field }) => field === 'price') &&
    !pattern('<badge>|<write>|<add>').test(new FoldedPrompt(folded.original).text);
  const directives = [
    ...document,
    ...looks.directives.filter(
      (one) => !(isBack && one.kind === 'reset') && !isOfValue(one, values),
    ),
  ].filter((one) => !(isPriced && one.kind === 'badge' && one.badge === 'reduced'));
  const priced = directives.flatMap((one) => secondPrice(one, language, shown));
  const told = [...questions, ...absent, ...ofBadges, ...priced, ...doubts];
  const isAnythingRead = [...history, ...directives, ...told, ...needsEngine].length > 0;
  // A thing to be taken away that is no part of the design is one in the photo, whatever it is called.
  const things = looks.notUnderstood.filter((left) => asksToRemove(pattern, left));
  return {
    history,
    directives: withoutOverruled(
      pattern,
      folded.original,
      directives.filter(
        (one) => !('value' in one && priced.some(({ what }) => what === one.value)),
      ),
    ),
    needsEngine: [...needsEngine, ...things],
    doubts: told.filter((one) => !isSettled(one, directives)),
    notUnderstood: looks.notUnderstood.filter(
      (left) =>
        !things.includes(left) && (!isAnythingRead || asksForSomething(pattern, left, directives)),
    ),
  };
}

/** "It was 649,000, hide it": of an old value nothing more is to be said. */
const isSettled = ({ kind, field }: Doubt, directives: readonly Directive[]): boolean =>
  kind === 'former' &&
  directives.some(
    (one) => ('part' in one && one.part === field) || (one.kind === 'badge' && field === 'price'),
  );

const isAll = (one: object) => 'part' in one && one.part === 'all';

/** "The area isn't right, it is 124 m²": what has a new value is not to be hidden. */
function isOfValue(directive: Directive, values: readonly DocumentDirective[]): boolean {
  return (
    directive.kind === 'visibility' &&
    values.some((value) => value.kind === 'value' && value.field === directive.part)
  );
}

/** Takes out a look that another replaces: "a beige ground instead of the black one", "instead of black and white". */
function takeFormer(pattern: Patterns, folded: FoldedPrompt): void {
  const found = pattern(
    '<insteadOf>(?: +<article>| +<filler>)* +(?:<monochrome>|<inColor>|(?<color>[\\p{L}]+))',
  ).exec(folded.text);
  const name = found?.groups?.color;
  // Spanish "no tan grande" names no colour.
  if (found === null || (name !== undefined && colorOf(name) === null)) return;
  folded.takeBetween(found.index, found.index + found[0].length);
}
