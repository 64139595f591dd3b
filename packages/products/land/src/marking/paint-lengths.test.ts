import type { Polygon, Raster } from '@groundwork/imaging';
import { estimateCamera } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';

import { describe, expect, it } from '@jest/globals';
import { plotReading } from './fixtures/plot-reading.js';
import { GroundView } from './ground-view.js';
import { seenEdges } from './outline-path.js';
import { paintLengths } from './paint-lengths.js';
import { PaintedPhoto } from './painted-photo.js';
import { drawMarking } from './studio-marking.js';

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

const unknown = drone({ gimbalPitchDegrees: -90, relativeAltitudeMetres: 80 });

/** Whether the marking of an area has numbers beside it. */
async function differs(camera: SceneCamera, isGiven: boolean, givenAreaM2: number | undefined) {
  const plain = plotReading({
    ...{ view: 'straight_down', area: square, size: { width, height }, horizonY: null },
    ground: { r: 120, g: 120, b: 120 },
  });
  const plot = { ...plain, camera, ...(givenAreaM2 === undefined ? {} : { givenAreaM2 }) };
  const [drawn, bare] = [
    await drawMarking(photo, plot, null, isGiven),
    await drawMarking(photo, { ...plot, givenAreaM2: undefined }, null, false),
  ];
  return Buffer.compare(drawn.picture.data, bare.picture.data) !== 0;
}

async function painted(camera: SceneCamera, area: Polygon = square) {
  const canvas = new PaintedPhoto(photo);
  const view = new GroundView(camera, area);
  const edges = seenEdges(view, width, height);
  await paintLengths(canvas, view, edges);
  return { picture: canvas.picture(), reveal: canvas.reveal(), edges };
}

describe('lengths on the edges', () => {
  it('measures what a camera of known height and lens sees', async () => {
    const { edges } = await painted(known);
    // 24 mm on a frame 36 mm wide, 80 m up: the picture is 120 m wide.
    for (const edge of edges) expect(edge.metres).toBeCloseTo(0.3 * 120, 6);
  });

  it('writes a number on the middle of two sides', async () => {
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
    const [above, below] = [changed(0.4, 0.26, 0.5, 0.34), changed(0.4, 0.66, 0.5, 0.74)];
    const [left, right] = [changed(0.24, 0.45, 0.36, 0.55), changed(0.54, 0.45, 0.66, 0.55)];
    for (const [one, other] of [
      [above, below],
      [left, right],
    ] as const) {
      expect(Math.max(one, other)).toBeGreaterThan(500);
      expect(Math.min(one, other)).toBe(0);
    }
    expect(changed(0.37, 0.35, 0.53, 0.65)).toBe(0);
    expect(reveal.data.every((time) => time > 205)).toBe(true);
  });

  it.each([
    ['an area of ours', known, false, undefined],
    ['a lens that is not known', unknown, true, undefined],
  ])('writes no number on the edges of %s', async (_of, camera, isGiven, givenAreaM2) => {
    expect(await differs(camera, isGiven, givenAreaM2)).toBe(false);
  });

  it.each([
    ['a camera that is known', known, undefined],
    ['the size of the area', unknown, 1200],
  ])('knows the sides of a given area by %s', async (_by, camera, givenAreaM2) => {
    expect(await differs(camera, true, givenAreaM2)).toBe(true);
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
