import { decodeRaster, type Raster } from '@groundwork/imaging';
import { hexOf, labOf } from './draw/colour.js';
import { drawPortrait, type Portrait, type PortraitRequest } from './draw-portrait.js';
import type { Appearance } from './index.js';
import { type MemberDescription, parseMember } from './parse-member.js';

export function described(member: MemberDescription, seed = 'seed'): Appearance {
  return parseMember(member, { seed }).appearance;
}

export interface DrawnPortrait {
  readonly portrait: Portrait;
  readonly raster: Raster;
}

export async function drawn(request: PortraitRequest): Promise<DrawnPortrait> {
  const portrait = await drawPortrait(request);
  return { portrait, raster: await decodeRaster(portrait.png) };
}

/** The colour around a place that lies so many shares of the person's height above the ground, as `#rrggbb`. */
export function colourOnBody(
  { portrait, raster }: DrawnPortrait,
  place: { readonly above: number; readonly aside: number },
): string {
  const metre = portrait.pixelsPerMetre * portrait.heightMetres;
  return colourAt(
    raster,
    portrait.feet.x + place.aside * metre,
    portrait.feet.y - place.above * metre,
  );
}

/** The median colour of a small patch, so that a seam or a strand does not decide. */
export function colourAt(raster: Raster, x: number, y: number, reach = 6): string {
  const labs: { l: number; a: number; b: number }[] = [];
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const at = ((Math.round(y) + dy) * raster.width + Math.round(x) + dx) * raster.channels;
      const hex = [0, 1, 2]
        .map((channel) => (raster.data[at + channel] ?? 0).toString(16).padStart(2, '0'))
        .join('');
      labs.push(labOf(`#${hex}`));
    }
  }
  const middle = (pick: (lab: { l: number; a: number; b: number }) => number) =>
    labs.map(pick).sort((one, two) => one - two)[labs.length >> 1] ?? 0;
  return hexOf({ l: middle(({ l }) => l), a: middle(({ a }) => a), b: middle(({ b }) => b) });
}
