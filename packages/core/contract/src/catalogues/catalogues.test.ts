import { describe, expect, it } from '@jest/globals';
import { musicTrackSchema, musicTracks } from './music-tracks.js';
import {
  findPublicVoice,
  platformVoice,
  publicVoices,
  voiceLanguages,
  voiceSchema,
} from './voices.js';

describe('the voice catalogue', () => {
  it('holds voices of the documented shape, each with its own id', () => {
    for (const voice of publicVoices) expect(voiceSchema.parse(voice)).toEqual(voice);
    expect(new Set(publicVoices.map((voice) => voice.voice_id)).size).toBe(publicVoices.length);
  });

  it.each(voiceLanguages)('has a man, a woman and a platform voice for %s', (language) => {
    const genders = publicVoices
      .filter((voice) => voice.language === language)
      .map((voice) => voice.gender);
    expect(genders).toEqual(expect.arrayContaining(['male', 'female']));
    expect(platformVoice(language).language).toBe(language);
  });

  it('has every age, and more than one accent where a language is spoken in several countries', () => {
    expect(new Set(publicVoices.map((voice) => voice.age))).toEqual(
      new Set(['young', 'middle_aged', 'old']),
    );
    for (const language of ['en', 'es', 'pt', 'fr']) {
      const accents = publicVoices.filter((voice) => voice.language === language);
      expect(new Set(accents.map((voice) => voice.accent)).size).toBeGreaterThan(1);
    }
  });

  it('knows no voice by a foreign id', () => {
    expect(findPublicVoice('voice_en_nobody')).toBeNull();
  });
});

describe('the music catalogue', () => {
  it('holds at least eight tracks with their own ids, titles and moods', () => {
    expect(musicTracks.length).toBeGreaterThanOrEqual(8);
    for (const track of musicTracks) expect(musicTrackSchema.parse(track)).toEqual(track);
    for (const key of ['music_id', 'title', 'mood'] as const) {
      expect(new Set(musicTracks.map((track) => track[key])).size).toBe(musicTracks.length);
    }
  });
});
