import type { Box, Color, PathLayer, TextLayer } from '../design.js';
import type { Canvas, Mask } from './canvas.js';
import {
  type DrawnText,
  layPath,
  layTexts,
  type ReadyPath,
  type ReadyText,
  readyPath,
  readyText,
} from './draw-text.js';
import type { LayerMasks } from './rasterise.js';

/**
 * Letters and lines that are to be drawn next. They wait until something is drawn over their place, so that the
 * veil that one text needs lies under its neighbours too and never over their letters.
 */
export class PendingInk {
  private texts: ReadyText[] = [];
  private paths: ReadyPath[] = [];
  private readonly drawn: DrawnText[] = [];

  constructor(private readonly canvas: Canvas) {}

  addText(layer: TextLayer, masks: LayerMasks, veil: Color | null): void {
    const { fill } = masks;
    // A text's background has to be there when its contrast is measured.
    const under = this.paths.filter(({ parts }) =>
      parts.some(({ mask }) => fill !== null && meets(mask, fill)),
    );
    this.layPaths(under);
    this.texts.push(readyText(this.canvas, layer, masks, veil));
  }

  addPath(layer: PathLayer, masks: LayerMasks): void {
    this.paths.push(readyPath(this.canvas, layer, masks));
  }

  /** Draws what waits if something is about to be drawn in the box. */
  makeWay(box: Box): void {
    const masks = [
      ...this.texts.flatMap(({ mask }) => (mask === null ? [] : [mask])),
      ...this.paths.flatMap(({ parts }) => parts.map(({ mask }) => mask)),
    ];
    if (masks.some((mask) => meets(mask, box))) this.flush();
  }

  /** Draws all pending ink, and returns all texts so far. */
  flush(): readonly DrawnText[] {
    this.layPaths(this.paths);
    this.drawn.push(...layTexts(this.canvas, this.texts));
    this.texts = [];
    return this.drawn;
  }

  private layPaths(paths: readonly ReadyPath[]): void {
    for (const path of paths) layPath(this.canvas, path);
    this.paths = this.paths.filter((path) => !paths.includes(path));
  }
}

function meets(one: Mask, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
