import type { EngineCapability } from '@groundwork/contract/warnings';
import { FilmError, ingestClip } from '@groundwork/film';
import { pipelineOf, type Raster } from '@groundwork/imaging';
import { EngineFault } from '../calls/engine-call.js';
import type { TaskEngines } from '../task-engines.js';
import { type ClipFrame, checkClip, clipFrame, clipSeconds } from './clip-truth.js';
import { falVideo } from './fal-video.js';
import { openAiVideo } from './openai-video.js';
import { memoryOf, runJob } from './run-job.js';
import type { VideoDriver, VideoRequest } from './video-driver.js';
import type {
  MovingScene,
  MovingSceneKind,
  VideoClip,
  VideoPort,
  VideoSettings,
} from './video-settings.js';

/** How servers take jobs that make film, by the names that settings have. */
export const videoDrivers: Readonly<Record<string, VideoDriver>> = {
  openai: openAiVideo,
  fal: falVideo,
};

const PICTURE_QUALITY = 94;

/** Clips by a video server. What goes wrong ends, where that is so configured, in a picture that stays as it is. */
export function createRemoteVideo(task: TaskEngines, settings: VideoSettings): VideoPort {
  return {
    async animate(input) {
      if (!settings.scenes.includes(input.scene.kind)) return null;
      return task.remoteOr(
        'video',
        () => makeClip(task, settings, input),
        async () => null,
      );
    },
  };
}

async function makeClip(
  task: TaskEngines,
  settings: VideoSettings,
  { picture, scene, seconds: wanted, seed, signal }: Parameters<VideoPort['animate']>[0],
): Promise<VideoClip> {
  const frame = clipFrame(picture, settings);
  const shown = await cutOut(picture, frame);
  const { width, height, window } = frame;
  const prompt = motionPrompt(scene);
  const seconds = clipSeconds(wanted, settings);
  const request: VideoRequest = {
    picture: await pipelineOf(shown).jpeg({ quality: PICTURE_QUALITY }).toBuffer(),
    ...{ width, height, prompt, seconds, seed, voice: null, settings },
  };
  const driver = driverOf(task);
  const memory = memoryOf(task, 'video', request);
  signal.throwIfAborted();
  const purpose = scene.id === undefined ? 'clip' : `clip-${scene.id}`;
  return task.call('video', { purpose, prompt, seed }, async (to, attemptSignal) => {
    const made = await runJob({
      ...{ driver, to, request, memory },
      signal: attemptSignal,
      taskSignal: task.signal,
    });
    const clip = await readClip('video', made, attemptSignal);
    try {
      await checkClip(clip, shown, frame, wanted);
    } catch (error) {
      await memory.note(null);
      throw error;
    }
    const { file, ...about } = clip;
    return {
      value: { file, seconds: about.seconds, width: about.width, height: about.height, window },
      usage: { seconds: about.seconds },
    };
  });
}

function driverOf(task: TaskEngines): VideoDriver {
  const driver = videoDrivers[task.connection('video')?.driver ?? ''];
  if (driver === undefined) throw new Error('there is no driver for the video engine');
  return driver;
}

/** The part of the picture that the server is shown, in the server's size. */
async function cutOut(picture: Raster, { width, height, window }: ClipFrame): Promise<Raster> {
  const left = Math.round(window.left * picture.width);
  const top = Math.round(window.top * picture.height);
  const { data } = await pipelineOf(picture)
    .extract({
      left,
      top,
      width: Math.min(picture.width - left, Math.round(window.width * picture.width)),
      height: Math.min(picture.height - top, Math.round(window.height * picture.height)),
    })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width, height, channels: 3, data };
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
