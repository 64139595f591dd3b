import { colorOf } from '@groundwork/contract/showcase/colors';
import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';
import type { Directive } from '../edits/directives.js';
import { languageOf } from '../edits/lexicon.js';
import { foldWord } from '../edits/tokens.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import type { DocumentDirective, HistoryStep } from './document-directives.js';
import type { Doubt, Shown } from './figures/doubts.js';
import { readFigures } from './figures/read-figures.js';
import { FoldedText } from './folded-text.js';
import { asksForSomething, asksToRemove, isReason } from './leftovers.js';
import { readName } from './names.js';
import { withoutOverruled } from './overruled-wishes.js';
import { readBadges } from './read-badges.js';
import { isReasonFor, readComplaints } from './read-complaints.js';
import { readHistory } from './read-history.js';
import { readAbsent, readLabels } from './read-labels.js';
import { readObjects } from './read-objects.js';
import { readPhotos } from './read-photos.js';
import { readPlaces } from './read-places.js';
import { readRegions } from './read-regions.js';
import { clausesIn, withoutReasons } from './reasons.js';
import { unaddressed } from './unaddressed.js';
import { inLanguage, pattern } from './word-patterns.js';

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

/** "Will nicht, dass …", "prefiere, que …": the comma parts no wishes. */
const subordinate = / *,(?= *(?:dass|daß|que|che|that)(?![\p{L}]))/giu;

/** A "drop shadow" drops nothing. */
const dropShadow = /drop[ -](?=shadows?\b)/giu;

/** Moves the particle of a verb next to it: "take the price off" becomes "take off the price". */
function withJoinedVerbs(prompt: string): string {
  return splits().reduce(
    (text, split) => text.replace(split, '$<verb> $<particle> $<object>'),
    prompt.replace(subordinate, '').replace(dropShadow, 'drop'),
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
  return inLanguage(language, () => {
    const read = understandWhole(prompt, (text) => understandAll(text, language, shown));
    const { directives, needsEngine, notUnderstood, doubts, history } = read;
    if (history.length > 0) return read;
    const told = [...needsEngine, ...notUnderstood, ...doubts.map(({ what }) => what)];
    const left = unaddressed(prompt, language, directives, told);
    const words = prompt.trim();
    const isUnread = words !== '' && directives.length + told.length + left.length === 0;
    return { ...read, notUnderstood: [...notUnderstood, ...(isUnread ? [words] : left)] };
  });
}

/** The language of a prompt, if its words tell one. */
export function languageIn(prompt: string): ShowcaseLanguage | null {
  return languageOf((prompt.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu) ?? []).map(foldWord));
}

function understandWhole(
  prompt: string,
  understandAll: (text: string) => UnderstoodEdit,
): UnderstoodEdit {
  const whole = understandAll(prompt);
  const isWhole = whole.notUnderstood.length + whole.needsEngine.length + whole.doubts.length === 0;
  const isMixed = whole.directives.length > 1 && whole.directives.some(isOfLooks);
  if (isWhole && !isMixed && !areOpposed(whole.directives, whole.directives)) return whole;
  const asking = withoutReasons(prompt, {
    isUnderstood: isWhole && isMixed,
    asks: (clause) => requestsOf(understandAll(clause)) > 0,
    needsEngine: (clause) => understandAll(clause).needsEngine.length > 0,
    contradicts: (clause, others) =>
      areOpposed(understandAll(clause).directives, understandAll(others).directives),
    onlyDescribes: (clause, others) =>
      understandAll(clause).directives.every(isOfLooks) && requestsOf(understandAll(others)) > 0,
  });
  const read = asking === '' || asking === prompt ? whole : understandAll(asking);
  if (requestsOf(read) === 0) return whole;
  // Figures are read in the whole of the words: half of them may say something else.
  const figures = (edit: UnderstoodEdit) => edit.directives.filter(({ kind }) => kind === 'value');
  const others = read.directives.filter(({ kind }) => kind !== 'value');
  return { ...read, directives: [...figures(whole), ...others], doubts: whole.doubts };
}

/** Requests that were understood, and can be fulfilled without an engine. */
const requestsOf = ({ history, directives }: UnderstoodEdit) => history.length + directives.length;

/** What an adjective alone may ask for: "premium", "large", "warm". */
const isOfLooks = ({ kind }: Directive) =>
  ['mood', 'tone', 'scale', 'color', 'shade', 'weight'].includes(kind);

/** Whether one asks for more of a tone and the other for less, or for another corner: "to the top, below it is hidden". */
function areOpposed(one: readonly Directive[], other: readonly Directive[]): boolean {
  const corners = [...new Set([...one, ...other])].filter(({ kind }) => kind === 'corner');
  if (corners.length > 1) return true;
  return one.some(
    (asked) =>
      asked.kind === 'tone' &&
      other.some(
        (also) =>
          also.kind === 'tone' &&
          also.dimension === asked.dimension &&
          Math.sign(also.change) === -Math.sign(asked.change),
      ),
  );
}

