import { expect, test } from '@jest/globals';
import { resampled } from './resample.js';

type Shade = (x: number, y: number) => number;

function drawn(width: number, height: number, shade: Shade) {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return shade(pixel % width, Math.floor(pixel / width));
  });
  return { width, height, channels: 3 as const, data };
}

function extremes(data: Uint8Array): [number, number] {
  return [Math.min(...data), Math.max(...data)];
}

test.each([
  [100, 80, 37, 29],
  [3, 2, 2, 1],
  [200, 5, 9, 5],
])('a flat picture of %dx%d stays flat at %dx%d', (width, height, wide, high) => {
  const flat = drawn(width, height, () => 201);
  const part = { x: 0, y: 0, width, height };
  const { data } = resampled(flat, part, { width: wide, height: high });
  expect(data).toHaveLength(wide * high * 3);
  expect(extremes(data)).toEqual([201, 201]);
});

test('what is finer than the new pixels becomes its mean, without a pattern', () => {
  const fine = drawn(120, 120, (x, y) => ((x + y) % 2 === 0 ? 0 : 200));
  const part = { x: 20, y: 20, width: 90, height: 90 };
  const { data } = resampled(fine, part, { width: 30, height: 30 });
  const [least, most] = extremes(data);
  expect(least).toBeGreaterThanOrEqual(94);
  expect(most).toBeLessThanOrEqual(106);
});

test('only the part is read, and an edge stays where it is', () => {
  const edge = drawn(90, 60, (x) => (x < 45 ? 20 : 220));
  const whole = { x: 0, y: 0, width: 90, height: 60 };
  const { data } = resampled(edge, whole, { width: 30, height: 20 });
  expect([data[13 * 3], data[16 * 3]].map((value = 0) => (value < 120 ? 'dark' : 'light'))).toEqual(
    ['dark', 'light'],
  );
  expect(Math.abs(((data[14 * 3] ?? 0) + (data[15 * 3] ?? 0)) / 2 - 120)).toBeLessThan(8);
  const right = { ...whole, x: 45, width: 45 };
  const { data: light } = resampled(edge, right, { width: 15, height: 20 });
  expect(extremes(light)).toEqual([220, 220]);
});
