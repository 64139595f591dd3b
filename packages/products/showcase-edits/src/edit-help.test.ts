import { describe, expect, it } from '@jest/globals';
import { languageIn, understandEdit } from './document/understand-edit.js';
import { helpWith } from './not-possible.js';

describe('help with words that were not understood', () => {
  it.each([
    ['blorf the logo', 'Say it like this:'],
    ['quisiera algo raro con el precio', 'Dígalo así:'],
    ['machs mal hübsch', 'Sagen Sie es so:'],
    ['fais un truc avec la photo 3', 'Dites-le ainsi :'],
    ['fammi un caffè per il logo', 'Lo scriva così:'],
    ['o selo ficou esquisito', 'Diga assim:'],
  ])('is in the language of the prompt, with examples that are understood: %s', (prompt, ask) => {
    const help = helpWith(prompt, languageIn(prompt) ?? 'en');
    expect(help.startsWith(ask)).toBe(true);
    const examples = [...help.matchAll(/["«„] ?([^"»“]+?) ?["»“]/gu)].map(([, said = '']) => said);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const { directives, notUnderstood, needsEngine } = understandEdit(example);
      expect([directives.length, notUnderstood, needsEngine]).toEqual([1, [], []]);
    }
  });

  it('gives examples near to what was asked for', () => {
    expect(helpWith('blorf the logo', 'en')).toContain('logo bigger');
    expect(helpWith('blorf the price', 'en')).toContain('hide the price');
  });
});
