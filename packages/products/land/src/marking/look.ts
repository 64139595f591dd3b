import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';
import { foldedText, lowerCase } from '@groundwork/words/folded-text';
import { foundIn, meaningsOf } from '@groundwork/words/meanings';
import { type Grammar, Reading } from '@groundwork/words/reading';
import { type MarkingColour, type MarkingWish, markingLooks } from '@groundwork/words/subjects';
import { type Ink, inkOf, luma, mixInks } from './painted-photo.js';
import { nearBlack } from './strokes.js';

const inks: Readonly<Record<MarkingColour, string>> = {
  red: '#ff3b30',
  blue: '#2f8cff',
  navy: '#1f3f8f',
  green: '#3ddc68',
  yellow: '#ffd60a',
  orange: '#ff8c1a',
  gold: '#e8b64c',
  cyan: '#24d7e8',
  pink: '#ff4fa3',
  purple: '#a35bff',
  white: '#ffffff',
  black: '#16191d',
  silver: '#c4ccd4',
  brown: '#b5713c',
};
const colours = Object.keys(inks) as MarkingColour[];

/** "d'or" is gold in French and Catalan; a bare "or" is not in English. */
const ofGold = /\b(?:d|en|couleur) or\b/u;
const shade = /(?<!\p{L})(?:hell|dunkel|tief|light|dark|knall|azur|licht|donker)(?=\p{L}{3})/gu;

type MarkingWords = (typeof languages)['en']['subjects']['marking'];

/** The words of all languages: customers write in any. */
const words = once(() => {
  const all = (of: (words: MarkingWords) => readonly string[] | undefined) =>
    Object.values(languages).flatMap(({ subjects }) => of(subjects.marking) ?? []);
  const denials = all(({ without }) => without).join('|');
  const grammar: Grammar = {
    denied: new RegExp(`(?<!\\p{L})(?:${denials}) (?:\\p{L}+ )?$`, 'u'),
    phraseMarks: /[,;.]/gu,
    empty: new Set(),
  };
  return {
    grammar,
    colours: meaningsOf(
      colours.map((colour) => [colour, all((marking) => marking.colours[colour])]),
      lowerCase,
    ),
    looks: meaningsOf(
      markingLooks.map((look) => [look, all(({ looks }) => looks[look])]),
      lowerCase,
    ),
    only: meaningsOf([[true, all(({ only }) => only)]], lowerCase),
  };
});

/** Reads a customer's words about the marking. Nothing of them but the digits of a colour goes any further. */
function readHint(hint: string | null) {
  const folded = foldedText(hint ?? '', lowerCase);
  const { text } = folded;
  const reading = new Reading(folded, words().grammar);
  const looks = reading.locate(words().looks);
  const looksOf = (areDenied: boolean): ReadonlySet<MarkingWish> =>
    new Set(looks.flatMap((one) => (reading.isDenied(one) === areDenied ? one.value : [])));
  const [named] = foundIn(text.replace(shade, ''), words().colours);
  return {
    /** `#rrggbb`, or null when none is named. */
    colour:
      /#[0-9a-f]{6}\b/u.exec(text)?.[0] ??
      (named === undefined ? (ofGold.test(text) ? inks.gold : null) : inks[named.value]),
    wanted: looksOf(false),
    /** Named after a "no" or "without". */
    unwanted: looksOf(true),
    /** Draw only the named parts. */
    only: foundIn(text, words().only).length > 0,
  };
}

