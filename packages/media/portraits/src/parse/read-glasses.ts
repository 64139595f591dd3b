import { colourBeside } from './colour-beside.js';
import type { Found, Reading } from './reading.js';
import type { GlassesSaid } from './said.js';
import { frameShapeWords, frameWords, glassesWords, rimlessWords } from './vocabulary/features.js';

/** "Only for reading", "please leave them off": whoever has glasses wears none in the picture. */
function isLeftOff(reading: Reading, { end }: Pick<Found<unknown>, 'end'>): boolean {
  const [after = ''] = reading.text.slice(end).split(/[,;.()]/u);
  return leftOffWords.test(after);
}

const leftOffWords =
  /(?<![a-z])(?:(?:only|just|nur|bloss|seulement|uniquement|que|solo|solamente|so|apenas|soltanto|nomes) (?:(?:for|when|while|to|zum|beim|pour|para|per|a) (?:the )?(?:read|driv|work|les|fahr|arbeit|autofahr|lire|conduire|travaill|leer|conducir|trabajar|ler|conduzir|trabalhar|legger|guidar|lavorar|llegir|conduir|treballar)[a-z]*)|leave (?:them|it) (?:off|out)|takes? them off|weglassen|abnehmen|en las fotos no|nao nas fotos)(?![a-z])/u;

/** Glasses with their rims; null when denied, undefined when not mentioned. */
export function readGlasses(reading: Reading): GlassesSaid | null | undefined {
  const glasses = reading.first(glassesWords);
  if (glasses === undefined) return reading.denies(glassesWords) ? null : undefined;
  if (glasses.value === 'none') return null;
  if (isLeftOff(reading, glasses)) {
    reading.leave(glasses);
    return null;
  }
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
  // Drawn glasses have rims: "rimless" and "sem aro" are told.
  for (const without of reading.locate([[true, rimlessWords]] as const))
    if (reading.phraseOf(without.start) === reading.phraseOf(glasses.start)) reading.tell(without);
  const colour =
    colourBeside(reading, glasses, { reach: 1 }) ??
    (frame === undefined ? undefined : colourBeside(reading, frame, { reach: 0 }));
  return {
    ...(shape === undefined ? {} : { shape }),
    ...(colour === undefined ? {} : { colour }),
  };
}
