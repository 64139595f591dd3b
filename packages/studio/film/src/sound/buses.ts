import type { FfmpegInput, GraphFilter } from '../encoder/run-ffmpeg.js';

export const SAMPLE_RATE = 48_000;
/** Seconds in which sound that runs to the film's end dies away. */
const END_FADE = 0.25;

/** Sound files that belong together, and the graph that makes one signal of them. */
export interface Bus {
  readonly inputs: readonly FfmpegInput[];
  /** The graph when the bus's inputs begin at this index, with this label at its end. */
  graph(firstInput: number, output: string): GraphFilter[];
}

export interface NarrationClip {
  readonly file: string;
  /** Seconds from the film's start. */
  readonly start: number;
}

/** Clips at their times, as long as the film: so many samples of SAMPLE_RATE. */
export function narrationBus(clips: readonly NarrationClip[], samples: number): Bus {
  return {
    inputs: clips.map(({ file }) => wave(file)),
    graph(firstInput, output) {
      const placed = clips.flatMap((clip, index): GraphFilter[] => [
        ...stereo(`${firstInput + index}:a`, `${output}_clip${index}`),
        {
          filter: 'adelay',
          options: { delays: String(Math.round(clip.start * 1000)), all: 1 },
          inputs: [`${output}_clip${index}`],
          outputs: [`${output}_placed${index}`],
        },
      ]);
      const sum: GraphFilter = {
        filter: 'amix',
        options: { inputs: clips.length, normalize: 0, duration: 'longest' },
        inputs: clips.map((_clip, index) => `${output}_placed${index}`),
        outputs: [`${output}_sum`],
      };
      return [...placed, sum, ...filmLength(`${output}_sum`, output, samples)];
    },
  };
}

/** The music bed, as long as the film. */
export function musicBus(file: string, samples: number): Bus {
  return {
    inputs: [wave(file)],
    graph: (firstInput, output) => [
      ...stereo(`${firstInput}:a`, `${output}_bed`),
      ...filmLength(`${output}_bed`, output, samples),
    ],
  };
}

/** As quiet as a studio: next to a voice at -16 LUFS heard only where it is missing. About -60 LUFS. */
const TONE = { color: 'pink', amplitude: 0.007, seed: 1, from: 60, to: 5000 } as const;

/** The room of a narration without music: between its sentences the sound would break off altogether. */
export function roomTone(samples: number, output: string): GraphFilter[] {
  const { color, amplitude, seed, from, to } = TONE;
  const seconds = samples / SAMPLE_RATE;
  return [
    {
      filter: 'anoisesrc',
      options: { color, amplitude, seed, sample_rate: SAMPLE_RATE, duration: decimal(seconds) },
      outputs: [`${output}_noise`],
    },
    {
      filter: 'highpass',
      options: { frequency: from },
      inputs: [`${output}_noise`],
      outputs: [`${output}_high`],
    },
    {
      filter: 'lowpass',
      options: { frequency: to },
      inputs: [`${output}_high`],
      outputs: [`${output}_room`],
    },
    {
      filter: 'aformat',
      options: { sample_fmts: 'fltp', channel_layouts: 'stereo' },
      inputs: [`${output}_room`],
      outputs: [`${output}_stereo`],
    },
    ...filmLength(`${output}_stereo`, output, samples),
  ];
}

export function wave(file: string): FfmpegInput {
  return { source: file, options: ['-f', 'wav'] };
}

/** Seconds or decibels as ffmpeg reads them. */
export function decimal(value: number): string {
  return value.toFixed(6);
}

function stereo(input: string, output: string): GraphFilter[] {
  return [
    {
      filter: 'aresample',
      options: { sample_rate: SAMPLE_RATE },
      inputs: [input],
      outputs: [`${output}_rate`],
    },
    {
      filter: 'aformat',
      options: { sample_fmts: 'fltp', channel_layouts: 'stereo' },
      inputs: [`${output}_rate`],
      outputs: [output],
    },
  ];
}

/** Pads short sound with silence; longer sound fades out. */
function filmLength(input: string, output: string, samples: number): GraphFilter[] {
  const seconds = samples / SAMPLE_RATE;
  const fade = Math.min(END_FADE, seconds / 4);
  return [
    ...exactLength(input, `${output}_cut`, samples),
    {
      filter: 'afade',
      options: { type: 'out', start_time: decimal(seconds - fade), duration: decimal(fade) },
      inputs: [`${output}_cut`],
      outputs: [output],
    },
  ];
}

export function exactLength(input: string, output: string, samples: number): GraphFilter[] {
  return [
    {
      filter: 'apad',
      options: { whole_len: samples },
      inputs: [input],
      outputs: [`${output}_padded`],
    },
    {
      filter: 'atrim',
      options: { end_sample: samples },
      inputs: [`${output}_padded`],
      outputs: [output],
    },
  ];
}
