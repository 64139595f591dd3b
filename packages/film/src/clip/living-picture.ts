import sharp from 'sharp';
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
/** A change of no level, and of one, in the samples in which changes are enlarged. */
const NO_CHANGE = 32_768;
const LEVEL = 64;
const WHOLE = 256;

/** A part of the decoded region, in its samples. */
interface Place extends Size {
  readonly left: number;
  readonly top: number;
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

/** The clip's first frame in its own size. */
interface Opening extends Size {
  readonly rgb: Uint8Array;
}

/**
 * A picture that a clip makes live, before the camera looks at it. What the clip changes since its opening is added to
 * the picture: what does not move keeps the picture's own pixels and all of their detail, of which clips have less, and
 * the colours that engines never quite keep don't jump.
 */
export class LivingPicture {
  readonly #kernel: Kernel;
  readonly #arena: Arena;
  readonly #laid: Laid;
  readonly #opening: Opening;
  readonly #planes: ReturnType<typeof allocatePlanes>;
  readonly #pixels: Uint8ClampedArray;

  private constructor(laid: Laid, opening: Opening, kernel: Kernel, arena: Arena) {
    this.#kernel = kernel;
    this.#arena = arena;
    this.#laid = laid;
    this.#opening = opening;
    this.#planes = allocatePlanes(arena, laid.still);
    this.#pixels = Uint8ClampedArray.from(laid.still.rgb);
  }

  /** Reads the clip's opening, and returns a step that brings the picture into the kernel's memory. */
  static async prepare(
    still: DecodedRegion,
    region: Region,
    decoded: DecodedClip,
    { window }: Clip,
  ): Promise<(kernel: Kernel, arena: Arena) => LivingPicture> {
    const laid = lay(still, region, decoded, window);
    const { data, info } = await sharp(decoded.opening)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const opening = { rgb: data, width: info.width, height: info.height };
    return (kernel, arena) => new LivingPicture(laid, opening, kernel, arena);
  }

  /** The clip's frame of this number, shown to a share over the picture; it holds until the next call. */
  async at(number: number, share: number): Promise<SourcePicture> {
    const { clip, still } = this.#laid;
    const jpeg = clip.frames[Math.min(number, clip.frames.length - 1)] ?? clip.opening;
    this.#add(await changeSince(this.#opening, jpeg, this.#laid), Math.round(share * WHOLE));
    const { buffer, byteOffset, byteLength } = this.#pixels;
    const rgb = new Uint8Array(buffer, byteOffset, byteLength);
    importPixels(this.#kernel, this.#arena, this.#planes, { ...still, rgb });
    const { scaleX, scaleY, left, top } = still;
    return { ...this.#planes, scaleX, scaleY, offsetX: -left, offsetY: -top };
  }

  /** Adds a share of a change to the picture; the array of the sums holds them within its levels. */
  #add(change: Uint16Array, share: number): void {
    const { still, place, edge } = this.#laid;
    const { rgb, width } = still;
    const out = this.#pixels;
    const unit = LEVEL * WHOLE;
    for (let y = 0; y < place.height; y++) {
      let to = ((y + place.top) * width + place.left) * 3;
      let from = y * place.width * 3;
      for (let x = 0; x < place.width; x++) {
        const alpha = edge === null ? share : (share * (edge[y * place.width + x] ?? 0)) >> 8;
        for (let channel = 0; channel < 3; channel++, to++, from++) {
          out[to] = (rgb[to] ?? 0) + (((change[from] ?? NO_CHANGE) - NO_CHANGE) * alpha) / unit;
        }
      }
    }
  }
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

/** What a frame of the clip changes since its opening, as large as the picture's samples that it lies on. */
async function changeSince(
  { rgb, width, height }: Opening,
  jpeg: Uint8Array,
  { size, corner, place }: Laid,
): Promise<Uint16Array> {
  const now = await sharp(jpeg).raw({ depth: 'uchar' }).toBuffer();
  const change = new Uint16Array(rgb.length);
  for (let at = 0; at < change.length; at++) {
    change[at] = NO_CHANGE + ((now[at] ?? 0) - (rgb[at] ?? 0)) * LEVEL;
  }
  const { buffer, byteOffset, byteLength } = await sharp(change, {
    raw: { width, height, channels: 3 },
  })
    .toColourspace('rgb16')
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .extract({ ...corner, width: place.width, height: place.height })
    .raw({ depth: 'ushort' })
    .toBuffer();
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}
