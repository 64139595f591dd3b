import type { Box, Layer } from '../../design.js';
import type { Theme } from '../../template.js';

/** From a frame's hairline to its photo, px. */
const MAT = 12;
const GAP = 26;
const HAIR = 2;

/** Supporting photos one below the other in mats with hairlines, as tall as the box allows; the last ends with it. */
export function mattedFrames(box: Box, count: number, { colors }: Theme): readonly Layer[] {
  const height = Math.round((box.height - GAP * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, at): readonly Layer[] => {
    const below = count - 1 - at;
    const y = box.y + box.height - height - below * (height + GAP);
    return [
      {
        kind: 'fill',
        box: { x: box.x, y, width: box.width, height },
        paint: colors.panel,
        border: { width: HAIR, color: colors.line },
      },
      {
        kind: 'photo',
        photo: at + 1,
        box: {
          x: box.x + MAT,
          y: y + MAT,
          width: box.width - 2 * MAT,
          height: height - 2 * MAT,
        },
      },
    ];
  }).flat();
}
