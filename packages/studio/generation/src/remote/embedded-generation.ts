import type { EngineWarning } from '@groundwork/contract';
import { createNaturalSpeech, type NaturalVoices } from '@groundwork/speech/natural-speech';
import type { Generation } from './engines.js';

/** The engines without a provider: the studio, and installed voices where there are any. */
export interface EmbeddedGeneration {
  /** For work outside tasks. */
  readonly generation: Generation;
  /** @param warn called when an installed voice failed */
  forTask(warn: (warning: EngineWarning) => void): Generation;
}

export function embeddedGeneration(
  studio: Generation,
  natural: NaturalVoices | undefined,
): EmbeddedGeneration {
  if (natural === undefined) return { generation: studio, forTask: () => studio };
  const forTask = (warn: (warning: EngineWarning) => void): Generation => {
    const speech = createNaturalSpeech(natural, studio.engine.speech, warn);
    return { ...studio, engine: { ...studio.engine, speech } };
  };
  // A voice that failed once is tried again the next time.
  const speak: Generation['engine']['speech']['speak'] = (input) =>
    forTask(() => undefined).engine.speech.speak(input);
  return {
    generation: { ...studio, engine: { ...studio.engine, speech: { speak } } },
    forTask,
  };
}
