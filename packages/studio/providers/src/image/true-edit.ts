import type { GreyMap, Raster } from '@groundwork/imaging';
import { EngineFault } from '../calls/engine-call.js';
import type { TaskEngines } from '../task-engines.js';
import { cutMap, cutPicture, pasteWindow } from './canvas.js';
import { nearestSources, seamWeights } from './edit-area.js';
import { laidOver } from './found-change.js';
import { requestEdit } from './request-image.js';
import { type EditPlan, measureStructure, type StructureMeasures } from './structure.js';

/**
 * Thresholds between proposals that were only repainted (blurred, sharpened, recoloured, with grain, four pixels off)
 * and those drawn elsewhere (5 % aside or higher, mirrored, a fifth larger or smaller), not at all, flat, or as another
 * house: on photos from the ground and from above, edges 0.71 and more against 0.28 and less, changes 0.93 against 0
 * for the bare photo, detail 0.65 against 0 for a flat one, the outline 0.89 against 0, the
 * surroundings 0.78 against 0.05 for another photo.
 */
const least = [
  ['changed', 0.4, 'what was to be drawn is not there'],
  ['detail', 0.25, 'what was to be drawn is flat'],
  ['kept', 0.4, 'the surroundings are not those of the photo'],
  ['edges', 0.42, 'its edges are not where they have to be'],
  ['outline', 0.35, 'its outline is not where it has to be'],
] as const;

/** The reason to refuse an answer, for operators; null when it keeps to the geometry. */
export function structureFault(measures: StructureMeasures): string | null {
  const wrong = least.find(([name, atLeast]) => measures[name] < atLeast);
  return wrong === undefined ? null : `${wrong[2]} (${measures[wrong[0]].toFixed(2)})`;
}

/** An edit that keeps to a plot's or a room's geometry. */
interface TrueEdit extends EditPlan {
  /** In a word or two of our own, for the record. */
  readonly purpose: string;
  readonly prompt: string;
  readonly seed: number;
  /** Pixels over which the seam is feathered, inside of the area. */
  readonly feather: number;
}

/**
 * Lets the image engine draw the guide as a photo. Outside the area the result is the photo, bit for bit, and inside it
 * must follow the guide: any other answer is a fault and is retried with another seed. @throws EngineUnavailable
 */
export async function makeTrueEdit(task: TaskEngines, edit: TrueEdit): Promise<Raster> {
  const { purpose, photo, guide, area, subject, prompt, feather } = edit;
  const subjectOfCall = { purpose, prompt, seed: edit.seed };
  return task.call('image', subjectOfCall, async (engine, attempt) => {
    const request = { picture: guide, area, beside: [photo], prompt };
    const { window, drawn: came } = await requestEdit(task, engine, attempt, request);
    const [cutPhoto, cutGuide] = await Promise.all([
      cutPicture(photo, window),
      cutPicture(guide, window),
    ]);
    const [cutArea, cutSubject]: [GreyMap, GreyMap] = [
      cutMap(area, window),
      cutMap(subject, window),
    ];
    const plan: EditPlan = { photo: cutPhoto, guide: cutGuide, area: cutArea, subject: cutSubject };
    // A model that takes a mask leaves the rest in its place.
    const drawn = engine.profile.mask === null ? await laidOver(cutGuide, came) : came;
    const wrong = structureFault(await measureStructure(plan, drawn));
    if (wrong !== null) {
      throw new EngineFault('image', 'untrue', wrong);
    }
    const kept = putBack(cutPhoto, drawn, { area: cutArea, feather });
    return pasteWindow(photo, kept, window);
  });
}

/** How far around the area an engine's drift of tones is read, as a share of the longer side. */
const DRIFT_REACH = 0.06;
/** Larger differences are of things that an engine drew there, not of tones. */
const MOST_DRIFT = 40;
/** So many pixels around the area say something about its tones. */
const LEAST_PIXELS = 400;

/**
 * The shift of each channel of the pixels that an engine was to leave alone, of 255. Engines draw the whole picture again,
 * often a little lighter or warmer. What they did so to the ground around the area, they did to the area too.
 */
function readDrift(original: Raster, edited: Raster, area: GreyMap): readonly number[] {
  const reach = Math.ceil(DRIFT_REACH * Math.max(area.width, area.height));
  const { distance } = nearestSources(area, 'marked', reach);
  const sums = [0, 0, 0];
  let count = 0;
  for (const [pixel, far] of distance.entries()) {
    if (far === 0 || far > reach) continue;
    const shift = sums.map(
      (_, channel) =>
        (edited.data[pixel * edited.channels + channel] as number) -
        (original.data[pixel * original.channels + channel] as number),
    );
    if (shift.some((one) => Math.abs(one) > MOST_DRIFT)) continue;
    for (const [channel, one] of shift.entries()) sums[channel] = (sums[channel] as number) + one;
    count += 1;
  }
  return count < LEAST_PIXELS ? [0, 0, 0] : sums.map((sum) => sum / count);
}

/**
 * The original with an edit inside the area: outside it each pixel is the original's, bit for bit; the seam is
 * feathered over so many pixels inside, and the edit's drift of tones taken away.
 */
export function putBack(
  original: Raster,
  edited: Raster,
  { area, feather }: { readonly area: GreyMap; readonly feather: number },
): Raster {
  const weights = seamWeights(area, feather);
  const drift = readDrift(original, edited, area);
  const data = Uint8Array.from(original.data);
  for (let pixel = 0; pixel < weights.length; pixel += 1) {
    const weight = weights[pixel] as number;
    if (weight === 0) continue;
    const [to, from] = [pixel * original.channels, pixel * edited.channels];
    for (let channel = 0; channel < 3; channel += 1) {
      const own = data[to + channel] as number;
      const drawn = (edited.data[from + channel] as number) - (drift[channel] as number);
      data[to + channel] = Math.max(0, Math.min(255, Math.round(own + (drawn - own) * weight)));
    }
  }
  return { ...original, data };
}
