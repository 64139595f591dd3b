import { type Adjustments, noAdjustments } from '@groundwork/showcase-edits';
import { describe, expect, test } from '@jest/globals';
import { contrastWith, oklabOf, rgbOf } from './compose/color.js';
import type { Theme } from './template.js';
import { adjustTheme } from './theme-adjustments.js';

const ivory: Theme['colors'] = {
  ground: '#fffff0',
  panel: '#f2efe0',
  ink: '#23201a',
  softInk: '#5c564a',
  accent: '#9a7b3f',
  onAccent: '#ffffff',
  price: '#23201a',
  line: '#d8d2c0',
};
const green: Theme['colors'] = {
  ground: '#0f2e25',
  panel: '#163b30',
  ink: '#f5f1e6',
  softInk: '#cfd6cd',
  accent: '#c9a24b',
  onAccent: '#0f2e25',
  price: '#c9a24b',
  line: '#c9a24b',
};

function adjusted(colors: Theme['colors'], change: Partial<Adjustments>): Theme {
  const theme: Theme = {
    colors,
    faces: { display: 'display', text: 'sans' },
    scale: { price: 1, text: 1, logo: 1 },
    weight: 0,
    uppercase: null,
    scrim: 1,
    logo: { corner: null },
  };
  return adjustTheme(theme, { ...noAdjustments, ...change });
}

const hueOf = (color: string) => {
  const [, a, b] = oklabOf(rgbOf(color));
  return Math.atan2(b, a);
};

describe('a theme after edits', () => {
  test('is the same without any', () => {
    expect(adjusted(ivory, {}).colors).toEqual(ivory);
  });

  test('has the dominant colour exactly as its accent', () => {
    const { colors } = adjusted(ivory, { dominantColor: '#1b2a49' });
    expect(colors).toEqual({ ...ivory, accent: '#1b2a49' });
  });

  test('a coloured ground takes the dominant colour, a white one stays', () => {
    expect(adjusted(ivory, { dominantColor: '#7b1e3b' }).colors.ground).toBe(ivory.ground);
    const navy = adjusted(green, { dominantColor: '#1b2a49' }).colors;
    expect(navy.ground).toBe('#1b2a49');
    expect(contrastWith(navy.accent, [navy.ground])).toBeGreaterThanOrEqual(3);
    const light = adjusted(green, { dominantColor: '#ffd9a0' }).colors;
    expect(light.accent).toBe('#ffd9a0');
    expect(oklabOf(rgbOf(light.ground))[0]).toBeLessThan(0.4);
    expect(Math.abs(hueOf(light.ground) - hueOf('#ffd9a0'))).toBeLessThan(0.3);
  });

  test('a ground in a strong colour gives way to the dominant one whole', () => {
    const orange = {
      ...green,
      ground: '#ff5a30',
      panel: '#ff7a50',
      ink: '#1a0a04',
      price: '#1a0a04',
    };
    const { colors } = adjusted(orange, { dominantColor: '#7b1e3b' });
    expect(colors.ground).toBe('#7b1e3b');
    expect(contrastWith(colors.accent, [colors.ground])).toBeGreaterThanOrEqual(3);
    expect(Math.abs(hueOf(colors.accent) - hueOf('#7b1e3b'))).toBeLessThan(0.3);
    expect(contrastWith(colors.ink, [colors.ground])).toBeGreaterThanOrEqual(4.5);
    const white = adjusted({ ...orange, panel: '#ffffff' }, { dominantColor: '#7b1e3b' });
    expect(white.colors.panel).toBe('#ffffff');
  });

  test.each([
    ['ivory', ivory],
    ['green', green],
  ] as const)('whatever the colours, words on %s can be read', (_, colors) => {
    for (const color of [
      '#000000',
      '#ffffff',
      '#ff0000',
      '#ffd700',
      '#1b2a49',
      '#808080',
      '#00ffff',
    ]) {
      for (const change of [
        { dominantColor: color },
        { groundColor: color },
        { textColor: color },
        { priceColor: color },
        { dominantColor: color, groundColor: '#e8dcc4', textColor: '#7b1e3b' },
      ]) {
        const after = adjusted(colors, change).colors;
        const grounds = [after.ground, after.panel];
        for (const words of [after.ink, after.softInk]) {
          expect(contrastWith(words, grounds)).toBeGreaterThanOrEqual(4.5);
        }
        // Prices are set large: 3 to 1 holds there, and keeps the brand's colour.
        expect(contrastWith(after.price, grounds)).toBeGreaterThanOrEqual(3);
        expect(contrastWith(after.onAccent, [after.accent])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('a price follows the ink or the accent that it was set in', () => {
    expect(adjusted(ivory, { textColor: '#1b2a49' }).colors.price).toBe('#1b2a49');
    expect(adjusted(green, { dominantColor: '#ffd9a0' }).colors.price).toBe('#ffd9a0');
    expect(adjusted(green, { dominantColor: '#ffd9a0', priceColor: '#ffffff' }).colors.price).toBe(
      '#ffffff',
    );
  });

  test('takes face, sizes, weight, capitals and corner', () => {
    const theme = adjusted(ivory, {
      typeface: 'mono',
      scale: { price: 1.4, text: 0.8, logo: 1.2 },
      weight: 1,
      uppercase: true,
      logo: { hidden: false, corner: 'bottom_right' },
    });
    expect(theme).toMatchObject({
      faces: { display: 'mono', text: 'mono' },
      scale: { price: 1.4, text: 0.8, logo: 1.2 },
      weight: 1,
      uppercase: true,
      logo: { corner: 'bottom_right' },
    });
  });

  test('keeps a brand’s gold for the price on its terracotta, where small words would need another', () => {
    const brand = { groundColor: '#b5533c', priceColor: '#f0d9a8', textColor: '#f0d9a8' };
    const { price, ink, ground } = adjusted(green, brand).colors;
    expect([ground, price]).toEqual(['#b5533c', '#f0d9a8']);
    expect(contrastWith(ink, [ground])).toBeGreaterThanOrEqual(4.5);
  });
});
