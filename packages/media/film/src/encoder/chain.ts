import type { GraphFilter } from './run-ffmpeg.js';

/** A graph in which each filter works on what the one before made; the last one's work goes to the output. */
export function chain(
  input: string,
  filters: readonly Pick<GraphFilter, 'filter' | 'options'>[],
): GraphFilter[] {
  return filters.map((filter, index) => ({
    ...filter,
    inputs: [index === 0 ? input : `step${index - 1}`],
    ...(index === filters.length - 1 ? {} : { outputs: [`step${index}`] }),
  }));
}
