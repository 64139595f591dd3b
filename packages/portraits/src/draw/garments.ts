import type { Appearance, Pattern } from '../appearance/appearance.js';
import { patternOf } from './cloth-pattern.js';
import { labOf, mixed, tonesOf } from './colour.js';
import type { Figure } from './figure.js';
import { type Cloth, drawSleeve } from './limbs.js';
import { type Corner, number, type Path, pathData, smooth } from './outline.js';
import { filled, type Sheet, shape, stroke } from './sheet.js';
import { type Cut, middleOf, trunkPath } from './trunk.js';

export interface Garment {
  /** Behind the neck. */
  readonly behind: string;
  readonly trunk: string;
  /** Sleeve of the left (-1) or right (1) arm as the viewer sees it. */
  readonly sleeve: (side: -1 | 1) => string;
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
          smooth(
            [
              [x - armpit.w * 0.3, y - 0.4],
              [x, y + h * 0.011],
              [x + armpit.w * 0.32, y - 0.8],
            ],
            false,
          ),
          deep,
          w,
          0.3,
        ),
      );
    }
  }
  if (figure.belly > 0.8) {
    const y = waist.y + h * 0.01;
    const glow = sheet.radial([m - 2, y - 2], waist.w * 1.1, [
      [0, cloth.tones.light, 0.85],
      [0.7, cloth.tones.base, 0.2],
      [1, cloth.tones.shade, 0.5],
    ]);
    lines.push(
      `<ellipse cx="${number(m)}" cy="${number(y)}" rx="${number(waist.w * 1.02)}" ry="${number(h * 0.085)}" fill="${glow}"/>`,
    );
    lines.push(
      stroke(
        smooth(
          [
            [m - waist.w * 0.75, y + h * 0.06],
            [m, y + h * 0.088],
            [m + waist.w * 0.8, y + h * 0.055],
          ],
          false,
        ),
        deep,
        w * 1.2,
        0.4,
      ),
    );
  } else {
    lines.push(
      stroke(
        smooth(
          [
            [waist.w * 1.1, waist.y - 1.5],
            [waist.w * 0.66, waist.y + 0.4],
            [waist.w * 0.42, waist.y + 0.1],
          ],
          false,
        ),
        deep,
        w,
        0.38,
      ),
    );
    lines.push(
      stroke(
        smooth(
          [
            [waist.w * 1.12, waist.y + h * 0.022],
            [waist.w * 0.7, waist.y + h * 0.026],
          ],
          false,
        ),
        deep,
        w,
        0.3,
      ),
    );
    lines.push(
      stroke(
        smooth(
          [
            [-waist.w * 1.1, waist.y + h * 0.012],
            [-waist.w * 0.66, waist.y + h * 0.02],
          ],
          false,
        ),
        deep,
        w,
        0.3,
      ),
    );
    lines.push(
      stroke(
        smooth(
          [
            [-hip.w * 1.1, hip.y - h * 0.012],
            [-hip.w * 0.7, hip.y - h * 0.02],
          ],
          false,
        ),
        deep,
        w,
        0.25,
      ),
    );
  }
  lines.push(
    stroke(
      smooth(
        [
          [armpit.w * 1.1, armpit.y - h * 0.012],
          [armpit.w * 0.74, armpit.y + h * 0.012],
        ],
        false,
      ),
      deep,
      w,
      0.4,
    ),
  );
  lines.push(
    stroke(
      smooth(
        [
          [-armpit.w * 1.1, armpit.y - h * 0.012],
          [-armpit.w * 0.76, armpit.y + h * 0.014],
        ],
        false,
      ),
      deep,
      w,
      0.35,
    ),
  );
  return `<g clip-path="${sheet.clip(path)}">${lines.join('')}</g>`;
}

