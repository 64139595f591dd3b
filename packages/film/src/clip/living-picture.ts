import sharp, { type Sharp } from 'sharp';
import type { Size } from '../camera/view.js';
import type { Clip } from '../storyboard.js';
import type { Arena } from '../warp/arena.js';
import type { Kernel } from '../warp/kernel.js';
import {
  allocatePlanes,
  type DecodedRegion,
  importPixels,
  type Region,
} from '../warp/picture-planes.js';
import type { SourcePicture } from '../warp/plane-warp.js';
import type { DecodedClip } from './decode-clip.js';

/** Where a clip ends inside of the picture, its edge is soft over this share of its shorter side. */
const SOFT_EDGE = 0.06;
/** The grid on which the colours of the clip's opening are compared with the picture's. */
const TINT = { width: 24, height: 24 } as const;
const WHOLE = 256;

/** A part of the decoded region, in its samples. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that a clip makes live, before the camera looks at it. A clip's opening never has quite the colours of the
 * picture that it was made from; the difference, seen from afar, is taken out of all its frames, so nothing jumps when
 * it begins.
 */
export class LivingPicture {
  readonly #kernel: Kernel;
  readonly #arena: Arena;
  readonly #laid: Laid;
  readonly #tint: Int16Array;
  readonly #planes: ReturnType<typeof allocatePlanes>;
  readonly #pixels: Uint8Array;

  private constructor(laid: Laid, tint: Int16Array, kernel: Kernel, arena: Arena) {
    this.#kernel = kernel;
    this.#arena = arena;
    this.#laid = laid;
    this.#tint = tint;
    this.#planes = allocatePlanes(arena, laid.still);
    this.#pixels = new Uint8Array(laid.still.rgb.length);
  }

  /** Compares the clip with the picture, and returns a step that brings both into the kernel's memory. */
  static async prepare(
    still: DecodedRegion,
    region: Region,
    decoded: DecodedClip,
    { window }: Clip,
  ): Promise<(kernel: Kernel, arena: Arena) => LivingPicture> {
    const laid = lay(still, region, decoded, window);
    const tint = await tintBetween(laid);
    return (kernel, arena) => new LivingPicture(laid, tint, kernel, arena);
  }

