import type { GreyMap, Raster } from '@groundwork/imaging';
import { EngineFault } from '../calls/engine-call.js';
import type { TaskEngines } from '../task-engines.js';
import { cutMap, cutPicture, pasteWindow } from './canvas.js';
import { putBack } from './put-back.js';
import { requestEdit } from './request-image.js';
import { type EditPlan, measureStructure, type StructureMeasures } from './structure.js';

/**
 * Thresholds between proposals that were only repainted (blurred, sharpened, recoloured, with grain, four pixels off)
 * and those drawn elsewhere (5 % aside or higher, mirrored, a fifth larger or smaller), not at all, flat, or as another
 * house: on photos from the ground and from above, edges 0.71 and more against 0.28 and less, changes 0.93 against 0
 * for the bare photo, detail 0.65 against 0 for a flat one, the outline 0.89 against 0, the
 * surroundings 0.78 against 0.05 for another photo.
 */
const least = { kept: 0.4, changed: 0.4, detail: 0.25, edges: 0.42, outline: 0.35 } as const;

/** The reason to refuse an answer, for operators; null when it keeps to the geometry. */
export function structureFault({
  kept,
  changed,
  detail,
  edges,
  outline,
}: StructureMeasures): string | null {
  if (changed < least.changed) return faultLine('what was to be drawn is not there', changed);
  if (detail < least.detail) return faultLine('what was to be drawn is flat', detail);
  if (kept < least.kept) return faultLine('the surroundings are not those of the photo', kept);
  if (edges < least.edges) return faultLine('its edges are not where they have to be', edges);
  if (outline < least.outline) return faultLine('its outline is not where it has to be', outline);
  return null;
}

function faultLine(what: string, measure: number): string {
  return `${what} (${measure.toFixed(2)})`;
}

/** An edit that keeps to a plot's or a room's geometry. */
export interface TrueEdit extends EditPlan {
  /** In a word or two of our own, for the record. */
  readonly purpose: string;
  readonly prompt: string;
  readonly seed: number;
  /** Pixels over which the seam is feathered, inside of the area. */
  readonly feather: number;
}

/** Seeds of one edit's tries are this far apart. */
const NEXT_SEED = 7919;

/** A signed 32-bit integer above zero, which every server takes. */
export function seedOfAttempt(seed: number, attempt: number): number {
  return (seed + (attempt - 1) * NEXT_SEED) % 0x7fff_ffff;
}

/**
 * Lets the image engine draw the guide as a photo. Outside the area the result is the photo, bit for bit, and inside it
 * must follow the guide: any other answer is a fault and is retried with another seed. @throws EngineUnavailable
 */
export async function makeTrueEdit(task: TaskEngines, edit: TrueEdit): Promise<Raster> {
  const { purpose, photo, guide, area, subject, prompt, feather } = edit;
  const subjectOfCall = { purpose, prompt, seed: edit.seed };
  return task.call('image', subjectOfCall, async (engine, signal, { number }) => {
    const seed = seedOfAttempt(edit.seed, number);
    const request = { picture: guide, area, beside: [photo], prompt, seed };
    const { window, drawn, usage } = await requestEdit(engine, request, signal);
    const [cutPhoto, cutGuide] = await Promise.all([
      cutPicture(photo, window),
      cutPicture(guide, window),
    ]);
    const [cutArea, cutSubject]: [GreyMap, GreyMap] = [
      cutMap(area, window),
      cutMap(subject, window),
    ];
    const plan: EditPlan = { photo: cutPhoto, guide: cutGuide, area: cutArea, subject: cutSubject };
    const wrong = structureFault(await measureStructure(plan, drawn));
    if (wrong !== null) {
      throw new EngineFault('image', 'untrue', wrong, { usage });
    }
    const kept = putBack(cutPhoto, drawn, { area: cutArea, feather });
    return { value: pasteWindow(photo, kept, window), usage, seed };
  });
}
