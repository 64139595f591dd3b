import type { Region } from './document/document-directives.js';
import type { ColoredPart, Directive, Mood, ToneDimension } from './edits/directives.js';

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

type Ways = readonly [more: string, less: string];

const tones: Readonly<Record<ToneDimension, Ways>> = {
  warmth: ['photo warmer', 'photo cooler'],
  brightness: ['photo brighter', 'photo darker'],
  contrast: ['more contrast', 'less contrast'],
  saturation: ['stronger colours', 'softer colours'],
  sharpness: ['photo sharper', 'photo softer'],
};

const regions: Readonly<Record<Region, Ways>> = {
  sky: ['sky bluer', 'sky less blue'],
  grass: ['grass greener', 'grass less green'],
  water: ['water bluer', 'water less blue'],
};

const moods: Readonly<Partial<Record<Mood, string>>> = {
  sunset: 'photo at sunset',
  night: 'photo at night',
  dark: 'dark design',
  sepia: 'photo in sepia',
};

const parts: Readonly<Record<ColoredPart, string>> = {
  accent: 'accent colour',
  ground: 'background',
  text: 'text',
  price: 'price',
};

const way = ([more, less]: Ways, change: number) => (change < 0 ? less : more);

/** "a little", "much" for steps that are smaller or larger than a plain one. */
function measured(words: string, change: number): string {
  const size = Math.abs(change);
  if (size < 0.2) return `${words}, a little`;
  return size > 0.35 ? `${words}, much` : words;
}

function scaled(part: string, factor: number): string {
  const percent = Math.round(Math.abs(factor - 1) * 100);
  return `${part} ${percent} % ${factor < 1 ? 'smaller' : 'larger'}`;
}

/** A request as a person would repeat it to the customer who made it: "photo brighter", "price 20 % larger". */
export function toldDirective(directive: Directive): string {
  switch (directive.kind) {
    case 'tone':
      return measured(way(tones[directive.dimension], directive.change), directive.change);
    case 'scale':
      return scaled(directive.part, directive.factor);
    case 'color':
      return `${parts[directive.part]} in ${directive.color}`;
    case 'shade':
      return `${parts[directive.part]} ${directive.change < 0 ? 'darker' : 'lighter'}`;
    case 'scrim':
      return directive.change < 0
        ? 'less shade behind the text'
        : 'text easier to read on the photo';
    case 'mood': {
      const light = moods[directive.mood];
      if (light !== undefined && directive.change > 0) return light;
      return `${directive.change < 0 ? 'less' : 'more'} ${directive.mood}`;
    }
    case 'region':
      return way(regions[directive.region], directive.change);
    case 'badge':
      return directive.badge === 'open_house' ? 'badge open house' : describeDirective(directive);
    case 'swap_photos':
      return directive.one === 1
        ? `photo ${directive.other} as the main photo`
        : describeDirective(directive);
    default:
      return describeDirective(directive);
  }
}
