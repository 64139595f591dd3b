import type { Directive } from '../edits/directives.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import { clausesOf } from './clauses-of-sentences.js';
import type { FoldedText } from './folded-text.js';
import { pattern, SENTENCE } from './word-patterns.js';

const sentences = new RegExp(`[^.;!?\\n\\s]${SENTENCE}`, 'gu');

const WRONG = '<seems>(?: +[\\p{L}]+){0,3}? +<unwanted>';

/** "The colours look washed out", "overexposed": what is wrong, which asks for its opposite. */
function isComplaint(clause: string): boolean {
  const says = (source: string) => pattern(source).test(clause);
  // "Too dark", "less dull" and "make it dark" say themselves which way to go.
  if (says('<too>|<less>|<more>')) return false;
  // "Senza contrasto", "aucun relief": the negation is the complaint.
  const told = clause.replace(pattern('<spoilt>'), ' ');
  if (pattern('<not>|<hide>|<asks>').test(told)) return false;
  // "Is tiny" is one phrase, which asks for more by itself.
  const [phrase = ''] = pattern('<big>|<small>').exec(clause) ?? [];
  if (pattern('(?<![\\p{L}])<seems> +').test(phrase)) return false;
  return says('<spoilt>') || says(WRONG);
}

function opposite(directive: Directive): Directive | null {
  switch (directive.kind) {
    case 'tone':
      return { ...directive, change: -directive.change };
    // "The rooms look gloomy": of the photo, whatever part the word may mean.
    case 'shade':
      return { kind: 'tone', dimension: 'brightness', change: -directive.change };
    case 'scale':
      return { ...directive, factor: Math.round((1 / directive.factor) * 1000) / 1000 };
    case 'weight':
      return { ...directive, change: directive.change === 1 ? -1 : 1 };
    // "It is ugly in black and white"
    case 'monochrome':
    case 'uppercase':
      return { ...directive, on: !directive.on };
    default:
      return null;
  }
}

/** Takes out complaints, as requests for the opposite. */
export function readComplaints(folded: FoldedText): Directive[] {
  const asked: Directive[] = [];
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    for (const { text, from, to } of clausesOf(sentence)) {
      if (!isComplaint(text)) continue;
      const { directives } = understandPrompt(folded.written(index + from, index + to));
      const opposites = directives.map(opposite).filter((directive) => directive !== null);
      if (opposites.length === 0 || opposites.length < directives.length) continue;
      // "The logo is tiny, make it bigger": the wish speaks of what is wrong.
      const others = sentence.slice(0, from) + sentence.slice(to);
      const asks = understandPrompt(others).directives;
      const isOfSize = opposites.some(({ kind }) => kind !== 'tone');
      if (isOfSize && asks.some(({ kind }) => kind === 'scale' || kind === 'weight')) {
        const wrong = pattern(WRONG).exec(text);
        const at = index + from + (wrong?.index ?? 0);
        if (wrong !== null) folded.takeBetween(at, at + wrong[0].length);
        continue;
      }
      const isReason =
        (asks.some(({ kind }) => kind === 'tone') && pattern('<asks>').test(others)) ||
        pattern('(?:<hide>|<replace>).*(?:<photo>|<third>|<second>|<fourth>|<fifth>)').test(others);
      if (!isReason) asked.push(...opposites);
      folded.take(index + from, index + to);
    }
  }
  return asked;
}

/** Whether a complaint is only the reason for what is asked besides: "overexposed, less brightness". */
export function isReasonFor(complaint: Directive, others: readonly Directive[]): boolean {
  return others.some(
    (other) =>
      other.kind === 'show_photos' ||
      other.kind === 'replace_photo' ||
      (other.kind === 'tone' && complaint.kind === 'tone'
        ? other.dimension === complaint.dimension
        : other.kind === complaint.kind),
  );
}
