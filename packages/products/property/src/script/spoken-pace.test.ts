import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { StudioSpeech } from '@groundwork/speech/studio-speech';
import { expect, it } from '@jest/globals';
import { StudioPropertyScript } from './studio-property-script.js';
import { bathingPool, room, street } from './testing/sample-properties.js';

const speech = new StudioSpeech({ espeakPath: process.env.ESPEAK_PATH || 'espeak-ng' });
const signal = new AbortController().signal;

it.each(voiceLanguages)('in %s a script takes 130 to 165 words a minute', async (language) => {
  const photos = [street, room, room, bathingPool, room, street];
  const asked = { photos, property: null, people: [], language, seed: 3, signal };
  const texts = await new StudioPropertyScript().write(asked);
  const said = await Promise.all(
    texts.map((text) => speech.speak({ text, language, voiceId: null, signal })),
  );
  const words = said.reduce((sum, { words }) => sum + words.length, 0);
  const seconds = said.reduce((sum, speech) => sum + speech.seconds, 0);
  expect((60 * words) / seconds).toBeGreaterThanOrEqual(130);
  expect((60 * words) / seconds).toBeLessThanOrEqual(165);
});
