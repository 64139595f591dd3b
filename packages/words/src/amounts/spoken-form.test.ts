import { readdirSync, readFileSync } from 'node:fs';
import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { describe, expect, it } from '@jest/globals';
import { speakable, spokenPieces } from './spoken-text.js';

const say = (text: string, language: VoiceLanguage | null, tag = '') =>
  spokenPieces(text, tag || language)
    .flatMap(({ spoken }) => (spoken === '' ? [] : [spoken]))
    .join(' ');

/** Notations of agents in each language, a line each: as written, a tab, and exactly as it is said. */
const samples = new URL('../../src/amounts/fixtures/exact/', import.meta.url);

describe.each(readdirSync(samples))('the spoken form of %s', (file) => {
  const language = file.replace('.txt', '') as VoiceLanguage;
  const rows = readFileSync(new URL(file, samples), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

  it.each(rows)('reads %s as %s, and keeps its words', (written = '', spoken = '') => {
    expect(say(written, language)).toBe(spoken);
    const pieces = spokenPieces(written, language);
    expect(pieces.flatMap((piece) => piece.written)).toEqual(written.split(/\s/u));
  });
});

describe('the spoken form', () => {
  it('reads a date of two small numbers by the region', () => {
    expect(say('03/04/2026', 'en')).toBe('March 4th, 2026');
    expect(say('03/04/2026', 'en', 'en-gb')).toBe('April 3rd, 2026');
  });

  it('leaves plain numbers, codes and addresses alone', () => {
    for (const text of [
      'in 2026',
      '1:2:3',
      '3/2',
      '1/2/3',
      'v2.0.1',
      '192.168.0.1',
      'A1-22',
      '1-2-3',
      '06/2026-12/2026',
      '01/02',
      'iPhone 15',
      'M25',
      'T2',
      'G+2',
      '10/2/2026/4',
      '30/02/2026',
      '99.99.2026',
      '€1.2.3',
      'A€',
    ]) {
      expect(say(text, 'en')).toBe(text);
    }
  });

  it('keeps every written word in order, with those said as one in one piece', () => {
    const text = 'A plot of 250 m², from € 1.250.000, with 3 bd/2 ba — and more.';
    const pieces = spokenPieces(text, 'en');
    expect(pieces.flatMap((piece) => piece.written)).toEqual(text.split(' '));
    expect(pieces.find((piece) => piece.written.includes('m²,'))?.written).toEqual(['250', 'm²,']);
    expect(pieces.find((piece) => piece.written[0] === '—')?.spoken).toBe('');
  });

  it('keeps the pause and the question of a mark that stands apart', () => {
    const text = 'Le prix\u00a0: 5\u00a0€\u00a0; et vous\u00a0?';
    expect(say(text, 'fr')).toBe('Le prix: 5 euros; et vous?');
    expect(spokenPieces(text, 'fr').flatMap((piece) => piece.written)).toEqual(text.split(/\s/u));
  });

  it('takes out what espeak-ng would obey and what has no sound', () => {
    expect(speakable('\u0001200A [[h@l@U]] <b>bold</b> 🏠 ok\u200b')).toBe(
      '200A h@l@U b bold /b ok',
    );
    expect(spokenPieces('🏠 … —', 'en').every((piece) => piece.spoken === '')).toBe(true);
  });

  it('gives a language without rules as it is', () => {
    expect(say('250 m² huis', null)).toBe('250 m² huis');
  });

  it('is quick with text made to be slow', () => {
    for (const text of [
      '1'.repeat(20_000),
      '1.'.repeat(10_000),
      '1 234 '.repeat(4_000),
      '+1 '.repeat(8_000),
    ]) {
      expect(spokenPieces(text, 'fr').length).toBeGreaterThan(0);
    }
  });
});
