import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Size } from '../camera/view.js';
import { cuesBetween } from '../captions/caption-cues.js';
import { drawCaption } from '../captions/draw-caption.js';
import { drawOverlays } from '../overlay/draw-overlays.js';
import type { OverlayPlane, OverlayPlanes } from '../overlay/overlay-planes.js';
import { drawWatermark } from '../overlay/watermark.js';
import { openPresenter } from '../presenter/presenter-track.js';
import type { CaptionCue, WholeStoryboard } from '../storyboard.js';
import { shareOfLight, shareOfNewScene } from '../timeline.js';
import { Arena } from '../warp/arena.js';
import { type Kernel, loadKernel } from '../warp/kernel.js';
import { PlaneWarp, type ShownPicture } from '../warp/plane-warp.js';
import { FRAME_SLOTS, type FrameJob, frameSize, slotBytes } from './frame-job.js';
import { decodeShot, type ShotPicture } from './shot-picture.js';

/** Draws any frame of one segment into the shared memory. */
interface FrameRenderer {
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

/** Frames in which a caption appears and disappears. */
const RAMP_FRAMES = 3;
/** Seconds between two cues that count as a pause: the caption fades instead of changing in place. */
const PAUSE = 0.12;

/** Returns the caption of a frame; call it for frames in order. */
interface CaptionTrack {
  at(frame: number): Promise<{ readonly planes: OverlayPlanes; readonly opacity: number } | null>;
}

export async function openCaptionTrack(
  storyboard: WholeStoryboard,
  firstFrame: number,
  endFrame: number,
): Promise<CaptionTrack> {
  const { captions, format } = storyboard;
  // One cue before and after: whether a caption fades depends on its neighbours.
  const cues = await cuesBetween(
    storyboard,
    firstFrame / FRAMES_PER_SECOND - PAUSE,
    endFrame / FRAMES_PER_SECOND + PAUSE,
  );
  let drawn: { cue: CaptionCue; spoken: number | null; planes: OverlayPlanes } | null = null;
  return {
    async at(frame) {
      const time = frame / FRAMES_PER_SECOND;
      const index = cues.findIndex((cue) => cue.start <= time && time < cue.end);
      const cue = cues[index];
      if (cue === undefined || captions === null) return null;
      const spoken = captions.style.highlight === null ? null : spokenWord(cue, time);
      if (drawn === null || drawn.cue !== cue || drawn.spoken !== spoken) {
        const planes = await drawCaption(cue, spoken, captions.style, format);
        drawn = { cue, spoken, planes };
      }
      const opacity = opacityAt(cue, cues[index - 1], cues[index + 1], frame);
      return { planes: drawn.planes, opacity };
    },
  };
}

/** Index of the word being said: it stays lit until the next one begins. */
function spokenWord(cue: CaptionCue, time: number): number | null {
  const next = cue.words.findIndex((word) => word.start > time);
  const index = next === -1 ? cue.words.length - 1 : next - 1;
  return index < 0 ? null : index;
}

function opacityAt(
  cue: CaptionCue,
  before: CaptionCue | undefined,
  after: CaptionCue | undefined,
  frame: number,
): number {
  const since = frame - Math.ceil(cue.start * FRAMES_PER_SECOND);
  const left = Math.ceil(cue.end * FRAMES_PER_SECOND) - 1 - frame;
  const appears = before === undefined || cue.start - before.end > PAUSE;
  const vanishes = after === undefined || after.start - cue.end > PAUSE;
  const rise = appears ? (since + 1) / (RAMP_FRAMES + 1) : 1;
  const fall = vanishes ? (left + 1) / (RAMP_FRAMES + 1) : 1;
  return Math.max(0, Math.min(1, rise, fall));
}

/** A place in the kernel's memory for one overlay at a time, as large as the frame when no size is given. */
export class OverlaySlot {
  readonly #kernel: Kernel;
  readonly #arena: Arena;
  readonly #frame: Size;
  readonly #address: number;
  #loaded: OverlayPlanes | null = null;

  constructor(kernel: Kernel, arena: Arena, frame: Size, room: Size = frame) {
    this.#kernel = kernel;
    this.#arena = arena;
    this.#frame = frame;
    const width = Math.ceil(room.width / 16) * 16 + 16;
    // Samples and alpha of luma, and of chroma two samples and an alpha a quarter as large.
    this.#address = arena.allocate(width * (room.height + 1) * 3);
  }

  /** Lays the overlay over the frame at this address; opacity 0 to 1. */
  draw(target: number, planes: OverlayPlanes, opacity: number): void {
    if (this.#loaded !== planes) this.#load(planes);
    const { width, height } = this.#frame;
    const { x, y, luma, chroma } = planes;
    const chromaStride = width / 2;
    const blue = target + width * height;
    const red = blue + (width * height) / 4;
    const chromaAt = (y / 2) * chromaStride + x / 2;
    let at = this.#address;
    at = this.#lay(target + y * width + x, width, luma, 0, at, opacity);
    const chromaAlphas = at;
    at = this.#lay(blue + chromaAt, chromaStride, chroma, 0, chromaAlphas, opacity);
    this.#lay(red + chromaAt, chromaStride, chroma, 1, chromaAlphas, opacity);
  }

  /** Returns the address behind the plane's alpha and samples. */
  #lay(
    target: number,
    stride: number,
    plane: OverlayPlane,
    set: number,
    alphas: number,
    opacity: number,
  ): number {
    const size = plane.width * plane.height;
    this.#kernel.layOver(
      target,
      stride,
      alphas + size * (1 + set),
      alphas,
      plane.width,
      plane.height,
      Math.round(opacity * 256),
    );
    return alphas + size * (1 + plane.samples.length);
  }

  #load(planes: OverlayPlanes): void {
    let at = this.#address;
    for (const plane of [planes.luma, planes.chroma]) {
      for (const bytes of [plane.alphas, ...plane.samples]) {
        this.#arena.bytes(at, bytes.length).set(bytes);
        at += bytes.length;
      }
    }
    this.#loaded = planes;
  }
}
