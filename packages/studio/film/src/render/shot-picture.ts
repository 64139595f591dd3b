import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { pictureBox, shotViews } from '../camera/shot-views.js';
import type { Size, View } from '../camera/view.js';
import { LivingPicture } from '../clip/living-picture.js';
import { shareOfClip } from '../clip/segment-clips.js';
import { FilmError } from '../film-error.js';
import { TurningPicture } from '../reveal/turning-picture.js';
import type { Reveal } from '../scene.js';
import type { Storyboard, WholeStoryboard } from '../storyboard.js';
import { type Segment, type Shot, shotFrames } from '../timeline.js';
import type { Arena } from '../warp/arena.js';
import type { Kernel } from '../warp/kernel.js';
import {
  type DecodedRegion,
  decodeMapRegion,
  decodeRegion,
  importRegion,
  pictureSize,
  type Region,
  regionSeen,
} from '../warp/picture-planes.js';
import type { SourcePicture } from '../warp/plane-warp.js';
import { type FrameJob, frameSize } from './frame-job.js';

/** Consecutive frames that see a picture at about one size. */
interface ZoomRun {
  readonly firstFrame: number;
  readonly views: readonly View[];
}

/** Up to this change of size one decoding serves all frames of a shot. */
const ONE_SIZE = 1.8;
/** Where there are several, neighbours of other size differ by no more than the eye takes for the zoom itself. */
const RUN = 1.3;

/** Frames in runs of one size each; a single run where the camera comes little closer. */
function zoomRuns(frames: readonly number[], view: (frame: number) => View): ZoomRun[] {
  const shown = frames.map((frame) => ({ frame, view: view(frame) }));
  const widths = shown.map(({ view: { width } }) => width);
  const span = Math.max(...widths) / Math.min(...widths) <= ONE_SIZE ? ONE_SIZE : RUN;
  const runs: { firstFrame: number; views: View[]; least: number; most: number }[] = [];
  for (const { frame, view: seen } of shown) {
    const run = runs.at(-1);
    const least = Math.min(run?.least ?? seen.width, seen.width);
    const most = Math.max(run?.most ?? seen.width, seen.width);
    if (run !== undefined && most / least <= span) {
      run.views.push(seen);
      Object.assign(run, { least, most });
    } else {
      runs.push({ firstFrame: frame, views: [seen], least: seen.width, most: seen.width });
    }
  }
  return runs;
}

/** By how much the shapes of two pictures of one reveal may differ: rounding of their sizes. */
const SAME_SHAPE = 0.01;

/** The part of one shot that a segment shows, decoded. */
export interface ShotPicture {
  view(frame: number): View;
  /** The picture in a frame; it holds until the next call. */
  picture(frame: number): SourcePicture | Promise<SourcePicture>;
}

export function shotKeys(storyboard: Storyboard, segment: Segment, shot: Shot): string[] {
  const { image_key, reveal } = revealOf(storyboard, segment, shot);
  return reveal === null ? [image_key] : [image_key, reveal.from_key, reveal.map_key];
}

/** Decodes a shot, and returns a step that brings it into the kernel's memory at once. FilmError `picture_unreadable`. */
export async function decodeShot(
  job: FrameJob,
  shot: Shot,
): Promise<(kernel: Kernel, arena: Arena) => ShotPicture> {
  const { storyboard, segment } = job;
  const { image_key, reveal } = revealOf(storyboard, segment, shot);
  const file = fileOf(job, image_key);
  const size = await pictureSize(image_key, file);
  const view = shotViews(storyboard, shot, size);
  const { box, clip } = placed(storyboard, shot, size);
  const frame = frameSize(storyboard);
  const frames = framesOf(shot, segment);
  const living = job.clips.get(shot.sceneIndex);
  const runs = zoomRuns(frames, view);
  if (runs.length > 1 && reveal === null && living === undefined) {
    const closing = await decodeRuns(runs, (views) =>
      decodeRegion(image_key, file, regionSeen(box, frame, views)),
    );
    return (kernel, arena) => ({ view, picture: closing(kernel, arena) });
  }
  const region = regionSeen(box, frame, frames.map(view));
  const decoded = decodeRegion(image_key, file, region);
  const still = await decodeStill(job, shot, { image_key, reveal, size, region, decoded });
  if (clip === null || living === undefined) {
    return (kernel, arena) => ({ view, picture: still(kernel, arena) });
  }
  const prepared = await LivingPicture.prepare(await decoded, region, living, clip);
  return (kernel, arena) => {
    const picture = still(kernel, arena);
    const alive = prepared(kernel, arena);
    return {
      view,
      picture: (frame) => {
        const share = shareOfClip(clip, shot, frame);
        return share === 0 ? picture(frame) : alive.at(frame - living.firstFrame, share);
      },
    };
  };
}

