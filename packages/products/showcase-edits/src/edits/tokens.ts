/** A word, number, colour or mark of a prompt. */
export interface Token {
  /** As written, in lower case. */
  readonly text: string;
  /** As compared: see `foldWord`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Keys of words that would read as others without their marks: Italian è and Portuguese é as "and", German
 * Größe as "large".
 */
const markedWords: ReadonlyMap<string, string> = new Map([
  ['è', 'copula'],
  ['é', 'copula'],
  ['größe', 'measure'],
  ['grösse', 'measure'],
  ['groesse', 'measure'],
]);

/**
 * A word as words are compared: lower case, no accents, and with umlauts, whether written ä, ae or a, alike.
 * Both sides of a comparison are folded, so that words with an ae of their own still meet.
 */
export function foldWord(word: string): string {
  const lower = word.normalize('NFC').toLowerCase();
  const marked = markedWords.get(lower);
  if (marked !== undefined) return marked;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'o')
    .replace(/æ/gu, 'a')
    .replace(/([aou])e/gu, '$1');
}

const pieces =
  /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|rgb\(\s*\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}\s*\)|[+-]?\d+(?:[.,]\d+)*(?:\s?%)?(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+|[,;.!?:…\n&+]|\p{Extended_Pictographic}/giu;

/** German compounds of a thing and its modifier. */
const compound =
  /^(schrift|text|preis|logo|hintergrund|bild|foto)s?(grosse|farbe|helligkeit|kontrast|scharfe|warme|sattigung)n?$/u;

export function tokensOf(prompt: string): Token[] {
  return [...prompt.matchAll(pieces)].flatMap((match): Token[] => {
    const [written] = match;
    const text = written.toLowerCase();
    const place = { start: match.index, end: match.index + written.length };
    const [, thing, quality] = compound.exec(foldWord(text)) ?? [];
    if (thing === undefined || quality === undefined)
      return [{ text, key: foldWord(text), ...place }];
    const parts = [thing, quality === 'grosse' ? 'größe' : quality];
    return parts.map((part) => ({ text: part, key: foldWord(part), ...place }));
  });
}
