import type { GreyMap, Raster } from '@groundwork/imaging';
import { fillPolygon, type Polygon } from '@groundwork/imaging';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';

import { describe, expect, it } from '@jest/globals';
import type { PlotReading } from '../ports.js';
import { plotReading } from './fixtures/plot-reading.js';
import { GroundView } from './ground-view.js';
import { seenEdges } from './outline-path.js';
import { postHeight } from './paint-marks.js';
import { drawMarking } from './studio-marking.js';

const width = 1200;
const height = 800;
const photo: Raster = {
  width,
  height,
  channels: 3,
  data: new Uint8Array(width * height * 3).fill(90),
};
const ahead: Polygon = [
  { x: 0.3, y: 0.6 },
  { x: 0.7, y: 0.6 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const below: Polygon = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.15 },
  { x: 0.75, y: 0.5 },
  { x: 0.5, y: 0.45 },
  { x: 0.45, y: 0.85 },
  { x: 0.22, y: 0.8 },
];

const reading = (view: SceneCamera['view'], area: Polygon) =>
  plotReading({
    view,
    area,
    size: { width, height },
    horizonY: view === 'straight_down' ? null : 0.4,
    ground: { r: 90, g: 90, b: 90 },
  });

const at = (map: GreyMap, x: number, y: number) =>
  map.data[Math.floor(y) * map.width + Math.floor(x)] ?? Number.NaN;

/** Times along each of the two ways that the line takes, from where it begins. */
function alongTheLine(plot: PlotReading, reveal: GreyMap): number[][] {
  const view = new GroundView(plot.camera, plot.area);
  const places = seenEdges(view, width, height).flatMap((edge) =>
    Array.from({ length: 40 }, (_, step) => {
      const t = (step + 0.5) / 40;
      return {
        walked: edge.walkedA + (edge.walkedB - edge.walkedA) * t,
        time: at(
          reveal,
          edge.a.x + (edge.b.x - edge.a.x) * t,
          edge.a.y + (edge.b.y - edge.a.y) * t,
        ),
      };
    }),
  );
  const oneWay = places.filter(({ walked }) => walked <= 0.5).map(({ time }) => time);
  const otherWay = places.filter(({ walked }) => walked > 0.5).map(({ time }) => time);
  return [oneWay, otherWay.reverse()];
}

describe('the order in which the marking appears', () => {
  it.each([
    ['on land ahead', 'eye_level', ahead],
    ['on a concave plot from above', 'straight_down', below],
  ] as const)(
    'runs the line from the near left corner without a step back %s',
    async (_name, view, area) => {
      const plot = reading(view, area);
      const { reveal } = await drawMarking(photo, plot, null, false);
      for (const times of alongTheLine(plot, reveal)) {
        expect(times.length).toBeGreaterThan(30);
        for (const [index, time] of times.entries()) {
          expect(time).toBeGreaterThanOrEqual((times[index - 1] ?? 0) - 2);
        }
        expect(times[0]).toBeLessThan(12);
        expect(times.at(-1)).toBeGreaterThan(120);
        expect(times.at(-1)).toBeLessThan(140);
      }
      const start = view === 'eye_level' ? area[3] : area[5];
      expect(at(reveal, (start?.x ?? 0) * width, (start?.y ?? 0) * height)).toBeLessThan(12);
    },
  );

  it('fills the ground when the line is closed, from near to far, and sets the posts last', async () => {
    const plot = reading('eye_level', ahead);
    const { picture, reveal } = await drawMarking(photo, plot, null, false);
    const fill = (y: number) => at(reveal, width / 2, y * height);
    expect(fill(0.85)).toBeGreaterThan(139);
    expect(fill(0.75)).toBeGreaterThan(fill(0.85));
    expect(fill(0.65)).toBeGreaterThan(fill(0.75));
    expect(fill(0.62)).toBeLessThan(206);
    const view = new GroundView(plot.camera, ahead);
    const corner = view.outline[3];
    if (corner === undefined) throw new Error('The outline lost its corners.');
    const post = [0.25, 0.5, 0.75].map((share) => {
      const place = view.place(corner, postHeight(view, height) * share) ?? { x: 0, y: 0 };
      const pixel = Math.floor(place.y) * width + Math.floor(place.x);
      expect(picture.data[pixel * 3]).toBeGreaterThan(200);
      return at(reveal, place.x, place.y);
    });
    expect(post[0]).toBeGreaterThan(210);
    expect(post[1]).toBeGreaterThan(post[0] ?? 255);
    expect(post[2]).toBeGreaterThan(post[1] ?? 255);
  });

  it('gives every pixel that changes a time before the marks are set, but for the marks', async () => {
    const plot = reading('eye_level', ahead);
    const { picture, reveal } = await drawMarking(photo, plot, null, false);
    const inside = fillPolygon(ahead, width, height);
    const changed: number[] = [];
    const late: number[] = [];
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      if (picture.data[pixel * 3] === 90 && picture.data[pixel * 3 + 2] === 90) continue;
      changed.push(pixel);
      if (inside[pixel] === 1 && (reveal.data[pixel] ?? 255) > 206) late.push(pixel);
    }
    expect(changed.length).toBeGreaterThan(50_000);
    // Only posts and marks are later than the ground, and here they all stand outside of it.
    expect(late).toEqual([]);
    expect([reveal.width, reveal.height, reveal.data.length]).toEqual([
      width,
      height,
      width * height,
    ]);
  });

  it('draws no line where the picture cuts the plot off, unless the plot is the whole picture', () => {
    const cut: Polygon = [
      { x: 0, y: 0.6 },
      { x: 0.7, y: 0.6 },
      { x: 0.8, y: 1 },
      { x: 0, y: 1 },
    ];
    const view = (area: Polygon) => new GroundView(reading('eye_level', area).camera, area);
    expect(seenEdges(view(cut), width, height)).toHaveLength(2);
    const whole: Polygon = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    const straight = new GroundView(reading('straight_down', whole).camera, whole);
    expect(seenEdges(straight, width, height)).toHaveLength(4);
  });
});
