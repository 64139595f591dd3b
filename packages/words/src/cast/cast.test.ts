import { narratorOf, voiceOfPresenter } from '@groundwork/contract/catalogues/choose-voice';
import {
  findPublicVoice,
  type Voice,
  voiceGenders,
  voiceLanguages,
} from '@groundwork/contract/catalogues/voices';
import { describe, expect, it } from '@jest/globals';
import { findPresenter, type Presenter, presenters } from './cast.js';

function presenter(name: string): Presenter {
  const found = findPresenter(`avatar_${name}`);
  if (found === null) throw new Error(`there is no presenter ${name}`);
  return found;
}
const [helen, sofia, omar] = [presenter('helen'), presenter('sofia'), presenter('omar')];

describe('the presenters', () => {
  it('are men and women of different ages, each with an id, a name and looks of their own', () => {
    for (const value of [
      ...[presenters().map(({ id }) => id), presenters().map(({ name }) => name)],
      presenters().map(({ looks }) => JSON.stringify(looks)),
    ]) {
      expect(new Set(value).size).toBe(presenters().length);
    }
    for (const gender of voiceGenders) {
      const ages = presenters().flatMap((one) =>
        one.gender === gender ? [Number(one.looks.age)] : [],
      );
      expect(Math.max(...ages) - Math.min(...ages)).toBeGreaterThan(15);
    }
  });
});

describe('who narrates when nobody is asked for', () => {
  it.each([
    [undefined, 'voice_en_daniel'],
    ['pt-BR', 'voice_pt_tiago'],
    ['CA_es', 'voice_ca_jordi'],
    ['nl-BE', 'voice_nl_daan'],
    ['sv', 'voice_en_daniel'],
  ])('in %s is %s', (language, voice) => {
    expect(narratorOf(language, [])).toBe(voice);
  });
});

describe('the voice of a presenter', () => {
  it('has the presenter’s gender and the film’s language', () => {
    for (const presenter of presenters()) {
      for (const language of voiceLanguages) {
        const voice = findPublicVoice(voiceOfPresenter(presenter, language, []));
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
    [helen, 'nl-BE', 'voice_nl_lotte'],
    [omar, 'sv', 'voice_en_daniel'],
  ] as const)('of a presenter fits region and age too (case %#)', (presenter, language, voice) => {
    expect(voiceOfPresenter(presenter, language, [])).toBe(voice);
  });
});

describe('installed voices', () => {
  const voice = (voice_id: string, language: string, accent: string, gender: Voice['gender']) => ({
    ...{ voice_id, language, accent, gender, name: voice_id, age: null, preview_url: null },
    type: 'public' as const,
  });
  const installed = [
    voice('lisbon', 'pt', 'Portugal', null),
    voice('rio', 'pt', 'Brazil', 'male'),
    voice('utrecht', 'nl', 'Netherlands', 'female'),
  ];

  it.each([
    ['pt', 'lisbon'],
    ['pt-BR', 'rio'],
    ['pt_AO', 'lisbon'],
    ['nl', 'utrecht'],
    ['de', 'voice_de_jonas'],
    [undefined, 'voice_en_daniel'],
  ])('narrate in %s: %s', (language, narrator) => {
    expect(narratorOf(language, installed)).toBe(narrator);
  });

  it.each([
    [omar, 'pt', 'rio'],
    [helen, 'pt', 'voice_pt_ines'],
    [helen, 'nl', 'utrecht'],
    [omar, 'de', 'voice_de_jonas'],
  ] as const)(
    'speak for a presenter of their gender (case %#)',
    (presenter, language, narrator) => {
      expect(voiceOfPresenter(presenter, language, installed)).toBe(narrator);
    },
  );
});
