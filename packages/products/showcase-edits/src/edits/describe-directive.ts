import type { Directive } from './directives.js';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value}`;

function badgeWords(badge: Extract<Directive, { kind: 'badge' }>['badge']): string {
  if (badge === null) return 'badge removed';
  return typeof badge === 'string' ? `badge ${badge}` : `badge “${badge.words}”`;
}

/** A directive in a few exact words, for operators and the log. */
export function describeDirective(directive: Directive): string {
  switch (directive.kind) {
    case 'tone':
      return `photo ${directive.dimension} ${signed(directive.change)}`;
    case 'monochrome':
      return directive.on ? 'photo in black and white' : 'photo in colour';
    case 'scale':
      return `${directive.part} size × ${directive.factor}`;
    case 'weight':
      return directive.change === 1 ? 'letters bolder' : 'letters lighter';
    case 'color':
      return `${directive.part} in ${directive.color}`;
    case 'shade':
      return `${directive.part} shade ${signed(directive.change)}`;
    case 'visibility':
      return `${directive.part} ${directive.visible ? 'shown' : 'hidden'}`;
    case 'corner':
      return `logo ${[directive.vertical, directive.horizontal].filter((side) => side !== null).join(' ')}`;
    case 'typeface':
      return `typeface ${directive.typeface} for ${directive.asked}${directive.exact ? '' : ' (nearest)'}`;
    case 'another_typeface':
      return 'another typeface';
    case 'uppercase':
      return directive.on ? 'capitals' : 'no capitals';
    case 'language':
      return `words in ${languageNames.of(directive.language) ?? directive.language}`;
    case 'scrim':
      return `veil behind text ${signed(directive.change)}`;
    case 'mood':
      return `${directive.mood} ${signed(directive.change)}`;
    case 'value':
      return `${directive.field} ${directive.value}`;
    case 'badge':
      return badgeWords(directive.badge);
    case 'price_corner':
      return `price ${directive.corner.replace('_', ' ')}`;
    case 'swap_photos':
      return `photos ${directive.one} and ${directive.other} swapped`;
    case 'replace_photo':
      return `photo ${directive.photo} replaced`;
    case 'show_photos':
      return `${directive.photo === null ? 'supporting photos' : `photo ${directive.photo}`} ${directive.visible ? 'shown' : 'hidden'}`;
    case 'region':
      return `${directive.region} ${signed(directive.change)}`;
    case 'reset':
      return `back to the original: ${directive.part}`;
  }
}
