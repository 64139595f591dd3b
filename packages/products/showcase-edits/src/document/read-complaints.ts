import type { Directive } from '../edits/directives.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import { clausesIn } from './clauses-of-sentences.js';
import type { FoldedPrompt } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

const WRONG = '<seems>(?: +[\\p{L}]+){0,3}? +<unwanted>';

/** "The colours look washed out", "overexposed": what is wrong, which asks for its opposite. */
function isComplaint(pattern: Patterns, clause: string): boolean {
  // "Too dark", "less dull" and "make it dark" say themselves which way to go.
  if (pattern('<too>|<less>|<more>').test(clause)) return false;
  // "Senza contrasto", "aucun relief": the negation is the complaint.
  const told = clause.replace(pattern('<spoilt>'), ' ');
  if (pattern('<not>|<hide>|<asks>').test(told)) return false;
  // "Is tiny" is one phrase, which asks for more by itself.
  const [phrase = ''] = pattern('<big>|<small>').exec(clause) ?? [];
  if (pattern('^<seems> +').test(phrase)) return false;
  return pattern(`<spoilt>|${WRONG}`).test(clause);
}

function opposite(directive: Directive): Directive | null {
  switch (directive.kind) {
    case 'tone':
      return { ...directive, change: -directive.change };
    case 'scale':
      return { ...directive, factor: Math.round((1 / directive.factor) * 1000) / 1000 };
    case 'weight':
      return { ...directive, change: directive.change === 1 ? -1 : 1 };
    default:
      return null;
  }
}

/** Takes out complaints, as requests for the opposite where nothing else is asked about it. */
export function readComplaints(pattern: Patterns, folded: FoldedPrompt): Directive[] {
  return clausesIn(pattern, folded.text).flatMap(({ text, from, to, others }) => {
    if (!isComplaint(pattern, text)) return [];
    const { directives } = understandPrompt(folded.written(from, to));
    const opposites = directives.flatMap((directive) => opposite(directive) ?? []);
    if (opposites.length === 0 || opposites.length < directives.length) return [];
    const asked = understandPrompt(others).directives.map(({ kind }) => kind);
    const wrong = pattern(WRONG).exec(text);
    // "The logo is tiny, make it bigger": the wish speaks of what is wrong.
    if (wrong !== null && asked.some((kind) => kind === 'scale' || kind === 'weight')) {
      folded.takeBetween(from + wrong.index, from + wrong.index + wrong[0].length);
      return [];
    }
    folded.take(from, to);
    return asked.includes('tone') ? [] : opposites;
  });
}
