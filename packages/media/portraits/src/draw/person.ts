import type { Appearance } from '../appearance/appearance.js';
import { chances, type Seed } from '../seed.js';
import { drawBottom, drawOnePiece } from './clothes/lower-garments.js';
import { drawOuter } from './clothes/outerwear.js';
import { drawShoe } from './clothes/shoes.js';
import { drawTop } from './clothes/tops.js';
import { skinTonesOf } from './colour.js';
import { drawApron, drawCane, drawNecklace, drawScarf, drawTie } from './extras.js';
import { type Figure, figureOf, type Pose } from './figure.js';
import { shadowOfHead } from './head/face.js';
import type { FaceShape } from './head/face-shape.js';
import { drawHead } from './head/head.js';
import { type Look, mouthBoxOf } from './head/mouth.js';
import { drawArm, drawLeg } from './limbs.js';
import { number } from './outline.js';
import { type Sheet, shape } from './sheet.js';
import { bareTrunk, middleOf } from './trunk.js';
import { drawWheelchair } from './wheelchair.js';

export interface PersonDrawing {
  /** SVG content in centimetres; 0,0 lies on the ground between the feet. */
  readonly content: string;
  readonly figure: Figure;
  /** y of the topmost hair or hat. */
  readonly top: number;
  /** Left, top, width and height in centimetres of what holds every shape of the mouth. */
  readonly mouth: readonly [number, number, number, number];
}

export interface PersonRequest extends Look {
  readonly appearance: Appearance;
  readonly seed: Seed;
  readonly pose: Pose;
}

/** The whole person; every framing shows a part of this one drawing. */
export function drawPerson(sheet: Sheet, request: PersonRequest): PersonDrawing {
  const { appearance, seed, pose } = request;
  const figure = figureOf(appearance, seed, pose);
  const skin = skinTonesOf(appearance.skin);
  const head = drawHead(sheet, appearance, seed, figure.yaw, request);
  const unit = figure.head.height / 200;
  const chin = figure.head.y + figure.head.height / 2;
  const atHead = (content: string) =>
    `<g transform="rotate(${number(figure.tilt)} ${number(figure.head.x)} ${number(chin)}) translate(${number(figure.head.x)} ${number(figure.head.y)}) scale(${unit.toFixed(5)})">${content}</g>`;

  const { outfit } = appearance;
  const habits = chances(seed, 'habits');
  const longSleeves = habits() < 0.4;
  const tucked =
    outfit.onePiece === null
      ? outfit.bottom?.kind === 'skirt' ||
        outfit.bottom?.kind === 'long_skirt' ||
        ((outfit.top?.kind === 'shirt' || outfit.top?.kind === 'blouse') &&
          (outfit.outer?.kind === 'blazer' ||
            outfit.outer?.kind === 'waistcoat' ||
            habits() < 0.5) &&
          appearance.ageYears > 12)
      : outfit.onePiece.kind === 'dungarees';
  const top = drawTop(sheet, figure, appearance, tucked);
  const outer = drawOuter(sheet, figure, appearance);
  const onePiece = drawOnePiece(sheet, figure, appearance, longSleeves);
  const bottom = outfit.bottom === null ? '' : drawBottom(sheet, figure, outfit.bottom);
  const lower = onePiece.lower || bottom;

  const covers = outfit.onePiece !== null && outfit.onePiece.kind !== 'dungarees';
  const bareLegs =
    outfit.onePiece?.kind === 'dress' ||
    outfit.onePiece?.kind === 'gown' ||
    outfit.bottom?.kind === 'skirt' ||
    outfit.bottom?.kind === 'long_skirt' ||
    outfit.bottom?.kind === 'shorts';
  const order = figure.turn > 0 ? [1, 0] : [0, 1];
  const legs = order.flatMap((index) => {
    const leg = figure.legs[index];
    return leg === undefined
      ? []
      : [(bareLegs ? drawLeg(sheet, leg, skin) : '') + drawShoe(sheet, figure, leg, appearance)];
  });
  const arms = figure.arms.map((arm) => ({
    behind: arm.behind,
    drawing:
      drawArm(sheet, figure, arm, skin) +
      onePiece.upper.sleeve(arm.side) +
      (covers
        ? ''
        : // Below another sleeve it would only shine through at the edges.
          outfit.outer === null || outfit.outer.kind === 'waistcoat'
          ? top.sleeve(arm.side)
          : '') +
      outer.sleeve(arm.side),
  }));
  const chair =
    figure.seat === 'wheelchair' ? drawWheelchair(sheet, figure) : { behind: '', front: '' };
  const trunkSkin = bareTrunk(figure);
  const showTop = covers ? '' : top.trunk;
  const content = [
    chair.behind,
    atHead(head.behind),
    arms.filter(({ behind }) => behind).map(({ drawing }) => drawing),
    `<g transform="translate(${number(middleOf(figure) * 0.3)} 0)">${outer.behind}${top.behind}</g>`,
    legs,
    tucked && outfit.onePiece === null ? '' : lower,
    shape(sheet, trunkSkin, skin, { rim: [figure.neck.w * 0.5, 0], rimOpacity: 0.5, part: 'neck' }),
    `<g clip-path="${sheet.clip(trunkSkin)}">${atHead(shadowOfHead(head.face, skin))}</g>`,
    drawNecklace(figure, appearance),
    outfit.onePiece?.kind === 'dungarees' ? '' : onePiece.upper.trunk,
    showTop,
    outfit.onePiece?.kind === 'dungarees' ? onePiece.upper.trunk : '',
    tucked && outfit.onePiece === null ? lower : '',
    drawTie(sheet, figure, appearance),
    outer.trunk,
    drawApron(sheet, figure, appearance),
    chair.front,
    arms.filter(({ behind }) => !behind).map(({ drawing }) => drawing),
    drawScarf(sheet, figure, appearance),
    drawCane(figure, appearance),
    atHead(head.front),
  ]
    .flat()
    .join('');
  return {
    content,
    figure,
    top: figure.head.y - topOfHead(appearance) * unit,
    mouth: mouthInBody(figure, head.face),
  };
}

/** How far hair or hat reach above the middle of the head, in head units. */
function topOfHead({ hair, outfit }: Appearance): number {
  if (outfit.headwear?.kind === 'hat' || outfit.headwear?.kind === 'turban') return 152;
  if (outfit.headwear !== null && outfit.headwear.kind !== 'bow') return 142;
  if (hair.tie === 'high_bun') return 164;
  if (hair.texture === 'coily' && hair.length !== 'short') return 158;
  if (hair.texture === 'coily' || hair.texture === 'curly' || hair.front === 'quiff') return 144;
  return hair.front === 'bald' || hair.front === 'horseshoe' ? 104 : 126;
}

/** The mouth's box, tilted with the head. */
function mouthInBody({ head, tilt }: Figure, face: FaceShape): PersonDrawing['mouth'] {
  const [left, top, width, height] = mouthBoxOf(face);
  const unit = head.height / 200;
  const turn = (tilt * Math.PI) / 180;
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ].map(([x = 0, y = 0]) => {
    // The head tilts about the chin, 100 units below its middle.
    const dy = y - 100;
    return {
      x: head.x + (x * Math.cos(turn) - dy * Math.sin(turn)) * unit,
      y: head.y + (100 + x * Math.sin(turn) + dy * Math.cos(turn)) * unit,
    };
  });
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}
