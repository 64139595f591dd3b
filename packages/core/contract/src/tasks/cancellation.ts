import { landResolutionSchema } from '../land/response.js';
import { propertyFilmPrices } from '../property-films/plan.js';
import type { TaskKind } from './task-kinds.js';

export interface CancelledWork {
  readonly kind: TaskKind;
  readonly charged: number;
  /** As it was stored at acceptance. */
  readonly resolution: unknown;
  /** Whether a worker has started to prepare it. */
  readonly begun: boolean;
  /** Number of scenes, and of those that no worker has started; none while it is prepared. */
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
 * Credits to refund for a cancelled task: the share of work that has not started. Before a worker starts, all of them;
 * during preparation, the price of rendering; during rendering, the share of the scenes that no worker has started,
 * rounded down; nothing once the film is assembled.
 */
export function cancellationRefund(work: CancelledWork): number {
  const { kind, charged, resolution, begun, scenes } = work;
  if (charged === 0 || !begun) return charged;
  const share = scenes.all === 0 ? 1 : scenes.untouched / scenes.all;
  return Math.min(charged, Math.floor(renderPrice(kind, resolution) * share));
}
