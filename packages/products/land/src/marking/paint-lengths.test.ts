import type { Polygon, Raster } from '@groundwork/imaging';
import { estimateCamera } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';

import { describe, expect, it } from '@jest/globals';
import { GroundView } from './ground-view.js';
import { seenEdges } from './outline-path.js';
import { paintLengths } from './paint-lengths.js';
import { PaintedPhoto } from './painted-photo.js';

const width = 1200;
const height = 900;
const photo: Raster = {
  width,
  height,
  channels: 3,
  data: new Uint8Array(width * height * 3).fill(120),
};
const square: Polygon = [
  { x: 0.3, y: 0.3 },
  { x: 0.6, y: 0.3 },
  { x: 0.6, y: 0.7 },
  { x: 0.3, y: 0.7 },
];

function drone(metadata: Parameters<typeof estimateCamera>[0]['metadata']): SceneCamera {
  return estimateCamera({ width, height, horizonY: null, view: 'straight_down', metadata });
}

const known = drone({
  focalLength35mm: 24,
  gimbalPitchDegrees: -90,
  relativeAltitudeMetres: 80,
});

async function painted(camera: SceneCamera, area: Polygon = square) {
  const canvas = new PaintedPhoto(photo);
  const view = new GroundView(camera, area);
  const edges = seenEdges(view, { weight: 1 }, width, height);
  await paintLengths(canvas, view, edges);
  return { picture: canvas.picture(), reveal: canvas.reveal(), edges };
}

describe('lengths beside the edges', () => {
  it('measures what a camera of known height and lens sees', async () => {
    const { edges } = await painted(known);
    // 24 mm on a frame 36 mm wide, 80 m up: the picture is 120 m wide.
    for (const edge of edges) expect(edge.metres).toBeCloseTo(0.3 * 120, 6);
  });

  it('writes one number beside each edge, outside of the plot', async () => {
    const { picture, reveal } = await painted(known);
    const changed = (left: number, top: number, right: number, bottom: number) => {
      let count = 0;
      for (let y = Math.round(top * height); y < bottom * height; y += 1) {
        for (let x = Math.round(left * width); x < right * width; x += 1) {
          if (picture.data[(y * width + x) * 3] !== 120) count += 1;
        }
      }
      return count;
    };
    expect(changed(0.4, 0.2, 0.5, 0.3)).toBeGreaterThan(500);
    expect(changed(0.4, 0.7, 0.5, 0.8)).toBeGreaterThan(500);
    expect(changed(0.2, 0.45, 0.3, 0.55)).toBeGreaterThan(500);
    expect(changed(0.6, 0.45, 0.7, 0.55)).toBeGreaterThan(500);
    expect(changed(0.31, 0.31, 0.59, 0.69)).toBe(0);
    expect(reveal.data.every((time) => time > 205)).toBe(true);
  });

  it('writes no number that the picture does not carry', async () => {
    for (const metadata of [
      {},
      { focalLength35mm: 24 },
      { gimbalPitchDegrees: -90, relativeAltitudeMetres: 80 },
    ]) {
      const { picture } = await painted(drone(metadata));
      expect(Buffer.compare(picture.data, photo.data)).toBe(0);
    }
  });

  it('leaves out numbers that would leave the picture', async () => {
    const wide: Polygon = [
      { x: 0.01, y: 0.01 },
      { x: 0.99, y: 0.01 },
      { x: 0.99, y: 0.99 },
      { x: 0.01, y: 0.99 },
    ];
    const { picture } = await painted(known, wide);
    expect(Buffer.compare(picture.data, photo.data)).toBe(0);
  });
});
