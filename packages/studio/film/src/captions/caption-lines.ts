import type { VideoFormat } from '@groundwork/contract';
import { measureText } from '@groundwork/lettering';
import type { WholeCaptionStyle } from '../storyboard.js';
import { CAPTION_LINES, captionText } from './caption-style.js';
import { breakCost, breaksByWorth, joinUnits, unitsOf } from './phrases.js';

/** Breaks that are this much worse than the best are not tried: lines as the width gives them read better. */
const MAX_LOSS = 0.3;

/** A caption's text with a line feed where a phrase ends, if both lines fit; otherwise as it is. */
export async function captionLines(
  text: string,
  style: WholeCaptionStyle,
  format: VideoFormat,
): Promise<string> {
  const plain = await measureText(captionText(text, style, format));
  if (plain.lines.length < 2) return text;
  const units = unitsOf(text);
  const breaks = breaksByWorth(units);
  const least = breakCost(units, breaks[0] ?? 1);
  for (const at of breaks) {
    if (breakCost(units, at) > least + MAX_LOSS) break;
    const broken = `${joinUnits(units.slice(0, at))}\n${joinUnits(units.slice(at))}`;
    // Measured just as it is drawn: the setting is then remembered.
    const request = { ...captionText(broken, style, format), maxLines: CAPTION_LINES };
    const { lines, truncated } = await measureText(request);
    if (lines.length === CAPTION_LINES && !truncated) return broken;
  }
  return text;
}
