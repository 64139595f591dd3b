import { describe, expect, it } from '@jest/globals';
import { captionsAsSrt, captionsAsVtt } from './subtitle-files.js';

const cues = [
  { start: 0.2, end: 2.45, text: 'A meadow  under\nthe mountains.', words: [] },
  { start: 3599.9996, end: 3661.5, text: 'Ben & Eva <3 --> home', words: [] },
];

describe('captionsAsVtt', () => {
  it('gives a WebVTT file whose text cannot end a cue or open a tag', () => {
    expect(captionsAsVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.200 --> 00:00:02.450\nA meadow under the mountains.\n\n' +
        '01:00:00.000 --> 01:01:01.500\nBen &amp; Eva &lt;3 → home\n',
    );
  });
});

describe('captionsAsSrt', () => {
  it('gives numbered cues with decimal commas', () => {
    expect(captionsAsSrt(cues)).toBe(
      '1\n00:00:00,200 --> 00:00:02,450\nA meadow under the mountains.\n\n' +
        '2\n01:00:00,000 --> 01:01:01,500\nBen & Eva <3 → home\n',
    );
  });

  it('keeps no tags, which SRT cannot write plainly', () => {
    const text = '<b>Two</b> <font color="red">homes</font>{\\an8}, 3 < 4';
    expect(captionsAsSrt([{ start: 0, end: 1, text, words: [] }])).toBe(
      '1\n00:00:00,000 --> 00:00:01,000\nTwo homes, 3 < 4\n',
    );
  });
});
