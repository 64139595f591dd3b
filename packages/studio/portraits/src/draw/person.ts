import type { Appearance } from '../appearance/appearance.js';
import type { Seed } from '../seed.js';
import { aidReaches, drawHeldAids, drawProstheticLeg, drawWheelchair } from './aids.js';
import type { Figure, Reaches } from './body.js';
import { onBody } from './body-warp.js';
import { box, dress } from './clothes/outfit.js';
import { drawShoe } from './clothes/shoes.js';
import { skinTonesOf } from './colour.js';
import { drawExtras, drawOnArm } from './extras.js';
import { figureOf, type Pose } from './figure.js';
import { drawFingers } from './hands.js';
import { mouthBoxOf, shadowOfHead } from './head/face.js';
import type { FaceShape } from './head/face-shape.js';
import { drawHead } from './head/head.js';
import { wornOnHead } from './head/headwear.js';
import type { Look } from './head/look.js';
import { drawArm, drawLeg } from './limbs.js';
import { number } from './outline.js';
import { part, warped } from './parts/draw-part.js';
import { type Sheet, shape } from './sheet.js';

export interface PersonDrawing {
  /** SVG content in centimetres; 0,0 lies on the ground between the feet. */
  readonly content: string;
  /** Hands on another person; empty unless requested. */
  readonly over: string;
  /** Arms behind the trunk, when requested separately. */
  readonly behind: string;
  readonly figure: Figure;
  /** y of the topmost hair or hat. */
  readonly top: number;
  /** Left, top, width and height in centimetres of what holds every shape of the mouth. */
  readonly mouth: readonly [number, number, number, number];
}

/** In the carrier's units. */
export interface Carried {
  readonly content: string;
  /** y of the chin: arms lie before the baby from here on down, and behind its head. */
  readonly chin: number;
}

export interface PersonRequest extends Look {
  readonly appearance: Appearance;
  readonly seed: Seed;
  readonly pose: Pose;
  /** Positions of the hands in a group; the person's own gesture by default. */
  readonly reaches?: Reaches;
  /** A baby in the person's arms. */
  readonly carried?: Carried;
  /** Sides whose hands come from behind over the shoulder of the person in front. */
  readonly over?: readonly (-1 | 1)[];
  /** In a group, parts behind a person are behind everyone. */
  readonly apart?: boolean;
  /** Direction of the gaze in a group: degrees to the viewer's right. */
  readonly yaw?: number;
}

/** The whole person; every framing shows a part of this one drawing. */
export function drawPerson(sheet: Sheet, request: PersonRequest): PersonDrawing {
  const { appearance, seed } = request;
  const figure = posed(request);
  const skin = skinTonesOf(appearance.skin);
  const head = drawHead(sheet, appearance, seed, figure.yaw, request);
  const unit = figure.head.height / 200;
  const chin = figure.head.y + figure.head.height / 2;
  const atHead = (content: string) =>
    `<g transform="rotate(${number(figure.tilt)} ${number(figure.head.x)} ${number(chin)}) translate(${number(figure.head.x)} ${number(figure.head.y)}) scale(${unit.toFixed(5)})">${content}</g>`;

  const clothes = dress(sheet, figure, appearance, seed);
  const extras = drawExtras(sheet, figure, appearance);
  const order = figure.turn > 0 ? [1, 0] : [0, 1];
  const legs = order.flatMap((index) => {
    const leg = figure.legs[index];
    return leg === undefined
      ? []
      : [drawLegAndShoe(sheet, figure, leg, appearance, clothes.hasBareLegs)];
  });
  const arms = figure.arms.map((arm) => ({
    behind: arm.behind,
    hand: request.over?.includes(arm.side) ? drawFingers(sheet, figure, arm, skin) : '',
    drawing:
      drawArm(sheet, figure, arm, skin) +
      clothes.sleeves(arm) +
      drawOnArm(sheet, figure, arm, appearance),
  }));
  const armsOf = (behind: boolean) =>
    arms
      .filter((arm) => arm.behind === behind)
      .map(({ drawing }) => drawing)
      .join('');
  const [behindArms, armsBefore] = [armsOf(true), armsOf(false)];
  const { carried } = request;
  const chair = drawWheelchair(sheet, figure);
  const [bare] = part('mannequin').shapes[0]?.paths ?? [];
  if (bare === undefined) throw new Error('the mannequin has no body');
  const trunk = warped(bare, onBody(figure));
  const content = [
    chair.behind,
    atHead(head.behind),
    extras.behind,
    request.apart ? '' : behindArms,
    clothes.behind,
    legs,
    clothes.isTucked ? '' : clothes.lower,
    shape(sheet, trunk, skin, { rim: [figure.neck.w * 0.5, 0], rimOpacity: 0.5, part: 'neck' }),
    `<g clip-path="${sheet.clip(trunk)}">${atHead(shadowOfHead(head.face, skin))}</g>`,
    clothes.trunk,
    clothes.isTucked ? clothes.lower : '',
    extras.overTop,
    clothes.outer,
    extras.overOuter,
    chair.front,
    armsBefore,
    extras.around,
    atHead(head.front),
    carried === undefined
      ? ''
      : `${carried.content}<g clip-path="${sheet.clip(box(figure.height, carried.chin, figure.height))}">${armsBefore}</g>`,
    drawHeldAids(sheet, figure, appearance),
  ]
    .flat()
    .join('');
  return {
    content,
    over: arms.map(({ hand }) => hand).join(''),
    behind: request.apart ? behindArms : '',
    figure,
    top: figure.head.y - topOfHead(appearance) * unit,
    mouth: mouthInBody(figure, head.face),
  };
}

