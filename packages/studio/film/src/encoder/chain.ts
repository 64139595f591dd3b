import type { GraphFilter } from './run-ffmpeg.js';

/** A graph of filters in sequence; the last one's result is the output. */
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
