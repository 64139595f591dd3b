import { type TaskKind, watermarkConfigSchema } from '@groundwork/contract';
import type { WholeStoryboard } from '@groundwork/film';
import { disclosureLabel } from '@groundwork/words';
import type { FilmOptions } from './film-options.js';

type Overlay = WholeStoryboard['overlays'][number];
type Corner = 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right';

/** Where a label stands, the best first: above, clear of captions and presenters. */
const labelCorners: readonly Corner[] = ['top_left', 'top_right', 'bottom_right', 'bottom_left'];

/**
 * The label that says that a film was not filmed. It stays throughout, in a free corner; without one, next to the other
 * overlays.
 */
export function labelOverlay(
  kind: Exclude<TaskKind, 'family'>,
  options: FilmOptions,
  others: readonly Overlay[],
): Overlay[] {
  const text = disclosureLabel(kind, options.disclosure, options.language);
  if (text === null) return [];
  const watermark = watermarkConfigSchema.safeParse(options.elements_config?.watermark);
  const taken: readonly string[] = [
    ...others.map(({ position }) => position),
    ...(watermark.success ? [watermark.data.position] : []),
  ];
  const position = labelCorners.find((corner) => !taken.includes(corner)) ?? 'top_left';
  const look = { size: 'small', font: 'sans', colour: '#FFFFFF', background: '#1C1C1C' } as const;
  return [{ kind: 'text', text, position, ...look, start: null, end: null }];
}
