import { knownLanguage } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';

/**
 * Short forms whose dot ends no sentence, in lower case without the dot, in any of our languages: a script
 * often carries names and addresses of another one. Those that often do end a sentence ("etc.", "usw.", "m.")
 * are left out.
 */
const SHORT_FORMS = new Set(
  (
    'mr mrs ms dr dra prof sr sra sres st ste str av avd avda avgda ave blvd bd bld rd ln pl pza pça pg ps c ctra ' +
    'crta gral núm num nr no nº n approx aprox apróx env ca ca circa c.ca ggf bzw evtl inkl incl excl exkl zzgl ' +
    'ungef mind max min vgl abs art fig cf vs ej ex es p.ej z.b d.h u.a i.d.r e.g i.e hab habs dorm dorms qto ' +
    'apt apto apdo pt pta dpto esq dcha izq tel ref geb gegr jh co arq ing arch dott sig sig.ra mme mlle'
  ).split(' '),
);

/** Whether the dot at the end of `before` belongs to a short form, an initial or (in German) an ordinal. */
function isShortForm(before: string, after: string, language: string): boolean {
  const word = /([\p{L}\p{M}\p{N}.º]+)\.$/u.exec(before)?.[1];
  if (word === undefined) return false;
  if (/^\p{L}$/u.test(word)) return true;
  if (language === 'de' && /^\d{1,2}$/.test(word) && /^\p{L}/u.test(after)) return true;
  const lower = word.toLocaleLowerCase();
  return (
    SHORT_FORMS.has(lower) || /(?:^|\p{L})str$/u.test(lower) || /^(?:\p{L}\.)+\p{L}$/u.test(lower)
  );
}

function segmenterFor(language: string): Intl.Segmenter {
  const known = /^[a-z]{2,3}$/.test(language) ? language : 'en';
  return new Intl.Segmenter(known, { granularity: 'sentence' });
}

