import { PiperCatalogue, tinyPiperVoice } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { type CatalogueVoice, parseCatalogue } from './catalogue.js';
import {
  forbidsBusiness,
  genderOf,
  licenceOf,
  rankOf,
  voicesForLanguage,
} from './choose-voices.js';

function listing(change: (entry: Record<string, unknown>) => object = (entry) => entry): Buffer {
  const file = { size_bytes: 10, md5_digest: 'd41d8cd98f00b204e9800998ecf8427e' };
  const entry = {
    key: 'de_DE-thorsten-medium',
    name: 'thorsten',
    language: { code: 'de_DE', name_english: 'German', country_english: 'Germany' },
    quality: 'medium',
    num_speakers: 1,
    files: {
      'de/de_DE/thorsten/medium/de_DE-thorsten-medium.onnx': file,
      'de/de_DE/thorsten/medium/de_DE-thorsten-medium.onnx.json': file,
      'de/de_DE/thorsten/medium/MODEL_CARD': file,
    },
  };
  return Buffer.from(JSON.stringify({ one: change(entry) }));
}

describe('a catalogue', () => {
  it('tells of each voice what installing it needs', () => {
    expect(parseCatalogue(listing())).toEqual([
      expect.objectContaining({
        key: 'de_DE-thorsten-medium',
        language: 'de',
        region: 'DE',
        languageName: 'German',
        model: expect.objectContaining({ bytes: 10 }),
        card: expect.objectContaining({ path: 'de/de_DE/thorsten/medium/MODEL_CARD' }),
      }),
    ]);
  });

  it.each([
    ['no JSON', Buffer.from('<html>'), 'not JSON'],
    ['a list', Buffer.from('[]'), 'not an object'],
    ['a text', Buffer.from('"a"'), 'not an object'],
    ['nothing', Buffer.from('{}'), 'lists no voice'],
    ['an entry without files', listing((entry) => ({ ...entry, files: {} })), 'lists no voice'],
    [
      'paths that lead elsewhere',
      listing((entry) => ({ ...entry, files: { '../../etc/a.onnx': {} } })),
      'lists no voice',
    ],
    [
      'a path with a host',
      listing((entry) => ({ ...entry, files: { 'http://a/a.onnx': {} } })),
      'lists no voice',
    ],
  ])('that is %s is refused', (_what, bytes, message) => {
    expect(() => parseCatalogue(bytes)).toThrow(message);
  });
});

describe('the voices of a language', () => {
  const catalogue = (() => {
    const server = new PiperCatalogue();
    const names = [
      ['de_DE', 'karlsson', 'low'],
      ['de_DE', 'thorsten', 'high'],
      ['de_DE', 'thorsten', 'medium'],
      ['sv_SE', 'nst', 'high'],
      ['sv_SE', 'lisa', 'medium'],
      ['pt_PT', 'tugão', 'medium'],
      ['pt_BR', 'faber', 'medium'],
    ] as const;
    for (const [code, name, quality] of names) {
      server.add(
        { code, languageName: code, name, quality },
        tinyPiperVoice({ espeakVoice: 'de' }),
      );
    }
    return parseCatalogue(server.listing());
  })();
  const keys = (voices: readonly CatalogueVoice[]) => voices.map(({ key }) => key);

  it('are the recommended ones in their order, and the others by quality', () => {
    const german = voicesForLanguage(catalogue, 'de');
    expect(keys(german.recommended)).toEqual(['de_DE-thorsten-medium']);
    expect(keys(german.others)).toEqual(['de_DE-thorsten-high', 'de_DE-karlsson-low']);
    const swedish = voicesForLanguage(catalogue, 'sv');
    expect(keys(swedish.recommended)).toEqual([]);
    expect(keys(swedish.others)).toEqual(['sv_SE-lisa-medium', 'sv_SE-nst-high']);
    const portuguese = voicesForLanguage(catalogue, 'pt');
    expect(keys(portuguese.recommended)).toEqual(['pt_PT-tugão-medium', 'pt_BR-faber-medium']);
    expect(portuguese.recommended.map(rankOf)).toEqual([0, 1]);
  });

  it('sound as their speakers are known to', () => {
    const gender = (name: string) => catalogue.filter((voice) => voice.name === name).map(genderOf);
    expect([gender('thorsten'), gender('nst')]).toEqual([['male', 'male'], [null]]);
  });
});

describe('a licence', () => {
  it.each([
    ['# Model card\n\n## Dataset\n\n* URL: https://example.com\n* License: CC0\n', 'CC0'],
    ['- Licence:  CC BY 4.0  ', 'CC BY 4.0'],
    ['license: https://example.com/licence.html', 'https://example.com/licence.html'],
    ['The licence is unknown.', null],
    ['', null],
  ])('is read from a model card (case %#)', (card, licence) => {
    expect(licenceOf(card)).toBe(licence);
  });

  it.each([
    ['CC BY-NC-SA 4.0', true],
    ['CC-BY-NC-ND', true],
    ['Blizzard 2013 license', true],
    ['Non-Commercial use only', true],
    ['for research', true],
    ['https://www.cstr.ed.ac.uk/projects/blizzard/2013/lessac_blizzard2013/license.html', true],
    ['CC0', false],
    ['public domain', false],
    ['CC BY 4.0', false],
    ['Apache-2.0', false],
    [null, false],
  ])('%s forbids business: %s', (licence, forbids) => {
    expect(forbidsBusiness(licence)).toBe(forbids);
  });
});
