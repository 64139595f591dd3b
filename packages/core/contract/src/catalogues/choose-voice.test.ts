import { describe, expect, it } from '@jest/globals';
import { presenters } from './avatars.js';
import { narratorOf, voiceOfPresenter } from './choose-voice.js';
import { findPublicVoice, voiceLanguages } from './voices.js';

const [helen, , , , sofia, omar] = presenters;

describe('who narrates when nobody is asked for', () => {
  it.each([
    [undefined, 'voice_en_daniel'],
    ['pt-BR', 'voice_pt_tiago'],
    ['CA_es', 'voice_ca_jordi'],
    ['nl', 'voice_en_daniel'],
  ])('in %s is %s', (language, voice) => {
    expect(narratorOf(language)).toBe(voice);
  });
});

describe('the voice of a presenter', () => {
  it('has the presenter’s gender and the film’s language', () => {
    for (const presenter of presenters) {
      for (const language of voiceLanguages) {
        const voice = findPublicVoice(voiceOfPresenter(presenter, language));
        expect(voice).toMatchObject({ gender: presenter.gender, language });
      }
    }
  });

  it.each([
    [sofia, 'en-GB', 'voice_en_emily'],
    [helen, 'pt_BR', 'voice_pt_beatriz'],
    [omar, 'es-MX', 'voice_es_mateo'],
    [omar, 'es-ES', 'voice_es_javier'],
    [helen, 'fr', 'voice_fr_elise'],
    [sofia, 'fr', 'voice_fr_camille'],
    [helen, undefined, 'voice_en_clara'],
    [omar, 'nl', 'voice_en_daniel'],
  ] as const)('of a presenter fits region and age too (case %#)', (presenter, language, voice) => {
    expect(voiceOfPresenter(presenter, language)).toBe(voice);
  });
});
