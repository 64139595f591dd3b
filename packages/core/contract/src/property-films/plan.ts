import type { PropertyFilmKind } from '../tasks/task-kinds.js';
import type { PropertyFilmRequest } from './request.js';

/** Credits of a film by its kind, and of its extras. */
export const propertyFilmPrices = {
  slideshow: 10,
  'narrated-slideshow': 15,
  'living-property': 20,
  script: 5,
  presenter: 5,
} as const;

export interface PropertyFilmPlan {
  readonly narration: boolean;
  readonly paidScript: boolean;
  readonly presenter: boolean;
  readonly people: boolean;
  readonly music: boolean;
}

/** A slideshow is narrated when it is given a script or a voice; the other kinds always are. */
export function planPropertyFilm(
  kind: PropertyFilmKind,
  request: PropertyFilmRequest,
): PropertyFilmPlan {
  const narration =
    kind !== 'slideshow' || request.script !== undefined || request.voice !== undefined;
  return {
    narration,
    paidScript: narration && request.script === undefined,
    presenter: request.avatar_id !== undefined,
    people: kind === 'living-property' && request.modification_mode !== 'do-not-modify',
    music: request.background_music ?? kind === 'slideshow',
  };
}

export function pricePropertyFilm(kind: PropertyFilmKind, plan: PropertyFilmPlan): number {
  return (
    propertyFilmPrices[kind] +
    (plan.paidScript ? propertyFilmPrices.script : 0) +
    (plan.presenter ? propertyFilmPrices.presenter : 0)
  );
}
