import type { MusicMood } from '@groundwork/contract/catalogues/music-tracks';

/** Semitones of each degree above the tonic. */
const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
} as const;

/** One bar's chord: its scale degree (0 is the tonic) and the notes above the triad. */
export interface ChordSymbol {
  readonly degree: number;
  readonly colour: 'triad' | 'seventh' | 'ninth' | 'suspended';
}

export type Figure = 'broken' | 'rolling' | 'sparse' | 'waltz' | 'pulse';

export interface Mood {
  readonly mode: keyof typeof scales;
  readonly scale: readonly number[];
  readonly beatsPerBar: 3 | 4;
  /** Beats a minute a composition in this mood may take. */
  readonly tempo: readonly [low: number, high: number];
  /** MIDI note of the tonic, among which a composition chooses. */
  readonly tonics: readonly [number, ...number[]];
  readonly verses: readonly [readonly ChordSymbol[], ...(readonly ChordSymbol[])[]];
  readonly bridges: readonly [readonly ChordSymbol[], ...(readonly ChordSymbol[])[]];
  /** The bars that lead into the last tonic chord. */
  readonly cadence: readonly ChordSymbol[];
  readonly figures: readonly [Figure, ...Figure[]];
  readonly lead: 'piano' | 'pluck';
  readonly tune: 'piano' | 'bell' | 'pluck';
  readonly percussion: 'none' | 'brushes' | 'shaker' | 'soft_kit';
  /** Where the strings play once the music has opened. */
  readonly strings: 'none' | 'low' | 'high';
  /** 0 is dark, 1 is open. */
  readonly brightness: number;
  /** Share of the sound sent to the room. */
  readonly space: number;
}

/** Reads `0 4^ 5+ 3*`: a degree, then nothing for a triad, `^` for a seventh, `+` for an added ninth, `*` for a held fourth. */
function bars(line: string): ChordSymbol[] {
  return line.split(' ').map((symbol) => {
    const colours = { '': 'triad', '^': 'seventh', '+': 'ninth', '*': 'suspended' } as const;
    const colour = colours[symbol.slice(1) as keyof typeof colours];
    return { degree: Number(symbol[0]), colour };
  });
}

function mood(definition: Omit<Mood, 'scale'>): Mood {
  return { ...definition, scale: scales[definition.mode] };
}

export const moods: Readonly<Record<MusicMood, Mood>> = {
  warm: mood({
    mode: 'major',
    beatsPerBar: 4,
    tempo: [70, 80],
    tonics: [50, 48, 53],
    verses: [bars('0+ 4 5^ 3+'), bars('0+ 2^ 3+ 4*')],
    bridges: [bars('5^ 3+ 0 4*'), bars('3^ 4 5^ 2^')],
    cadence: bars('3+ 4*'),
    figures: ['broken', 'rolling'],
    lead: 'piano',
    tune: 'piano',
    percussion: 'brushes',
    strings: 'high',
    brightness: 0.45,
    space: 0.3,
  }),
  hopeful: mood({
    mode: 'major',
    beatsPerBar: 4,
    tempo: [86, 96],
    tonics: [52, 50, 55],
    verses: [bars('0 3+ 5^ 4*'), bars('5^ 3+ 0+ 4')],
    bridges: [bars('3+ 0 4 5^'), bars('1^ 3+ 5^ 4*')],
    cadence: bars('1^ 4*'),
    figures: ['pulse', 'broken'],
    lead: 'piano',
    tune: 'piano',
    percussion: 'soft_kit',
    strings: 'high',
    brightness: 0.6,
    space: 0.26,
  }),
  calm: mood({
    mode: 'lydian',
    beatsPerBar: 4,
    tempo: [60, 68],
    tonics: [48, 53, 46],
    verses: [bars('0^ 1 0+ 5^'), bars('0+ 4^ 1 0^')],
    bridges: [bars('5^ 2^ 1 4+'), bars('2^ 5^ 4+ 1')],
    cadence: bars('4+ 1'),
    figures: ['sparse', 'broken'],
    lead: 'piano',
    tune: 'bell',
    percussion: 'none',
    strings: 'low',
    brightness: 0.3,
    space: 0.42,
  }),
  elegant: mood({
    mode: 'major',
    beatsPerBar: 3,
    tempo: [80, 92],
    tonics: [51, 53, 48],
    verses: [bars('0^ 5^ 1^ 4^'), bars('0+ 2^ 3^ 4^')],
    bridges: [bars('3^ 2^ 1^ 4*'), bars('5^ 1^ 3^ 4^')],
    cadence: bars('1^ 4^'),
    figures: ['waltz', 'broken'],
    lead: 'piano',
    tune: 'piano',
    percussion: 'none',
    strings: 'high',
    brightness: 0.5,
    space: 0.34,
  }),
  bright: mood({
    mode: 'major',
    beatsPerBar: 4,
    tempo: [98, 110],
    tonics: [55, 52, 50],
    verses: [bars('0+ 3+ 0 4*'), bars('0 4 3+ 3')],
    bridges: [bars('5^ 4 3+ 4*'), bars('1^ 3+ 0+ 4')],
    cadence: bars('3+ 4'),
    figures: ['rolling', 'pulse'],
    lead: 'pluck',
    tune: 'piano',
    percussion: 'soft_kit',
    strings: 'none',
    brightness: 0.75,
    space: 0.22,
  }),
  pastoral: mood({
    mode: 'mixolydian',
    beatsPerBar: 3,
    tempo: [76, 88],
    tonics: [50, 55, 45],
    verses: [bars('0+ 6 3+ 0'), bars('0 3+ 6+ 3')],
    bridges: [bars('3+ 0 6 4^'), bars('5^ 6 3+ 0+')],
    cadence: bars('6 3+'),
    figures: ['rolling', 'waltz'],
    lead: 'pluck',
    tune: 'pluck',
    percussion: 'shaker',
    strings: 'low',
    brightness: 0.55,
    space: 0.3,
  }),
  modern: mood({
    mode: 'dorian',
    beatsPerBar: 4,
    tempo: [92, 102],
    tonics: [50, 52, 48],
    verses: [bars('0+ 2 6 3'), bars('0^ 6+ 3 2')],
    bridges: [bars('2 6 3+ 0'), bars('5^ 6 2 3')],
    cadence: bars('2 6'),
    figures: ['pulse', 'rolling'],
    lead: 'pluck',
    tune: 'bell',
    percussion: 'soft_kit',
    strings: 'low',
    brightness: 0.65,
    space: 0.24,
  }),
  evening: mood({
    mode: 'minor',
    beatsPerBar: 4,
    tempo: [64, 74],
    tonics: [50, 52, 45],
    verses: [bars('0+ 5^ 2 6*'), bars('0 3^ 5^ 6')],
    bridges: [bars('5^ 2 6 3^'), bars('3^ 6 2^ 5^')],
    cadence: bars('5^ 6*'),
    figures: ['broken', 'sparse'],
    lead: 'piano',
    tune: 'bell',
    percussion: 'brushes',
    strings: 'low',
    brightness: 0.35,
    space: 0.38,
  }),
};
