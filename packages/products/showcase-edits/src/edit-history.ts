import { colorOf } from '@groundwork/contract';
import { type Adjustments, noAdjustments } from './adjustments.js';
import type { HistoryStep } from './document/document-directives.js';
import { understandEdit } from './document/understand-edit.js';
import { applyDirectives } from './edits/apply-directives.js';
import type { Directive } from './edits/directives.js';
import { understandFont } from './edits/fonts.js';
import { type PhotoRooms, withPlacesOfRooms } from './photo-rooms.js';
import type { Edit } from './recipe.js';
import { toldDirective } from './told-directive.js';

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
  { photos = 1, kept = 0, rooms = {} }: HistoryOptions = {},
): EditHistory {
  const states = new States();
  const readings = edits.map(readEdit);
  let before = noAdjustments;
  for (const [at, { history, directives }] of readings.entries()) {
    if (at === kept) states.keep();
    before = states.now;
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

/** The reading of one edit, explicit fields included. */
export interface EditReading {
  readonly history: readonly HistoryStep[];
  readonly directives: readonly Directive[];
  readonly understood: readonly string[];
  /** As it was written: what only an engine that changes photos can do, and none has done. */
  readonly needsEngine: readonly string[];
  /** As it was written; holds what needs an engine too. */
  readonly notUnderstood: readonly string[];
}

function describeStep(step: HistoryStep): string {
  if (step.kind === 'redo') return 'what was undone is done again';
  if (step.steps === 'all') return 'back to the original';
  return step.steps === 1 ? 'the last edit undone' : `the last ${step.steps} edits undone`;
}

export function readEdit({
  prompt,
  clarified,
  in_photo: inPhoto = [],
  dominant_color,
  font,
  language,
}: Edit): EditReading {
  const said = understandEdit(clarified ?? prompt ?? '');
  const color = dominant_color === null ? null : colorOf(dominant_color);
  const typeface = font === null || font.trim() === '' ? null : understandFont(font);
  const directives: Directive[] = [...said.directives];
  if (color !== null) directives.push({ kind: 'color', part: 'accent', color });
  if (typeface !== null) directives.push(typeface);
  if (language !== null) directives.push({ kind: 'language', language });
  const unread = [
    ...(color === null && dominant_color !== null && dominant_color !== '' ? [dominant_color] : []),
    ...(typeface === null && font !== null && font.trim() !== '' ? [font] : []),
  ];
  const isLeft = (words: string) => !inPhoto.includes(words);
  const needsEngine = said.needsEngine.filter(isLeft);
  return {
    history: said.history,
    directives,
    understood: [
      ...new Set([
        ...said.history.map(describeStep),
        ...directives.map(toldDirective),
        ...inPhoto.map(() => 'photo changed'),
      ]),
    ],
    needsEngine,
    notUnderstood: [...needsEngine, ...said.notUnderstood.filter(isLeft), ...unread],
  };
}
