import type { Storyboard } from '../storyboard.js';
import { storyboardSchema } from '../storyboard.js';
import { type Segment, type Shot, segmentShots, shotFrames } from '../timeline.js';
import { clipFrames } from './clip-time.js';
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
