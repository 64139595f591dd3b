import { publicVoices } from '@groundwork/contract/catalogues/voices';
import { describe, expect, it } from '@jest/globals';
import { chooseVoice, parseVoices, usualVoices } from './choose-voice.js';

const openai = usualVoices('openai', 'gpt-4o-mini-tts');
const kokoro = usualVoices('openai', 'kokoro');

describe('the voice of a server', () => {
  it('is there for every voice of ours, of its gender, and not the same for two of a kind', () => {
    const chosen = publicVoices.map(({ voice_id, language }) => [
      voice_id,
      chooseVoice([openai], language, voice_id),
    ]);
    const byId = new Map(chosen.map(([id, voice]) => [id, voice]));
    expect(byId.get('voice_en_daniel')).toBe('onyx');
    expect(byId.get('voice_en_walter')).toBe('ash');
    expect(byId.get('voice_ca_nuria')).toBe('nova');
    expect(chosen.filter(([, voice]) => voice === null)).toEqual([]);
  });

  it('is the platform’s voice of the language when none is named', () => {
    expect(chooseVoice([openai], 'de', null)).toBe('onyx');
    expect(chooseVoice([kokoro], 'pt-BR', null)).toBe('pm_alex');
    expect(chooseVoice([kokoro], 'en-GB', null)).toBe('bm_george');
  });

  it('is none for a language that a server has no voice for', () => {
    expect(chooseVoice([kokoro], 'de', 'voice_de_jonas')).toBeNull();
    expect(chooseVoice([kokoro], 'ca', null)).toBeNull();
    // A voice of ours that reads another language than its own keeps its gender.
    expect(chooseVoice([kokoro], 'es', 'voice_de_hannah')).toBe('ef_dora');
  });

  it('is the operator’s where there is one, the nearest entry first', () => {
    const own = parseVoices('voice_en_walter=old-man, en:female = a|b, de=thorsten, *=anyone');
    const tables = [own, openai];
    expect(chooseVoice(tables, 'en', 'voice_en_walter')).toBe('old-man');
    expect(chooseVoice(tables, 'en', 'voice_en_clara')).toBe('a');
    expect(chooseVoice(tables, 'en', 'voice_en_emily')).toBe('b');
    expect(chooseVoice(tables, 'de', 'voice_de_hannah')).toBe('thorsten');
    expect(chooseVoice(tables, 'fr', null)).toBe('anyone');
  });

  it.each(['onyx', 'male=', '=onyx', 'male=a=b'])('cannot be read from "%s"', (table) => {
    expect(() => parseVoices(table)).toThrow(RangeError);
  });
});
