import { describe, expect, it } from '@jest/globals';
import { chooseNarrator } from './narrators.js';

const installed = new Set(['en-us', 'sv', 'nb', 'yue']);

describe('the narrator', () => {
  it('is the platform’s voice when none is named', () => {
    expect(chooseNarrator('de', null, installed).language).toBe('de');
    expect(chooseNarrator('en', null, installed).language).toBe('en-us');
  });

  it.each([
    ['pt-BR', 'pt-br'],
    ['es-MX', 'es-419'],
    ['es-ES', 'es'],
    ['en-GB', 'en-gb'],
    ['fr_CH', 'fr-ch'],
    ['fr-CA', 'fr-fr'],
  ])('speaks %s as %s', (language, expected) => {
    expect(chooseNarrator(language, null, installed).language).toBe(expected);
  });

  it('keeps the accent of a voice that is asked for', () => {
    expect(chooseNarrator('en', 'voice_en_fiona', installed).language).toBe('en-gb-scotland');
  });

  it('lends its timbre to another language', () => {
    const own = chooseNarrator('es', 'voice_es_lucia', installed);
    expect(chooseNarrator('de', 'voice_es_lucia', installed)).toEqual({ ...own, language: 'de' });
  });

  it('takes a foreign language that is installed, and English for one that is not', () => {
    expect(chooseNarrator('sv-FI', null, installed).language).toBe('sv');
    expect(chooseNarrator('no', null, installed).language).toBe('nb');
    expect(chooseNarrator('tlh', null, installed).language).toBe('en-us');
    expect(chooseNarrator('--help', null, installed).language).toBe('en-us');
  });

  it('replaces a voice it does not have by the platform’s', () => {
    expect(chooseNarrator('it', 'voice_of_nobody', installed)).toEqual(
      chooseNarrator('it', null, installed),
    );
  });
});
