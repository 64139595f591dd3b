import type { Canvas } from '../../compose/canvas.js';
import type { Size } from '../../design.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { Picture } from '../picture.js';
import { dilated } from './masks.js';

/** Px of the reading around photos that are mixed with them. */
const RIM = 2;
/** Range of the drawn colours around a px from which it lies at an edge; 0..255. */
const AT_EDGE = 16;
/** Distance to that range within which the px is only drawn a little aside. */
const ASIDE = 8;

/** At each px of the finer picture. */
export const zones = { free: 0, rim: 1, photo: 2 } as const;

/** Where photos and their edges are, at the finer picture's size. */
export function zonesOf({ size }: ReferenceLayout, photos: Uint8Array, fine: Size): Uint8Array {
  const near = dilated(photos, size, RIM);
  const map = new Uint8Array(fine.width * fine.height);
  const columns = Array.from({ length: fine.width }, (_, x) =>
    Math.min(size.width - 1, Math.floor(((x + 0.5) * size.width) / fine.width)),
  );
  for (let y = 0; y < fine.height; y += 1) {
    const row =
      Math.min(size.height - 1, Math.floor(((y + 0.5) * size.height) / fine.height)) * size.width;
    for (let x = 0; x < fine.width; x += 1) {
      const at = row + (columns[x] ?? 0);
      map[y * fine.width + x] =
        photos[at] === 1 ? zones.photo : near[at] === 1 ? zones.rim : zones.free;
    }
  }
  return map;
}

/** 1 where any photo is seen, at the reading's size. */
export function photosOf({ photos, size }: ReferenceLayout): Uint8Array {
  const all = new Uint8Array(size.width * size.height);
  for (const { visible } of photos) {
    for (let at = 0; at < all.length; at += 1) if (visible[at] === 1) all[at] = 1;
  }
  return all;
}

/**
 * Distance of the picture to what is drawn of it, 0..255 in the worst channel; 0 in and beside photos, and where an edge
 * is drawn a fraction of a px aside.
 */
export function residualOf(picture: Picture, canvas: Canvas, zone: Uint8Array): Uint8Array {
  const { width, height, data } = picture;
  const drawn = canvas.data;
  const left = new Uint8Array(width * height);
  for (let at = 0; at < left.length; at += 1) {
    if (zone[at] !== zones.free) continue;
    const from = at * 3;
    left[at] = Math.max(
      Math.abs((data[from] ?? 0) - (drawn[from] ?? 0)),
      Math.abs((data[from + 1] ?? 0) - (drawn[from + 1] ?? 0)),
      Math.abs((data[from + 2] ?? 0) - (drawn[from + 2] ?? 0)),
    );
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((left[at] ?? 0) > 2 && isAside(picture, drawn, x, y)) left[at] = 0;
    }
  }
  return left;
}

function isAside(
  { width, height, data }: Picture,
  drawn: Uint8Array,
  x: number,
  y: number,
): boolean {
  let widest = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    let [low, high] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const value = drawn[(row * width + column) * 3 + channel] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
    const own = data[(y * width + x) * 3 + channel] ?? 0;
    if (own < low - ASIDE || own > high + ASIDE) return false;
    widest = Math.max(widest, high - low);
  }
  return widest > AT_EDGE;
}
