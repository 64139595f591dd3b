import type { Size } from '../camera/view.js';
import { openCaptionTrack } from '../captions/caption-track.js';
import { drawOverlays } from '../overlay/draw-overlays.js';
import { OverlaySlot } from '../overlay/overlay-slot.js';
import { drawWatermark } from '../overlay/watermark.js';
import { openPresenter } from '../presenter/presenter-track.js';
import { shareOfLight, shareOfNewScene } from '../timeline.js';
import { Arena } from '../warp/arena.js';
import { type Kernel, loadKernel } from '../warp/kernel.js';
import { PlaneWarp, type ShownPicture } from '../warp/plane-warp.js';
import { FRAME_SLOTS, type FrameJob, frameSize, slotBytes } from './frame-job.js';
import { decodeShot, type ShotPicture } from './shot-picture.js';

/** Draws any frame of one segment into the shared memory. */
export interface FrameRenderer {
  /** Draws a frame of the film into a slot and returns the address of its first byte. */
  draw(frame: number, slot: number): Promise<number>;
}

/** Decodes a segment's pictures. Throws FilmError `picture_unreadable`. */
export async function openFrameRenderer(job: FrameJob): Promise<FrameRenderer> {
  const { storyboard, segment, memory } = job;
  const frame = frameSize(storyboard);
  const kernel = await loadKernel(memory);
  const arena = new Arena(memory);
  const slots = arena.allocate(slotBytes(frame) * FRAME_SLOTS);
  const warp = new PlaneWarp(kernel, arena, frame);
  const [overlays, decoded, decodedBefore] = await Promise.all([
    openOverlays(job, (room) => new OverlaySlot(kernel, arena, frame, room)),
    decodeShot(job, segment.shot),
    segment.previous === null ? null : decodeShot(job, segment.previous),
  ]);
  const current = decoded(kernel, arena);
  const previous = decodedBefore === null ? null : decodedBefore(kernel, arena);
  return {
    async draw(filmFrame, slot) {
      const address = slots + slot * slotBytes(frame);
      const share = shareOfNewScene(segment, filmFrame);
      const above = await shown(current, filmFrame, share);
      if (previous === null || share === 1) warp.render(address, [above]);
      else warp.render(address, [await shown(previous, filmFrame, 1 - share), above]);
      await overlays(address, filmFrame);
      fadeFrame(kernel, address, frame, shareOfLight(storyboard, segment.shot, filmFrame));
      return address;
    },
  };
}

async function shown(shot: ShotPicture, frame: number, share: number): Promise<ShownPicture> {
  return { picture: await shot.picture(frame), view: shot.view(frame), share };
}

/** Black of limited range. */
const BLACK = { luma: 16, chroma: 128 };

/** Leaves `share` of the frame's light. */
function fadeFrame(kernel: Kernel, address: number, { width, height }: Size, share: number): void {
  if (share >= 1) return;
  const pixels = width * height;
  const kept = Math.round(share * 256);
  kernel.fadePlane(address, pixels, kept, BLACK.luma);
  kernel.fadePlane(address + pixels, pixels / 2, kept, BLACK.chroma);
}

/** Lays over a frame, at its address, what belongs on it. */
type LayOverlays = (address: number, frame: number) => Promise<void>;

/** Watermark, overlays, presenter and captions, in this order over all pictures; cards bear neither of the middle two. */
async function openOverlays(
  { storyboard, segment, files }: FrameJob,
  slotFor: (room?: Size) => OverlaySlot,
): Promise<LayOverlays> {
  const { watermark, captions } = storyboard;
  const isCard = storyboard.scenes[segment.shot.sceneIndex]?.kind === 'card';
  const mark = watermark === null ? null : await drawWatermark(watermark, storyboard, files);
  const markSlot = mark === null ? null : slotFor();
  const marked = mark === null ? [] : [mark.taken];
  const presenter = isCard ? null : await openPresenter(storyboard, segment, marked, files);
  const taken = presenter === null ? marked : [...marked, presenter.taken];
  const drawn = isCard ? [] : await drawOverlays(storyboard, taken, files);
  const overlays = drawn.map((overlay) => ({ overlay, slot: slotFor(overlay.planes.luma) }));
  const presenterSlot = presenter === null ? null : slotFor(presenter.room);
  const track = await openCaptionTrack(storyboard, segment.firstFrame, segment.endFrame);
  const captionSlot = captions === null ? null : slotFor();
  return async (address, frame) => {
    if (mark !== null) markSlot?.draw(address, mark.planes, 1);
    for (const { overlay, slot } of overlays) {
      const opacity = overlay.opacity(frame);
      if (opacity > 0) slot.draw(address, overlay.planes, opacity);
    }
    const shown = (await presenter?.at(frame)) ?? null;
    if (shown !== null) presenterSlot?.draw(address, shown.planes, shown.opacity);
    const caption = await track.at(frame);
    if (caption !== null) captionSlot?.draw(address, caption.planes, caption.opacity);
  };
}
