import { oklchOf } from '@groundwork/words/shades';
import { describe, expect, it } from '@jest/globals';
import { type Adjustments, adjustmentsSchema, noAdjustments } from '../adjustments.js';
import { applyDirectives } from './apply-directives.js';
import type { Directive } from './directives.js';
import { moods } from './directives.js';
import { understandPrompt } from './understand-prompt.js';

/** Adjustments after edits, one prompt after another. */
function edited(...prompts: readonly string[]): Adjustments {
  return prompts.reduce(
    (from, prompt) => applyDirectives(from, understandPrompt(prompt).directives),
    noAdjustments,
  );
}

const times = (count: number, prompt: string): string[] =>
  Array.from({ length: count }, () => prompt);

describe('edits applied', () => {
  it('change nothing when they ask for nothing', () => {
    expect(applyDirectives(noAdjustments, [])).toEqual(noAdjustments);
  });

  it('are kept by later edits of other things', () => {
    const result = edited('dark blue background', 'bigger price', 'logo top right', 'in Spanish');
    expect(result).toMatchObject({
      groundColor: '#00008b',
      scale: { price: 1.2, text: 1, logo: 1 },
      logo: { hidden: false, corner: 'top_right' },
      language: 'es',
    });
  });

  it('add up, edit after edit', () => {
    const once = edited('warmer').photo.warmth;
    const twice = edited('warmer', 'warmer').photo.warmth;
    expect(twice).toBeGreaterThan(once);
    expect(edited('warmer', 'cooler').photo.warmth).toBe(0);
  });

  it.each([
    'brighter',
    'much darker',
    'more contrast',
    'less saturated',
    'much warmer',
    'sharper',
    'bigger price, smaller logo, larger text',
    'more readable text',
    'bolder text',
    'more dramatic',
    'sunset',
    'price twice as big',
    'brightness +500%',
  ])('stay within bounds when "%s" is asked ten times', (prompt) => {
    const ten = edited(...times(10, prompt));
    expect(adjustmentsSchema.parse(ten)).toEqual(ten);
    const { warmth, brightness, contrast, saturation } = ten.photo;
    for (const value of [warmth, brightness, contrast, saturation]) {
      expect(Math.abs(value)).toBeLessThanOrEqual(0.9);
    }
    for (const factor of Object.values(ten.scale)) {
      expect(factor).toBeGreaterThanOrEqual(0.6);
      expect(factor).toBeLessThanOrEqual(1.8);
    }
  });

  it('are the same however often colours, places and faces are asked for', () => {
    const prompt =
      'black and white, gold price, logo bottom left, no parking, use Futura, upper case';
    expect(edited(prompt, prompt, prompt)).toEqual(edited(prompt));
  });

  it('hide and show again', () => {
    expect(edited('no logo, without bedrooms and parking')).toMatchObject({
      logo: { hidden: true },
      hidden: ['bedrooms', 'parking'],
    });
    expect(
      edited('no logo, without bedrooms and parking', 'show the logo and the bedrooms'),
    ).toMatchObject({
      logo: { hidden: false },
      hidden: ['parking'],
    });
  });

  it('move the logo along the side that it is on', () => {
    expect(edited('logo bottom left', 'logo to the right').logo.corner).toBe('bottom_right');
    expect(edited('logo to the right').logo.corner).toBe('top_right');
  });

  it('shade the colour that was chosen, in its hue', () => {
    const blue = edited('blue background').groundColor ?? '';
    const darker = edited('blue background', 'darker background').groundColor ?? '';
    expect(oklchOf(darker).lightness).toBeLessThan(oklchOf(blue).lightness);
    expect(Math.abs(oklchOf(darker).hue - oklchOf(blue).hue)).toBeLessThan(5);
    expect(oklchOf(edited('darker background').groundColor ?? '').lightness).toBeLessThan(0.25);
  });

  it('go back to the original, in whole or in part', () => {
    expect(edited('warmer, gold price, no logo', 'back to the original')).toEqual(noAdjustments);
    expect(edited('warmer, gold price', 'reset the photo')).toEqual({
      ...noAdjustments,
      priceColor: '#c9a227',
    });
    expect(edited('gold price, no logo', 'back to the original but warmer')).toEqual({
      ...noAdjustments,
      photo: { ...noAdjustments.photo, warmth: 0.25 },
    });
  });

  it('leave colours that were asked for when a mood comes later', () => {
    expect(edited('red accents', 'more luxurious').dominantColor).toBe('#ff0000');
    expect(edited('more luxurious').dominantColor).not.toBeNull();
    expect(edited('more luxurious with red accents').dominantColor).toBe('#ff0000');
  });

  it('take another face each time another is asked for', () => {
    const faces = [1, 2, 3, 4].map((count) => edited(...times(count, 'another font')).typeface);
    expect(new Set(faces).size).toBe(4);
  });

  it.each(moods)('in the mood "%s" and against it are valid', (mood) => {
    const asked: Directive[] = [{ kind: 'mood', mood, change: 1.8 }];
    const against: Directive[] = [{ kind: 'mood', mood, change: -1 }];
    const there = applyDirectives(noAdjustments, asked);
    expect(there).not.toEqual(noAdjustments);
    expect(adjustmentsSchema.parse(there)).toEqual(there);
    expect(adjustmentsSchema.safeParse(applyDirectives(there, against)).success).toBe(true);
  });
});
