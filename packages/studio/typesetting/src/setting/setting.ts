import type { Box, TextStyle } from '../text-style.js';
import type { MeasuredParagraph } from './break-lines.js';
import { type Lettering, type Stretch, shapeLine } from './line.js';
import { type Proportions, type Stack, stackLines } from './stack-lines.js';

export interface Fitted {
  /** px */
  readonly size: number;
  readonly stack: Stack;
  readonly truncated: boolean;
}

export interface Setting {
  readonly paragraphs: readonly MeasuredParagraph[];
  readonly box: Box;
  readonly style: TextStyle;
  readonly lettering: Lettering;
  readonly proportions: Proportions;
}

export function shapeStack(setting: Setting, lines: readonly Stretch[]): Stack {
  return stackLines(
    lines.map((line) => shapeLine(line, setting.lettering)),
    setting.proportions,
    setting.style,
  );
}

/** Up to `wanted`, rounded down to hundredths of a pixel. */
export function largestSize(stack: Stack, box: Box, wanted: number): number {
  const exact = Math.min(wanted, box.width / stack.width, box.height / stack.height);
  return exact >= wanted ? wanted : Math.floor(exact * 100) / 100;
}
