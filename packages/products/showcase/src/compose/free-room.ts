import type { Box, FillLayer, Layer, PhotoLayer, Size } from '../design.js';
import type { Mask } from './canvas.js';
import { rasterise } from './rasterise.js';

/** Px of the output that a cell of the map is wide and high. */
const CELL = 4;
/** Extra distance in px to letters, lines and logos. */
const RESPECT = 12;
/** Share of the picture below which a filled shape is a badge and no ground. */
const LEAST_GROUND = 0.06;

/** A place that is good for something laid over a finished picture; the smaller `penalty`, the better. */
export interface Anchor {
  readonly x: 'left' | 'right';
  readonly y: 'top' | 'bottom';
  /** The box in whose corner it lies. */
  readonly within: Box;
  /** Distance in px from better places before this one is used. */
  readonly penalty: number;
}

/** The free room in a picture: for each cell the ground that is seen there, 0 where something stands. */
export class FreeRoom {
  readonly columns: number;
  readonly rows: number;
  private readonly grounds: Int32Array;

  constructor(readonly size: Size) {
    this.columns = Math.ceil(size.width / CELL);
    this.rows = Math.ceil(size.height / CELL);
    this.grounds = new Int32Array(this.columns * this.rows);
  }

  /** Sets the ground of each cell; `groundAt` is given the middle of a cell in px, and null leaves it as it is. */
  lay(box: Box, groundAt: (x: number, y: number) => number | null): void {
    const { left, top, right, bottom } = this.cellsOf(box);
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        const ground = groundAt((column + 0.5) * CELL, (row + 0.5) * CELL);
        if (ground !== null) this.grounds[row * this.columns + column] = ground;
      }
    }
  }

  /** Keeps everything out of this box and its margin. */
  take({ x, y, width, height }: Box): void {
    const around = {
      x: x - RESPECT,
      y: y - RESPECT,
      width: width + 2 * RESPECT,
      height: height + 2 * RESPECT,
    };
    this.lay(around, () => 0);
  }

  /** Nothing may stand where a mask covers something, or close to that. */
  takeMask({ x, y, width, height, data }: Mask): void {
    for (let top = 0; top < height; top += CELL) {
      for (let left = 0; left < width; left += CELL) {
        if (hasInk(data, width, { left, top, right: left + CELL, bottom: top + CELL })) {
          this.take({ x: x + left, y: y + top, width: CELL, height: CELL });
        }
      }
    }
  }

  /**
   * The free place that is nearest to an anchor, whole on one ground.
   * @param gap px that are kept free around it
   * @param margin px that it stands away from an anchor's corner
   * @returns null when there is none
   */
  find(
    { width, height }: Size,
    anchors: readonly Anchor[],
    { gap, margin }: { readonly gap: number; readonly margin: number },
  ): Box | null {
    const across = Math.ceil((width + 2 * gap) / CELL);
    const down = Math.ceil((height + 2 * gap) / CELL);
    const corners = anchors.map(({ x, y, within, penalty }) => ({
      x: x === 'left' ? within.x + margin : within.x + within.width - margin - width,
      y: y === 'top' ? within.y + margin : within.y + within.height - margin - height,
      penalty,
    }));
    const isFree = this.freePlaces(across, down);
    let best: Box | null = null;
    let least = Infinity;
    for (let row = 0; row + down <= this.rows; row += 1) {
      const top = row * CELL + gap;
      // Corners that no place of this row could still be nearest to are not asked of each place.
      const near = corners.filter(({ y, penalty }) => Math.abs(top - y) + penalty < least);
      if (near.length === 0) continue;
      for (let column = 0; column + across <= this.columns; column += 1) {
        const left = column * CELL + gap;
        let cost = Infinity;
        for (const { x, y, penalty } of near) {
          const [dx, dy] = [left - x, top - y];
          cost = Math.min(cost, Math.sqrt(dx * dx + dy * dy) + penalty);
        }
        if (cost >= least || !isFree(column, row)) continue;
        least = cost;
        best = { x: left, y: top, width, height };
      }
    }
    return best;
  }

  /** Tells whether so many cells from a first one on are all of one ground. */
  private freePlaces(across: number, down: number): (column: number, row: number) => boolean {
    const { columns, rows, grounds } = this;
    const runs = new Int32Array(columns * rows);
    for (let at = runs.length - 1; at >= 0; at -= 1) {
      const goesOn = (at + 1) % columns !== 0 && grounds[at + 1] === grounds[at];
      runs[at] = goesOn ? (runs[at + 1] ?? 0) + 1 : 1;
    }
    return (column, row) => {
      const ground = grounds[row * columns + column] ?? 0;
      if (ground === 0) return false;
      for (let line = row; line < row + down; line += 1) {
        const at = line * columns + column;
        if (grounds[at] !== ground || (runs[at] ?? 0) < across) return false;
      }
      return true;
    };
  }

  private cellsOf({ x, y, width, height }: Box) {
    return {
      left: Math.max(0, Math.floor(x / CELL)),
      top: Math.max(0, Math.floor(y / CELL)),
      right: Math.min(this.columns, Math.ceil((x + width) / CELL)),
      bottom: Math.min(this.rows, Math.ceil((y + height) / CELL)),
    };
  }
}

