import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import type { Box } from '../camera/view.js';

/**
 * Shares of the frame that players and networks may cover: on upright films their buttons and texts at the bottom and
 * the right, on wide ones the control bar at the bottom.
 */
const margins = {
  '9:16': { top: 0.1, bottom: 0.18, sides: 0.07 },
  '16:9': { top: 0.07, bottom: 0.08, sides: 0.05 },
} as const satisfies Record<VideoFormat, unknown>;

/** The part of the frame, in pixels, in which text stays. */
export function safeArea(format: VideoFormat): Box {
  const { width, height } = videoFormats[format];
  const { top, bottom, sides } = margins[format];
  return {
    left: Math.ceil(width * sides),
    right: Math.floor(width * (1 - sides)),
    top: Math.ceil(height * top),
    bottom: Math.floor(height * (1 - bottom)),
  };
}
