import { decodeRaster } from '@groundwork/imaging';
import type { MovingScene, VideoClip, VideoPort } from '@groundwork/providers/video/video-settings';
import { z } from 'zod';
import { storedJson, storeJson } from '../artefacts.js';
import type { Composer, Renderer } from '../service/renderer.js';
import type { TimedScene } from './timeline.js';

export interface AnimatedScene {
  readonly picture: {
    readonly id: string;
    readonly imageKey: string;
    /** The things that move in it; null where nothing is to move. */
    readonly moving: MovingScene | null;
  };
  readonly time: Pick<TimedScene, 'seconds'>;
  /** When its picture is finished, in seconds from its first frame. */
  readonly finished: number;
  /** The next scene's cross-fade, in which this one is still seen. */
  readonly fading: number;
}

export interface SceneClip {
  readonly clip_key: string;
  readonly start: number;
  readonly length: number;
  readonly seconds: number;
  readonly window: VideoClip['window'];
}

/** A scene that is seen for less than this is not worth a clip. */
const SHORTEST_SECONDS = 1.5;
/** A clip that is too short is played slower up to this; then the picture comes to rest. */
const SLOWEST = 1.5;

const share = z.number().min(0).max(1);
const keptSchema = z.object({
  seconds: z.number().positive(),
  window: z.object({ left: share, top: share, width: share, height: share }),
});

/** How much of a clip of so many seconds is played, in its own seconds and in the film's. */
export function paceOf(
  clipSeconds: number,
  wanted: number,
): { readonly length: number; readonly seconds: number } {
  if (clipSeconds >= wanted) return { length: wanted, seconds: wanted };
  return { length: clipSeconds, seconds: Math.min(wanted, clipSeconds * SLOWEST) };
}

/**
 * Animates each scene where a provider can; null for all others, in which only the camera moves. A worker that takes over
 * finds the clips again.
 */
export async function sceneClips(
  { store, engine: { video } }: Pick<Composer, 'store' | 'engine'>,
  scenes: readonly AnimatedScene[],
  { prefix, seed }: { readonly prefix: string; readonly seed: number },
  signal: AbortSignal,
): Promise<(SceneClip | null)[]> {
  if (video === undefined) return scenes.map(() => null);
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  // All at once: a job waits in the server's own queue.
  return Promise.all(
    scenes.map(async (scene) => {
      try {
        return await sceneClip(store, video, scene, { prefix, seed }, either);
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    }),
  );
}

async function sceneClip(
  store: Renderer['store'],
  video: VideoPort,
  { picture, time, finished, fading }: AnimatedScene,
  { prefix, seed }: { readonly prefix: string; readonly seed: number },
  signal: AbortSignal,
): Promise<SceneClip | null> {
  const { id, imageKey, moving } = picture;
  const wanted = time.seconds + fading - finished;
  if (moving === null || wanted < SHORTEST_SECONDS) return null;
  const keys = { clip: `${prefix}/${id}-clip.mp4`, record: `${prefix}/${id}-clip.json` };
  const stored = await storedJson(store, keys.record);
  let kept: z.output<typeof keptSchema>;
  if (stored !== null) {
    kept = keptSchema.parse(stored);
  } else {
    const clip = await video.animate({
      picture: await decodeRaster(await store.get(imageKey)),
      scene: { ...moving, id },
      seconds: wanted,
      seed,
      signal,
    });
    if (clip === null) return null;
    kept = { seconds: clip.seconds, window: clip.window };
    await store.put(keys.clip, clip.file, { contentType: 'video/mp4' });
    // Written last: when it exists, the clip does too.
    await storeJson(store, keys.record, kept);
  }
  const pace = paceOf(kept.seconds, wanted);
  return { clip_key: keys.clip, start: finished, ...pace, window: kept.window };
}
