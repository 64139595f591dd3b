import { storyboardSchema } from '@groundwork/film';
import { describe, expect, it } from '@jest/globals';
import { type Cards, withCards } from './cards.js';

const scene = (id: string, kind: 'photo' | 'card', seconds: number) => ({
  ...{ id, kind, seconds, image_key: `${id}.jpg`, movement: 'still' },
  ...{ focus: { x: 0.5, y: 0.5 }, transition: { kind: 'cut', seconds: 0 } },
});
const film = storyboardSchema.parse({
  version: 1,
  seed: 1,
  format: '16:9',
  scenes: [scene('photo-1', 'photo', 5)],
  captions: {
    style: {
      position: 'bottom',
      size: 'medium',
      colour: '#FFFFFF',
      background: null,
      highlight: null,
    },
    cues: [{ start: 1, end: 2, text: 'Here', words: [{ text: 'Here', start: 1, end: 2 }] }],
  },
  watermark: null,
  overlays: [
    { kind: 'text', text: 'Open house', position: 'top', start: 1, end: null },
    { kind: 'logo', image_key: 'logo', position: 'top_left' },
  ],
  presenter: {
    pictures: { rest: { image_key: 'rest.png' } },
    rest: 'rest',
    cues: [{ at: 1, picture: 'rest' }],
    start: 0.5,
    end: 4,
  },
  sound: { narration: [{ audio_key: 'voice.wav', start: 1 }], music_key: null },
});
const { scenes: cards } = storyboardSchema.parse({
  ...film,
  scenes: [scene('intro', 'card', 2.5), scene('outro', 'card', 3)],
});
const [intro = null, outro = null] = cards;

describe('a film with its cards around it', () => {
  it('has everything that has a time behind the intro', () => {
    const whole = withCards(film, { intro, outro });
    expect(whole.scenes.map(({ id }) => id)).toEqual(['intro', 'photo-1', 'outro']);
    expect(whole.captions?.cues[0]).toMatchObject({ start: 3.5, end: 4.5 });
    expect(whole.captions?.cues[0]?.words[0]).toMatchObject({ start: 3.5, end: 4.5 });
    expect(whole.overlays).toMatchObject([
      { start: 3.5, end: null },
      { start: null, end: null },
    ]);
    expect(whole.presenter).toMatchObject({ start: 3, end: 6.5 });
    expect(whole.presenter?.cues).toEqual([{ at: 3.5, picture: 'rest' }]);
    expect(whole.sound.narration).toEqual([{ audio_key: 'voice.wav', start: 3.5 }]);
  });

  it('without an intro keeps its times', () => {
    const none: Cards = { intro: null, outro };
    expect({ ...withCards(film, none), scenes: film.scenes }).toEqual(film);
  });
});
