import { describe, expect, it } from '@jest/globals';
import { breakOpportunities, type Parted } from './break-opportunities.js';

/** The text with a bar at each break of one of the kinds. */
function broken(text: string, kinds: readonly Parted[] = ['words']): string {
  const places = breakOpportunities(text)
    .filter(({ parts }) => kinds.includes(parts))
    .map(({ at }) => at);
  return [0, ...places].map((start, index) => text.slice(start, places[index])).join('|');
}

describe('line breaks', () => {
  it('fall after spaces and hyphens, not before punctuation', () => {
    expect(broken('south-facing garden, new roof')).toBe('south-|facing |garden, |new |roof');
    expect(broken('« belle vue » ! Oui : non')).toBe('« belle |vue » ! |Oui : |non');
    expect(broken('Sol & Mar + IVA')).toBe('Sol |& Mar |+ IVA');
    expect(broken('das »Haus« am See')).toBe('das |»Haus« |am |See');
    expect(broken('Pool · Sauna – Bar')).toBe('Pool · |Sauna – |Bar');
  });

  it('fall between ideographs, but never before closing signs or after opening ones', () => {
    expect(broken('近地铁，「新」房')).toBe('近|地|铁，|「新」|房');
  });

  it('keep Korean words and full-width signs whole', () => {
    expect(broken('신축 아파트')).toBe('신축 |아파트');
    expect(broken('新築３LDK')).toBe('新|築|３LDK');
  });

  it('never fall at a no-break space', () => {
    expect(breakOpportunities('1.250.000\u00a0€')).toEqual([]);
  });

  it.each([
    '€ 1,250,000',
    '1.250.000 €',
    '1 250 000 €',
    'CHF 980',
    '2,4 Mio. €',
    '120 m²',
    '3,200 sq ft',
  ])('part the amount %s in need only', (amount) => {
    expect(broken(amount)).toBe(amount);
    expect(broken(amount, ['amount']).replaceAll('|', '')).toBe(amount);
    expect(breakOpportunities(amount).every(({ parts }) => parts === 'amount')).toBe(true);
    expect(breakOpportunities(amount)).not.toEqual([]);
  });

  it('tell a number from the word that it counts', () => {
    expect(broken('Villa, 4 bedrooms')).toBe('Villa, |4 bedrooms');
    expect(broken('Villa, 4 bedrooms', ['number'])).toBe('Villa, 4 |bedrooms');
  });
});