function hasInk(
  data: Uint8Array,
  width: number,
  part: { left: number; top: number; right: number; bottom: number },
): boolean {
  for (let y = part.top; y < part.bottom; y += 1) {
    for (let x = part.left; x < Math.min(width, part.right); x += 1) {
      if ((data[y * width + x] ?? 0) > 0) return true;
    }
  }
  return false;
}

export function freeRoomOf(size: Size, layers: readonly Layer[]): FreeRoom {
  const room = new FreeRoom(size);
  const masks = rasterise(layers.filter((layer) => layer.kind === 'text' || layer.kind === 'path'));
  for (const [at, layer] of layers.entries()) {
    if (layer.kind === 'photo' || layer.kind === 'fill') {
      layShape(room, layer, isGround(size, layer) ? at + 1 : 0);
    }
    if (layer.kind === 'logo') room.take(layer.box);
    if (layer.kind === 'text' || layer.kind === 'path') {
      const { fill = null, stroke = null } = masks.get(layer) ?? {};
      for (const mask of [fill, stroke]) if (mask !== null) room.takeMask(mask);
    }
  }
  return room;
}

function isGround(size: Size, { kind, box, rotation = 0 }: PhotoLayer | FillLayer): boolean {
  if (rotation !== 0) return false;
  const share = (box.width * box.height) / (size.width * size.height);
  return kind === 'photo' || share >= LEAST_GROUND;
}

/** The shape with its rounded corners, turned as it is. */
function layShape(
  room: FreeRoom,
  { box, radius = 0, rotation = 0 }: PhotoLayer | FillLayer,
  ground: number,
): void {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  const middle = { x: box.x + halfWidth, y: box.y + halfHeight };
  const round = Math.min(radius, halfWidth, halfHeight);
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = {
    x: Math.abs(halfWidth * cos) + Math.abs(halfHeight * sin),
    y: Math.abs(halfWidth * sin) + Math.abs(halfHeight * cos),
  };
  const around = {
    x: middle.x - reach.x,
    y: middle.y - reach.y,
    width: 2 * reach.x,
    height: 2 * reach.y,
  };
  room.lay(around, (x, y) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const beyondX = Math.abs(cos * dx + sin * dy) - (halfWidth - round);
    const beyondY = Math.abs(cos * dy - sin * dx) - (halfHeight - round);
    const distance = Math.hypot(Math.max(0, beyondX), Math.max(0, beyondY));
    const isInside = round > 0 ? distance <= round : beyondX <= 0 && beyondY <= 0;
    return isInside ? ground : null;
  });
}

const corners = [
  { x: 'left', y: 'bottom', penalty: 0 },
  { x: 'right', y: 'bottom', penalty: 10 },
  { x: 'right', y: 'top', penalty: 30 },
  { x: 'left', y: 'top', penalty: 40 },
] as const;
const IN_OTHER_PHOTO = 60;
const IN_PICTURE = 20;

/**
 * Corners of the photos, the main one first, and of the whole picture.
 *
 * @param column px from the left for a better start of the lower left corner; null for none
 */
export function anchorsOf(size: Size, photos: readonly Box[], column: number | null): Anchor[] {
  const picture = { x: 0, y: 0, ...size };
  const within = (box: Box, extra: number): Anchor[] =>
    corners.map((corner) => ({ ...corner, within: box, penalty: corner.penalty + extra }));
  const aligned: Anchor[] =
    column === null
      ? []
      : [{ x: 'left', y: 'bottom', within: { ...picture, x: column }, penalty: IN_PICTURE - 1 }];
  return [
    ...photos.flatMap((box, at) => {
      // A photo that fills the picture has no corners of its own.
      const isWhole = box.width >= size.width && box.height >= size.height;
      return isWhole ? [] : within(box, at === 0 ? 0 : IN_OTHER_PHOTO);
    }),
    ...aligned,
    ...within(picture, IN_PICTURE),
  ];
}
