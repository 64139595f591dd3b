import { openCaptionTrack } from '../captions/caption-track.js';
import { OverlaySlot } from '../overlay/overlay-slot.js';
import { drawWatermark } from '../overlay/watermark.js';
import { shareOfNewScene } from '../timeline.js';
import { Arena } from '../warp/arena.js';
import { loadKernel } from '../warp/kernel.js';
import { PlaneWarp, type ShownPicture } from '../warp/plane-warp.js';
import { FRAME_SLOTS, type FrameJob, frameSize, slotBytes } from './frame-job.js';
import { decodeShot, type ShotPicture } from './shot-picture.js';

/** Draws any frame of one segment into the shared memory. */
export interface FrameRenderer {
  /** Draws a frame of the film into a slot and returns the address of its first byte. */
  draw(frame: number, slot: number): Promise<number>;
}

/** Decodes what the segment shows. Throws FilmError `picture_unreadable`. */
export async function openFrameRenderer(job: FrameJob): Promise<FrameRenderer> {
  const { storyboard, segment, memory } = job;
  const frame = frameSize(storyboard);
  const kernel = await loadKernel(memory);
  const arena = new Arena(memory);
  const slots = arena.allocate(slotBytes(frame) * FRAME_SLOTS);
  const warp = new PlaneWarp(kernel, arena, frame);
  const [overlays, decoded, decodedBefore] = await Promise.all([
    openOverlays(job, () => new OverlaySlot(kernel, arena, frame)),
    decodeShot(job, segment.shot),
    segment.previous === null ? null : decodeShot(job, segment.previous),
  ]);
  const current = decoded(kernel, arena);
  const previous = decodedBefore === null ? null : decodedBefore(kernel, arena);
  return {
    async draw(filmFrame, slot) {
      const address = slots + slot * slotBytes(frame);
      const share = shareOfNewScene(segment, filmFrame);
      const above = shown(current, filmFrame, share);
      if (previous === null || share === 1) warp.render(address, [above]);
      else warp.render(address, [shown(previous, filmFrame, 1 - share), above]);
      await overlays(address, filmFrame);
      return address;
    },
  };
}

function shown(shot: ShotPicture, frame: number, share: number): ShownPicture {
  return { picture: shot.picture(frame), view: shot.view(frame), share };
}

/** Captions and watermark, over all pictures. */
async function openOverlays(
  { storyboard, segment, files }: FrameJob,
  slot: () => OverlaySlot,
): Promise<(address: number, frame: number) => Promise<void>> {
  const { watermark, captions } = storyboard;
  const mark = watermark === null ? null : await drawWatermark(watermark, storyboard, files);
  const markSlot = mark === null ? null : slot();
  const track = await openCaptionTrack(storyboard, segment.firstFrame, segment.endFrame);
  const captionSlot = captions === null ? null : slot();
  return async (address, frame) => {
    if (mark !== null) markSlot?.draw(address, mark, 1);
    const caption = await track.at(frame);
    if (caption !== null) captionSlot?.draw(address, caption.planes, caption.opacity);
  };
}
