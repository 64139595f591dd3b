import { refusalAmong } from '@groundwork/contract/land/reading';
import { type Point, type Polygon, polygonCentre, polygonShare } from '@groundwork/imaging';
import { terrainNames } from '@groundwork/photo-reading/terrain-reading';
import { askForJson, visionPicture } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { z } from 'zod';
import type { PlotPort, PlotToRead, ReadPlot } from '../ports.js';

const share = z.number().min(0).max(1);
const plotShape = z.object({
  terrain: z.enum(terrainNames),
  /** Corners in order, as shares of the picture's width and height. */
  area: z
    .array(z.object({ x: share, y: share }))
    .min(3)
    .max(32),
  confidence: share,
});

const TASK = `You read photos of plots of land on which somebody wants to build.
Give:
- terrain: what kind of land it is.
- area: the outline of the ground that one would build on, as a polygon of 4 to 12 corners in order. x runs from 0 at the left edge to 1 at the right one, y from 0 at the top edge to 1 at the bottom one. It lies on open ground within the boundaries that can be seen, and never on the sky, water, a road, a building or a neighbour's land.
- confidence: how sure you are of the area, from 0 to 1.`;

type SeenPlot = z.output<typeof plotShape>;

/**
 * Finds the buildable area and the kind of land by a vision engine; camera, light and occluders are embedded. Its area
 * passes the same checks as ours, which replaces it if it fails. Its kind of land chooses the proposals; claims about
 * the photo come only from the embedded reading.
 */
export function createRemotePlot(task: TaskEngines, embedded: PlotPort): PlotPort {
  const ask = async (
    at: TaskEngines,
    input: PlotToRead,
    horizonY: number | null,
  ): Promise<SeenPlot> =>
    askForJson(at, {
      capability: 'vision',
      purpose: 'plot_reading',
      task: TASK,
      data: { words_for_the_land: input.terrainHint },
      pictures: [await visionPicture(input.photo)],
      shape: plotShape,
      nonsense: ({ area }) => (input.area === null ? nonsenseOfArea(area, horizonY) : null),
    });
  const readAs = async (input: PlotToRead, own: ReadPlot, seen: SeenPlot): Promise<ReadPlot> => {
    const withTerrain =
      input.terrainHint === null ? { ...input, terrainSeen: seen.terrain } : input;
    if (input.area !== null) return embedded.read(withTerrain);
    const suggestion = { polygon: seen.area, confidence: seen.confidence };
    const read = await embedded.read({ ...withTerrain, suggestion });
    if (refusalAmong(read.data.objections) === null) return read;
    return refusalAmong(own.data.objections) === null ? embedded.read(withTerrain) : read;
  };
  return {
    judge: (input) => embedded.judge(input),
    read: async (input) => {
      const own = await embedded.read(input);
      // A customer who says both leaves nothing to ask.
      if (input.area !== null && input.terrainHint !== null) return own;
      return task.remoteOr('vision', {
        remote: async (at) =>
          readAs(input, own, await ask(at, input, own.reading.terrain.horizonY)),
        embedded: async () => own,
      });
    },
  };
}

/** Shares of the picture that a plot to build on takes. */
const areaShares = { least: 0.015, most: 0.95 } as const;
/** How far a corner may lie over the horizon, as a share of the picture's height: land rises. */
const OVER_HORIZON = 0.12;

const turn = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function crossesItself(polygon: Polygon): boolean {
  const sides = polygon.map(
    (from, at) => [from, polygon[(at + 1) % polygon.length] ?? from] as const,
  );
  return sides.some(([a, b], at) => sides.slice(at + 2).some(([c, d]) => cross(a, b, c, d)));
}

/**
 * The fault of an outline of land, in words for the engine; null when it is plausible.
 *
 * @param horizonY share from the top; null when it is not in the picture
 */
export function nonsenseOfArea(area: Polygon, horizonY: number | null): string | null {
  const share = polygonShare(area);
  if (share < areaShares.least) return `area: covers ${(share * 100).toFixed(1)} % of the picture`;
  if (share > areaShares.most) return 'area: is the whole picture';
  if (crossesItself(area)) return 'area: its outline crosses itself';
  if (horizonY === null) return null;
  if (polygonCentre(area).y <= horizonY) return 'area: lies over the horizon';
  return area.some(({ y }) => y < horizonY - OVER_HORIZON) ? 'area: reaches into the sky' : null;
}
