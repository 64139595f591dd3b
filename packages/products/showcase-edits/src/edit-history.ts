import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import { languages } from '@groundwork/words';
import { colorOf } from '@groundwork/words/colors';
import type { EditAnswers } from '@groundwork/words/edit-answers';
import { type Adjustments, noAdjustments } from './adjustments.js';
import { isStatus, statusesIn, tellsStatus } from './document/badge-words.js';
import type { HistoryStep } from './document/document-directives.js';
import type { Doubt, Shown } from './document/figures/doubts.js';
import { languageIn, understandEdit } from './document/understand-edit.js';
import { patternsIn } from './document/word-patterns.js';
import { applyDirectives } from './edits/apply-directives.js';
import type { Directive } from './edits/directives.js';
import { understandFont } from './edits/fonts.js';
import { type PhotoRooms, withPlacesOfRooms } from './photo-rooms.js';
import type { Edit } from './recipe.js';
import { toldDirective, toldStep } from './told-directive.js';

/** The requests of all edits of a showcase. */
export interface EditHistory {
  readonly adjustments: Adjustments;
  readonly before: Adjustments;
  /** In words for customers. */
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
}

export interface HistoryOptions {
  readonly photos?: number;
  /** How many requests "undo" leaves alone: a custom template's instruction is not an edit. */
  readonly kept?: number;
  readonly rooms?: PhotoRooms;
  /** The values that the showcase was made with, in its language. */
  readonly values?: PropertyValues;
  readonly language?: ShowcaseLanguage;
}

/** What an image shows with these adjustments, by its words. */
export function shownWith(
  { values, hidden, badge, language: changed }: Adjustments,
  { values: own = {}, language = 'en' }: Pick<HistoryOptions, 'values' | 'language'>,
): Shown {
  const all = Object.entries({ ...own, ...values });
  const words = languages[changed ?? language].showcase.badges;
  return {
    values: Object.fromEntries(
      all.filter(([field, value]) => value !== undefined && !hidden.some((one) => one === field)),
    ),
    badge: badge === null ? null : typeof badge === 'string' ? words[badge] : badge.words,
  };
}

/** States of a showcase, one for each edit that stands, and those that were undone, the last one last. */
class States {
  readonly #done: Adjustments[] = [noAdjustments];
  #undone: Adjustments[] = [];
  #kept = 1;

  get now(): Adjustments {
    return this.#done.at(-1) ?? noAdjustments;
  }

  /** From here on nothing before is undone. */
  keep(): void {
    this.#kept = this.#done.length;
  }

  add(state: Adjustments): void {
    this.#done.push(state);
    this.#undone = [];
  }

  take(step: HistoryStep): void {
    if (step.kind === 'redo') {
      const state = this.#undone.pop();
      if (state !== undefined) this.#done.push(state);
      return;
    }
    const most = this.#done.length - this.#kept;
    for (let left = step.steps === 'all' ? most : Math.min(most, step.steps); left > 0; left -= 1) {
      const state = this.#done.pop();
      if (state !== undefined) this.#undone.push(state);
    }
  }
}

/** Reads the edits in their order; later ones build on earlier ones. Explicit fields take precedence. */
export function readEdits(
  edits: readonly Edit[],
  { photos = 1, kept = 0, rooms = {}, ...made }: HistoryOptions = {},
): EditHistory {
  const states = new States();
  const readings: EditReading[] = [];
  let before = noAdjustments;
  for (const [at, edit] of edits.entries()) {
    if (at === kept) states.keep();
    before = states.now;
    const reading = readEdit(edit, shownWith(before, made), made.language);
    const { history, directives } = reading;
    readings.push(reading);
    for (const step of history) states.take(step);
    if (directives.length === 0) continue;
    const placed = withPlacesOfRooms(directives, states.now, rooms);
    states.add(applyDirectives(states.now, placed, photos));
  }
  return {
    adjustments: states.now,
    before,
    understood: readings.flatMap(({ understood }) => understood),
    notUnderstood: readings.flatMap(({ notUnderstood }) => notUnderstood),
  };
}

type Fact = Extract<Directive, { kind: 'value' | 'badge' }>;

