import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { shadeOf } from '@groundwork/words/shades';
import { type Adjustments, noAdjustments } from '../adjustments.js';
import { documentChanged } from '../document/document-changed.js';
import type { ColoredPart, Directive, Mood, ResettablePart, ToneDimension } from './directives.js';
import { faceAfter } from './fonts.js';
import { moodEffects } from './moods.js';

/** As far as edits take a photo, however many there are: beyond, photos fall apart. */
const TONE_BOUNDS: Readonly<Record<ToneDimension, readonly [number, number]>> = {
  warmth: [-0.9, 0.9],
  brightness: [-0.7, 0.7],
  contrast: [-0.7, 0.8],
  saturation: [-0.9, 0.8],
  sharpness: [0, 1],
};
const SCRIM_BOUNDS = [-1, 1] as const;
const SCALE_BOUNDS = [0.6, 1.8] as const;

const between = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000;

/**
 * One step further towards a bound. Steps outward shorten as the room does, so that many of them approach
 * the bound; a step back towards neutral is a whole one.
 */
function stepped(from: number, change: number, bounds: readonly [number, number]): number {
  const isOutward = from * change > 0;
  const bound = change > 0 ? bounds[1] : bounds[0];
  const room = isOutward && bound !== 0 ? Math.max(0, 1 - from / bound) : 1;
  return between(from + change * room, bounds);
}

function toned(from: Adjustments, dimension: ToneDimension, change: number): Adjustments {
  const value = stepped(from.photo[dimension], change, TONE_BOUNDS[dimension]);
  return { ...from, photo: { ...from.photo, [dimension]: value } };
}

/** Grounds and letters if a design's own are unknown: nearly black, nearly white. */
const unknownShade = { dark: '#16181d', light: '#f6f3ec' } as const;

const colorKey = {
  accent: 'dominantColor',
  ground: 'groundColor',
  text: 'textColor',
  price: 'priceColor',
} as const satisfies Record<ColoredPart, keyof Adjustments>;

function shaded(from: Adjustments, part: ColoredPart, change: number): Adjustments {
  const key = colorKey[part];
  const present = from[key];
  if (present !== null) return { ...from, [key]: shadeOf(present, change) };
  // An accent keeps its hue in any shade, and the design's is unknown here.
  if (part === 'accent') return from;
  return { ...from, [key]: change < 0 ? unknownShade.dark : unknownShade.light };
}

function weightOf(value: number): Adjustments['weight'] {
  if (value > 0) return 1;
  return value < 0 ? -1 : 0;
}

function moody(from: Adjustments, mood: Mood, change: number): Adjustments {
  const effect = moodEffects()[mood];
  const tones = Object.entries(effect.tones) as [ToneDimension, number][];
  const veiled: Adjustments = tones.reduce(
    (next, [dimension, step]) => toned(next, dimension, step * change),
    { ...from, scrim: stepped(from.scrim, (effect.scrim ?? 0) * change, SCRIM_BOUNDS) },
  );
  if (change < 0) return veiled;
  return {
    ...veiled,
    photo: { ...veiled.photo, daytime: effect.daytime ?? veiled.photo.daytime },
    typeface: effect.typeface ?? from.typeface,
    weight: effect.weight ?? from.weight,
    dominantColor: from.dominantColor ?? effect.accent ?? null,
    groundColor: from.groundColor ?? effect.ground ?? null,
  };
}

function cornered(
  from: Adjustments,
  { vertical, horizontal }: Extract<Directive, { kind: 'corner' }>,
): Adjustments {
  const present = from.logo.corner;
  const isBelow =
    vertical === null ? present?.startsWith('bottom') === true : vertical === 'bottom';
  const isRight =
    horizontal === null ? present?.endsWith('right') === true : horizontal === 'right';
  const corner = `${isBelow ? 'bottom' : 'top'}_${isRight ? 'right' : 'left'}` as const;
  return { ...from, logo: { ...from.logo, corner } };
}

function seen(from: Adjustments, part: 'logo' | PropertyField, visible: boolean): Adjustments {
  if (part === 'logo') return { ...from, logo: { ...from.logo, hidden: !visible } };
  const others = from.hidden.filter((field) => field !== part);
  return { ...from, hidden: visible ? others : [...others, part] };
}

function restored(from: Adjustments, part: ResettablePart): Adjustments {
  const { photo, scale, logo } = noAdjustments;
  switch (part) {
    case 'all':
      return noAdjustments;
    case 'photo':
      return { ...from, photo };
    case 'colors':
      return { ...from, dominantColor: null, groundColor: null, textColor: null, priceColor: null };
    case 'typeface':
      return { ...from, typeface: null, weight: 0, uppercase: null };
    case 'text':
      return {
        ...restored(from, 'typeface'),
        textColor: null,
        hidden: [],
        scale: { ...from.scale, text: scale.text },
      };
    case 'price':
      return {
        ...from,
        priceColor: null,
        hidden: from.hidden.filter((field) => field !== 'price'),
        priceCorner: null,
        scale: { ...from.scale, price: scale.price },
      };
    case 'logo':
      return { ...from, logo, scale: { ...from.scale, logo: scale.logo } };
  }
}

function applied(from: Adjustments, directive: Directive, photos: number): Adjustments {
  switch (directive.kind) {
    case 'tone':
      return toned(from, directive.dimension, directive.change);
    case 'monochrome':
      return { ...from, photo: { ...from.photo, monochrome: directive.on } };
    case 'scale': {
      const factor = between(from.scale[directive.part] * directive.factor, SCALE_BOUNDS);
      return { ...from, scale: { ...from.scale, [directive.part]: factor } };
    }
    case 'weight':
      return { ...from, weight: weightOf(from.weight + directive.change) };
    case 'color':
      return { ...from, [colorKey[directive.part]]: directive.color };
    case 'shade':
      return shaded(from, directive.part, directive.change);
    case 'visibility':
      return seen(from, directive.part, directive.visible);
    case 'corner':
      return cornered(from, directive);
    case 'typeface':
      return { ...from, typeface: directive.typeface };
    case 'another_typeface':
      return { ...from, typeface: faceAfter(from.typeface ?? 'sans') };
    case 'uppercase':
      return { ...from, uppercase: directive.on };
    case 'language':
      return { ...from, language: directive.language };
    case 'scrim':
      return { ...from, scrim: stepped(from.scrim, directive.change, SCRIM_BOUNDS) };
    case 'mood':
      return moody(from, directive.mood, directive.change);
    case 'reset':
      return restored(from, directive.part);
    default:
      return documentChanged(from, directive, photos);
  }
}

/**
 * Adjustments after an edit, on top of earlier ones. However often something is requested, tones and sizes stay within
 * bounds that suit photo and layout.
 *
 * @param photos of the showcase
 */
export function applyDirectives(
  from: Adjustments,
  directives: readonly Directive[],
  photos = 1,
): Adjustments {
  return directives.reduce((next, directive) => applied(next, directive, photos), from);
}