  /** The clip's frame of this number, shown to a share over the picture; it holds until the next call. */
  async at(number: number, share: number): Promise<SourcePicture> {
    const { clip, still } = this.#laid;
    const jpeg = clip.frames[Math.min(number, clip.frames.length - 1)] ?? clip.opening;
    this.#mix(await decodePlace(jpeg, this.#laid), Math.round(share * WHOLE));
    importPixels(this.#kernel, this.#arena, this.#planes, { ...still, rgb: this.#pixels });
    const { scaleX, scaleY, left, top } = still;
    return { ...this.#planes, scaleX, scaleY, offsetX: -left, offsetY: -top };
  }

  #mix(living: Uint8Array, share: number): void {
    const { still, place, edge } = this.#laid;
    const { rgb, width } = still;
    const { left, top, width: columns, height: rows } = place;
    const out = this.#pixels;
    const tint = this.#tint;
    if (edge !== null || columns * rows * 3 < rgb.length) out.set(rgb);
    for (let y = 0; y < rows; y++) {
      let to = ((y + top) * width + left) * 3;
      let from = y * columns * 3;
      for (let x = 0; x < columns; x++) {
        const alpha = edge === null ? share : (share * (edge[y * columns + x] ?? 0)) >> 8;
        for (let channel = 0; channel < 3; channel++, to++, from++) {
          const below = rgb[to] ?? 0;
          const value = (living[from] ?? 0) + (tint[from] ?? 0);
          const above = Math.min(255, Math.max(0, value));
          out[to] = below + (((above - below) * alpha + (WHOLE >> 1)) >> 8);
        }
      }
    }
  }
}

/** Where a clip lies in the decoded part of a picture. */
interface Laid {
  readonly still: DecodedRegion;
  readonly clip: DecodedClip;
  readonly place: Place;
  /** The clip at this size, and the corner of `place` in it. */
  readonly size: Size;
  readonly corner: { readonly left: number; readonly top: number };
  /** How much of the clip each sample of the place shows: 0 to 256; null for all everywhere. */
  readonly edge: Uint16Array | null;
}

function lay(
  still: DecodedRegion,
  { whole }: Region,
  clip: DecodedClip,
  window: Clip['window'],
): Laid {
  const size = {
    width: Math.max(1, Math.round(window.width * whole.width)),
    height: Math.max(1, Math.round(window.height * whole.height)),
  };
  const at = {
    left: Math.round(window.left * whole.width) - still.left,
    top: Math.round(window.top * whole.height) - still.top,
  };
  const left = Math.max(0, at.left);
  const top = Math.max(0, at.top);
  const place = {
    left,
    top,
    width: Math.max(1, Math.min(still.width, at.left + size.width) - left),
    height: Math.max(1, Math.min(still.height, at.top + size.height) - top),
  };
  const corner = { left: left - at.left, top: top - at.top };
  return { still, clip, place, size, corner, edge: softEdge(window, size, corner, place) };
}

function softEdge(
  window: Clip['window'],
  size: Size,
  corner: Laid['corner'],
  place: Place,
): Uint16Array | null {
  const inside = 1e-3;
  const soft = Math.max(1, SOFT_EDGE * Math.min(size.width, size.height));
  const sides = {
    left: window.left > inside,
    right: window.left + window.width < 1 - inside,
    top: window.top > inside,
    bottom: window.top + window.height < 1 - inside,
  };
  if (!Object.values(sides).includes(true)) return null;
  const gently = (distance: number) => {
    const u = Math.min(1, Math.max(0, distance / soft));
    return u * u * (3 - 2 * u);
  };
  const across = Float32Array.from({ length: place.width }, (_, index) => {
    const x = index + corner.left + 0.5;
    return (sides.left ? gently(x) : 1) * (sides.right ? gently(size.width - x) : 1);
  });
  const down = Float32Array.from({ length: place.height }, (_, index) => {
    const y = index + corner.top + 0.5;
    return (sides.top ? gently(y) : 1) * (sides.bottom ? gently(size.height - y) : 1);
  });
  return Uint16Array.from({ length: place.width * place.height }, (_, index) => {
    const x = index % place.width;
    const y = Math.floor(index / place.width);
    return Math.round(WHOLE * (across[x] ?? 0) * (down[y] ?? 0));
  });
}

async function decodePlace(
  jpeg: Uint8Array,
  { size, corner, place: { width, height } }: Laid,
): Promise<Uint8Array> {
  return sharp(jpeg)
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .extract({ ...corner, width, height })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
}

/** What is to be added to each sample of the clip, so that its opening has the picture's colours seen from afar. */
async function tintBetween(laid: Laid): Promise<Int16Array> {
  const { still, clip, place } = laid;
  const opening = await decodePlace(clip.opening, laid);
  const { width, height } = place;
  const small = (pipeline: Sharp) =>
    pipeline
      .resize(TINT.width, TINT.height, { fit: 'fill', kernel: 'linear' })
      .raw({ depth: 'uchar' })
      .toBuffer();
  const [there, here] = await Promise.all([
    small(sharp(opening, { raw: { width, height, channels: 3 } })),
    small(
      sharp(still.rgb, { raw: { width: still.width, height: still.height, channels: 3 } }).extract(
        place,
      ),
    ),
  ]);
  const half = 128;
  const difference = Uint8Array.from(here, (value, index) =>
    Math.min(255, Math.max(0, value - (there[index] ?? 0) + half)),
  );
  const wide = await sharp(difference, { raw: { ...TINT, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  return Int16Array.from(wide, (value) => value - half);
}
