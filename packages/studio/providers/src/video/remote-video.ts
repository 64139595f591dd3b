import type { EngineCapability } from '@groundwork/contract/warnings';
import { FilmError, type IngestedClip, ingestClip, STILL_SIZE } from '@groundwork/film';
import { pipelineOf, type Raster, resizeRaster } from '@groundwork/imaging';
import { EngineFault } from '../calls/engine-call.js';
import { videoDriver } from '../drivers/drivers.js';
import { runJob } from '../drivers/run-job.js';
import { cutPicture, nearestRatio, type PictureSize } from '../image/canvas.js';
import { greyOf, likeness } from '../image/picture-edges.js';
import { reducedPicture } from '../image/structure.js';
import type { VideoProfile } from '../profiles/model-profile.js';
import type { TaskEngines } from '../task-engines.js';
import type {
  MovingScene,
  MovingSceneKind,
  VideoClip,
  VideoPort,
  VideoSettings,
} from './video-settings.js';

const PICTURE_QUALITY = 94;

/** Clips by a video server. What goes wrong ends, where that is so configured, in a picture that stays as it is. */
export function createRemoteVideo(task: TaskEngines, settings: VideoSettings): VideoPort {
  return {
    async animate(input) {
      if (!settings.scenes.includes(input.scene.kind)) return null;
      return task.remoteOr('video', {
        remote: (at) => makeClip(at, settings, input),
        embedded: async () => null,
      });
    },
  };
}

async function makeClip(
  task: TaskEngines,
  settings: VideoSettings,
  { picture, scene, seconds: wanted, seed: base, signal }: Parameters<VideoPort['animate']>[0],
): Promise<VideoClip> {
  const provider = task.connection('video');
  if (provider === undefined) throw new Error('there is no video engine');
  const { profile } = provider;
  const frame = clipFrame(picture, profile, settings.longerSide);
  const shown = await cutOut(picture, frame);
  const { width, height, window } = frame;
  const prompt = motionPrompt(scene);
  const jpeg = await pipelineOf(shown).jpeg({ quality: PICTURE_QUALITY }).toBuffer();
  const seconds = clipSeconds(wanted, profile);
  signal.throwIfAborted();
  const purpose = scene.id === undefined ? 'clip' : `clip-${scene.id}`;
  return task.call('video', { purpose, prompt, seed: base }, (to, attempt) => {
    const { seed } = attempt;
    const request = { picture: jpeg, width, height, prompt, seconds, seed, voice: null };
    const read = async (made: Buffer): Promise<VideoClip> => {
      const clip = await readClip('video', made, attempt.signal);
      await checkClip(clip, shown, frame, wanted);
      const { file, seconds: long } = clip;
      return { file, seconds: long, width: clip.width, height: clip.height, window };
    };
    const driver = videoDriver(to.driver);
    return runJob(task, attempt, { driver, to, request, usage: { seconds }, read });
  });
}

/** The part of the picture that the server is shown, in the server's size. */
async function cutOut(picture: Raster, { width, height, window }: ClipFrame): Promise<Raster> {
  const left = Math.round(window.left * picture.width);
  const top = Math.round(window.top * picture.height);
  const right = Math.min(picture.width, left + Math.round(window.width * picture.width));
  const bottom = Math.min(picture.height, top + Math.round(window.height * picture.height));
  return resizeRaster(await cutPicture(picture, { left, top, right, bottom }), width, height);
}

/** @throws EngineFault for what is no film */
export async function readClip(capability: EngineCapability, file: Buffer, signal: AbortSignal) {
  try {
    return await ingestClip(file, signal);
  } catch (error) {
    if (!(error instanceof FilmError) || error.fault !== 'picture_unreadable') throw error;
    throw new EngineFault(capability, 'malformed', error.message, { cause: error });
  }
}

/** Quoted, so that a model reads a customer's words as a description, not as instructions. */
const MOST_WORDS = 300;

/** Said for all scenes: only what lives moves, and everything stays where it is. */
const stillness =
  'Photorealistic footage of exactly this picture, filmed from a tripod: the camera is locked off and does not pan, ' +
  'zoom or orbit. Every building, edge, road and the horizon keep their exact place, shape, size and colour. Nothing ' +
  'appears and nothing disappears; nobody else, no vehicles, no animals, no text. One continuous take in real time.';

const gently =
  'Only what would move by itself moves, gently: leaves, water, curtains, clouds, the flame of a fire.';

