import { type GreyMap, type Raster, resizeRaster } from '@groundwork/imaging';
import { cutMap, pasteWindow } from './canvas.js';
import { edgesOf, likeness } from './picture-edges.js';
import { reducedPicture, reducedSize } from './structure.js';

/** Where a picture lies over another: zoomed about its middle and moved, in shares of its width and height. */
interface Place {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A first look at small pictures, then closer ones about what it found: pixels of the longer side, and steps of one. */
const LOOKS = [
  { side: 128, zooms: [1, 0.99, 1.01, 0.98, 1.02, 0.97, 1.03, 0.96, 1.04], steps: 5 },
  { side: 320, zooms: [1, 0.995, 1.005], steps: 3 },
  { side: 640, zooms: [1], steps: 1 },
] as const;
/** Gain in likeness below which a picture stays where the look began: laying it elsewhere costs sharpness. */
const LEAST_GAIN = 0.02;
/** Edges that a moved picture may not cover, as a share of the longer side. */
const MARGIN = 0.05;

/**
 * A model without a mask hands back another picture, often a little moved or zoomed. This is what it drew laid over the
 * picture that it was given, whose own pixels are seen where it shows nothing; both have one size.
 */
export async function laidOver(picture: Raster, drawn: Raster): Promise<Raster> {
  let best: Place = { zoom: 1, x: 0, y: 0 };
  for (const { side, zooms, steps } of LOOKS) {
    const from = best;
    const size = reducedSize(picture, side);
    const wanted = edgesOf(await reducedPicture(picture, size));
    const margin = steps + Math.ceil(side * MARGIN);
    const least = (one: number) => Math.max(1, one - 2 * margin);
    const within = { width: least(size.width), height: least(size.height) };
    const inner = seen(whole(within), margin, margin, size);
    let most = Number.NEGATIVE_INFINITY;
    for (const zoom of zooms) {
      const scaled = times(size, from.zoom * zoom);
      const found = edgesOf(await reducedPicture(drawn, scaled));
      const edges = { ...scaled, data: Uint8Array.from(found, (edge) => Math.min(255, edge)) };
      for (let v = -steps; v <= steps; v += 1) {
        for (let u = -steps; u <= steps; u += 1) {
          const place = {
            zoom: from.zoom * zoom,
            x: from.x + u / size.width,
            y: from.y + v / size.height,
          };
          const { left, top } = windowOf(size, place);
          const like = likeness(wanted, seen(edges, left, top, size).data, inner);
          const stays = zoom === 1 && u === 0 && v === 0 ? LEAST_GAIN : 0;
          if (like + stays > most) [most, best] = [like + stays, place];
        }
      }
    }
  }
  if (best.zoom === 1 && best.x === 0 && best.y === 0) return drawn;
  const window = windowOf(picture, best);
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  return pasteWindow(picture, await resizeRaster(drawn, width, height), window);
}

type Size = Pick<Raster, 'width' | 'height'>;

function times({ width, height }: Size, zoom: number): Size {
  return { width: Math.round(width * zoom), height: Math.round(height * zoom) };
}

function windowOf(size: Size, { zoom, x, y }: Place) {
  const { width, height } = times(size, zoom);
  const left = Math.round((size.width - width) / 2 + x * size.width);
  const top = Math.round((size.height - height) / 2 + y * size.height);
  return { left, top, right: left + width, bottom: top + height };
}

const whole = (size: Size): GreyMap => ({
  ...size,
  data: new Uint8Array(size.width * size.height).fill(255),
});

/** A map as it lies on a larger or smaller one. */
const seen = (map: GreyMap, left: number, top: number, { width, height }: Size) =>
  cutMap(map, { left: -left, top: -top, right: width - left, bottom: height - top });