/** How the marking is drawn. Strengths are 0 to 1. */
export interface MarkingLook {
  readonly accent: Ink;
  /** Poles, the rims of nodes, marks next to the edges. */
  readonly light: Ink;
  /** The bands of poles and the middle of nodes, where they must differ from `light`. */
  readonly second: Ink;
  /** The fine edge that keeps the line visible on ground of the same brightness. */
  readonly edge: Ink;
  /** Lines of the grid or the hatching. */
  readonly rule: Ink;
  readonly pattern: 'grid' | 'hatch' | 'plain';
  readonly fill: number;
  /** Extra strength of the tint next to the line. */
  readonly glow: number;
  /** How light the middle of the line is against its accent. */
  readonly core: number;
  /** Strength of the grid or the hatching. */
  readonly ruling: number;
  /** Width of the line against the usual. */
  readonly weight: number;
  readonly dashed: boolean;
  /** A line that shines instead of one with an edge. */
  readonly neon: boolean;
  /** Whether corners and edges are marked. */
  readonly marks: boolean;
}

const white: Ink = [255, 255, 255];

/** The look of a hint; anything left open is chosen to stand out from the plot's ground. */
export function lookFor(hint: string | null, ground: Ink): MarkingLook {
  const { colour, wanted, unwanted, only } = readHint(hint);
  const accent = inkOf(colour ?? standingOut(ground));
  const brightness = luma(accent);
  const outlineOnly =
    (only && wanted.has('outline') && !wanted.has('filled')) || unwanted.has('filled');
  const pattern = patternOf(wanted, unwanted);
  const groundLuma = luma(ground);
  return {
    accent,
    light: white,
    second: brightness > 215 ? [58, 64, 71] : accent,
    edge: brightness < 75 ? [244, 246, 248] : nearBlack,
    rule: groundLuma > 178 ? mixInks(accent, nearBlack, 0.3) : white,
    pattern: outlineOnly ? 'plain' : pattern,
    fill: outlineOnly ? 0 : tintOf(wanted),
    glow: wanted.has('dashed') ? 0.22 : 0.5,
    core: wanted.has('neon') ? 0.92 : coreOf(brightness, groundLuma),
    ruling: pattern === 'hatch' ? 0.5 : wanted.has('elegant') ? 0.36 : 0.46,
    weight: weightOf(wanted),
    dashed: wanted.has('dashed'),
    neon: wanted.has('neon'),
    marks: !wanted.has('minimal') && !(only && outlineOnly),
  };
}

/** A light middle makes a deep colour shine on dark land; on light land it would wash the line out. */
function coreOf(brightness: number, groundLuma: number): number {
  if (brightness < 75 || groundLuma > 165) return 0.06;
  return brightness < 160 ? 0.5 : 0.3;
}

function patternOf(
  wanted: ReadonlySet<MarkingWish>,
  unwanted: ReadonlySet<MarkingWish>,
): MarkingLook['pattern'] {
  if (wanted.has('hatch')) return 'hatch';
  if (wanted.has('grid')) return 'grid';
  return wanted.has('minimal') || wanted.has('filled') || unwanted.has('grid') ? 'plain' : 'grid';
}

function tintOf(wanted: ReadonlySet<MarkingWish>): number {
  if (wanted.has('filled')) return 0.5;
  if (wanted.has('minimal')) return 0.17;
  return wanted.has('elegant') ? 0.2 : 0.25;
}

function weightOf(wanted: ReadonlySet<MarkingWish>): number {
  if (wanted.has('thick')) return 1.55;
  if (wanted.has('thin')) return 0.7;
  return wanted.has('elegant') || wanted.has('minimal') ? 0.8 : 1;
}

const gold = '#ffc53d';

/** Warm gold on green, grey and dark land; a strong red on snow; blue where gold would drown in sand, straw or leaves. */
function standingOut(ground: Ink): string {
  if (luma(ground) > 188) return '#f23b2f';
  return apart(inkOf(gold), ground) < 142 ? '#17b8e8' : gold;
}

/** Distance in brightness, red against green, and blue against yellow. */
function apart(one: Ink, two: Ink): number {
  const axes = (ink: Ink) => [luma(ink), ink[0] - ink[1], ink[2] - (ink[0] + ink[1]) / 2] as const;
  const [a, b] = [axes(one), axes(two)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
