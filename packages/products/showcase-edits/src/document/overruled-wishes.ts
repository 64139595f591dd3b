import type { Directive } from '../edits/directives.js';
import { FoldedText } from './folded-text.js';

/** Words of a complaint that something can't be read, as text is folded. */
const UNREADABLE =
  /(?<!\p{L})(?:no|non|nao|mal|male|apenas|casi|poco|pouco|dificil|difficile|cuesta|ilegible|ilegivel|illeggibile|fatica|nn|nulla|niente|nada|ne|faticano|fatico|lente|lupa|can t|cant|cannot|nothing|squint|magnifying|hard(?:ly)?|barely|unreadable|illegible|nicht|nichts|kaum|schlecht|schwer|unlesbar|lupe|pas|peu|peine|rien|loupe|difficile(?:ment)?|illisibles?)(?!\p{L})/u;

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
export function withoutOverruled(prompt: string, directives: readonly Directive[]): Directive[] {
  // "I can't read it, make it bigger" or "white": that is the cure, no shade behind it.
  const isCured =
    directives.some(
      (one) =>
        (one.kind === 'scale' && one.factor > 1) ||
        (one.kind === 'color' && (one.part === 'price' || one.part === 'text')),
    ) && UNREADABLE.test(new FoldedText(prompt).text);
  return directives.filter((one, at) => {
    if (isCured && one.kind === 'scrim' && one.change > 0) return false;
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
