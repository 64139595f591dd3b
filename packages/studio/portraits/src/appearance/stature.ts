import type { Appearance } from './appearance.js';

/** Median heights in metres by age, girls and boys (WHO growth reference, rounded). */
const heights: readonly (readonly [years: number, feminine: number, masculine: number])[] = [
  [0.5, 0.66, 0.68],
  [1, 0.74, 0.76],
  [2, 0.86, 0.87],
  [3, 0.95, 0.96],
  [4, 1.03, 1.03],
  [5, 1.1, 1.1],
  [6, 1.15, 1.16],
  [7, 1.21, 1.22],
  [8, 1.27, 1.27],
  [9, 1.33, 1.33],
  [10, 1.39, 1.38],
  [11, 1.45, 1.43],
  [12, 1.51, 1.49],
  [13, 1.56, 1.56],
  [14, 1.6, 1.63],
  [15, 1.62, 1.69],
  [16, 1.63, 1.73],
  [17, 1.64, 1.75],
  [18, 1.65, 1.77],
  [55, 1.65, 1.77],
  [90, 1.58, 1.7],
];

export function usualHeight(ageYears: number, presentation: Appearance['presentation']): number {
  const column = presentation === 'feminine' ? 1 : 2;
  const above = heights.findIndex(([years]) => years >= ageYears);
  const upper = heights[above];
  const lower = heights[above - 1];
  if (upper === undefined) return heights.at(-1)?.[column] ?? 1.6;
  if (lower === undefined) return upper[column];
  return (
    lower[column] +
    ((upper[column] - lower[column]) * (ageYears - lower[0])) / (upper[0] - lower[0])
  );
}