/** White space, or a full stop of a script that sets none after it. */
const CAN_END = /(?:\s|[。！？｡]["'”’」』）]*)$/u;

/** Speech between quotation marks; anything longer is no quotation but the script itself. */
const QUOTATION =
  /„[^“”]{0,200}[“”]|“[^“”]{0,200}”|«[^«»]{0,200}»|「[^「」]{0,200}」|"[^"]{0,200}"/gu;

/** Without the ends of sentences within a quotation. */
function outsideQuotations(text: string, ends: readonly number[]): number[] {
  const quoted = [...text.matchAll(QUOTATION)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  return ends.filter((end) => !quoted.some(([from, to]) => end > from && end < to));
}

/** Where sentences end in a text without line breaks: indices just after the white space that follows each. */
function sentenceEnds(text: string, language: string): number[] {
  const ends: number[] = [];
  for (const { index, segment } of segmenterFor(language).segment(text)) {
    const end = index + segment.length;
    if (!CAN_END.test(segment)) continue;
    const before = text.slice(0, end).trimEnd();
    if (end < text.length && !isShortForm(before.slice(-24), text.slice(end), language))
      ends.push(end);
  }
  return ends;
}

/** A sentence shorter than this is not cut, and a clause is not cut shorter than that; spoken letters. */
const CUT_FROM = 60;
const SHORTEST_CLAUSE = 24;
/** How much nearer to the middle a cut before a conjunction has to be than one at a mark, as a share. */
const CONJUNCTION_COST = 0.15;
/** Beyond this number, sentences are bundled, so that balancing stays quick. */
const MOST_UNITS = 400;

/** After a mark and its white space (Chinese marks have none), or before a dash. */
const MARKS = /[;:,،؛]["'”’»)]*\s+|[；：，、]["'”’」』）]*|\s(?=[–—]\s)/gu;
/** Before a word that begins a clause; a script in another language is cut at marks alone. */
function beforeConjunction(language: string): RegExp | null {
  const known = knownLanguage(language);
  if (known === null) return null;
  return new RegExp(`\\s(?=(?:${languages[known].conjunctions})\\s)`, 'giu');
}

/** Chinese, Japanese and Korean letters take about as long to say as three of an alphabet. */
function spokenLetters(text: string): number {
  const dense =
    text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  return text.trim().length + 2 * dense;
}

interface Unit {
  readonly from: number;
  readonly to: number;
  readonly letters: number;
}

function unit(text: string, from: number, to: number): Unit {
  return { from, to, letters: spokenLetters(text.slice(from, to)) };
}

/** The sentence in two clauses of some size, cut as near to its middle as it can be; null when it has none. */
function inClauses(
  text: string,
  { from, to, letters }: Unit,
  conjunction: RegExp | null,
): [Unit, Unit] | null {
  const words = text.slice(from, to);
  const at = (pattern: RegExp, cost: number) =>
    [...words.matchAll(pattern)].map((match) => ({
      end: from + match.index + match[0].length,
      cost,
    }));
  let best: [Unit, Unit] | null = null;
  let least = Number.POSITIVE_INFINITY;
  const cuts = at(MARKS, 0);
  if (conjunction !== null) cuts.push(...at(conjunction, CONJUNCTION_COST));
  for (const { end, cost } of cuts) {
    const halves: [Unit, Unit] = [unit(text, from, end), unit(text, end, to)];
    if (halves.some((half) => half.letters < SHORTEST_CLAUSE)) continue;
    const askew = Math.abs(halves[0].letters - halves[1].letters) / letters + cost;
    if (askew >= least) continue;
    least = askew;
    best = halves;
  }
  return best;
}

/** Cuts the longest sentence that has clauses, until there are as many units as scenes or none can be cut. */
function withClauses(
  text: string,
  sentences: readonly Unit[],
  scenes: number,
  language: string,
): Unit[] {
  const conjunction = beforeConjunction(language);
  const units = [...sentences];
  const whole = new Set<Unit>();
  while (units.length < scenes) {
    const longest = units
      .filter((one) => one.letters >= CUT_FROM && !whole.has(one))
      .reduce<Unit | null>(
        (most, one) => (most === null || one.letters > most.letters ? one : most),
        null,
      );
    if (longest === null) break;
    const halves = inClauses(text, longest, conjunction);
    if (halves === null) whole.add(longest);
    else units.splice(units.indexOf(longest), 1, ...halves);
  }
  return units;
}

/** Bundles neighbours so that the bundles are as equal in length as can be (least sum of squares). */
function balanced(units: readonly Unit[], bundles: number): Unit[] {
  const lengths = [0];
  for (const { letters } of units) lengths.push((lengths.at(-1) ?? 0) + letters);
  const square = (from: number, to: number) => ((lengths[to] ?? 0) - (lengths[from] ?? 0)) ** 2;
  /** For the bundles so far, by how many units they hold: the least cost, and where the last begins. */
  let costs = lengths.map((_, to) => square(0, to));
  const begins: number[][] = [];
  for (let bundle = 1; bundle < bundles; bundle++) {
    const begin = lengths.map(() => 0);
    costs = lengths.map((_, to) => {
      let least = Number.POSITIVE_INFINITY;
      for (let from = bundle; from < to; from++) {
        const cost = (costs[from] ?? 0) + square(from, to);
        if (cost >= least) continue;
        least = cost;
        begin[to] = from;
      }
      return least;
    });
    begins.push(begin);
  }
  const found: Unit[] = [];
  let to = units.length;
  for (let bundle = bundles - 1; bundle >= 0; bundle--) {
    const from = bundle === 0 ? 0 : (begins[bundle - 1]?.[to] ?? 0);
    const [first, last] = [units[from], units[to - 1]];
    if (first !== undefined && last !== undefined) {
      found.unshift({ from: first.from, to: last.to, letters: 0 });
    }
    to = from;
  }
  return found;
}

const oneLine = (text: string) => text.trim().replace(/\s+/gu, ' ');

/** The script in one line, and its sentences; the end of a paragraph ends a sentence. */
function sentencesOf(
  script: string,
  language: string,
  quotations: 'whole' | 'cut',
): { text: string; units: Unit[] } {
  const paragraphs = script.split(/\n\s*\n/u).map(oneLine);
  const text = paragraphs.filter((paragraph) => paragraph !== '').join(' ');
  let units: Unit[] = [];
  let from = 0;
  let start = 0;
  for (const paragraph of paragraphs) {
    if (paragraph === '') continue;
    const all = sentenceEnds(paragraph, language);
    const wanted = quotations === 'whole' ? outsideQuotations(paragraph, all) : all;
    const ends = wanted.map((end) => start + end);
    start += paragraph.length + 1;
    for (const end of [...ends, Math.min(start, text.length)]) {
      units.push(unit(text, from, end));
      from = end;
    }
  }
  while (units.length > MOST_UNITS) {
    units = units.flatMap((one, index) => {
      if (index % 2 === 1) return [];
      const next = units[index + 1] ?? one;
      return [unit(text, one.from, next.to)];
    });
  }
  return { text, units };
}

/**
 * Cuts a customer's script into one piece a scene, in order and with every word: a line a scene when there are as
 * many lines as scenes; else at the ends of sentences, and at clauses when there are fewer sentences than scenes,
 * balanced by length. A short script leaves the last pieces empty.
 */
export function divideScript(input: {
  readonly script: string;
  readonly scenes: number;
  readonly language: string;
}): readonly string[] {
  const { script, scenes, language } = input;
  const lines = script
    .split(/\n/u)
    .map(oneLine)
    .filter((line) => line !== '');
  if (lines.length === scenes && scenes > 1) return lines;
  const whole = sentencesOf(script, language, 'whole');
  // Quotations are cut only where there would be too few sentences otherwise.
  const { text, units } =
    whole.units.length < scenes ? sentencesOf(script, language, 'cut') : whole;
  const enough = units.length < scenes ? withClauses(text, units, scenes, language) : units;
  const bundles = balanced(enough, Math.min(scenes, enough.length));
  const pieces = bundles.map(({ from, to }) => text.slice(from, to).trim());
  return Array.from({ length: scenes }, (_, index) => pieces[index] ?? '');
}
