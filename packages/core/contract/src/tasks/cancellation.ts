import { landResolutionSchema } from '../land/response.js';
import { propertyFilmPrices } from '../property-films/plan.js';
import type { TaskKind } from './task-kinds.js';

/** How far a task that is taken back had come. */
export interface CancelledWork {
  readonly kind: TaskKind;
  readonly charged: number;
  /** As it was stored at acceptance. */
  readonly resolution: unknown;
  /** Whether a worker had ever begun to prepare it. */
  readonly begun: boolean;
  /** Of its scenes, how many there are and how many nobody had begun; none are known while it is prepared. */
  readonly scenes: { readonly all: number; readonly untouched: number };
}

/** The part of a film's price that pays for rendering; the rest pays for preparing. */
function renderPrice(kind: TaskKind, resolution: unknown): number {
  switch (kind) {
    case 'family':
      return 0;
    case 'land':
      return landResolutionSchema.parse(resolution).credits_breakdown.base_render;
    default:
      return propertyFilmPrices[kind];
  }
}

/**
 * Credits that come back for a task that is taken back: what had not begun. All of it before a worker begins; while
 * it is prepared the price of rendering; while it is rendered that price's share of the scenes that nobody has
 * begun, rounded down; nothing once the film is put together.
 */
export function cancellationRefund(work: CancelledWork): number {
  const { kind, charged, resolution, begun, scenes } = work;
  if (charged === 0 || !begun) return charged;
  const share = scenes.all === 0 ? 1 : scenes.untouched / scenes.all;
  return Math.min(charged, Math.floor(renderPrice(kind, resolution) * share));
}
