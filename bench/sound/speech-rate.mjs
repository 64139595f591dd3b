import { heardWords } from '../../packages/studio/speech/dist/heard-words.js';
import { spokenPieces } from '../../packages/studio/speech/dist/spoken-form/spoken-form.js';

/** Words as a listener hears them: "250 m²" are five. */
export function spokenWords(text, language) {
  return heardWords(spokenPieces(text, language, language));
}

/** Words a minute over all the sentences by one voice; pauses within a sentence count, those between do not. */
export async function speechRate(engine, { texts, language, voiceId, signal }) {
  let words = 0;
  let seconds = 0;
  for (const text of texts) {
    const speech = await engine.speech.speak({ text, language, voiceId, signal });
    words += spokenWords(text, language);
    seconds += speech.seconds;
  }
  return (60 * words) / seconds;
}
