import { expect, it } from '@jest/globals';
import { chapterSubject } from './chapter-subject.js';

it('is named by the surest thing that a photo claims', () => {
  expect(chapterSubject(['outside', 'pool', 'house'])).toBe('pool');
  expect(chapterSubject(['room'])).toBe('room');
});

it('is a photo where nothing in it is sure', () => {
  expect(chapterSubject([])).toBe('photo');
  expect(chapterSubject(['outside'])).toBe('photo');
});
