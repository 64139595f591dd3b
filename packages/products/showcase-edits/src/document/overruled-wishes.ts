import type { Directive } from '../edits/directives.js';
import { FoldedText } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

/** The subject of a wish, and its way where only a later one that goes another way overrules it. */
function subjectOf(directive: Directive): readonly [subject: string, way?: boolean] | null {
  switch (directive.kind) {
    case 'tone':
      return [`tone ${directive.dimension}`];
    case 'visibility':
      return [`visibility ${directive.part}`];
    case 'scale':
      return [`scale ${directive.part}`, directive.factor > 1];
    case 'weight':
      return ['weight', directive.change > 0];
    case 'monochrome':
    case 'uppercase':
    case 'language':
      return [directive.kind];
    case 'mood':
      return directive.mood === 'sunset' || directive.mood === 'night' ? ['time of day'] : null;
    case 'swap_photos':
      return directive.one === 1 ? ['main photo'] : null;
    default:
      return null;
  }
}

/** "Photo sombre, éclaircir", "a huge logo, make it smaller": what was said last is the wish. */
export function withoutOverruled(
  pattern: Patterns,
  prompt: string,
  directives: readonly Directive[],
): Directive[] {
  const { text } = new FoldedText(prompt);
  const asksForSize = directives.some((one) => one.kind === 'scale' && one.factor > 1);
  const isColored = directives.some(
    (one) => one.kind === 'color' && (one.part === 'price' || one.part === 'text'),
  );
  const isUnread = pattern('<legible>|<not>').test(text);
  const [size = ''] = pattern('<big>|<more>').exec(text) ?? [];
  const isOfSize = size !== '' && !pattern('<not>').test(size);
  return directives.filter((one, at) => {
    // "I can't read it, make it bigger" or "white": that is the cure, no shade behind it.
    if (one.kind === 'scrim' && one.change > 0 && isUnread && (asksForSize || isColored))
      return false;
    // "The price would stand out better in white"
    if (one.kind === 'scale' && one.factor > 1 && isColored && !isOfSize) return false;
    const subject = subjectOf(one);
    return (
      subject === null ||
      !directives.slice(at + 1).some((later) => {
        const other = subjectOf(later);
        if (other === null || other[0] !== subject[0]) return false;
        return subject[1] === undefined || other[1] !== subject[1];
      })
    );
  });
}
