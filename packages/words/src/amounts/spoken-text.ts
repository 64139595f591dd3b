import { localeOf } from './locale.js';
import { readAmounts } from './read-amounts.js';
import { sayAmount } from './say-amount.js';
import { rulesOf } from './short-rules.js';

/** Words of the text that are spoken together, and their spoken form. */
export interface SpokenPiece {
  /** As the customer wrote them. */
  readonly written: readonly string[];
  /** Without control characters and brackets; empty when there is nothing to say. */
  readonly spoken: string;
}

interface Find {
  readonly from: number;
  readonly to: number;
  readonly spoken: string;
}

function findAll(text: string, tag: string): Find[] {
  const language = localeOf(tag).spoken;
  if (language === null) return [];
  const finds: Find[] = [];
  const taken = new Uint8Array(text.length);
  const take = (from: number, to: number, spoken: string) => {
    taken.fill(1, from, to);
    // The dot of a short form may be the sentence's, too.
    const isLast = text[to - 1] === '.' && text.slice(to).trim() === '';
    finds.push({ from, to, spoken: isLast ? `${spoken}.` : spoken });
  };
  for (const amount of readAmounts(text, tag)) {
    const said = sayAmount(text, amount, language);
    if (said !== null) take(amount.from, said.to, said.spoken);
  }
  for (const { pattern, hint, say } of rulesOf(language)) {
    if (hint?.test(text) === false) continue;
    for (const match of text.matchAll(pattern)) {
      // A find that ended in a space would reach up to the next word and not into it.
      const to = match.index + match[0].trimEnd().length;
      if (taken.subarray(match.index, to).includes(1)) continue;
      const spoken = say(match.groups ?? {}, text.slice(0, match.index));
      if (spoken !== null) take(match.index, to, spoken);
    }
  }
  return finds.sort((a, b) => a.from - b.from);
}

/**
 * Removes control sequences of espeak-ng (control characters, `[[` for phonemes), and pictures and marks without
 * sound; everything else is read as it stands.
 */
export function speakable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}[\]{}<>|\\^~`*_#]/gu, ' ')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => (/[©®™]/u.test(sign) ? sign : ' '))
    .replace(/(?<=\p{L})\/(?=\p{N})/gu, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[:;!?»]+$)/u, '')
    .replace(/ \/$/u, ',')
    .trim();
}

/** Whether there is anything in it that a voice can say. */
function hasSound(spoken: string): boolean {
  return /[\p{L}\p{N}%&+=@€$£]/u.test(spoken);
}

/**
 * Cuts a text into pieces spoken as one, with the words to speak for each: "250 m²" is two written words and one piece,
 * "250 square metres". Words and their order stay the customer's; plain white space is dropped.
 */
export function spokenPieces(text: string, language: string | null): readonly SpokenPiece[] {
  const finds = language === null ? [] : findAll(text, language);
  const pieces: { written: string[]; from: number; to: number }[] = [];
  let reached = 0;
  for (const word of text.matchAll(/\S+/gu)) {
    const from = word.index;
    const to = from + word[0].length;
    const last = pieces.at(-1);
    // A find that began in the piece before and reaches into this word joins the two.
    while ((finds[reached]?.to ?? Number.POSITIVE_INFINITY) <= from) reached += 1;
    // French sets marks apart by a space; they are heard as a pause or a question of the word before.
    const mark = /^(?:[:;!?»]+|\/)$/u.test(word[0]);
    if (last !== undefined && (mark || (finds[reached]?.from ?? from) < last.to)) {
      last.written.push(word[0]);
      last.to = to;
    } else pieces.push({ written: [word[0]], from, to });
  }
  let next = 0;
  return pieces.map(({ written, from, to }) => {
    let spoken = '';
    let at = from;
    for (let find = finds[next]; find !== undefined && find.to <= to; find = finds[++next]) {
      const gap = text.slice(at, find.from);
      // "2BR/1BA" are two.
      spoken += (gap === '/' && at > from ? ', ' : gap) + find.spoken;
      at = find.to;
    }
    const said = speakable(spoken + text.slice(at, to));
    return { written, spoken: hasSound(said) ? said : '' };
  });
}
