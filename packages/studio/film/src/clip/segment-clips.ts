import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Clip } from '../scene.js';
import { type Storyboard, storyboardSchema } from '../storyboard.js';
import { type Segment, type Shot, segmentShots, shotFrames } from '../timeline.js';
import { type DecodedClip, decodeClip } from './decode-clip.js';

/** The part of a scene's clip that a segment shows. */
export interface SegmentClip extends DecodedClip {
  readonly firstFrame: number;
}

export function clipKeys(storyboard: Storyboard, segment: Segment): string[] {
  return shownClips(storyboard, segment).map(({ clip }) => clip.clip_key);
}

/** Decodes a segment's part of its scenes' clips, by the index of the scene. Throws like decodeClip. */
export async function decodeSegmentClips(
  storyboard: Storyboard,
  segment: Segment,
  files: ReadonlyMap<string, Uint8Array>,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, SegmentClip>> {
  const clips = new Map<number, SegmentClip>();
  for (const { clip, shot, from, until } of shownClips(storyboard, segment)) {
    const begin = clipFrames(clip, shot).firstFrame;
    const file = files.get(clip.clip_key);
    if (file === undefined) throw new Error(`The renderer was not given ${clip.clip_key}.`);
    const decoded = await decodeClip(
      file,
      clip,
      { first: from - begin, end: until - begin },
      signal,
    );
    clips.set(shot.sceneIndex, { ...decoded, firstFrame: from });
  }
  return clips;
}

/** The clips that a segment shows, and the frames of the film, [from, until), in which it does. */
function shownClips(source: Storyboard, segment: Segment) {
  const { scenes } = storyboardSchema.parse(source);
  return segmentShots(segment).flatMap((shot: Shot) => {
    const clip = scenes[shot.sceneIndex]?.clip ?? null;
    if (clip === null) return [];
    const shown = shotFrames(shot, segment);
    const { firstFrame, endFrame } = clipFrames(clip, shot);
    const from = Math.max(firstFrame, shown.firstFrame);
    const until = Math.min(endFrame, shown.endFrame);
    return from < until ? [{ clip, shot, from, until }] : [];
  });
}

/** Seconds in which the picture comes alive, and in which it comes to rest when the clip ends before the scene does. */
const WAKING = 0.5;
const RESTING = 1;

/** Frames of the film in which a clip is seen: [firstFrame, endFrame). */
interface ClipFrames {
  readonly firstFrame: number;
  readonly endFrame: number;
}

/** A clip begins when it is due and ends with its shot or its last frame. */
export function clipFrames({ start, seconds }: Clip, shot: Shot): ClipFrames {
  const firstFrame = shot.firstFrame + Math.round(start * FRAMES_PER_SECOND);
  const end = firstFrame + Math.max(1, Math.round(seconds * FRAMES_PER_SECOND));
  return { firstFrame, endFrame: Math.min(end, shot.goneFrame) };
}

/** Weight of the clip in a frame, the rest being the picture: it fades in and out. */
export function shareOfClip(clip: Clip, shot: Shot, frame: number): number {
  const { firstFrame, endFrame } = clipFrames(clip, shot);
  if (frame < firstFrame || frame >= endFrame) return 0;
  const waking = (frame - firstFrame + 1) / (WAKING * FRAMES_PER_SECOND + 1);
  const resting =
    endFrame >= shot.goneFrame ? 1 : (endFrame - frame) / (RESTING * FRAMES_PER_SECOND + 1);
  const u = Math.min(1, waking, resting);
  return u * u * (3 - 2 * u);
}
