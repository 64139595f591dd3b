/** Scripts that shape differently, by their ISO 15924 codes. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Deva', /\p{Script=Devanagari}/u],
];

/** The script of a grapheme, or null for signs and figures, which belong to any. */
export function scriptOf(grapheme: string): string | null {
  if (/^[A-Za-z]$/.test(grapheme)) return 'Latn';
  if (/^[ -~]$/.test(grapheme)) return null;
  return scripts.find(([, pattern]) => pattern.test(grapheme))?.[0] ?? null;
}

/** Whether letters of the script are joined, so that space between them would tear them. */
export function isJoined(script: string | null): boolean {
  return script === 'Arab' || script === 'Deva';
}
