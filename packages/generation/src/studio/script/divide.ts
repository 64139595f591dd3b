/** A longer sentence may be cut at a clause, a much longer one between words, when there are scenes to fill. */
const LONG = { clause: 100, words: 180 } as const;
/** A piece of a cut sentence is not shorter than this. */
const SHORTEST_PIECE = 25;

/** Short forms whose dot ends no sentence, in lower case. */
const shortForms = new Set(
  (
    'av avda avgda ave st str rd dr dra mr mrs ms sr sra nr no núm num ca approx aprox env incl inkl hab ' +
    'habs dorm dorms ch p pl pza pg bd blvd apt m ft sq zi whg z b u a ej ex es vs etc bzw ggf max min c cam'
  ).split(' '),
);

/** Whether the mark at the end of `before` ends a sentence, given what follows. */
function endsSentence(before: string, after: string): boolean {
  const word = /(\p{L}+)\.$/u.exec(before)?.[1];
  if (word !== undefined && (shortForms.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word))) {
    return false;
  }
  // "3. Mai": an ordinal, not an end.
  if (/(?<!\p{L})\d{1,2}\.$/u.test(before) && /^\p{L}/u.test(after)) return false;
  return !/^\p{Ll}/u.test(after);
}

/** The text cut at the ends of sentences and at paragraphs; nothing but white space is lost. */
function sentencesOf(script: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  const ends = /(?:[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”]?|\n\s*\n)/gu;
  for (const match of script.matchAll(ends)) {
    const at = match.index + match[0].length;
    const paragraph = /^\s/u.test(match[0]);
    const full = /^[。！？]/u.test(match[0]);
    const before = script.slice(from, match.index + 1).trimEnd();
    if (!paragraph && !full && !endsSentence(before, script.slice(at).trimStart())) continue;
    sentences.push(script.slice(from, at));
    from = at;
  }
  sentences.push(script.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** The cut nearest to the middle that leaves two pieces of some size, or null. */
function cutNearMiddle(sentence: string, marks: RegExp): [string, string] | null {
  const cuts = [...sentence.matchAll(marks)]
    .map((match) => match.index + match[0].length)
    .filter((cut) => cut >= SHORTEST_PIECE && sentence.length - cut >= SHORTEST_PIECE);
  const middle = sentence.length / 2;
  const [best] = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (best === undefined) return null;
  return [sentence.slice(0, best).trim(), sentence.slice(best).trim()];
}

function cutLongest(sentences: readonly string[]): string[] | null {
  const byLength = sentences
    .map((sentence, index) => ({ sentence, index }))
    .sort((a, b) => b.sentence.length - a.sentence.length);
  for (const { sentence, index } of byLength) {
    if (sentence.length <= LONG.clause) return null;
    const halves =
      cutNearMiddle(sentence, /[;:,،，、]\s+|[，、]|\s+(?=[–—]\s)/gu) ??
      (sentence.length > LONG.words ? cutNearMiddle(sentence, /\s+/gu) : null);
    if (halves !== null)
      return [...sentences.slice(0, index), ...halves, ...sentences.slice(index + 1)];
  }
  return null;
}

/** Groups neighbours so that the groups are as equal in length as can be (least sum of squares). */
function balanced(sentences: readonly string[], groups: number): string[] {
  const count = sentences.length;
  const lengths = [0];
  for (const sentence of sentences) lengths.push((lengths.at(-1) ?? 0) + sentence.length);
  const square = (from: number, to: number) => ((lengths[to] ?? 0) - (lengths[from] ?? 0)) ** 2;
  /** By groups used and sentences placed: the least cost and where the last group begins. */
  let costs = Array.from({ length: count + 1 }, (_, to) => square(0, to));
  const begins: number[][] = [costs.map(() => 0)];
  for (let group = 1; group < groups; group++) {
    const row = costs.map(() => 0);
    const next = costs.map((_, to) => {
      let best = Number.POSITIVE_INFINITY;
      for (let from = group; from < to; from++) {
        const cost = (costs[from] ?? Number.POSITIVE_INFINITY) + square(from, to);
        if (cost < best) {
          best = cost;
          row[to] = from;
        }
      }
      return best;
    });
    costs = next;
    begins.push(row);
  }
  const pieces: string[] = [];
  let to = count;
  for (let group = groups - 1; group >= 0; group--) {
    const from = group === 0 ? 0 : (begins[group]?.[to] ?? 0);
    pieces.unshift(sentences.slice(from, to).join(' '));
    to = from;
  }
  return pieces;
}

/** More sentences than this are first joined by neighbours, so that balancing stays quick. */
const MOST_SENTENCES = 400;

/**
 * Cuts a script into one piece a scene: at ends of sentences, then at clauses of long sentences when there are
 * more scenes; pieces balanced by length, every word kept, in order. A short script leaves the last pieces empty.
 */
export function divideScript(script: string, scenes: number): readonly string[] {
  let sentences = sentencesOf(script);
  while (sentences.length > Math.max(MOST_SENTENCES, scenes)) {
    sentences = sentences.flatMap((sentence, index) =>
      index % 2 === 0 ? [[sentence, sentences[index + 1] ?? ''].join(' ').trim()] : [],
    );
  }
  while (sentences.length < scenes) {
    const cut = cutLongest(sentences);
    if (cut === null) break;
    sentences = cut;
  }
  const used = Math.min(scenes, sentences.length);
  const pieces = used === 0 ? [] : balanced(sentences, used);
  return Array.from({ length: scenes }, (_, index) => pieces[index] ?? '');
}
