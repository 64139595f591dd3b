import { videoFormats } from '@groundwork/contract/films/fields';
import type { Box } from '../camera/view.js';
import { captionHeight, captionWidth } from '../captions/caption-style.js';
import type { WholeStoryboard } from '../storyboard.js';
import { safeArea } from './areas.js';

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

/** The room that the widest and highest caption may take; null when there are none. */
export function captionBand({
  format,
  captions,
}: Pick<WholeStoryboard, 'format' | 'captions'>): Box | null {
  if (captions === null) return null;
  const area = safeArea(format);
  const { width } = videoFormats[format];
  const half = captionWidth(format) / 2;
  const height = captionHeight(captions.style, format);
  const top = {
    top: area.top,
    middle: (area.top + area.bottom - height) / 2,
    bottom: area.bottom - height,
  }[captions.style.position];
  return { left: width / 2 - half, right: width / 2 + half, top, bottom: top + height };
}
