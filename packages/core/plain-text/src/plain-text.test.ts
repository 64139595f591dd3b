import { describe, expect, it } from '@jest/globals';
import { paragraphsOf } from './plain-text.js';

describe('customers’ words', () => {
  it('lose what is not printed or turns text round', () => {
    expect(paragraphsOf('a\u0000b\u202ec\u2066d\ufeffe\u00adf\ud800g')).toEqual(['abcdefg']);
  });

  it('keep their paragraphs, and their no-break spaces', () => {
    expect(paragraphsOf(' one \t two\r\n\n 3\u202f€\u2028four ')).toEqual([
      'one two',
      '3\u00a0€',
      'four',
    ]);
  });

  it('are composed, and their heaped marks limited', () => {
    expect(paragraphsOf('e\u0301')).toEqual(['é']);
    expect(paragraphsOf(`z${'\u0337'.repeat(40)}`)).toEqual([`z${'\u0337'.repeat(4)}`]);
  });

  it('are limited in length', () => {
    expect(() => paragraphsOf('a'.repeat(2001))).toThrow(RangeError);
  });
});
