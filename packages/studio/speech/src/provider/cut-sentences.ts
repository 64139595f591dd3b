import type { SpokenPiece } from '../spoken-form/spoken-form.js';

export interface SpokenSentence {
  readonly pieces: readonly SpokenPiece[];
  /** The text that the server is asked to speak. */
  readonly text: string;
  /** Whether a sentence ends here; else it was cut because it is longer than the server takes. */
  readonly ends: boolean;
}

const SENTENCE_END = /[.!?…。！？]["'”’»)]*$/u;
const CLAUSE_END = /[,;:–—]["'”’»)]*$/u;
/** A cut at a clause is worth it when it leaves at least this share of the room filled. */
const FILLED = 0.4;

/**
 * The pieces, none longer than a request: a longer one becomes several, and its written words stay with the first.
 *
 * @param most characters of one request, at least 1
 */
export function fitPieces(pieces: readonly SpokenPiece[], most: number): SpokenPiece[] {
  return pieces.flatMap(fitting(most));
}

/**
 * Cuts fitted pieces into sentences, none longer than the server takes. One that is too long is cut where a clause
 * ends, else between two words.
 */
export function cutSentences(pieces: readonly SpokenPiece[], most: number): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let open: SpokenPiece[] = [];
  const close = (count: number, ends: boolean) => {
    const closed = open.slice(0, count);
    open = open.slice(count);
    if (closed.length > 0) sentences.push({ pieces: closed, text: said(closed), ends });
  };
  for (const piece of pieces.filter(({ spoken }) => spoken !== '')) {
    while (open.length > 0 && said([...open, piece]).length > most) close(cutAt(open, most), false);
    open.push(piece);
    if (SENTENCE_END.test(piece.spoken)) close(open.length, true);
  }
  close(open.length, true);
  return sentences;
}

function said(pieces: readonly SpokenPiece[]): string {
  return pieces.map(({ spoken }) => spoken).join(' ');
}

/** How many of the pieces go before a cut: up to the last clause's end, when that is not too early. */
function cutAt(pieces: readonly SpokenPiece[], most: number): number {
  const clause = pieces.findLastIndex(({ spoken }) => CLAUSE_END.test(spoken)) + 1;
  return clause > 0 && said(pieces.slice(0, clause)).length >= most * FILLED
    ? clause
    : pieces.length;
}

function fitting(most: number): (piece: SpokenPiece) => SpokenPiece[] {
  return (piece) => {
    if (piece.spoken.length <= most) return [piece];
    const parts: string[] = [];
    let part = '';
    for (const character of piece.spoken) {
      if (part.length + character.length > most && part !== '') {
        parts.push(part);
        part = '';
      }
      part += character;
    }
    parts.push(part);
    return parts.map((spoken, index) => ({ written: index === 0 ? piece.written : [], spoken }));
  };
}
