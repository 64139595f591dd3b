import { describe, expect, it } from '@jest/globals';
import { logoConfigSchema, textConfigSchema } from './elements-config.js';

describe('elements_config.logo', () => {
  it('needs a URL and has a default for all else', () => {
    expect(logoConfigSchema.parse({ url: 'https://x.test/l.png' })).toEqual({
      url: 'https://x.test/l.png',
      position: 'top_left',
      opacity: 1,
      scale: 0.14,
      start: null,
      end: null,
    });
    expect(logoConfigSchema.safeParse({ position: 'top_right' }).success).toBe(false);
  });

  it('malformed keys are ignored', () => {
    const odd = {
      url: 'u',
      position: 'left',
      opacity: 7,
      scale: '1',
      start: -1,
      end: 'soon',
      x: 1,
    };
    expect(logoConfigSchema.parse(odd)).toEqual(logoConfigSchema.parse({ url: 'u' }));
  });
});

describe('elements_config.text', () => {
  it('is a string, an object, or several of either, at most four', () => {
    const plain = {
      text: 'For sale',
      position: 'bottom_left',
      size: 'medium',
      font: 'sans',
      color: '#FFFFFF',
    };
    expect(textConfigSchema.parse('For sale')).toEqual([
      { ...plain, background: null, start: null, end: null },
    ]);
    const several = textConfigSchema.parse(['a', { text: 'b', position: 'top', start: 2 }]);
    expect(several).toMatchObject([{ text: 'a' }, { text: 'b', position: 'top', start: 2 }]);
    expect(textConfigSchema.parse(['1', '2', '3', '4', '5'])).toHaveLength(4);
  });

  it('leaves out what has no text that can be shown', () => {
    expect(
      textConfigSchema.parse([{ position: 'top' }, 7, '', 'two\nlines', null, 'good']),
    ).toEqual(textConfigSchema.parse([]));
    expect(textConfigSchema.parse([null, 'good'])).toMatchObject([{ text: 'good' }]);
  });
});
