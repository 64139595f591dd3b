import type { TerrainReading } from '@groundwork/imaging';
import type { Ink } from './painted-photo.js';

/** The fine edge that keeps light lines readable on light ground. */
export const dark: Ink = [12, 14, 16];

export interface MarkingLook {
  /** `#rrggbb` of outline, fill and glow. */
  readonly accent: string;
  /** `#rrggbb` of the core of posts and corners. */
  readonly core: string;
  readonly pattern: 'grid' | 'hatch' | 'plain';
  /** Strength of the tint, 0 to 1. */
  readonly fill: number;
  /** Strength of the ruling, 0 to 1. */
  readonly ruling: number;
  /** Width of the line against the usual. */
  readonly weight: number;
  readonly dashed: boolean;
  /** A line that shines instead of one with a dark edge. */
  readonly neon: boolean;
  /** Whether corners and edges are marked. */
  readonly marks: boolean;
}

/** Beginnings of the colours' names in English, Spanish, German, French, Italian, Portuguese and Catalan. */
const colours: readonly (readonly [string, readonly string[]])[] = [
  [
    '#ff3b30',
    [
      'red',
      'rojo',
      'roja',
      'rot',
      'rote',
      'roten',
      'rouge',
      'rosso',
      'rossa',
      'vermelh',
      'vermell',
    ],
  ],
  ['#2f8cff', ['blue', 'azul', 'blau', 'blaue', 'bleu', 'blu']],
  ['#3ddc68', ['green', 'verde', 'grün', 'grun', 'grüne', 'vert', 'verd']],
  ['#ffd60a', ['yellow', 'amarill', 'gelb', 'gelbe', 'jaune', 'giall', 'amarel', 'groc']],
  ['#ff8c1a', ['orange', 'naranja', 'arancio', 'laranja', 'taronja']],
  ['#e8b64c', ['gold', 'dorad', 'doré', 'dore', 'oro', 'dourad', 'daurat', 'or']],
  ['#24d7e8', ['cyan', 'turquoise', 'turques', 'türkis', 'turkis', 'cian', 'ciano', 'turchese']],
  ['#ff4fa3', ['pink', 'magenta', 'rosa', 'rose']],
  ['#a35bff', ['purple', 'violet', 'morad', 'púrpura', 'lila', 'viola', 'roxo']],
  ['#ffffff', ['white', 'blanc', 'weiß', 'weiss', 'bianc', 'branc']],
];

const hatchWords = [
  'hatch',
  'rayad',
  'schraff',
  'hachur',
  'tratteg',
  'hachurad',
  'ratllat',
  'stripe',
];
const plainWords = [
  'plain',
  'simple',
  'minimal',
  'liso',
  'schlicht',
  'sobre',
  'semplice',
  'simples',
  'senzill',
];

/** What a hint asks for; what it leaves open is chosen to stand out from the land. */
export function lookFor(
  hint: string | null,
  ground: TerrainReading['colours']['ground'],
): MarkingLook {
  const wanted = (hint ?? '').toLowerCase();
  const words = wanted.match(/\p{L}+/gu) ?? [];
  const has = (beginnings: readonly string[]) =>
    words.some((word) =>
      beginnings.some((start) => (start.length < 5 ? word === start : word.startsWith(start))),
    );
  const hex = /#([0-9a-f]{6})\b/u.exec(wanted)?.[0];
  const named = colours.find(([, names]) => has(names))?.[0];
  const accent = hex ?? named ?? standingOut(ground);
  const pattern = has(hatchWords) ? 'hatch' : has(plainWords) ? 'plain' : 'grid';
  return {
    accent,
    core: '#ffffff',
    pattern,
    fill: 0.15,
    ruling: 0.5,
    weight: 1,
    dashed: has(['dash']),
    neon: has(['neon']),
    marks: true,
  };
}

/** Warm gold on green, brown and dark land; a strong red on snow and pale sand, where gold would drown. */
function standingOut(ground: TerrainReading['colours']['ground']): string {
  if (ground === null) return '#ffc53d';
  const luma = 0.299 * ground.r + 0.587 * ground.g + 0.114 * ground.b;
  if (luma > 190) return '#ff3d2e';
  // Sand and dry grass are near gold themselves.
  const yellow = ground.r > ground.b + 45 && ground.r >= ground.g && luma > 120;
  return yellow ? '#17b8e8' : '#ffc53d';
}
