import sharp from 'sharp';
import type { EyeLook } from './presenter-port.js';

/** A head with open, half shut and shut eyes: rows of RGB, that differ in nothing else. */
export interface DrawnEyes {
  readonly open: Buffer;
  readonly half: Buffer;
  readonly shut: Buffer;
  readonly side: number;
  /** Brows behind them do not rise, and glances stay well inside: the rims would be bent. */
  readonly glasses: boolean;
}

/** Where an eye lies, in pixels; the far edges are outside. */
interface Eye {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Share of an eye, from its middle, in which a glance moves anything: lashes and rims stay. */
const INSIDE = { bare: 1, glasses: 0.78 };
/** How far a glance goes, in widths of the eye, and brows rise, in its heights. */
const GLANCE = 0.14;
const RAISE = 0.14;
/**
 * Position of the brows above an eye's upper edge, and where movement ends, in eye heights. The upper lid follows a
 * little, as in people.
 */
const BROW = { start: -0.45, from: 0.3, until: 0.85, end: 1.6 };
/** To either side of an eye, in its widths: as far as brows reach, and where nothing moves any more. */
const BROW_SIDES = { until: 0.3, end: 0.55 };
/** Pixels by which a patch is larger than what changes in it, so that it can be scaled. */
const MARGIN = 2;

/**
 * The looks of a head's eyes as patches. Lids come from the drawing itself; glances and raised brows bend its pixels, so
 * they keep the drawing's own lines whatever its style.
 */
export async function drawEyeLooks(drawn: DrawnEyes): Promise<Record<EyeLook, Buffer>> {
  const { open, half, shut, side } = drawn;
  const eyes = findEyes(drawn);
  const inside = drawn.glasses ? INSIDE.glasses : INSIDE.bare;
  const patch = (pixels: Buffer) => patchOf(pixels, open, side);
  const glance = (towards: -1 | 1) =>
    bent(drawn, eyes, ({ left, right, top, bottom }, x, y) => {
      const across = (2 * x - left - right) / ((right - left) * inside);
      const down = (2 * y - top - bottom) / (bottom - top);
      if (Math.abs(across) >= 1 || Math.abs(down) >= 1) return null;
      const share = (1 - across ** 2) ** 1.5 * (1 - down ** 2);
      return { x: -towards * GLANCE * (right - left) * share, y: 0 };
    });
  const raised = (share: number) =>
    bent(drawn, eyes, ({ left, right, top, bottom }, x, y) => {
      const [width, height] = [right - left, bottom - top];
      const above = (top - y) / height;
      const outside = Math.max(left - x, x - right, 0) / width;
      if (above <= BROW.start || above >= BROW.end || outside >= BROW_SIDES.end) return null;
      const near =
        above < BROW.from
          ? (above - BROW.start) / (BROW.from - BROW.start)
          : Math.min(1, (BROW.end - above) / (BROW.end - BROW.until));
      const beside = (BROW_SIDES.end - outside) / (BROW_SIDES.end - BROW_SIDES.until);
      return { x: 0, y: share * RAISE * height * eased(near) * eased(Math.min(1, beside)) };
    });
  const brows = (share: number) => patch(drawn.glasses ? open : raised(share));
  return {
    half: await patch(half),
    shut: await patch(shut),
    left: await patch(glance(-1)),
    right: await patch(glance(1)),
    brows_half: await brows(0.5),
    brows_up: await brows(1),
  };
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Both eyes: what shutting them changes, left and right of the middle; fewer where a face shows only one. */
function findEyes({ open, shut, side }: DrawnEyes): Eye[] {
  const halves = [0, 1].map(() => ({ left: side, top: side, right: 0, bottom: 0 }));
  for (let at = 0; at < side * side; at += 1) {
    const from = at * 3;
    if ([0, 1, 2].every((channel) => open[from + channel] === shut[from + channel])) continue;
    const [x, y] = [at % side, Math.floor(at / side)];
    const eye = halves[x < side / 2 ? 0 : 1];
    if (eye === undefined) continue;
    eye.left = Math.min(eye.left, x);
    eye.top = Math.min(eye.top, y);
    eye.right = Math.max(eye.right, x + 1);
    eye.bottom = Math.max(eye.bottom, y + 1);
  }
  return halves.filter(({ left, right }) => right > left);
}

/** The open picture with pixels moved: `shift` gives the source of a pixel near an eye. */
function bent(
  { open, side }: DrawnEyes,
  eyes: readonly Eye[],
  shift: (eye: Eye, x: number, y: number) => { readonly x: number; readonly y: number } | null,
): Buffer {
  const pixels = Buffer.from(open);
  for (const eye of eyes) {
    const [width, height] = [eye.right - eye.left, eye.bottom - eye.top];
    const first = Math.max(0, Math.floor(eye.top - height * BROW.end));
    for (let y = first; y < Math.min(side - 1, eye.bottom); y += 1) {
      const from = Math.max(0, Math.floor(eye.left - width * BROW_SIDES.end));
      const until = Math.min(side - 1, Math.ceil(eye.right + width * BROW_SIDES.end));
      for (let x = from; x < until; x += 1) {
        const moved = shift(eye, x, y);
        if (moved === null) continue;
        for (let channel = 0; channel < 3; channel += 1) {
          const value = sampled(open, side, x + moved.x, y + moved.y, channel);
          pixels[(y * side + x) * 3 + channel] = value;
        }
      }
    }
  }
  return pixels;
}

function sampled(pixels: Buffer, side: number, x: number, y: number, channel: number): number {
  const [left, top] = [x, y].map((value) => Math.max(0, Math.min(side - 2, Math.floor(value))));
  const at = ((top ?? 0) * side + (left ?? 0)) * 3 + channel;
  const [right, below] = [x - (left ?? 0), y - (top ?? 0)];
  const mix = (from: number) =>
    (pixels[from] ?? 0) + ((pixels[from + 3] ?? 0) - (pixels[from] ?? 0)) * right;
  const upper = mix(at);
  return Math.round(upper + (mix(at + side * 3) - upper) * below);
}

/** The pixels that differ from the open picture, with a small margin; the rest is transparent. */
async function patchOf(pixels: Buffer, open: Buffer, side: number): Promise<Buffer> {
  const patch = Buffer.alloc(side * side * 4);
  const changed = new Uint8Array(side * side);
  for (let at = 0; at < changed.length; at += 1) {
    const from = at * 3;
    patch.set(pixels.subarray(from, from + 3), at * 4);
    if ([0, 1, 2].every((channel) => pixels[from + channel] === open[from + channel])) continue;
    const [x, y] = [at % side, Math.floor(at / side)];
    for (let near = Math.max(0, y - MARGIN); near <= Math.min(side - 1, y + MARGIN); near += 1) {
      const [left, right] = [Math.max(0, x - MARGIN), Math.min(side - 1, x + MARGIN)];
      changed.fill(1, near * side + left, near * side + right + 1);
    }
  }
  for (const [at, isChanged] of changed.entries()) patch[at * 4 + 3] = isChanged === 1 ? 255 : 0;
  return await sharp(patch, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
}
