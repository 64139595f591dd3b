import { readdirSync, readFileSync } from 'node:fs';
import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { proposalBriefSchema } from '@groundwork/massing';
import { describe, expect, it } from '@jest/globals';
import { chooseBrief } from './choose-brief.js';

/** Sentences of sellers in each language, a line each: as written, a tab, and the brief that it must lead to. */
const samples = new URL('../../src/proposals/fixtures/sentences/', import.meta.url);

const asked = { terrain: 'meadow', index: 0, style: null, exclude: null, seed: 7 } as const;

describe.each(readdirSync(samples))('what a seller writes in %s', (file) => {
  const language = file.replace('.txt', '') as VoiceLanguage;
  const rows = readFileSync(new URL(file, samples), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

  it.each(rows)('is what is built: %s', (prompt = '', expected = '') => {
    const { brief, ignoredWords } = chooseBrief({ ...asked, prompt, language });
    expect(brief).toMatchObject(JSON.parse(expected));
    expect(ignoredWords).toEqual([]);
    expect(proposalBriefSchema.parse(brief)).toEqual(brief);
  });
});

describe('how many', () => {
  const homes = (language: VoiceLanguage, prompt: string) =>
    chooseBrief({ ...asked, prompt, language }).brief.homes;

  it.each([
    ['en', 'a cosy log cabin', 1],
    ['es', 'una cabaña de madera', 1],
    ['de', 'eine kleine Holzhütte', 1],
    ['fr', 'deux petits chalets en bois', 2],
    ['it', 'quattro baite', 4],
  ] as const)('is counted in %s: %s', (language, prompt, expected) => {
    expect(homes(language, prompt)).toBe(expected);
  });

  it.each([
    ['en', 'a group of cabins'],
    ['es', 'un grupo de cabañas'],
    ['de', 'eine Gruppe Holzhütten'],
    ['en', 'a row of terraced houses'],
  ] as const)('is left to the plot in %s: %s', (language, prompt) => {
    expect(homes(language, prompt)).toBeNull();
  });
});

describe('a style', () => {
  it.each([
    ['en', 'minimalist', 'modern_villa'],
    ['en', 'Scandinavian', 'gabled_house'],
    ['es', 'rústico', 'farmhouse'],
    ['pt', 'contemporâneo', 'modern_villa'],
    ['de', 'skandinavisch', 'gabled_house'],
    ['fr', 'provençal', 'mediterranean'],
    ['it', 'toscano', 'mediterranean'],
    ['ca', 'rústic', 'farmhouse'],
    ['nl', 'landelijk', 'farmhouse'],
  ] as const)('leads in %s: %s', (language, style, expected) => {
    const { brief, ignoredWords } = chooseBrief({
      terrain: 'urban',
      index: 0,
      prompt: null,
      style,
      exclude: null,
      language,
      seed: 7,
    });
    expect(brief.kind).toBe(expected);
    expect(ignoredWords).toEqual([]);
  });
});
