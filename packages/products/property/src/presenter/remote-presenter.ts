import { decodeRaster, pipelineOf } from '@groundwork/imaging';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { photographedPresenter } from '@groundwork/portraits/remote-portraits';
import { EngineFault } from '@groundwork/providers/calls/engine-call';
import { videoDriver } from '@groundwork/providers/drivers/drivers';
import { runJob } from '@groundwork/providers/drivers/run-job';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { readClip } from '@groundwork/providers/video/remote-video';
import type { VideoSettings } from '@groundwork/providers/video/video-settings';
import type { FilmedPresenter, PresenterPort } from './presenter-port.js';

const PICTURE_QUALITY = 94;
/** Of the square picture of a presenter, in pixels. */
const MOST_SIDE = 768;
/** A film may end so much before the voice, in seconds: its last picture stays. */
const SHORT_BY = 0.3;
/** Least mean change of a still from the first one, of 255, in a film of a speaking presenter. */
const LEAST_STIR = 0.4;

const prompt =
  'The person in the picture speaks to the viewer, friendly and calm. The lips follow the voice. The camera stands still, the background does not change. No text, no logo.';

/**
 * Presenters who are filmed by a provider: their picture, made a photo where an image engine is set, and each speech
 * are sent, and what comes back is shown as it is. When one speech fails, all of the film has the drawn presenter.
 */
export function createRemotePresenter(
  task: TaskEngines,
  embedded: PresenterPort,
  settings: VideoSettings,
): PresenterPort {
  return {
    portrayFaces: (input) => embedded.portrayFaces(input),
    portrayRest: (input) => embedded.portrayRest(input),
    followSpeech: (input) => embedded.followSpeech(input),
    blink: (seed, seconds) => embedded.blink(seed, seconds),
    filmSpeeches: (input) =>
      task.remoteOr('presenter', {
        remote: (at) => filmSpeeches(at, embedded, settings, input),
        embedded: () => embedded.filmSpeeches(input),
      }),
  };
}

async function filmSpeeches(
  task: TaskEngines,
  embedded: PresenterPort,
  { longerSide }: VideoSettings,
  { sitter, speeches, seed, signal }: Parameters<PresenterPort['filmSpeeches']>[0],
): Promise<FilmedPresenter> {
  const side = Math.min(longerSide, MOST_SIDE);
  const picture = await pictureOf(task, embedded, side, sitter, signal);
  const clips: FilmedPresenter['clips'][number][] = [];
  // One after the other: where one fails, no other is paid for.
  for (const [index, speech] of speeches.entries()) {
    signal.throwIfAborted();
    clips.push(await filmSpeech(task, { picture, side, speech, index, seed }));
  }
  return { picture, clips };
}

/** A square JPEG. */
async function pictureOf(
  task: TaskEngines,
  embedded: PresenterPort,
  side: number,
  sitter: Sitter,
  signal: AbortSignal,
): Promise<Buffer> {
  // Composed for the round frame that shows it.
  const drawn = await embedded.portrayRest({ sitter, signal });
  const picture = await photographedPresenter(task, sitter, drawn);
  return pipelineOf(await decodeRaster(picture))
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'cover' })
    .jpeg({ quality: PICTURE_QUALITY })
    .toBuffer();
}

async function filmSpeech(
  task: TaskEngines,
  {
    picture,
    side,
    speech,
    index,
    seed: base,
  }: {
    readonly picture: Buffer;
    readonly side: number;
    readonly speech: { readonly wav: Buffer; readonly seconds: number };
    readonly index: number;
    readonly seed: number;
  },
): Promise<FilmedPresenter['clips'][number]> {
  const { wav: voice, seconds } = speech;
  const subject = { purpose: `speech-${index + 1}`, prompt, seed: base };
  return task.call('presenter', subject, (to, attempt) => {
    const { seed } = attempt;
    const size = { width: side, height: side };
    const request = { ...size, picture, prompt, seconds: Math.ceil(seconds), seed, voice };
    const read = async (made: Buffer) => {
      const clip = await readClip('presenter', made, attempt.signal);
      const wrong = faultOf(clip, seconds);
      if (wrong !== null) throw new EngineFault('presenter', wrong.reason, wrong.message);
      return { file: clip.file, seconds: clip.seconds };
    };
    const driver = videoDriver(to.driver);
    return runJob(task, attempt, { driver, to, request, usage: { seconds }, read });
  });
}

/** Why the film shows no speaking presenter; null when it may. */
function faultOf(
  { seconds, stills }: { readonly seconds: number; readonly stills: readonly Uint8Array[] },
  spoken: number,
): { readonly reason: 'wrong_size' | 'untrue'; readonly message: string } | null {
  if (seconds < spoken - SHORT_BY) {
    return {
      reason: 'wrong_size',
      message: `${seconds} s of film for ${spoken.toFixed(1)} s of voice`,
    };
  }
  const [first] = stills;
  const stir = Math.max(
    0,
    ...stills.map(
      (still) =>
        still.reduce((sum, value, at) => sum + Math.abs(value - (first?.[at] ?? 0)), 0) /
        still.length,
    ),
  );
  return stir < LEAST_STIR ? { reason: 'untrue', message: 'nothing in the film stirs' } : null;
}
