import { bottomOf, clippedTo, connectedAreas, grown, rightOf } from '../layout/areas.js';
import type { Picture } from '../picture.js';
import { type Patch, samplesIn } from './design-document.js';
import { dilated } from './masks.js';
import { zones } from './residual.js';
import type { Placing } from './trace.js';

/** Distance to what is drawn, 0..255, that is seen, and px of the smallest piece in which it is. */
const SEEN = 16;
const LEAST = 10;
/** Px between pieces that are one patch, and that a patch reaches further; its edge fades over the last. */
const JOINED = 4;
const REACH = 2;
/** Px of the finer picture around photos that no patch comes near, so that nothing of a photo comes along. */
const AWAY = 3;

/** Pieces of the reference for what vectors did not draw. */
export function patchesOf(
  picture: Picture,
  left: Uint8Array,
  zone: Uint8Array,
  placing: Placing,
): Patch[] {
  const { width } = picture;
  const seen = new Uint8Array(left.length);
  const photo = new Uint8Array(left.length);
  let count = 0;
  for (let at = 0; at < left.length; at += 1) {
    if ((left[at] ?? 0) >= SEEN) {
      seen[at] = 1;
      count += 1;
    }
    if (zone[at] !== zones.free) photo[at] = 1;
  }
  if (count < LEAST) return [];
  const kept = dilated(photo, picture, AWAY);
  const closed = dilated(dilated(seen, picture, JOINED), picture, JOINED - REACH, 0);
  const areas = connectedAreas(picture, (at) => closed[at] === 1, { diagonal: false });
  const counts = new Uint32Array(areas.areas.length + 1);
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] === 1) counts[areas.labels[at] ?? 0] = (counts[areas.labels[at] ?? 0] ?? 0) + 1;
  }
  return areas.areas.flatMap((area): Patch[] => {
    if ((counts[area.label] ?? 0) < LEAST) return [];
    const box = clippedTo(picture, grown(area.box, 1));
    const data = new Uint8Array(box.width * box.height);
    const colors = new Uint8Array(data.length * 3);
    for (let y = box.y; y < bottomOf(box); y += 1) {
      for (let x = box.x; x < rightOf(box); x += 1) {
        const at = y * width + x;
        const to = (y - box.y) * box.width + x - box.x;
        if (areas.labels[at] === area.label && kept[at] === 0) data[to] = 255;
        colors.set(picture.data.subarray(at * 3, at * 3 + 3), to * 3);
      }
    }
    return data.every((value) => value === 0)
      ? []
      : [
          {
            role: 'picture',
            coverage: samplesIn(box, data, placing),
            colors,
          },
        ];
  });
}
