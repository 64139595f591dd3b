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
import { placedProposalSchema, proposalBriefSchema } from '@groundwork/massing';
import { z } from 'zod';
import { artefact } from './artefacts.js';
import { baseLanguage } from './narrate.js';
import type { Renderer } from './renderer.js';
import { TaskFault } from './task-fault.js';

/** One picture of the film with what is known about it. */
export interface ScenePicture {
  readonly id: string;
  readonly kind: 'terrain' | 'marked' | 'proposal' | 'supplied';
  readonly imageKey: string;
  readonly focus: Point;
  /** Width over height. */
  readonly ratio: number;
  /** Lowest row of what the scene is about, as a share of the picture; null when it is about all of it. */
  readonly subjectBottom: number | null;
  readonly asked: CameraMovement | null;
  readonly script: ScriptScene;
}

export interface PictureInput {
  readonly request: LandRequest;
  readonly inputs: LandInputs;
  readonly photo: Raster;
  readonly plot: PlotReading;
  readonly standing: GreyMap | null;
  readonly seed: number;
  readonly prefix: string;
  /** Told after each picture: how many are done of how many. */
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

/** Photos are kept larger than the film's frame by no more than moves can use. */
const SUPPLIED_LONGER_SIDE = 2880;
/** How far over the horizon the first scene aims, as a share of the picture's height. */
const SKY_ROOM = 0.1;
const jpeg = 'image/jpeg';

/** What a proposal leaves behind beside its picture, so that a worker that takes over need not draw it again. */
const proposalRecordSchema = z.object({
  summary: z.string(),
  placed: placedProposalSchema,
  shown: proposalBriefSchema,
  ignored_words: z.array(z.string()),
});

async function suppliedPicture(renderer: Renderer, sourceKey: string, key: string): Promise<void> {
  await artefact(renderer.store, key, jpeg, async () => {
    const bytes = await renderer.store.get(sourceKey);
    return (await normalisePhoto(bytes, { maxLongerSide: SUPPLIED_LONGER_SIDE })).jpeg;
  });
}

async function proposalPicture(
  renderer: Renderer,
  input: PictureInput,
  index: number,
  count: number,
  signal: AbortSignal,
): Promise<ScenePicture> {
  const { request, prefix } = input;
  const { store, engine } = renderer;
  const id = `proposal-${index + 1}`;
  const imageKey = `${prefix}/${id}.jpg`;
  const recordKey = `${prefix}/${id}.json`;
  let record: Buffer;
  if (await store.stat(recordKey)) {
    record = await store.get(recordKey);
  } else {
    const proposal = await engine.proposals.propose({
      photo: input.photo,
      plot: input.plot,
      standing: input.standing,
      index,
      count,
      prompt: request.construction_prompts?.[index] ?? null,
      style: request.style ?? null,
      exclude: request.exclude ?? null,
      terrainHint: request.terrain_type ?? null,
      language: baseLanguage(request),
      seed: input.seed,
      signal,
    });
    await store.put(imageKey, await encodeJpeg(proposal.picture), { contentType: jpeg });
    record = Buffer.from(
      JSON.stringify({
        summary: proposal.summary,
        placed: proposal.placed,
        shown: proposal.shown,
        ignored_words: proposal.ignoredWords,
      }),
    );
    // Written last: when it is there, the picture is there too.
    await store.put(recordKey, record, { contentType: 'application/json' });
  }
  const { placed, shown } = proposalRecordSchema.parse(JSON.parse(record.toString('utf8')));
  const { left, top, right, bottom } = placed.subject;
  return {
    id,
    kind: 'proposal',
    imageKey,
    focus: { x: (left + right) / 2, y: (top + bottom) / 2 },
    ratio: input.photo.width / input.photo.height,
    subjectBottom: bottom,
    asked: null,
    script: { kind: 'proposal', brief: shown, buildings: placed.buildings.length },
  };
}

/** The terrain, the marked area, and the proposals or the customer's own scenes, in the film's order. */
export async function makePictures(
  renderer: Renderer,
  input: PictureInput,
  signal: AbortSignal,
): Promise<ScenePicture[]> {
  const { request, inputs, photo, plot, prefix } = input;
  const { store, engine } = renderer;
  const plan = planLand(request);
  const supplied = orderedScenes(request.scenes ?? []);
  const areaFocus = polygonCentre(plot.area);
  const total = 2 + plan.generatedScenes + supplied.length;
  const pictures: ScenePicture[] = [];
  const add = async (picture: ScenePicture) => {
    pictures.push(picture);
    await input.onProgress(pictures.length, total);
  };

  const terrainKey = `${prefix}/terrain.jpg`;
  await artefact(store, terrainKey, jpeg, () => encodeJpeg(photo));
  await add({
    id: 'terrain',
    kind: 'terrain',
    imageKey: terrainKey,
    // The land with what lies behind it, not the plot alone.
    focus: { x: areaFocus.x, y: (plot.terrain.horizonY ?? areaFocus.y + SKY_ROOM) - SKY_ROOM },
    ratio: photo.width / photo.height,
    subjectBottom: null,
    asked: null,
    script: { kind: 'terrain' },
  });

  if (plan.area !== 'none') {
    const markedKey = `${prefix}/marked.jpg`;
    const own = inputs.images.find((image) => image.role === 'marked');
    if (own) await suppliedPicture(renderer, own.key, markedKey);
    else {
      await artefact(store, markedKey, jpeg, async () =>
        encodeJpeg(
          (await engine.marking.draw({ photo, plot, styleHint: request.style ?? null, signal }))
            .picture,
        ),
      );
    }
    await add({
      id: 'marked',
      kind: 'marked',
      imageKey: markedKey,
      focus: own ? { x: 0.5, y: 0.55 } : areaFocus,
      ratio: photo.width / photo.height,
      subjectBottom: null,
      asked: null,
      script: { kind: 'marked' },
    });
  }

  for (let index = 0; index < plan.generatedScenes; index++) {
    await add(await proposalPicture(renderer, input, index, plan.generatedScenes, signal));
  }

  for (const scene of supplied) {
    const path = `scenes.${scene.index}.image_url`;
    const stored = inputs.images.find((image) => image.path === path);
    if (!stored) {
      throw new TaskFault('SCENE_IMAGE_REQUIRED', {
        message: `${path} is needed to render the scene`,
      });
    }
    const imageKey = `${prefix}/scene-${scene.index + 1}.jpg`;
    await suppliedPicture(renderer, stored.key, imageKey);
    await add({
      id: `scene-${scene.index + 1}`,
      kind: 'supplied',
      imageKey,
      focus: { x: 0.5, y: 0.5 },
      ratio: stored.width / stored.height,
      subjectBottom: null,
      asked: scene.camera_movement ?? null,
      script: { kind: 'supplied', prompt: scene.prompt ?? null },
    });
  }
  return pictures;
}
