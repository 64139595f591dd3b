import { describe, expect, it } from '@jest/globals';
import { sampleScene, sampleStoryboard } from '../fixtures/sample-film.js';
import { chaptersAsVtt, filmChapters } from './subtitle-files.js';

const film = (...titles: string[]) =>
  sampleStoryboard({
    scenes: titles.map((title, index) => sampleScene({ id: `s-${index}`, title, seconds: 2.5 })),
  });

describe('the chapters of a film', () => {
  it('begin with their scenes and leave no gap', () => {
    expect(filmChapters(film('Villa & Sea', 'The pool'))).toEqual([
      { title: 'Villa & Sea', start: 0, end: 2.5 },
      { title: 'The pool', start: 2.5, end: 5 },
    ]);
  });

  it('go on through a scene without a title', () => {
    expect(filmChapters(film('', 'The pool', ''))).toEqual([
      { title: 'The pool', start: 2.5, end: 7.5 },
    ]);
    expect(filmChapters(film('', ''))).toEqual([]);
  });

  it('are cues of a WebVTT file', () => {
    expect(chaptersAsVtt(filmChapters(film('Villa & Sea')))).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nVilla &amp; Sea\n',
    );
  });
});
