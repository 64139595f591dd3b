import type { Pattern } from '../../appearance/appearance.js';
import { tonesOf } from '../colour.js';
import type { Figure } from '../figure.js';
import type { Cloth } from '../limbs.js';
import { curve, type Path } from '../outline.js';
import { type Sheet, stroke } from '../sheet.js';
import { middleOf } from '../trunk.js';
import { patternOf } from './cloth-pattern.js';

export interface Garment {
  readonly behind: string;
  readonly trunk: string;
  /** Sleeve of the left (-1) or right (1) arm as the viewer sees it. */
  readonly sleeve: (side: -1 | 1) => string;
}

/** A one-piece garment: the part below the waist, and above it. */
export interface Dressed {
  readonly lower: string;
  readonly upper: Garment;
}

export const noGarment: Garment = { behind: '', trunk: '', sleeve: () => '' };

export function clothOf(
  sheet: Sheet,
  worn: { readonly colour: string; readonly pattern: Pattern },
  figure: Figure,
): Cloth {
  return {
    tones: tonesOf(worn.colour),
    pattern: patternOf(sheet, worn.pattern, worn.colour, figure.height * 0.021 + 0.6),
  };
}

/** Quiet folds and the turn of the body under a cloth. */
export function folds(sheet: Sheet, figure: Figure, path: Path, cloth: Cloth): string {
  const { armpit, waist, hip, height: h } = figure;
  const deep = cloth.tones.deep;
  const m = middleOf(figure);
  const w = h / 300;
  const lines: string[] = [];
  if (figure.bust > 0.4) {
    for (const side of [-1, 1]) {
      const x = side * armpit.w * 0.5 + m * 0.7;
      const y = armpit.y + h * 0.022;
      lines.push(
        stroke(
          curve([x - armpit.w * 0.3, y - 0.4], [x, y + h * 0.011], [x + armpit.w * 0.32, y - 0.8]),
          deep,
          w,
          0.3,
        ),
      );
    }
  }
  if (figure.belly <= 0.8) {
    lines.push(
      stroke(
        curve(
          [waist.w * 1.1, waist.y - 1.5],
          [waist.w * 0.66, waist.y + 0.4],
          [waist.w * 0.42, waist.y + 0.1],
        ),
        deep,
        w,
        0.38,
      ),
    );
    lines.push(
      stroke(
        curve([waist.w * 1.12, waist.y + h * 0.022], [waist.w * 0.7, waist.y + h * 0.026]),
        deep,
        w,
        0.3,
      ),
    );
    lines.push(
      stroke(
        curve([-waist.w * 1.1, waist.y + h * 0.012], [-waist.w * 0.66, waist.y + h * 0.02]),
        deep,
        w,
        0.3,
      ),
    );
    lines.push(
      stroke(
        curve([-hip.w * 1.1, hip.y - h * 0.012], [-hip.w * 0.7, hip.y - h * 0.02]),
        deep,
        w,
        0.25,
      ),
    );
  }
  lines.push(
    stroke(
      curve([armpit.w * 1.1, armpit.y - h * 0.012], [armpit.w * 0.74, armpit.y + h * 0.012]),
      deep,
      w,
      0.4,
    ),
  );
  lines.push(
    stroke(
      curve([-armpit.w * 1.1, armpit.y - h * 0.012], [-armpit.w * 0.76, armpit.y + h * 0.014]),
      deep,
      w,
      0.35,
    ),
  );
  return `<g clip-path="${sheet.clip(path)}">${lines.join('')}</g>`;
}
