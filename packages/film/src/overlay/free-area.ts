import type { Box } from '../camera/view.js';
import { captionHeight } from '../captions/caption-style.js';
import type { WholeStoryboard } from '../storyboard.js';
import { safeArea } from './safe-area.js';

/** The safe area without the band in which captions appear. */
export function freeArea({ format, captions }: WholeStoryboard): Box {
  const area = safeArea(format);
  if (captions === null) return area;
  const height = captionHeight(captions.style, format);
  switch (captions.style.position) {
    case 'top':
      return { ...area, top: area.top + height };
    case 'bottom':
      return { ...area, bottom: area.bottom - height };
    case 'middle':
      return area;
  }
}