/** The reading of one edit, explicit fields included. */
export interface EditReading {
  readonly history: readonly HistoryStep[];
  readonly directives: readonly Directive[];
  readonly understood: readonly string[];
  /** As it was written: what only an engine that changes photos can do, and none has done. */
  readonly needsEngine: readonly string[];
  /** As it was written; holds what needs an engine too. */
  readonly notUnderstood: readonly string[];
  /** Figures that may be something else, and are not written. */
  readonly doubts: readonly Doubt[];
  /** Figures and statuses that are not written while other words are unread. */
  readonly withheld: readonly Fact[];
  readonly language: ShowcaseLanguage;
  /** The words of the answer, in the language of the prompt. */
  readonly answers: EditAnswers;
}

/** A showcase has one status: a new one takes the place of what the label or the badge says. */
function withOneStatus(
  directives: readonly Directive[],
  shown: Shown,
  language: ShowcaseLanguage,
  prompt: string,
): readonly Directive[] {
  const pattern = patternsIn(language);
  const ofLabel = directives.filter(
    (one) =>
      (one.kind === 'value' && one.field === 'label') ||
      (one.kind === 'visibility' && one.part === 'label'),
  );
  const badge = directives.find((one) => one.kind === 'badge');
  // "Hide the label", "it is not new anymore"; "no longer reserved" is said of no new listing.
  const isLabelOver =
    badge?.badge === null &&
    shown.badge === null &&
    statusesIn(pattern, prompt).every((one) =>
      statusesIn(pattern, `${shown.values.label}`).includes(one),
    );
  if (
    ofLabel.length === 0 &&
    isStatus(pattern, `${shown.values.label ?? ''}`) &&
    (isLabelOver || (badge?.badge && tellsStatus(pattern, badge.badge)))
  )
    return [
      ...directives.filter((one) => !isLabelOver || one !== badge),
      { kind: 'visibility', part: 'label', visible: false },
    ];
  const isNamed = ofLabel.some((one) => one.kind === 'value' && isStatus(pattern, `${one.value}`));
  return isNamed && badge === undefined && shown.badge !== null
    ? [...directives, { kind: 'badge', badge: null }]
    : directives;
}

/** Our own reading of an edit's words, or an engine's where ours left some over; figures stay as ours doubts them. */
export function understoodEdit({ prompt, read }: Edit, shown: Shown | null = null) {
  return { ...understandEdit(prompt ?? '', shown), ...read };
}

/** @param own the language of the showcase, in which a prompt is answered that tells none */
export function readEdit(edit: Edit, shown: Shown, own: ShowcaseLanguage = 'en'): EditReading {
  const { prompt, in_photo: inPhoto = [], dominant_color, font, language } = edit;
  const said = understoodEdit(edit, shown);
  const answered = languageIn(prompt ?? '') ?? own;
  const answers = languages[answered].editAnswers;
  const color = dominant_color === null ? null : colorOf(dominant_color);
  const typeface = font === null || font.trim() === '' ? null : understandFont(font);
  const isLeft = (words: string) => !inPhoto.includes(words);
  const left = said.notUnderstood.filter(isLeft);
  // "2 full baths and 1 half bath": words that were not read may make another figure of it.
  const isUnsure = (one: Directive): one is Fact =>
    left.length > 0 &&
    edit.read === undefined &&
    (one.kind === 'badge' ? one.badge !== null : one.kind === 'value' && one.field !== 'label');
  const sure = said.directives.filter((one) => !isUnsure(one));
  const directives: Directive[] = [...withOneStatus(sure, shown, answered, prompt ?? '')];
  if (color !== null) directives.push({ kind: 'color', part: 'accent', color });
  if (typeface !== null) directives.push(typeface);
  if (language !== null) directives.push({ kind: 'language', language });
  const unread = [
    ...(color === null && dominant_color !== null && dominant_color !== '' ? [dominant_color] : []),
    ...(typeface === null && font !== null && font.trim() !== '' ? [font] : []),
  ];
  const needsEngine = said.needsEngine.filter(isLeft);
  return {
    history: said.history,
    directives,
    understood: [
      ...new Set([
        ...said.history.map((step) => toldStep(step, answers)),
        ...directives.map((directive) => toldDirective(directive, answers)),
        ...inPhoto.map(() => answers.say('told', 'inPhoto')),
      ]),
    ],
    needsEngine,
    doubts: said.doubts,
    withheld: said.directives.filter(isUnsure),
    answers,
    language: answered,
    notUnderstood: [...needsEngine, ...left, ...unread],
  };
}