/** What is worn next to the skin above the waist. */
export function drawTop(
  sheet: Sheet,
  figure: Figure,
  appearance: Appearance,
  tucked: boolean,
): Garment {
  const top = appearance.outfit.top;
  if (top === null) return noGarment;
  const cloth = clothOf(sheet, top, figure);
  const { height: h, hip, waist } = figure;
  const s = h / 170;
  const loose = figure.childlike * 0.6;
  const hem = tucked ? waist.y + h * 0.03 : hip.y + h * 0.022;
  const cuts: Record<typeof top.kind, Cut> = {
    tshirt: { ease: 1.1 * s + loose, hem, neckDepth: 2.6 * s, neckWidth: 1.6 * s, straight: 0.55 },
    shirt: {
      ease: 1.3 * s + loose,
      hem,
      neckDepth: 6 * s,
      neckWidth: 0.8 * s,
      straight: 0.55,
      sharpNeck: true,
    },
    polo: {
      ease: 1.1 * s + loose,
      hem,
      neckDepth: 5 * s,
      neckWidth: 0.8 * s,
      straight: 0.55,
      sharpNeck: true,
    },
    blouse: {
      ease: 1.5 * s + loose,
      hem,
      neckDepth: 8.5 * s,
      neckWidth: 2 * s,
      straight: 0.5,
      sharpNeck: true,
    },
    sweater: {
      ease: 2 * s + loose,
      hem: tucked ? hem : hem - h * 0.008,
      neckDepth: 2.4 * s,
      neckWidth: 1.5 * s,
      straight: 0.75,
    },
    turtleneck: {
      ease: 1.2 * s + loose,
      hem,
      neckDepth: 0.5 * s,
      neckWidth: 0.9 * s,
      straight: 0.5,
    },
    hoodie: { ease: 2.6 * s + loose, hem, neckDepth: 3.4 * s, neckWidth: 1.6 * s, straight: 0.85 },
    tank: {
      ease: 0.8 * s + loose,
      hem,
      neckDepth: 6.5 * s,
      neckWidth: 3 * s,
      straight: 0.45,
      sleeveless: true,
    },
  };
  const cut = cuts[top.kind];
  const path = trunkPath(figure, cut);
  const rim: [number, number] = [figure.armpit.w * 0.24, 1];
  const body = shape(sheet, path, cloth.tones, {
    rim,
    pattern: cloth.pattern,
    part: `top-${top.kind}`,
  });
  const lengths: Record<typeof top.kind, number> = {
    tshirt: 0.31,
    shirt: 0.98,
    polo: 0.3,
    blouse: 0.92,
    sweater: 0.99,
    turtleneck: 1,
    hoodie: 1,
    tank: 0,
  };
  const eases: Record<typeof top.kind, number> = {
    tshirt: 0.9,
    shirt: 0.9,
    polo: 0.9,
    blouse: 1.4,
    sweater: 1.5,
    turtleneck: 0.8,
    hoodie: 1.9,
    tank: 0,
  };
  const cuffs: Record<typeof top.kind, 'plain' | 'rib' | 'shirt'> = {
    tshirt: 'plain',
    shirt: 'shirt',
    polo: 'plain',
    blouse: 'shirt',
    sweater: 'rib',
    turtleneck: 'plain',
    hoodie: 'rib',
    tank: 'plain',
  };
  return {
    behind:
      top.kind === 'hoodie' ? hood(sheet, figure, cloth) : collarBehind(figure, cloth, top.kind),
    trunk:
      body + folds(sheet, figure, path, cloth) + detail(sheet, figure, top.kind, cloth, cut, path),
    sleeve: (side) => {
      const arm = figure.arms[side < 0 ? 0 : 1];
      return lengths[top.kind] === 0
        ? ''
        : drawSleeve(sheet, arm, cloth, lengths[top.kind], eases[top.kind] * s, cuffs[top.kind]);
    },
  };
}

function hood(sheet: Sheet, figure: Figure, cloth: Cloth): string {
  const { neck, height: h } = figure;
  const w = neck.w + h * 0.028;
  const path = smooth([
    [-w, neck.base + h * 0.016],
    [-w * 0.9, neck.base - h * 0.032],
    [0, neck.base - h * 0.046],
    [w * 0.9, neck.base - h * 0.032],
    [w, neck.base + h * 0.016],
    [0, neck.base + h * 0.02],
  ]);
  return shape(sheet, path, { ...cloth.tones, light: cloth.tones.shade, base: cloth.tones.shade });
}