function understandAll(
  prompt: string,
  language: ShowcaseLanguage | null,
  shown: Shown | null,
): UnderstoodEdit {
  const folded = new FoldedText(withJoinedVerbs(prompt));
  takeAudience(folded);
  const history = [...readHistory(folded)];
  const labels = readLabels(folded, shown);
  const absent = readAbsent(folded, shown, (text) => colorsIn(text));
  const names = readName(folded);
  const { directives: figures, doubts } = readFigures(folded, language, shown);
  const values = [...names, ...figures];
  takeFormerMode(folded);
  takeFormerColor(folded);
  const directives: Directive[] = [
    ...labels,
    ...values,
    ...readBadges(folded),
    ...readPhotos(folded),
    ...readPlaces(folded),
    ...readRegions(folded),
  ];
  const complaints = readComplaints(folded);
  const needsEngine = readObjects(folded);
  const looks = understandPrompt(folded.rest);
  const others = [...directives, ...looks.directives];
  directives.push(...complaints.filter((complaint) => !isReasonFor(complaint, others)));
  const isBack = looks.directives.some(
    (directive) => directive.kind === 'reset' && directive.part === 'all',
  );
  // "Undo everything, back to the first version" is one step.
  if (isBack) history.splice(0, history.length, { kind: 'undo', steps: 'all' });
  const isAnythingRead =
    history.length + directives.length + absent.length + doubts.length + needsEngine.length > 0 ||
    looks.directives.length > 0;
  const clauses = looks.notUnderstood.length > 0 ? clausesIn(prompt) : [];
  // A thing to be taken away that is no part of the design is one in the photo, whatever it is called.
  const things = looks.notUnderstood.filter(asksToRemove);
  return {
    history,
    directives: withoutOverruled(folded.prompt, [
      ...directives,
      ...looks.directives.filter(
        (directive) =>
          !(isBack && directive.kind === 'reset') &&
          !isShownAgain(directive, looks.directives) &&
          !isOfValue(directive, values),
      ),
    ]),
    needsEngine: [...needsEngine, ...things],
    doubts: [...absent, ...doubts],
    notUnderstood: looks.notUnderstood.filter(
      (left) =>
        !things.includes(left) &&
        !(isAnythingRead && isReason(left, clauses)) &&
        (!isAnythingRead || asksForSomething(left, directives)),
    ),
  };
}

/** "The area isn't right, it is 124 m²": what has a new value is not to be hidden. */
function isOfValue(directive: Directive, values: readonly DocumentDirective[]): boolean {
  return (
    directive.kind === 'visibility' &&
    values.some((value) => value.kind === 'value' && value.field === directive.part)
  );
}

/** "The logo is missing, restore it" only shows it. */
function isShownAgain(directive: Directive, others: readonly Directive[]): boolean {
  return (
    directive.kind === 'reset' &&
    others.some(
      (other) => other.kind === 'visibility' && other.visible && other.part === directive.part,
    )
  );
}

const colorsIn = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => word !== '' && colorOf(word) !== null);

const AUDIENCE =
  '(?:for|fur|pour|para|per|por|pros?|pras?|pelos?)(?: +<article>)?(?: +[\\p{L}]+){0,2}? +<people>(?: +(?:of|from|in|de|du|aus|von|da|do|di|d) +[\\p{L}]+)?(?: +(?:<elegant>|<modern>|<classic>|<big>|<summer>)(?! +<text>))?';

/** Takes out for whom something is asked: "in French for our overseas buyers". */
function takeAudience(folded: FoldedText): void {
  const found = pattern(AUDIENCE).exec(folded.text);
  if (
    found === null ||
    found.index === 0 ||
    pattern('<logo>|<price>|<text>|<hide>|<add>').test(found[0])
  )
    return;
  folded.takeBetween(found.index, found.index + found[0].length);
}

/** Takes out the colour that another replaces: "a beige ground instead of the black one". */
function takeFormerColor(folded: FoldedText): void {
  const found = pattern('<insteadOf>(?: +<article>)? +(?<color>[\\p{L}]+)').exec(folded.text);
  const name = found?.groups?.color;
  if (found === null || name === undefined || colorOf(name) === null) return;
  // Spanish "no tan grande" names no colour.
  if (pattern('<less>').test(found[0])) return;
  folded.takeBetween(found.index, found.index + found[0].length);
}

/** Takes out what a photo is to be no longer: "in colour instead of black and white". */
function takeFormerMode(folded: FoldedText): void {
  for (const [wanted, former] of [
    ['<inColor>|<colorNoun>', '<monochrome>'],
    ['<monochrome>', '<inColor>'],
  ] as const) {
    const found = pattern(`<insteadOf>(?: +<article>| +<filler>)* +${former}`).exec(folded.text);
    if (found === null) continue;
    const [before, behind] = [
      folded.text.slice(0, found.index),
      folded.text.slice(found.index + found[0].length),
    ];
    if (!pattern(wanted).test(`${before} ${behind}`)) continue;
    folded.takeBetween(found.index, found.index + found[0].length);
  }
}