const motion: Readonly<Record<MovingSceneKind, string>> = {
  terrain: 'Grass and leaves stir in a light breeze and the clouds drift slowly.',
  proposal:
    'Leaves and grass stir in a light breeze, the clouds drift slowly, and where there is water it glitters. The house stands perfectly still.',
  supplied: gently,
  living: gently,
  photo: gently,
};

/** Faces and clothes belong to a person, and stay the same in every scene of the film. */
const people =
  'The people who are seen stay where they stand, with the same faces and clothes; they breathe, blink and shift their weight a little.';

/** The whole prompt of a video engine. */
export function motionPrompt({ kind, shows, people: arePeople }: MovingScene): string {
  const words =
    shows
      ?.replace(/[\s"“”]+/gu, ' ')
      .trim()
      .slice(0, MOST_WORDS) ?? '';
  const about = words === '' ? '' : ` The picture shows: "${words}".`;
  return `${stillness}${about} ${motion[kind]}${arePeople === true ? ` ${people}` : ''}`;
}

/** Most deviation of a clip's shape from the request: models round their sizes. */
const SHAPE = 0.04;
const SHORTEST_SECONDS = 0.8;
/** How like the picture a clip's opening must be, and all that is shown of it: -1 to 1. */
const LIKENESS = { opening: 0.85, throughout: 0.6 } as const;

/**
 * Checks that a clip belongs to the picture: same shape, starting with it, and still showing the same place at the end.
 * Clouds may pass; a wandering camera, a cut, or a house that changes are rejected. @throws EngineFault that a retry
 * will not mend
 */
export async function checkClip(
  { width, height, seconds, stills }: IngestedClip,
  picture: Raster,
  frame: ClipFrame,
  shownSeconds: number,
): Promise<void> {
  const fault = (reason: 'wrong_size' | 'malformed', message: string) =>
    new EngineFault('video', reason, message, { retryable: false });
  if (Math.abs(Math.log((width * frame.height) / (height * frame.width))) > SHAPE) {
    throw fault('wrong_size', `${width} x ${height} instead of ${frame.width} x ${frame.height}`);
  }
  if (seconds < SHORTEST_SECONDS) throw fault('malformed', `a clip of ${seconds} s`);
  const own = greyOf(await reducedPicture(picture, STILL_SIZE));
  const rate = stills.length / seconds;
  const shown = stills.slice(0, Math.max(1, Math.ceil(shownSeconds * rate)));
  const all = { ...STILL_SIZE, data: new Uint8Array(own.length).fill(255) };
  const likenesses = shown.map((still) => likeness(own, Float32Array.from(still), all));
  const opening = likenesses[0] ?? -1;
  const least = Math.min(...likenesses);
  if (opening < LIKENESS.opening) {
    throw fault('malformed', `it begins with something else (${opening.toFixed(2)})`);
  }
  if (least < LIKENESS.throughout) {
    throw fault('malformed', `it does not stay with the picture (${least.toFixed(2)})`);
  }
}

/** Models work on blocks of so many pixels. */
const BLOCK = 16;

/** The requested size of a clip, and the part of the picture in its shape. */
export interface ClipFrame extends PictureSize {
  readonly window: VideoClip['window'];
}

/** The largest part of the picture that a size of the model's shows, in the middle; all of it where any size goes. */
export function clipFrame(
  picture: PictureSize,
  { sizes }: Pick<VideoProfile, 'sizes'>,
  longerSide: number,
): ClipFrame {
  const ratio = picture.width / picture.height;
  if (sizes === undefined) {
    const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height));
    const blocks = (length: number) =>
      Math.max(BLOCK, BLOCK * Math.round((length * scale) / BLOCK));
    return {
      width: blocks(picture.width),
      height: blocks(picture.height),
      window: { left: 0, top: 0, width: 1, height: 1 },
    };
  }
  const { width, height } = nearestRatio(ratio, sizes.list);
  const wanted = width / height;
  const share = { width: Math.min(1, wanted / ratio), height: Math.min(1, ratio / wanted) };
  return {
    width,
    height,
    window: { ...share, left: (1 - share.width) / 2, top: (1 - share.height) / 2 },
  };
}

/** The shortest of the model's lengths that is long enough, or its longest. */
export function clipSeconds(wanted: number, { seconds }: Pick<VideoProfile, 'seconds'>): number {
  const { lengths, most = 10 } = seconds ?? {};
  if (lengths === undefined) return Math.min(most, Math.max(1, Math.ceil(wanted)));
  return lengths.find((length) => length >= wanted) ?? lengths.at(-1) ?? most;
}
