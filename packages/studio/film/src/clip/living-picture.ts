import sharp from 'sharp';
import type { Size } from '../camera/view.js';
import type { Clip } from '../scene.js';
import type { Arena } from '../warp/arena.js';
import type { Kernel } from '../warp/kernel.js';
import {
  allocatePlanes,
  type DecodedRegion,
  importPixels,
  LEFT,
  type Region,
  RIGHT,
} from '../warp/picture-planes.js';
import type { SourcePicture, SourcePlane } from '../warp/plane-warp.js';
import type { DecodedClip } from './decode-clip.js';

/** Where a clip ends inside of the picture, its edge is soft over this share of its shorter side. */
const SOFT_EDGE = 0.06;
/** Less than this from the picture's edge, as a share of its side, a clip reaches it. */
const AT_EDGE = 1e-3;

/** A column or a row of a plane in the coordinates of the clip. */
interface LaidSample {
  /** The clip's column or row before it, and how much of the next one it takes: 0 to 1. */
  readonly before: number;
  readonly weight: number;
  /** How much of the clip it shows: 0 to 1. */
  readonly share: number;
}

/**
 * Columns or rows of a plane that a clip covers, from `first` on.
 *
 * @param pitch luma samples from one of the plane's samples to the next
 * @param count columns or rows of the clip
 */
function layAxis(
  {
    still,
    whole,
    window,
  }: {
    /** The decoded part of the picture, and all of the picture in the same samples. */
    readonly still: Pick<DecodedRegion, 'left' | 'top' | 'width' | 'height'>;
    readonly whole: Size;
    readonly window: Clip['window'];
  },
  direction: 'across' | 'down',
  pitch: 1 | 2,
  count: number,
): { readonly first: number; readonly samples: readonly LaidSample[] } {
  const isAcross = direction === 'across';
  const all = isAcross ? whole.width : whole.height;
  const from = isAcross ? window.left : window.top;
  const length = isAcross ? window.width : window.height;
  const offset = isAcross ? still.left : still.top;
  const kept = (isAcross ? still.width : still.height) / pitch;
  const shorter = Math.min(window.width * whole.width, window.height * whole.height);
  const soft = Math.max(1, SOFT_EDGE * shorter);
  const softens = { begin: from > AT_EDGE, end: from + length < 1 - AT_EDGE };
  const samples: LaidSample[] = [];
  let first = 0;
  for (let index = 0; index < kept; index += 1) {
    // Luma samples from the clip's edge to this sample's middle.
    const inside = offset + (index + 0.5) * pitch - from * all;
    if (inside < 0 || inside > length * all) continue;
    if (samples.length === 0) first = index;
    const at = Math.min(count - 1, Math.max(0, (inside / (length * all)) * count - 0.5));
    const before = Math.floor(at);
    const begin = softens.begin ? gently(inside / soft) : 1;
    const end = softens.end ? gently((length * all - inside) / soft) : 1;
    samples.push({ before, weight: at - before, share: begin * end });
  }
  return { first, samples };
}

function gently(distance: number): number {
  const u = Math.min(1, Math.max(0, distance));
  return u * u * (3 - 2 * u);
}

/** 1.0 of a share, and of a weight between two columns and two rows of changes: assembly/change.ts. */
const WHOLE = 256;
const WHOLE_ROW = 32_767;
const RECORD_BYTES = 12;
/** Limited range, less 128: bounds of a sample with its change. */
const luma = { least: 16 - 128, most: 235 - 128 };
const chroma = { least: 16 - 128, most: 240 - 128 };
/** Changes of a row are a multiple of this; one more than a clip has columns is read. */
const LANES = 8;

/** The clip's first frame in its own size. */
interface Opening extends Size {
  readonly rgb: Uint8Array;
}

/** One plane of the picture, of its shown version, and the position of the clip's changes. */
interface LivingPlane {
  readonly still: SourcePlane;
  readonly shown: SourcePlane;
  readonly width: number;
  readonly range: { readonly least: number; readonly most: number };
  readonly columns: Records;
  readonly rows: Records;
}

/** Records of columns or rows, [first, end), in the kernel's memory. */
interface Records {
  readonly address: number;
  readonly first: number;
  readonly end: number;
}

/**
 * A picture animated by a clip, before the camera. The clip's changes since its opening are added to the picture's
 * planes: still parts keep the picture's own samples and detail, which clips lack, and engines' small colour shifts do
 * not jump.
 */