/** The inside of a collar, seen behind the neck. */
function collarBehind(figure: Figure, cloth: Cloth, kind: string): string {
  if (kind === 'tank' || kind === 'blouse') return '';
  const { neck, height: h } = figure;
  const w = neck.w + h * 0.004;
  return filled(
    smooth([
      [-w, neck.base + 1],
      [-w * 0.98, neck.base - h * 0.014],
      [0, neck.base - h * 0.02],
      [w * 0.98, neck.base - h * 0.014],
      [w, neck.base + 1],
    ]),
    cloth.tones.deep,
  );
}

function neckBand(figure: Figure, cut: Cut, colour: string, width: number): string {
  const { neck, height: h } = figure;
  const m = middleOf(figure);
  const x = neck.w + (cut.neckWidth ?? 0.5) - width * 0.2;
  return stroke(
    smooth(
      [
        [-x + m * 0.25, neck.base - h * 0.011],
        [-x * 0.62 + m * 0.7, neck.base + cut.neckDepth * 0.68],
        [m, neck.base + cut.neckDepth + width * 0.25],
        [x * 0.62 + m * 0.7, neck.base + cut.neckDepth * 0.68],
        [x + m * 0.25, neck.base - h * 0.011],
      ],
      false,
    ),
    colour,
    width,
  );
}

function detail(
  sheet: Sheet,
  figure: Figure,
  kind: string,
  cloth: Cloth,
  cut: Cut,
  path: Path,
): string {
  const { neck, height: h, hip } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const { tones } = cloth;
  const rib = mixed(tones.base, tones.shade, 0.75);
  const hemBand = (depth: number) => {
    const ribs = Array.from({ length: 17 }, (_, index) => {
      const x = -hip.w * 1.1 + (hip.w * 2.2 * index) / 16;
      return stroke(
        smooth(
          [
            [x, cut.hem - depth],
            [x, cut.hem + 1],
          ],
          false,
        ),
        tones.deep,
        0.3 * s,
        0.35,
      );
    });
    return `<g clip-path="${sheet.clip(path)}"><rect x="${number(-hip.w * 1.5)}" y="${number(cut.hem - depth)}" width="${number(hip.w * 3)}" height="${number(depth + 3)}" fill="${rib}" fill-opacity="0.7"/>${ribs.join('')}</g>`;
  };
  switch (kind) {
    case 'tshirt':
      return neckBand(figure, cut, rib, 1.5 * s);
    case 'sweater':
      return neckBand(figure, cut, rib, 2.1 * s) + hemBand(4.2 * s);
    case 'hoodie': {
      const cords = [-1, 1].map((side) =>
        stroke(
          smooth(
            [
              [m + side * 2.2 * s, neck.base + 3.6 * s],
              [m + side * 2.6 * s, neck.base + 8 * s],
              [m + side * 2.3 * s, neck.base + 12.5 * s],
            ],
            false,
          ),
          mixed(tones.light, '#ffffff', 0.45),
          0.6 * s,
        ),
      );
      const pocket = smooth([
        [m - 7 * s, figure.waist.y + 1 * s, 1],
        [m + 7 * s, figure.waist.y + 1 * s, 1],
        [m + 11 * s, hip.y - 2 * s, 1],
        [m + 11 * s, cut.hem - 5 * s, 1],
        [m - 11 * s, cut.hem - 5 * s, 1],
        [m - 11 * s, hip.y - 2 * s, 1],
      ]);
      return (
        neckBand(figure, cut, mixed(tones.base, tones.shade, 0.45), 3.4 * s) +
        cords.join('') +
        stroke(pocket, tones.deep, 0.45 * s, 0.5) +
        hemBand(4 * s)
      );
    }
    case 'turtleneck': {
      const w = neck.w + 0.9 * s;
      const y = neck.base - h * 0.028;
      const tube = smooth([
        [-w + m * 0.4, y, 1],
        [m * 0.6, y + 1.4 * s],
        [w + m * 0.4, y, 1],
        [w * 1.1 + m * 0.3, neck.base + 0.6 * s],
        [m, neck.base + 2.6 * s],
        [-w * 1.1 + m * 0.3, neck.base + 0.6 * s],
      ]);
      return (
        shape(sheet, tube, tones, { rim: [neck.w * 0.5, 0] }) +
        stroke(
          smooth(
            [
              [-w * 1.1 + m * 0.3, neck.base + 0.6 * s],
              [m, neck.base + 2.6 * s],
              [w * 1.1 + m * 0.3, neck.base + 0.6 * s],
            ],
            false,
          ),
          tones.deep,
          0.45 * s,
          0.5,
        )
      );
    }
    case 'shirt':
    case 'polo':
      return (
        placket(figure, cloth, cut, kind === 'polo' ? neck.base + 13 * s : cut.hem) +
        shirtCollar(sheet, figure, cloth, cut)
      );
    case 'blouse': {
      const edge = (side: number): Corner[] => [
        [side * (neck.w + 2 * s) + m * 0.25, neck.base - h * 0.011],
        [side * neck.w * 0.72 + m * 0.6, neck.base + 3.6 * s],
        [m, neck.base + 8.5 * s],
      ];
      return (
        [-1, 1].map((side) => stroke(smooth(edge(side), false), rib, 1.1 * s)).join('') +
        stroke(
          smooth(
            [
              [m, neck.base + 8.5 * s],
              [m + 0.4, cut.hem],
            ],
            false,
          ),
          tones.deep,
          0.4 * s,
          0.4,
        )
      );
    }
    default:
      return '';
  }
}

