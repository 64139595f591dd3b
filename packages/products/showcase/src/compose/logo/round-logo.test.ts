import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { openLogo } from './logo.js';

const drawn = (inner: string, ground = 'none', type: 'png' | 'jpeg' = 'png') => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${ground}"/>${inner}</svg>`;
  const picture = sharp(Buffer.from(svg));
  return (type === 'png' ? picture.png() : picture.flatten().jpeg()).toBuffer();
};
const disc =
  '<circle cx="150" cy="150" r="130" fill="#703"/><path d="M90 170 150 100 210 170V210H90Z" fill="#fff"/>';
const ring = '<circle cx="150" cy="150" r="120" fill="none" stroke="#037" stroke-width="20"/>';

describe('a round logo', () => {
  it.each([
    ['a disc', disc, 'none', 'png'],
    ['a disc on white paper', disc, '#fff', 'jpeg'],
    ['a ring', ring, 'none', 'png'],
  ] as const)('%s is cut along its rim', async (_what, inner, ground, type) => {
    const { isRound, picture, ground: own } = await openLogo(await drawn(inner, ground, type));
    expect([isRound, own]).toEqual([true, null]);
    const alphaAt = (x: number, y: number) => picture.data[(y * picture.width + x) * 4 + 3];
    expect(alphaAt(2, 2)).toBe(0);
    expect(alphaAt(picture.width - 3, picture.height - 3)).toBe(0);
    expect(alphaAt(Math.round(picture.width / 2), 6)).toBeGreaterThan(200);
  });

  it.each([
    ['a square', '<rect x="50" y="50" width="200" height="200" fill="#703"/>'],
    ['a cross', '<path d="M130 20h40v110h110v40H170v110h-40V170H20v-40h110Z" fill="#703"/>'],
    ['a wordmark', '<rect x="20" y="120" width="260" height="60" fill="#703"/>'],
    ['a rounded tile', '<rect x="50" y="50" width="200" height="200" rx="50" fill="#703"/>'],
  ])('%s is none', async (_what, inner) => {
    expect((await openLogo(await drawn(inner))).isRound).toBe(false);
    expect((await openLogo(await drawn(inner, '#fff', 'jpeg'))).isRound).toBe(false);
  });
});
