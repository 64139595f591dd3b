import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';
import { photoKinds } from '@groundwork/words/photo-kinds';
import { describe, expect, it } from '@jest/globals';
import { withKnown } from '../photos/photo-kind.js';
import { unclaimedThing } from './remote-property-script.js';
import { StudioPropertyScript } from './studio-property-script.js';
import { bathingPool, photoOf } from './testing/sample-properties.js';

const { signal } = new AbortController();
const script = new StudioPropertyScript();
const nothingSure = { ...photoOf('outside'), claims: [] };
const owned = photoKinds.filter((kind) => kind !== 'pool' && kind !== 'garden');

describe.each(voiceLanguages)('photos of a known kind in %s', (language) => {
  const { kinds, times } = languages[language].photos;

  it('get sentences of a fitting length that say no more than the kind', () => {
    for (const kind of owned) {
      expect(kinds[kind].sentences.length).toBeGreaterThan(1);
      const { claims } = withKnown(nothingSure, { kind, time: null });
      for (const sentence of kinds[kind].sentences) {
        expect([kind, sentence.length >= 45 && sentence.length <= 95, sentence]).toEqual([
          ...[kind, true, sentence],
        ]);
        const allClaims = kind === 'floor_plan' ? [...claims, 'inside' as const] : claims;
        expect([sentence, unclaimedThing(sentence, language, allClaims, '')]).toEqual([
          sentence,
          null,
        ]);
      }
    }
    for (const { sentences } of Object.values(times)) {
      for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(44);
    }
  });

  it('are spoken of as what they are, and those of no known kind are not', async () => {
    const known = owned.map((kind) => withKnown(nothingSure, { kind, time: null }));
    const frames = owned.flatMap((kind) => kinds[kind].sentences);
    const input = { property: null, people: [], language, seed: 4, signal };
    const sentences = await script.write({ photos: known, ...input });
    const middle = sentences.slice(1, -1);
    const heard = middle.filter((said, index) => {
      const kind = owned[index + 1];
      return kind !== undefined && kinds[kind].sentences.includes(said.slice(0, -1));
    });
    expect(heard.length).toBe(middle.length);
    const neutral = await script.write({ photos: known.map(() => nothingSure), ...input });
    expect(neutral.filter((said) => frames.includes(said.slice(0, -1)))).toEqual([]);
  });

  it('have titles of their own', () => {
    expect(new Set(photoKinds.map((kind) => kinds[kind].title)).size).toBe(photoKinds.length);
  });
});

it('living there is spoken of only over photos that show people', async () => {
  const { any, inside, outside } = languages.en.property.living;
  const frames = [...any, ...inside, ...outside];
  const photos = Array.from({ length: 10 }, () => nothingSure);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const sentences = await script.write({
      ...{ photos, property: null, language: 'en', seed, signal },
      people: photos.map((_, index) => index === 4),
    });
    const heard = sentences.flatMap((said, index) =>
      frames.includes(said.slice(0, -1)) ? [index] : [],
    );
    expect(heard).toEqual([4]);
  }
});

it.each(voiceLanguages)(
  'daylight is not spoken of over photos of the night in %s',
  async (language) => {
    const { windows, bright, dim } = languages[language].property;
    const lit = { ...photoOf('inside', ['window_front'], 'bright'), time: 'night' as const };
    const night = { ...lit, claims: [...lit.claims, 'night' as const] };
    for (const photo of [lit, night]) {
      const frames = [...windows, ...bright, ...dim];
      const heard: string[] = [];
      for (const seed of [1, 2, 3, 4, 5]) {
        const photos = Array.from({ length: 8 }, () => photo);
        const sentences = await script.write({
          photos,
          property: null,
          people: [],
          language,
          seed,
          signal,
        });
        heard.push(...sentences.filter((said) => frames.includes(said.slice(0, -1))));
      }
      if (photo === night) expect(heard).toEqual([]);
      else expect(heard).not.toEqual([]);
    }
  },
);

it.each(voiceLanguages)(
  'a pool is not missed over a photo that shows it in %s',
  async (language) => {
    const frames = languages[language].property.unseenFeatures.map(
      (frame) => frame.split('{')[0] ?? '',
    );
    const missed = async (feature: string) => {
      const photos = Array.from({ length: 4 }, () => bathingPool);
      const sentences: string[] = [];
      for (const seed of Array.from({ length: 24 }, (_, index) => index)) {
        const asked = {
          photos,
          property: { features: [feature] },
          people: [],
          language,
          seed,
          signal,
        };
        sentences.push(...(await script.write(asked)));
      }
      return sentences.filter((said) => frames.some((frame) => said.startsWith(frame)));
    };
    expect(await missed('Pool')).toEqual([]);
    expect(await missed('Sauna')).not.toEqual([]);
  },
);
