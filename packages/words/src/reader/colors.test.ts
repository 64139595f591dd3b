import { describe, expect, it } from '@jest/globals';
import { colorOf } from './colors.js';
import { oklchOf, shadeOf } from './shades.js';

describe('colours by name', () => {
  it.each([
    ['#aa3300', '#aa3300'],
    ['A30', '#aa3300'],
    ['Navy', '#1b2a49'],
    ['gold', '#c9a227'],
    ['Deep Sky Blue', '#00bfff'],
    ['dark green', '#006400'],
    ['azul marino', '#1b2a49'],
    ['türkis', '#2a9d8f'],
    ['turkis', '#2a9d8f'],
    ['dore', '#c9a227'],
    ['dorados', '#c9a227'],
    ['dorati', '#c9a227'],
    ['schwarzen', '#111111'],
    ['bianchi', '#ffffff'],
    ['off-white', '#f7f4ec'],
    ['verde esmeralda', '#0b5d4e'],
    ['emerald green', '#0b5d4e'],
    ['rouge bordeaux', '#7b1e3b'],
    ['cremefarbener', '#e8dcc4'],
  ])('%s is %s', (text, hex) => {
    expect(colorOf(text)).toBe(hex);
  });

  it.each([
    ['bright pink', 'pink'],
    ['hot red', 'red'],
    ['leuchtendes Blau', 'blau'],
    ['rouge vif', 'rouge'],
    ['verde brillante', 'verde'],
  ])('%s is no weaker than %s and of its hue', (phrase, base) => {
    const [strong, plain] = [phrase, base].map((text) => oklchOf(colorOf(text) ?? ''));
    expect(strong?.chroma).toBeGreaterThanOrEqual(plain?.chroma ?? 1);
    expect(Math.abs((strong?.hue ?? 0) - (plain?.hue ?? 99))).toBeLessThan(5);
  });

  it.each([
    ['verde oscuro', 'verde'],
    ['vert foncé', 'vert'],
    ['vert fonce', 'vert'],
    ['verde scuro', 'verde'],
    ['verde escuro', 'verde'],
    ['dunkelgrün', 'grün'],
    ['dunkles rot', 'rot'],
    ['deep teal', 'teal'],
  ])('%s is darker than %s and of its hue', (phrase, base) => {
    const dark = oklchOf(colorOf(phrase) ?? '');
    const plain = oklchOf(colorOf(base) ?? '');
    expect(dark.lightness).toBeLessThan(plain.lightness - 0.1);
    expect(Math.abs(dark.hue - plain.hue)).toBeLessThan(3);
  });

  it.each([
    ['hellblau', 'blau'],
    ['bleu clair', 'bleu'],
    ['azzurro chiaro', 'azzurro'],
    ['azul claro', 'azul'],
    ['pale turquesa', 'turquesa'],
  ])('%s is lighter than %s', (phrase, base) => {
    const light = oklchOf(colorOf(phrase) ?? '');
    expect(light.lightness).toBeGreaterThan(oklchOf(colorOf(base) ?? '').lightness + 0.1);
  });

  it.each([
    '',
    'dark',
    'oscuro',
    'house',
    'very',
    'hell',
    '#12',
    'dark house',
    'green dark sofa',
    'blue green red',
  ])('"%s" is no colour', (text) => {
    expect(colorOf(text)).toBeNull();
  });
});

describe('shades', () => {
  it.each(['#c9a227', '#1f4fb2', '#ff0000', '#808080'])('of %s end near black and white', (hex) => {
    expect(oklchOf(shadeOf(hex, -1)).lightness).toBeLessThan(0.16);
    expect(oklchOf(shadeOf(hex, 1)).lightness).toBeGreaterThan(0.95);
  });

  it('without a change are the colour itself', () => {
    expect(shadeOf('#c9a227', 0)).toBe('#c9a227');
  });
});
