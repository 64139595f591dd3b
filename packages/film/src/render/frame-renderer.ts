import { shotViews } from '../camera/shot-views.js';
import type { Size } from '../camera/view.js';
import { openCaptionTrack } from '../captions/caption-track.js';
import { OverlaySlot } from '../overlay/overlay-slot.js';
import { drawWatermark } from '../overlay/watermark.js';
import type { Storyboard } from '../storyboard.js';
import { type Segment, type Shot, shareOfNewScene } from '../timeline.js';
import { Arena } from '../warp/arena.js';
import { loadKernel } from '../warp/kernel.js';
import { decodeRegion, importRegion, pictureSize } from '../warp/picture-planes.js';
import { PlaneWarp, type SourcePicture } from '../warp/plane-warp.js';
import { FRAME_SLOTS, type FrameJob, frameSize, slotBytes } from './frame-job.js';

interface ShownShot {
  readonly picture: SourcePicture;
  readonly views: ReturnType<typeof shotViews>;
}

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
  const open = async (shot: Shot): Promise<ShownShot> => {
    const { region, views } = await decodeShot(job, shot, frame);
    return { picture: importRegion(kernel, arena, region), views };
  };
  const [overlays, current, previous] = await Promise.all([
    openOverlays(job, () => new OverlaySlot(kernel, arena, frame)),
    open(segment.shot),
    segment.previous === null ? null : open(segment.previous),
  ]);
  return {
    async draw(filmFrame, slot) {
      const address = slots + slot * slotBytes(frame);
      const share = shareOfNewScene(segment, filmFrame);
      const above = { picture: current.picture, view: current.views(filmFrame), share };
      if (previous === null || share === 1) warp.render(address, [above]);
      else {
        const view = previous.views(filmFrame);
        warp.render(address, [{ picture: previous.picture, view, share: 1 - share }, above]);
      }
      await overlays(address, filmFrame);
      return address;
    },
  };
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

async function decodeShot(job: FrameJob, shot: Shot, frame: Size) {
  const key = imageKey(job.storyboard, shot);
  const file = job.files.get(key);
  if (file === undefined) throw new Error(`The renderer was not given ${key}.`);
  const size = await pictureSize(key, file);
  const views = shotViews(job.storyboard, shot, size);
  const shown = framesOf(shot, job.segment).map(views);
  return { region: await decodeRegion(key, file, size, frame, shown), views };
}

/** Frames in which the segment shows this shot. */
function framesOf(shot: Shot, segment: Segment): number[] {
  const first = segment.firstFrame;
  const end = shot === segment.shot ? segment.endFrame : first + segment.shot.fadeFrames;
  return Array.from({ length: Math.max(1, end - first) }, (_, index) => first + index);
}

export function imageKey(storyboard: Storyboard, shot: Shot): string {
  const scene = storyboard.scenes[shot.sceneIndex];
  if (scene === undefined) throw new RangeError(`The storyboard has no scene ${shot.sceneIndex}.`);
  return scene.image_key;
}
