import LineBreaker from 'linebreak';

export interface BreakOpportunity {
  /** UTF-16 index at which a new line may begin. */
  readonly at: number;
  readonly parts: Parted;
}

/**
 * The parts that a break separates: words, a number and the word that it counts, or an amount and its currency or
 * unit. The last two are broken only in need.
 */
export type Parted = 'words' | 'number' | 'amount';

const currency = String.raw`\p{Sc}|EUR|USD|GBP|CHF|AED|SAR|ILS|CAD|AUD|CNY|JPY|KRW|BRL|MXN|PLN|CZK|SEK|NOK|DKK`;
const unit = '[mk]?m[²2]?|sqm|qm|ha|a|sq|ft[²2]?|sqft|Mio|Mrd|mil|million|M|k|%';
/** Spaces inside amounts: between groups of figures, and between figures and their unit. */
const amountSpaces = new RegExp(
  String.raw`(?<=\d) (?=\d{3}(?!\d))|(?<=(?:${currency})\.?) (?=[\d-])|(?<=\d[.,–-]{0,2}) (?=(?:${currency}|${unit})(?![\p{L}\p{N}]))|(?<=sq) (?=ft)|(?<=(?:Mio|Mrd|mil|million)\.?) (?=(?:${currency}))`,
  'gu',
);

/**
 * Spaces that French sets inside its quotation marks and before its punctuation, those before a dividing sign, and
 * those after a plus or an ampersand, which would hang at a line's end.
 */
const keptSpaces = /(?<=(?:^|\s)[«+&]) |(?= (?:»(?:[\s\p{P}]|$)|[!?:;]|[·|–—/] )) /gu;

/** Pairs that UAX 14 parts like ideographs: syllables of Korean, and letters and figures of full width. */
const insideWord = /^(?:\p{Script=Hangul}{2}|[０-９Ａ-Ｚａ-ｚ][０-９Ａ-Ｚａ-ｚ0-9A-Za-z])$/u;

/**
 * Where lines may be broken: by UAX 14, with the exceptions above.
 * Boundaries of the text itself are not among them.
 */
export function breakOpportunities(text: string): BreakOpportunity[] {
  const amounts = new Set(Array.from(text.matchAll(amountSpaces), (match) => match.index + 1));
  const kept = new Set(Array.from(text.matchAll(keptSpaces), (match) => match.index + 1));
  const opportunities: BreakOpportunity[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const at = next.position;
    if (at >= text.length) break;
    if (kept.has(at)) continue;
    if (insideWord.test(text.slice(at - 1, at + 1))) continue;
    const counts = /\d $/.test(text.slice(Math.max(0, at - 2), at));
    opportunities.push({ at, parts: amounts.has(at) ? 'amount' : counts ? 'number' : 'words' });
  }
  return opportunities;
}

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
