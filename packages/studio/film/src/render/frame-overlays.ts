import type { Size } from '../camera/view.js';
import { openCaptionTrack } from '../captions/caption-track.js';
import { drawOverlays } from '../overlay/draw-overlays.js';
import type { OverlaySlot } from '../overlay/overlay-slot.js';
import { drawWatermark } from '../overlay/watermark.js';
import { openPresenter } from '../presenter/presenter-track.js';
import type { FrameJob } from './frame-job.js';

/** Lays over a frame, at its address, what belongs on it. */
export type LayOverlays = (address: number, frame: number) => Promise<void>;

/** Watermark, overlays, presenter and captions, in this order over all pictures; cards bear neither of the middle two. */
export async function openOverlays(
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
