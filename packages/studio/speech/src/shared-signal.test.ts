import { getEventListeners } from 'node:events';
import { expect, it } from '@jest/globals';
import { StudioSpeech } from './studio-speech.js';

it('piles up no listeners on the signal that many texts share', async () => {
  const speech = new StudioSpeech({ espeakPath: process.env.ESPEAK_PATH || 'espeak-ng' });
  const { signal } = new AbortController();
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, getEventListeners(signal, 'abort').length);
  }, 1);
  const one = { text: 'A plot.', language: 'en', voiceId: null, signal };
  await Promise.all([speech.speak(one), speech.speak(one)]);
  clearInterval(looking);
  expect(most).toBe(0);
});