function placket(figure: Figure, { tones }: Cloth, cut: Cut, end: number): string {
  const { neck, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  const start = neck.base + cut.neckDepth;
  const buttons: string[] = [];
  const white = labOf(tones.base).l > 0.8 ? mixed(tones.deep, '#8a8580', 0.4) : '#f4f0e9';
  for (let y = start + 3.4 * s; y < end - 2 * s; y += 8.2 * s) {
    buttons.push(
      `<circle cx="${number(m * (1 - (y - start) / 120))}" cy="${number(y)}" r="${number(0.55 * s)}" fill="${white}" fill-opacity="0.9"/>`,
    );
  }
  const line = (dx: number) =>
    stroke(
      smooth(
        [
          [m + dx, start],
          [m * 0.5 + dx, end],
        ],
        false,
      ),
      tones.deep,
      0.35 * s,
      0.5,
    );
  return line(1.5 * s) + line(-1.5 * s) + buttons.join('');
}

export function shirtCollar(sheet: Sheet, figure: Figure, { tones }: Cloth, cut: Cut): string {
  const { neck, height: h } = figure;
  const s = h / 170;
  const m = middleOf(figure);
  return [-1, 1]
    .map((side) => {
      const x = neck.w + (cut.neckWidth ?? 0.8);
      const near: Corner = [m, neck.base + cut.neckDepth * 0.72, 1];
      const path = smooth([
        [side * x * 0.96 + m * 0.2, neck.base - h * 0.02, 1],
        [side * (x + 1.3 * s) + m * 0.2, neck.base - h * 0.004],
        [side * x * 0.8 + m * 0.6, neck.base + 6.6 * s, 1],
        near,
        [side * x * 0.66 + m * 0.5, neck.base + 1.4 * s],
      ]);
      const d = pathData(path);
      return `<path d="${d}" transform="translate(${number(0.5 * s)} ${number(0.9 * s)})" fill="${tones.deep}" fill-opacity="0.35"/>${shape(sheet, path, tones, { rim: side > 0 ? [1.4 * s, 0.4 * s] : [0.5 * s, 0.4 * s] })}`;
    })
    .join('');
}
