import type { Raster } from '@groundwork/imaging';
import { colorOfRgb, type Oklab, oklabOf, rgbOfOklab } from '../compose/color.js';
import type { Color } from '../design.js';

const COLORS = 5;
const ROUNDS = 6;
const SAMPLES = 1600;
/** Colours of a palette nearer than this in OKLab are one. */
const SAME_COLOR = 0.07;
/** Smaller shares of the picture are no colour of it. */
const LEAST_SHARE = 0.02;

export interface Coloring {
  /** Mean OKLab lightness, 0..1. */
  readonly lightness: number;
  /** Up to five, most of the picture first. */
  readonly palette: readonly Color[];
}

/** Clusters a small picture's colours in OKLab. */
export function coloringOf({ channels, data }: Raster): Coloring {
  const samples: Oklab[] = [];
  const step = channels * Math.max(1, Math.round(data.length / channels / SAMPLES));
  for (let at = 0; at + 2 < data.length; at += step) {
    samples.push(oklabOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  }
  const lightness = samples.reduce((sum, [l]) => sum + l, 0) / Math.max(1, samples.length);
  return { lightness, palette: clustered(samples) };
}

interface Cluster {
  centre: Oklab;
  count: number;
}

function clustered(samples: readonly Oklab[]): Color[] {
  let clusters = startingPoints(samples).map((centre): Cluster => ({ centre, count: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = clusters.map(() => ({ l: 0, a: 0, b: 0, count: 0 }));
    for (const sample of samples) {
      const sum = sums[nearest(clusters, sample)];
      if (sum === undefined) continue;
      sum.l += sample[0];
      sum.a += sample[1];
      sum.b += sample[2];
      sum.count += 1;
    }
    clusters = sums.flatMap(({ l, a, b, count }) =>
      count === 0 ? [] : [{ centre: [l / count, a / count, b / count] as const, count }],
    );
  }
  const sorted = clusters.sort((one, other) => other.count - one.count);
  const kept: Cluster[] = [];
  for (const cluster of sorted) {
    const isNew = kept.every(({ centre }) => distance(centre, cluster.centre) > SAME_COLOR);
    if (isNew && cluster.count >= samples.length * LEAST_SHARE) kept.push(cluster);
  }
  return kept.map(({ centre }) => colorOfRgb(rgbOfOklab(centre)));
}

/** Each new point is the sample farthest from those before it. */
function startingPoints(samples: readonly Oklab[]): Oklab[] {
  const [first] = samples;
  if (first === undefined) return [];
  const points = [first];
  const away = samples.map((sample) => distance(first, sample));
  while (points.length < COLORS) {
    const farthest = away.indexOf(Math.max(...away));
    const point = samples[farthest];
    if (point === undefined || (away[farthest] ?? 0) < SAME_COLOR) break;
    points.push(point);
    samples.forEach((sample, at) => {
      away[at] = Math.min(away[at] ?? 0, distance(point, sample));
    });
  }
  return points;
}

function nearest(clusters: readonly Cluster[], sample: Oklab): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, { centre }] of clusters.entries()) {
    const away = distance(centre, sample);
    if (away >= least) continue;
    best = at;
    least = away;
  }
  return best;
}

function distance(one: Oklab, other: Oklab): number {
  const lightness = one[0] - other[0];
  const a = one[1] - other[1];
  const b = one[2] - other[2];
  return Math.sqrt(lightness * lightness + a * a + b * b);
}