/** Where the shot's picture lies, and the clip over it. */
function placed(storyboard: WholeStoryboard, shot: Shot, size: Size) {
  const scene = storyboard.scenes[shot.sceneIndex];
  if (scene === undefined) throw new RangeError(`The storyboard has no scene ${shot.sceneIndex}.`);
  return { box: pictureBox(scene, size), clip: scene.clip };
}

/** A picture that the camera comes much closer to: decoded again for each run of frames, as large as they show it. */
async function decodeRuns(
  runs: readonly ZoomRun[],
  decode: (views: readonly View[]) => Promise<DecodedRegion>,
): Promise<(kernel: Kernel, arena: Arena) => (frame: number) => SourcePicture> {
  const decoded = await Promise.all(runs.map(({ views }) => decode(views)));
  return (kernel, arena) => {
    const pictures = decoded.map((region) => importRegion(kernel, arena, region));
    return (frame) => {
      const at = runs.findLastIndex(({ firstFrame }) => firstFrame <= frame);
      const picture = pictures[Math.max(0, at)];
      if (picture === undefined) throw new RangeError(`Frame ${frame} is in no run.`);
      return picture;
    };
  };
}

interface Still extends ReturnType<typeof revealOf> {
  readonly size: Size;
  readonly region: Region;
  readonly decoded: Promise<DecodedRegion>;
}

/** The shot's picture, whole or while it is revealed. */
async function decodeStill(
  job: FrameJob,
  shot: Shot,
  { reveal, size, region, decoded }: Still,
): Promise<(kernel: Kernel, arena: Arena) => (frame: number) => SourcePicture> {
  if (reveal === null) {
    const after = await decoded;
    return (kernel, arena) => {
      const picture = importRegion(kernel, arena, after);
      return () => picture;
    };
  }
  const from = fileOf(job, reveal.from_key);
  const map = fileOf(job, reveal.map_key);
  await Promise.all([
    checkShape(reveal.from_key, from, size),
    checkShape(reveal.map_key, map, size),
  ]);
  const [after, before, times] = await Promise.all([
    decoded,
    decodeRegion(reveal.from_key, from, region),
    decodeMapRegion(reveal.map_key, map, region),
  ]);
  return (kernel, arena) => {
    const turning = new TurningPicture(kernel, arena, {
      before: importRegion(kernel, arena, before),
      after: importRegion(kernel, arena, after),
      times,
      width: after.width,
      height: after.height,
    });
    return (frame) => turning.at(revealProgress(reveal, shot, frame));
  };
}

/** The shot's picture and its reveal; null once it is over when the segment begins. */
function revealOf(storyboard: Storyboard, segment: Segment, shot: Shot) {
  const scene = storyboard.scenes[shot.sceneIndex];
  if (scene === undefined) throw new RangeError(`The storyboard has no scene ${shot.sceneIndex}.`);
  const given: Reveal | null = scene.reveal ?? null;
  const over =
    given === null ||
    (given.back === undefined && revealProgress(given, shot, segment.firstFrame) >= 1);
  return { image_key: scene.image_key, reveal: over ? null : given };
}

function framesOf(shot: Shot, segment: Segment): number[] {
  const { firstFrame, endFrame } = shotFrames(shot, segment);
  const count = Math.max(1, endFrame - firstFrame);
  return Array.from({ length: count }, (_, index) => firstFrame + index);
}

function fileOf(job: FrameJob, key: string): Uint8Array {
  const file = job.files.get(key);
  if (file === undefined) throw new Error(`The renderer was not given ${key}.`);
  return file;
}

async function checkShape(key: string, file: Uint8Array, wanted: Size): Promise<void> {
  const { width, height } = await pictureSize(key, file);
  const ratio = (width * wanted.height) / (height * wanted.width);
  if (Math.abs(ratio - 1) <= SAME_SHAPE) return;
  const message = `The picture ${key} has not the shape of the one that it turns into.`;
  throw new FilmError('picture_unreadable', message, key);
}

/** How far a scene's reveal has come in a frame of the film: 0 up to its start, 1 from its end on, 0 when it has gone back. */
function revealProgress({ start, seconds, back }: Reveal, shot: Shot, frame: number): number {
  const time = (frame - shot.firstFrame) / FRAMES_PER_SECOND;
  const come = Math.max(0, (time - start) / seconds);
  const gone = back === undefined ? 0 : Math.max(0, (time - back.start) / back.seconds);
  return Math.max(0, Math.min(1, come) - gone);
}