export class LivingPicture {
  readonly #kernel: Kernel;
  readonly #arena: Arena;
  readonly #clip: DecodedClip;
  readonly #size: Size;
  readonly #opening: number;
  readonly #now: number;
  /** Three planes of changes, and room for one row of them. */
  readonly #changes: number;
  readonly #mixed: number;
  readonly #shown: SourcePicture;
  readonly #planes: readonly LivingPlane[];

  private constructor(
    still: DecodedRegion,
    { whole }: Region,
    clip: DecodedClip,
    window: Clip['window'],
    opening: Opening,
    kernel: Kernel,
    arena: Arena,
  ) {
    const { width, height, rgb } = opening;
    this.#kernel = kernel;
    this.#arena = arena;
    this.#clip = clip;
    this.#size = { width, height };
    const own = allocatePlanes(arena, still);
    const shown = allocatePlanes(arena, still);
    importPixels(kernel, arena, own, still);
    importPixels(kernel, arena, shown, still);
    this.#opening = arena.allocate(rgb.length);
    arena.bytes(this.#opening, rgb.length).set(rgb);
    this.#now = arena.allocate(rgb.length);
    this.#changes = arena.allocate(this.#stride * (height + 1) * 2 * 3);
    this.#mixed = arena.allocate(this.#stride * 2);
    const { scaleX, scaleY, offsetX, offsetY } = still;
    this.#shown = { ...shown, scaleX, scaleY, offsetX, offsetY };
    const place = { still, whole, window };
    const planeOf = (name: 'luma' | 'blue' | 'red', pitch: 1 | 2): LivingPlane => {
      return {
        still: own[name],
        shown: shown[name],
        width: still.width / pitch,
        range: name === 'luma' ? luma : chroma,
        columns: this.#keep(layAxis(place, 'across', pitch, width), WHOLE),
        rows: this.#keep(layAxis(place, 'down', pitch, height), WHOLE_ROW),
      };
    };
    this.#planes = [planeOf('luma', 1), planeOf('blue', 2), planeOf('red', 2)];
  }

  /** Reads the clip's opening, and returns a step that brings the picture into the kernel's memory. */
  static async prepare(
    still: DecodedRegion,
    region: Region,
    decoded: DecodedClip,
    { window }: Clip,
  ): Promise<(kernel: Kernel, arena: Arena) => LivingPicture> {
    const { data, info } = await sharp(decoded.opening)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const opening = { rgb: data, width: info.width, height: info.height };
    return (kernel, arena) =>
      new LivingPicture(still, region, decoded, window, opening, kernel, arena);
  }

  /** The clip's frame of this number, shown to a share over the picture; it holds until the next call. */
  async at(number: number, share: number): Promise<SourcePicture> {
    const { frames, opening } = this.#clip;
    const jpeg = frames[Math.min(number, frames.length - 1)] ?? opening;
    const now = await sharp(jpeg).raw({ depth: 'uchar' }).toBuffer();
    this.#arena.bytes(this.#now, now.length).set(now);
    const { width, height } = this.#size;
    const stride = this.#stride;
    this.#kernel.takeChange(this.#changes, this.#opening, this.#now, width, height, stride);
    const ofPlane = stride * (height + 1) * 2;
    for (const [index, plane] of this.#planes.entries()) {
      const { still, shown, columns, rows, range } = plane;
      this.#kernel.addChange(
        shown.address,
        still.address,
        still.stride,
        plane.width,
        LEFT,
        RIGHT,
        this.#changes + index * ofPlane,
        stride,
        columns.address,
        columns.first,
        columns.end,
        rows.address,
        rows.first,
        rows.end,
        this.#mixed,
        Math.round(share * WHOLE),
        range.least,
        range.most,
      );
    }
    return this.#shown;
  }

  get #stride(): number {
    return LANES * Math.ceil((this.#size.width + 1) / LANES);
  }

  /** Writes records as the kernel reads them; `whole` is a weight of 1. */
  #keep({ first, samples }: ReturnType<typeof layAxis>, whole: number): Records {
    const bytes = samples.length * RECORD_BYTES;
    const address = this.#arena.allocate(bytes);
    const view = this.#arena.view(address, bytes);
    for (const [index, { before, weight, share }] of samples.entries()) {
      const at = index * RECORD_BYTES;
      view.setInt32(at, before, true);
      view.setInt32(at + 4, Math.round(weight * whole), true);
      view.setInt32(at + 8, Math.round(share * WHOLE), true);
    }
    return { address, first, end: first + samples.length };
  }
}
