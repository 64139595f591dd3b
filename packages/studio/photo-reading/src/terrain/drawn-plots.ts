import { type DrawnScene, drawFromAbove, drawGroundLevel } from './drawn-scenes.js';

const daySky = { skyTop: [92, 142, 206], skyFoot: [196, 216, 234] } as const;

const plots = {
  meadow: () =>
    drawGroundLevel({
      ...daySky,
      horizonY: 0.48,
      clouds: 0.8,
      land: [88, 124, 52],
      landOther: [124, 148, 68],
      tufts: 0.55,
      trees: [58, 88, 44],
      treeline: 0.16,
    }),
  dusk: () =>
    drawGroundLevel({
      horizonY: 0.55,
      skyTop: [34, 44, 78],
      skyFoot: [226, 146, 98],
      clouds: 0.15,
      land: [46, 48, 30],
      landOther: [58, 56, 38],
      tufts: 0.5,
      trees: [24, 28, 24],
      treeline: 0.12,
    }),
  snow: () =>
    drawGroundLevel({
      horizonY: 0.42,
      skyTop: [168, 186, 208],
      skyFoot: [214, 222, 230],
      clouds: 0.5,
      land: [236, 240, 248],
      landOther: [220, 228, 242],
      tufts: 0.06,
      trees: [52, 62, 58],
      treeline: 0.2,
    }),
  desert: () =>
    drawGroundLevel({
      horizonY: 0.4,
      skyTop: [86, 138, 204],
      skyFoot: [206, 214, 218],
      clouds: 0,
      land: [206, 170, 120],
      landOther: [190, 150, 104],
      tufts: 0.2,
      trees: null,
      treeline: 0,
    }),
  hillside: () =>
    drawGroundLevel({
      ...daySky,
      horizonY: 0.5,
      clouds: 0.5,
      land: [112, 128, 62],
      landOther: [150, 146, 84],
      tufts: 0.5,
      trees: [66, 84, 50],
      treeline: 0.08,
      slope: 0.26,
    }),
  valley: () =>
    drawGroundLevel({
      ...daySky,
      horizonY: 0.5,
      clouds: 0.3,
      land: [96, 126, 58],
      landOther: [128, 140, 74],
      tufts: 0.5,
      trees: [60, 84, 48],
      treeline: 0.06,
      mountains: [128, 142, 164],
    }),
  beach: () =>
    drawGroundLevel({
      ...daySky,
      horizonY: 0.42,
      clouds: 0.6,
      land: [214, 196, 158],
      landOther: [202, 182, 142],
      tufts: 0.2,
      trees: null,
      treeline: 0,
      sea: [42, 104, 138],
    }),
  lakeside: () =>
    drawGroundLevel({
      ...daySky,
      horizonY: 0.45,
      clouds: 0.5,
      land: [96, 130, 58],
      landOther: [128, 150, 72],
      tufts: 0.5,
      trees: [50, 78, 44],
      treeline: 0.12,
      lake: true,
    }),
  roadside: () =>
    drawGroundLevel({
      ...daySky,
      horizonY: 0.46,
      clouds: 0.4,
      land: [100, 128, 58],
      landOther: [132, 146, 76],
      tufts: 0.5,
      trees: [54, 80, 44],
      treeline: 0.1,
      road: true,
    }),
  town: () =>
    drawGroundLevel({
      ...daySky,
      horizonY: 0.5,
      clouds: 0.3,
      land: [128, 118, 92],
      landOther: [112, 118, 74],
      tufts: 0.5,
      trees: null,
      treeline: 0,
      houses: true,
    }),
  fromAbove: () => drawFromAbove(),
  fromAboveDry: () => drawFromAbove([182, 158, 112], [168, 146, 100]),
} satisfies Record<string, () => DrawnScene>;

/** Plots to read; each is drawn once a process. Who changes a photo takes a copy. */
export const drawnPlots = Object.fromEntries(
  Object.entries(plots).map(([name, draw]) => {
    let drawn: DrawnScene | undefined;
    return [
      name,
      () => {
        drawn ??= draw();
        return drawn;
      },
    ];
  }),
) as typeof plots;
