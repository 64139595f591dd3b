import { videoFormats } from '@groundwork/contract/films/fields';
import type { Size } from '../camera/view.js';
import type { SegmentClip } from '../clip/segment-clips.js';
import type { Storyboard, WholeStoryboard } from '../storyboard.js';
import type { Segment } from '../timeline.js';

/** Frames between the renderer and the encoder: enough that neither waits for the other's hiccups. */
export const FRAME_SLOTS = 6;

/** The order to the thread that renders. */
export interface FrameJob {
  readonly storyboard: WholeStoryboard;
  readonly segment: Segment;
  /** Stored files by object key: the segment's pictures and the watermark's. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The parts of its scenes' clips that the segment shows, by the index of the scene. */
  readonly clips: ReadonlyMap<number, SegmentClip>;
  readonly memory: WebAssembly.Memory;
  /** One Int32: number of frames read, whose slots are free again. */
  readonly taken: SharedArrayBuffer;
}

/** The thread's answers. */
export type FrameMessage =
  | { readonly kind: 'frame'; readonly address: number }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly unreadableKey: string | null;
    };

export function frameSize(storyboard: Storyboard): Size {
  return videoFormats[storyboard.format];
}

export function frameBytes({ width, height }: Size): number {
  return (width * height * 3) / 2;
}

/** Bytes from slot to slot; the kernel writes a little past a frame. */
export function slotBytes(frame: Size): number {
  return frameBytes(frame) + 64;
}
