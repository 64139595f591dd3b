import { planLand } from '@groundwork/contract/land/plan';
import { type LandInputs, orderedScenes } from '@groundwork/contract/land/request';
import {
  artefact,
  type Composer,
  type FilmStep,
  reportPreparing,
  TaskFault,
} from '@groundwork/film-pipeline';
import { encodeJpeg, normalisePhoto, type Point, polygonCentre } from '@groundwork/imaging';
import { Semaphore } from '@groundwork/runtime';
import { cutOpening, type FramedPlot } from './framing/frame-plot.js';
import type { LandPorts } from './ports.js';
import { proposalPicture } from './proposals/proposal-picture.js';
import { plotKey, plotPrefix, revealedKeys, storedMap, storeRevealed } from './reveal-map.js';
import type { PictureInput, ScenePicture } from './scene-picture.js';

/** Shares of the preparation that are done before and after the drawing. */
const drawing = { from: 0.1, to: 0.7 } as const;

/** Photos are stored only as much larger than the film's frame as camera moves can use. */
const SUPPLIED_LONGER_SIDE = 2880;
/** How far over the horizon the first scene aims, as a share of the photo's height. */
const SKY_ROOM = 0.1;
const jpeg = 'image/jpeg';

async function suppliedPicture(
  renderer: Composer<LandPorts>,
  sourceKey: string,
  key: string,
): Promise<void> {
  await artefact(renderer.store, key, jpeg, async () => {
    const bytes = await renderer.store.get(sourceKey);
    return (await normalisePhoto(bytes, { maxLongerSide: SUPPLIED_LONGER_SIDE })).jpeg;
  });
}

async function markedPicture(
  renderer: Composer<LandPorts>,
  { request, inputs, framed, prefix }: PictureInput,
  signal: AbortSignal,
): Promise<ScenePicture> {
  const { store, engine } = renderer;
  const own = inputs.images.find((image) => image.role === 'marked');
  const keys = revealedKeys(own ? prefix : plotPrefix(prefix), 'marked');
  if (own) await suppliedPicture(renderer, own.key, keys.imageKey);
  else if (!(await store.stat(keys.imageKey))) {
    const marked = await engine.marking.draw({
      ...framed.built,
      isGiven: planLand(request).area !== 'auto',
      signal,
    });
    await storeRevealed(store, keys, marked);
  }
  return {
    id: 'marked',
    kind: 'marked',
    imageKey: keys.imageKey,
    onPhoto: !own,
    mapKey: own ? null : await storedMap(store, keys),
    focus: own ? { x: 0.5, y: 0.55 } : polygonCentre(framed.built.plot.area),
    subject: own ? null : framed.plotBox,
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
  renderer: Composer<LandPorts>,
  { inputs, prefix }: PictureInput,
  scene: ReturnType<typeof orderedScenes>[number],
): Promise<ScenePicture> {
  const stored = suppliedSource(inputs, scene);
  const id = `scene-${scene.index + 1}`;
  const { imageKey } = revealedKeys(prefix, id);
  await suppliedPicture(renderer, stored.key, imageKey);
  return {
    id,
    kind: 'supplied',
    imageKey,
    onPhoto: false,
    mapKey: null,
    focus: { x: 0.5, y: 0.5 },
    subject: null,
    asked: scene.camera_movement ?? null,
    script: { kind: 'supplied', prompt: scene.prompt ?? null },
    shows: scene.prompt ?? null,
  };
}

/** Aims at the land and its background, not at the plot alone; in the opening's picture. */
function openingFocus({ whole, photo, windows: { opening } }: FramedPlot): Point {
  const centre = polygonCentre(whole.area);
  const aim = { x: centre.x, y: (whole.terrain.horizonY ?? centre.y + SKY_ROOM) - SKY_ROOM };
  const { left, top, width, height } = opening.part;
  const share = (value: number) => Math.max(0, Math.min(1, value));
  return {
    x: share((aim.x * photo.width - left) / width),
    y: share((aim.y * photo.height - top) / height),
  };
}

/**
 * Draws the terrain, the marked area, and the proposals or the customer's own scenes side by side, and returns them in
 * the film's order. The first that fails stops the others.
 */
export async function makePictures(
  renderer: Composer<LandPorts>,
  step: FilmStep,
  input: PictureInput,
): Promise<ScenePicture[]> {
  const { request, framed, prefix } = input;
  const plan = planLand(request);
  const report = (share: number) =>
    reportPreparing(renderer, step, drawing.from + share * (drawing.to - drawing.from));
  await report(0);
  const imageKey = `${prefix}/opening.jpg`;
  await artefact(renderer.store, imageKey, jpeg, async () => encodeJpeg(await cutOpening(framed)));
  await artefact(renderer.store, plotKey(prefix), jpeg, () => encodeJpeg(framed.built.photo));
  const terrain: ScenePicture = {
    id: 'terrain',
    kind: 'terrain',
    imageKey,
    onPhoto: true,
    mapKey: null,
    focus: openingFocus(framed),
    subject: framed.plotBox,
    asked: null,
    script: { kind: 'terrain' },
    shows: null,
  };
  const failed = new AbortController();
  const either = AbortSignal.any([step.signal, failed.signal]);
  const drawings: ((signal: AbortSignal) => Promise<ScenePicture>)[] = [];
  if (plan.area !== 'none') {
    drawings.push((stop) => markedPicture(renderer, input, stop));
  }
  const count = plan.generatedScenes;
  for (let index = 0; index < count; index++) {
    drawings.push((stop) =>
      proposalPicture(renderer, { ...input, log: step.log }, { index, count }, stop),
    );
  }
  for (const scene of orderedScenes(request.scenes ?? [])) {
    drawings.push(() => suppliedScene(renderer, input, scene));
  }
  let done = 0;
  const side = new Semaphore(renderer.drawings);
  const pictures = await Promise.all(
    drawings.map((draw) =>
      side.run(async () => {
        either.throwIfAborted();
        try {
          const picture = await draw(either);
          done += 1;
          await report(done / drawings.length);
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
