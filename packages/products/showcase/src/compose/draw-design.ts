import type { Raster } from '@groundwork/imaging';
import type {
  Box,
  Color,
  Design,
  FillLayer,
  Layer,
  LogoLayer,
  PathLayer,
  PhotoLayer,
  ScrimLayer,
  TextLayer,
} from '../design.js';
import { changeTogether } from '../kernel/parts.js';
import { giveBack } from '../kernel/recycled.js';
import type { StoredPhoto } from '../photo/stored-photo.js';
import { type Canvas, canvasOf, type Mask } from './canvas.js';
import { rgbOf } from './color.js';
import {
  type DrawnText,
  layPath,
  layTexts,
  type ReadyPath,
  type ReadyText,
  readyPath,
  readyText,
} from './draw-text.js';
import { inkOf } from './ink.js';
import { drawLogo, type Logo } from './logo/logo.js';
import { fillBox, frameOf } from './paint.js';
import { drawPhoto, pictureSize } from './photo-layer.js';
import { type LayerMasks, rasterise } from './rasterise.js';
import { insetBox, roundedBox, spanOf } from './rounded-box.js';
import type { SampleMark } from './sample-mark.js';
import { drawScrim, type Served, solveStrength, veilColor } from './scrim.js';
import { shadowOf } from './shadow.js';

/**
 * Letters and lines that are to be drawn next. They wait until something is drawn over their place, so that the
 * veil that one text needs lies under its neighbours too and never over their letters.
 */
class PendingInk {
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

export interface DesignPictures {
  /** The main photo, then the supporting ones, as photo layers count them. */
  readonly photos: readonly StoredPhoto[];
  readonly logo: Logo | null;
  /** Laid over photos that are not blurred. */
  readonly mark?: SampleMark | null;
}

export interface DrawnDesign {
  readonly canvas: Canvas;
  readonly texts: readonly DrawnText[];
}

interface Prepared {
  readonly vectors: ReadonlyMap<Layer, LayerMasks>;
  readonly pictures: ReadonlyMap<Layer, Raster>;
}

interface Drawing extends Prepared {
  readonly canvas: Canvas;
  readonly design: Design;
  readonly ink: PendingInk;
  readonly logo: Logo | null;
  /** Colours of the veils that were laid for texts, by the texts' ids. */
  readonly served: Map<string, Color>;
}

/** Draws a design's layers from the bottom to the top. A logo layer without a logo is left out. */
export async function drawDesign(design: Design, given: DesignPictures): Promise<DrawnDesign> {
  const canvas = canvasOf(design.size);
  const prepared = await prepare(design.layers, given);
  const ink = new PendingInk(canvas);
  const drawing: Drawing = {
    ...prepared,
    canvas,
    design,
    ink,
    logo: given.logo,
    served: new Map(),
  };
  for (const layer of design.layers) drawLayer(layer, drawing);
  return { canvas, texts: ink.flush() };
}

async function prepare(layers: readonly Layer[], given: DesignPictures): Promise<Prepared> {
  const vectorLayers = layers.filter(
    (layer): layer is TextLayer | PathLayer => layer.kind === 'text' || layer.kind === 'path',
  );
  const photoLayers = layers.filter((layer): layer is PhotoLayer => layer.kind === 'photo');
  for (const layer of photoLayers) {
    photoOf(layer, given).expect(pictureSize(layer), { blur: layer.blur ?? 0 });
  }
  const vectors = rasterise(vectorLayers);
  const pictures = await Promise.all(photoLayers.map((layer) => pictureFor(layer, given)));
  return {
    vectors,
    pictures: new Map(photoLayers.map((layer, at) => [layer, picture(pictures[at])])),
  };
}

function picture(raster: Raster | undefined): Raster {
  if (raster === undefined) throw new Error('A photo layer came out without a picture.');
  return raster;
}

async function pictureFor(layer: PhotoLayer, given: DesignPictures): Promise<Raster> {
  const region = await photoOf(layer, given).region(pictureSize(layer), layer);
  if (layer.blur === undefined) given.mark?.lay(region);
  return region;
}

function photoOf(layer: PhotoLayer, { photos }: DesignPictures): StoredPhoto {
  const photo = photos[layer.photo];
  if (photo === undefined) throw new Error(`The design asks for photo ${layer.photo}.`);
  return photo;
}

const nothing: LayerMasks = { fill: null, stroke: null };

function drawLayer(layer: Layer, drawing: Drawing): void {
  const { canvas, ink, vectors, pictures, served, logo } = drawing;
  const masks = vectors.get(layer) ?? nothing;
  if (layer.kind === 'text') {
    ink.addText(layer, masks, served.get(layer.id) ?? null);
    return;
  }
  if (layer.kind === 'path') {
    ink.addPath(layer, masks);
    return;
  }
  ink.makeWay(placeOf(canvas, layer));
  if (layer.kind === 'photo') {
    const raster = picture(pictures.get(layer));
    drawPhoto(canvas, layer, raster);
    giveBack(raster.data);
  }
  if (layer.kind === 'fill') drawFill(canvas, layer);
  if (layer.kind === 'scrim') layScrim(layer, drawing);
  if (layer.kind === 'logo' && logo !== null) drawLogo(canvas, layer, logo);
}

function placeOf(canvas: Canvas, layer: PhotoLayer | FillLayer | ScrimLayer | LogoLayer): Box {
  if (layer.kind === 'scrim' || layer.kind === 'logo') return layer.box;
  const { blur, dx, dy } = layer.shadow ?? { blur: 0, dx: 0, dy: 0 };
  const reach = blur * 1.5 + Math.max(Math.abs(dx), Math.abs(dy));
  const { left, top, right, bottom } = spanOf(canvas, roundedBox(layer), reach);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function layScrim(layer: ScrimLayer, { canvas, vectors, design, served }: Drawing): void {
  const texts = design.layers.flatMap((text): Served[] => {
    if (text.kind !== 'text' || !layer.serves.includes(text.id)) return [];
    const mask = vectors.get(text)?.fill ?? null;
    return mask === null ? [] : [{ color: rgbOf(text.color), ink: inkOf(canvas, mask) }];
  });
  const veil: ScrimLayer = { ...layer, color: veilColor(layer, texts) };
  for (const id of layer.serves) served.set(id, veil.color);
  drawScrim(canvas, veil, solveStrength(canvas, veil, texts));
}

/** The border is inside the box, as on a photo. */
function drawFill(canvas: Canvas, layer: FillLayer): void {
  const whole = roundedBox(layer);
  const inner = insetBox(whole, layer.border?.width ?? 0);
  const { opacity = 1, border, shadow } = layer;
  changeTogether(canvas, [
    ...(shadow === undefined ? [] : [shadowOf(canvas, whole, shadow)]),
    ...(border === undefined
      ? []
      : [frameOf(canvas, whole, { hole: inner, color: border.color, opacity })]),
  ]);
  fillBox(canvas, inner, layer.paint, layer.opacity);
}
