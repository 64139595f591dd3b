import {
  type CameraMovement,
  type LandInputs,
  type LandRequest,
  orderedScenes,
  planLand,
} from '@groundwork/contract';
import type { PlotReading, ScriptScene } from '@groundwork/generation';
import {
  encodeJpeg,
  type GreyMap,
  normalisePhoto,
  type Point,
  polygonCentre,
  type Raster,
} from '@groundwork/imaging';
import { artefact, type Renderer, TaskFault } from '@groundwork/production';
import { type Logger, Turnstile } from '@groundwork/runtime';
import { proposalPicture } from './proposal-picture.js';
import { storedMap, storeUnfolding, unfoldingKeys } from './unfolding.js';

/** One picture of the film with what is known about it. */
export interface ScenePicture {
  readonly id: string;
  readonly kind: 'terrain' | 'marked' | 'proposal' | 'supplied';
  readonly imageKey: string;
  /** Whether it is the plot's photo, or was drawn on it. */
  readonly onPhoto: boolean;
  /** Map of how it comes about on the photo before the viewer's eyes; null when it is shown whole. */
  readonly mapKey: string | null;
  readonly focus: Point;
  /** Width over height. */
  readonly ratio: number;
  /** Rows that hold what the scene is about, as shares of the picture; null when it is about all of it. */
  readonly subjectRows: { readonly top: number; readonly bottom: number } | null;
  readonly asked: CameraMovement | null;
  readonly script: ScriptScene;
  /** What it shows, in words for an engine that animates it; null for none. */
  readonly shows: string | null;
}

export interface PictureInput {
  readonly request: LandRequest;
  readonly inputs: LandInputs;
  readonly photo: Raster;
  readonly plot: PlotReading;
  readonly standing: GreyMap | null;
  readonly seed: number;
  readonly prefix: string;
  readonly log: Logger;
  /** Told after each picture: how many are done of how many. */
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

/** Photos are kept larger than the film's frame by no more than moves can use. */
const SUPPLIED_LONGER_SIDE = 2880;
/** Where the photo lies as the film shows it. */
export function photoKey(prefix: string): string {
  return `${prefix}/terrain.jpg`;
}

/** How far over the horizon the first scene aims, as a share of the picture's height. */
const SKY_ROOM = 0.1;
const jpeg = 'image/jpeg';

async function suppliedPicture(renderer: Renderer, sourceKey: string, key: string): Promise<void> {
  await artefact(renderer.store, key, jpeg, async () => {
    const bytes = await renderer.store.get(sourceKey);
    return (await normalisePhoto(bytes, { maxLongerSide: SUPPLIED_LONGER_SIDE })).jpeg;
  });
}

async function markedPicture(
  renderer: Renderer,
  { request, inputs, photo, plot, standing, prefix }: PictureInput,
  signal: AbortSignal,
): Promise<ScenePicture> {
  const { store, engine } = renderer;
  const keys = unfoldingKeys(prefix, 'marked');
  const own = inputs.images.find((image) => image.role === 'marked');
  if (own) await suppliedPicture(renderer, own.key, keys.imageKey);
  else if (!(await store.stat(keys.imageKey))) {
    const marked = await engine.marking.draw({
      photo,
      plot,
      standing,
      styleHint: request.style ?? null,
      signal,
    });
    await storeUnfolding(store, keys, marked);
  }
  return {
    id: 'marked',
    kind: 'marked',
    imageKey: keys.imageKey,
    onPhoto: !own,
    mapKey: own ? null : await storedMap(store, keys),
    focus: own ? { x: 0.5, y: 0.55 } : polygonCentre(plot.area),
    ratio: own ? own.width / own.height : photo.width / photo.height,
    subjectRows: null,
    asked: null,
    script: { kind: 'marked' },
    shows: null,
  };
}

/** @throws TaskFault when a scene that the request describes came without its picture */
export function suppliedSource({ images }: LandInputs, { index }: { readonly index: number }) {
  const path = `scenes.${index}.image_url`;
  const stored = images.find((image) => image.path === path);
  if (!stored) {
    throw new TaskFault('SCENE_IMAGE_REQUIRED', {
      message: `${path} is needed to render the scene`,
    });
  }
  return stored;
}

async function suppliedScene(
  renderer: Renderer,
  { inputs, prefix }: PictureInput,
  scene: ReturnType<typeof orderedScenes>[number],
): Promise<ScenePicture> {
  const stored = suppliedSource(inputs, scene);
  const id = `scene-${scene.index + 1}`;
  const { imageKey } = unfoldingKeys(prefix, id);
  await suppliedPicture(renderer, stored.key, imageKey);
  return {
    id,
    kind: 'supplied',
    imageKey,
    onPhoto: false,
    mapKey: null,
    focus: { x: 0.5, y: 0.5 },
    ratio: stored.width / stored.height,
    subjectRows: null,
    asked: scene.camera_movement ?? null,
    script: { kind: 'supplied', prompt: scene.prompt ?? null },
    shows: scene.prompt ?? null,
  };
}

/**
 * The terrain, the marked area, and the proposals or the customer's own scenes, in the film's order. They are drawn
 * side by side; the first that fails stops the others.
 */
export async function makePictures(
  renderer: Renderer,
  input: PictureInput,
  signal: AbortSignal,
): Promise<ScenePicture[]> {
  const { request, photo, plot, prefix } = input;
  const plan = planLand(request);
  const imageKey = photoKey(prefix);
  await artefact(renderer.store, imageKey, jpeg, () => encodeJpeg(photo));
  const areaFocus = polygonCentre(plot.area);
  const terrain: ScenePicture = {
    id: 'terrain',
    kind: 'terrain',
    imageKey,
    onPhoto: true,
    mapKey: null,
    // The land with what lies behind it, not the plot alone.
    focus: { x: areaFocus.x, y: (plot.terrain.horizonY ?? areaFocus.y + SKY_ROOM) - SKY_ROOM },
    ratio: photo.width / photo.height,
    subjectRows: null,
    asked: null,
    script: { kind: 'terrain' },
    shows: null,
  };
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const drawings: ((signal: AbortSignal) => Promise<ScenePicture>)[] = [];
  if (plan.area !== 'none') {
    drawings.push((stop) => markedPicture(renderer, input, stop));
  }
  const count = plan.generatedScenes;
  for (let index = 0; index < count; index++) {
    drawings.push((stop) => proposalPicture(renderer, input, { index, count }, stop));
  }
  for (const scene of orderedScenes(request.scenes ?? [])) {
    drawings.push(() => suppliedScene(renderer, input, scene));
  }
  let done = 0;
  const side = new Turnstile(renderer.drawings);
  const pictures = await Promise.all(
    drawings.map((draw) =>
      side.run(async () => {
        either.throwIfAborted();
        try {
          const picture = await draw(either);
          done += 1;
          await input.onProgress(done, drawings.length);
          return picture;
        } catch (error) {
          failed.abort(error);
          throw error;
        }
      }),
    ),
  );
  return [terrain, ...pictures];
}