function drawLegAndShoe(
  sheet: Sheet,
  figure: Figure,
  leg: Figure['legs'][number],
  appearance: Appearance,
  bare: boolean,
): string {
  const skin = skinTonesOf(appearance.skin);
  if (leg.artificial !== true)
    return (bare ? drawLeg(sheet, leg, skin) : '') + drawShoe(sheet, figure, leg, appearance);
  const thigh = { ...leg, ankle: { ...leg.knee, y: leg.knee.y + leg.knee.r * 0.6 } };
  return (
    (bare ? drawLeg(sheet, thigh, skin) : '') +
    drawShoe(sheet, figure, leg, appearance) +
    drawProstheticLeg(sheet, figure, leg)
  );
}

/** The figure with its hands on an aid or where the group wants them. */
function posed({ appearance, seed, pose, reaches, yaw }: PersonRequest): Figure {
  const alone = figureOf(appearance, seed, pose, reaches);
  const held = aidReaches(appearance, alone);
  const figure =
    held === undefined ? alone : figureOf(appearance, seed, pose, { ...reaches, ...held });
  return yaw === undefined ? figure : { ...figure, yaw };
}

/** How high these stand above the middle of the head, in head units. */
const tops: Readonly<Record<string, number>> = {
  high_bun: 156,
  puffs: 132,
  mohawk: 163,
  quiff: 136,
};

/** How far hair or hat reach above the middle of the head, in head units. */
function topOfHead({ hair, outfit }: Appearance): number {
  const covered = wornOnHead({ outfit })?.reach ?? 0;
  if (covered > 144) return covered;
  const isCurly = hair.texture === 'curly' || hair.texture === 'coily';
  const stands = isCurly ? (hair.texture === 'coily' && hair.length !== 'short' ? 150 : 136) : 118;
  const own = tops[hair.tie] ?? tops[hair.front] ?? 0;
  const bare = Math.max(own, ['bald', 'shaved', 'horseshoe'].includes(hair.front) ? 104 : stands);
  return Math.max(bare, covered, outfit.headphones === null ? 0 : 132);
}

/** The mouth's box, tilted with the head about the chin, 100 units below its middle. */
function mouthInBody({ head, tilt }: Figure, face: FaceShape): PersonDrawing['mouth'] {
  const [left, top, width, height] = mouthBoxOf(face);
  const unit = head.height / 200;
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const [x, y] = [left + width / 2, top + height / 2 - 100];
  const wide = (width * cos + height * Math.abs(sin)) * unit;
  const high = (height * cos + width * Math.abs(sin)) * unit;
  const middleX = head.x + (x * cos - y * sin) * unit;
  const middleY = head.y + (100 + x * sin + y * cos) * unit;
  return [middleX - wide / 2, middleY - high / 2, wide, high];
}
