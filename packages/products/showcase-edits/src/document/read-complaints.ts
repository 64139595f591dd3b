import type { Directive } from '../edits/directives.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import { clausesIn } from './clauses-of-sentences.js';
import type { FoldedPrompt } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

const WRONG = '(?:<seems>|<very>|<much>)(?: +[\\p{L}]+){0,3}? +<unwanted>';

/** "The colours look washed out", "overexposed": what is wrong, which asks for its opposite. */
function isComplaint(pattern: Patterns, clause: string): boolean {
  // "Too dark", "less dull" and "make it dark" say themselves which way to go.
  if (pattern('<too>|<less>|<more>').test(clause)) return false;
  // What is said beside a price or a size is no complaint, and would take the figure with it; a photo has one digit.
  if (/\p{N}\P{L}?\p{N}/u.test(clause)) return false;
  // "Senza contrasto", "aucun relief": the negation is the complaint.
  const told = clause.replace(pattern('<spoilt>'), ' ');
  if (pattern('<not>|<hide>|<asks>').test(told)) return false;
  // "Is tiny" is one phrase, which asks for more by itself.
  const [phrase = ''] = pattern('<big>|<small>').exec(clause) ?? [];
  if (pattern('^<seems> +').test(phrase)) return false;
  return pattern(`<spoilt>|${WRONG}`).test(clause);
}

function opposite(directive: Directive): Directive | null {
  if (directive.kind === 'tone') return { ...directive, change: -directive.change };
  if (directive.kind === 'scale')
    return { ...directive, factor: Math.round((1 / directive.factor) * 1000) / 1000 };
  if (directive.kind !== 'weight') return null;
  return { ...directive, change: directive.change === 1 ? -1 : 1 };
}

/** Nothing but what it is like: "and dark". */
const BARE = '^(?:[^\\p{L}]|<and>|<unwanted>|<very>)*$';

/** Takes out complaints, as requests for the opposite where nothing else is asked about it and no photo goes for it. */
export function readComplaints(
  pattern: Patterns,
  folded: FoldedPrompt,
  isOfPhoto: boolean,
): Directive[] {
  const askedBy = (words: string) => {
    const said = words.replace(pattern('<spoilt>'), ' ').replace(pattern('<unwanted>'), ' ');
    return understandPrompt(said).directives.map(({ kind }) => kind);
  };
  let isComplaining = false;
  return clausesIn(pattern, folded.text).flatMap(({ text, from, to, others }) => {
    const goesOn = isComplaining && pattern('<unwanted>').test(text) && pattern(BARE).test(text);
    isComplaining = goesOn || isComplaint(pattern, text);
    if (!isComplaining) return [];
    const { directives } = understandPrompt(folded.written(from, to));
    const opposites = directives.flatMap((directive) => opposite(directive) ?? []);
    if (opposites.length === 0 || opposites.length < directives.length) return [];
    const asked = askedBy(others);
    const wrong = pattern(`<spoilt>|${WRONG}`).exec(text);
    // "The logo is tiny, make it bigger", "darken the burnt photo": the wish speaks of what is wrong.
    const isWished = asked.some((kind) => kind === 'scale' || kind === 'weight');
    if (wrong !== null && (isWished || askedBy(text).length > 0)) {
      folded.takeBetween(from + wrong.index, from + wrong.index + wrong[0].length);
      return [];
    }
    folded.take(from, to);
    return isOfPhoto || asked.includes('tone') ? [] : opposites;
  });
}
