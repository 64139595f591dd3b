import type { GreyMap, Raster } from '@groundwork/imaging';
import { EngineFault } from '../calls/engine-call.js';
import type { TaskEngines } from '../task-engines.js';
import { cutMap, cutPicture, pasteWindow } from './canvas.js';
import { putBack } from './put-back.js';
import { requestEdit } from './request-image.js';
import { type EditPlan, measureStructure } from './structure.js';
import { structureFault } from './structure-verdict.js';

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
