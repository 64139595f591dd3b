import { colourBeside } from './colour-beside.js';
import type { Reading } from './reading.js';
import type { GlassesSaid } from './said.js';
import { frameShapeWords, frameWords, glassesWords } from './vocabulary/features.js';

/** Glasses with their rims; null when denied, undefined when not mentioned. */
export function readGlasses(reading: Reading): GlassesSaid | null | undefined {
  const glasses = reading.first(glassesWords);
  if (glasses === undefined) return reading.denies(glassesWords) ? null : undefined;
  if (glasses.value === 'none') return null;
  const rim =
    glasses.value === 'plain'
      ? reading
          .locate(frameShapeWords)
          .find((word) => word.clause === glasses.clause && reading.gap(word, glasses) <= 2)
      : undefined;
  if (rim !== undefined) reading.understand(rim.start, rim.end);
  const shape = rim?.value ?? (glasses.value === 'plain' ? undefined : glasses.value);
  const frame = reading
    .locate([[true, frameWords]] as const)
    .find(({ start }) => reading.phraseOf(start) === reading.phraseOf(glasses.start));
  if (frame !== undefined) reading.understand(frame.start, frame.end);
  const colour =
    colourBeside(reading, glasses, { reach: 1 }) ??
    (frame === undefined ? undefined : colourBeside(reading, frame, { reach: 0 }));
  return {
    ...(shape === undefined ? {} : { shape }),
    ...(colour === undefined ? {} : { colour }),
  };
}
