import { describe, expect, it } from '@jest/globals';
import { labelled } from './overlays.js';

const asked = { format: '16:9', language: 'de', disclosure: { label: true } } as const;
const text = (position: 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right') =>
  ({
    kind: 'text',
    text: 'Sold',
    position,
    size: 'large',
    font: 'sans',
    colour: '#FFFFFF',
    background: null,
    start: null,
    end: null,
  }) as const;

describe('the label of a film', () => {
  it('stands throughout, in the film’s language, in a panel of its own', () => {
    expect(labelled('land', asked, [], false)).toEqual([
      {
        kind: 'text',
        text: 'Computergenerierte Visualisierung',
        position: 'top_left',
        size: 'small',
        font: 'sans',
        colour: '#FFFFFF',
        background: '#1C1C1C',
        start: null,
        end: null,
      },
    ]);
  });

  it('is not there unless it is asked for', () => {
    expect(labelled('land', { format: '16:9' }, [], false)).toEqual([]);
    expect(labelled('land', { ...asked, disclosure: { label: false } }, [], false)).toEqual([]);
  });

  it.each([
    [['top_left'], 'top_right'],
    [['top_left', 'top_right'], 'bottom_right'],
    [['top_left', 'top_right', 'bottom_right'], 'bottom_left'],
    [['top_left', 'top_right', 'bottom_right', 'bottom_left'], 'top_left'],
  ] as const)('beside others in %j stands in %s', (corners, position) => {
    expect(labelled('slideshow', asked, corners.map(text), false)).toMatchObject([
      ...corners.map(text),
      { position },
    ]);
  });

  it('leaves its corner to the watermark', () => {
    const watermark = { url: 'https://example.com/w.png', position: 'top_left' };
    const options = { ...asked, elements_config: { watermark } };
    expect(labelled('land', options, [], false)).toMatchObject([{ position: 'top_right' }]);
  });

  it('says of a film with pictures by a model that it is one, asked for or not', () => {
    const german = { format: '16:9', language: 'de' } as const;
    const [label, ...others] = labelled('slideshow', german, [], true);
    expect(label).toMatchObject({ text: 'KI-generierte Visualisierung', start: null, end: null });
    expect(others).toEqual([]);
    expect(labelled('land', asked, [text('top_left')], true)).toMatchObject([
      { text: 'Sold' },
      { text: 'KI-generierte Visualisierung', position: 'top_right' },
    ]);
  });
});
