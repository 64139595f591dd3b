import { expect, it } from '@jest/globals';
import { chapterSubject } from './chapter-subject.js';

it('is named by the surest thing that a photo claims', () => {
  expect(chapterSubject({ kind: null, claims: ['outside', 'pool', 'house'] })).toBe('pool');
  expect(chapterSubject({ kind: null, claims: ['room'] })).toBe('room');
});

it('is the kind of photo where that is known', () => {
  expect(chapterSubject({ kind: 'kitchen', claims: ['kitchen', 'inside', 'room'] })).toBe(
    'kitchen',
  );
});

it('is a photo where nothing in it is sure', () => {
  expect(chapterSubject({ kind: null, claims: [] })).toBe('photo');
  expect(chapterSubject({ kind: null, claims: ['outside'] })).toBe('photo');
});
