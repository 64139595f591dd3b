import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import { customAspectRatios, type TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Adjustments } from '@groundwork/showcase-edits';
import { Typesetter } from '@groundwork/typesetting';
import type { Canvas } from '../compose/canvas.js';
import { colorOfRgb } from '../compose/color.js';
import { columnOf, type LabelRoom } from '../compose/disclosure-label.js';
import { drawLogo, openLogo } from '../compose/logo/logo.js';
import type { SampleMark } from '../compose/sample-mark.js';
import type { Box, LogoLayer, Size } from '../design.js';
import { StoredPhoto } from '../photo/stored-photo.js';
import { absentFromAll } from '../showcase-materials.js';
import type { ShowcaseReport } from '../showcase-report.js';
import { analyseDesign, type DesignAnalysis } from './analyse-design.js';
import { customRoom } from './custom-room.js';
import { bled, type Frame, framedPicture, frameOf, toOutput } from './frame.js';
import { keptInks, ownContrast } from './ground/kept-ink.js';
import { PaintedGround } from './ground/painted-ground.js';
import { addedValues, emptiedPlates } from './layout/added-values.js';
import { grown } from './layout/areas.js';
import { type Assignment, assign } from './layout/assignment.js';
import { keptTexts, looseInk } from './layout/loose-ink.js';
import type { ReferenceLayout } from './layout/reference-layout.js';
import { TextNotInDesign } from './layout/text-not-in-design.js';
import { textChanges } from './letters/values/stale-texts.js';
import type { ValueText } from './letters/values/value-text.js';
import { type SetValue, setValue, wordsFor } from './letters/values/value-texts.js';
import { drawTexts } from './painting/draw-texts.js';
import { middleColor } from './painting/palette.js';
import { type Recoloring, recolored, recoloringsFor } from './painting/recolor.js';
import { replacePhoto } from './photos/replace-photos.js';

/** Px around a logo in which nothing of it is kept. */
const LOGO_EDGE = 3;

/** Px of the output around a plate over which its blurred edge goes with it. */
const PLATE_EDGE = 5;

/** Px of the output around loose ink that its blurred edge takes. */
const INK_EDGE = 2;

/** A showcase in a customer's own design. */
export interface CustomShowcase {
  readonly spec: TemplateSpec;
  /** Bytes of the reference design; it is read again for its geometry. */
  readonly reference: Buffer;
  readonly values: PropertyValues;
  readonly language: ShowcaseLanguage;
  /** Bytes, the main photo first; as many as the spec has slots. */
  readonly photos: readonly Buffer[];
  readonly logo: Buffer | null;
  readonly adjustments: Adjustments;
  readonly mark: SampleMark | null;
  readonly signal?: AbortSignal;
}

export interface DrawnCustomShowcase {
  readonly canvas: Canvas;
  readonly texts: ShowcaseReport['texts'];
  readonly regionsAbsent: ShowcaseReport['regionsAbsent'];
  labelRoom(): LabelRoom;
}

/**
 * Makes the design with another property in it: the ground is painted anew under what goes, and its photos, logo and
 * values are replaced in their places.
 * @throws NotALayout when the reference no longer holds a layout
 * @throws TextNotInDesign when the spec quotes a text that the design does not show
 * @throws ImageRejected when a picture can't be decoded
 */
export async function renderCustom(showcase: CustomShowcase): Promise<DrawnCustomShowcase> {
  const design = await analyseDesign(showcase.reference, showcase.signal);
  const assignment = assign(showcase.spec, design.layout);
  const [unfound] = assignment.unfound;
  if (unfound !== undefined) {
    throw new TextNotInDesign(unfound, showcase.spec.text_sources?.[unfound] ?? '');
  }
  return drawCustom(showcase, design, assignment);
}

async function drawCustom(
  showcase: CustomShowcase,
  { layout }: Pick<DesignAnalysis, 'layout'>,
  assignment: Assignment,
): Promise<DrawnCustomShowcase> {
  const { spec, reference, adjustments } = showcase;
  const output = customAspectRatios[spec.aspect_ratio];
  const frame = frameOf(layout.size, output);
  const [own, typesetter] = await Promise.all([
    framedPicture(reference, layout.size, frame),
    Typesetter.open(),
  ]);
  const language = adjustments.language ?? showcase.language;
  const hidden = assignment.values.filter(({ field }) =>
    adjustments.hidden.includes(field as PropertyField),
  );
  const shown = assignment.values.filter((value) => !hidden.includes(value));
  const { stale, rewordings, values } = textChanges(
    layout,
    shown,
    { language, values: showcase.values },
    { texts: spec.keep_texts, places: assignment.kept },
  );
  const isSet = (value: ValueText) =>
    wordsFor(value, showcase.values, language) !== null && !hidden.includes(value);
  const gone = [...assignment.values.filter((value) => !isSet(value)), ...stale];
  const places = [...values.filter(isSet), ...rewordings.map(({ place }) => place)];
  const left = looseInk(layout, [...keptTexts(layout, gone), ...assignment.kept], places).map(
    ({ box }) => box,
  );
  const kept = keptInks(own, frame, layout, [
    ...left,
    ...assignment.values.map(({ box }) => box),
    ...values.map(({ box }) => box),
    ...stale.map(({ box }) => box),
    ...(assignment.logo === null ? [] : [grown(assignment.logo.box, LOGO_EDGE)]),
  ]);
  const ground = new PaintedGround(own, frame, layout);
  for (const { box, capHeight } of assignment.values)
    ground.cover(box, textReach(capHeight, frame));
  for (const { box, line } of stale) {
    ground.cover(box, textReach(line.read.capHeight, frame));
  }
  for (const box of left) ground.cover(box, INK_EDGE);
  const plates = emptiedPlates(
    layout,
    [...left, ...[...assignment.values, ...stale].map(({ box }) => box)],
    [
      ...assignment.values.filter(isSet).map(({ box }) => box),
      ...rewordings.map(({ place }) => place.box),
    ],
  );
  for (const plate of plates) ground.coverPlate(plate, PLATE_EDGE);
  coverLogo(ground, assignment.logo);
  for (const { box } of assignment.cleared) ground.cover(box, PLATE_EDGE);
  const changes = recoloringsFor(layout, adjustments);
  ground.recolor(changes);
  const { canvas } = ground;
  const photos = await replacePhotos(canvas, frame, layout, assignment, showcase);
  const placed = [...values, ...addedValues(assignment.unplaced, layout)];
  const set = [
    ...setValues(placed, showcase, layout, frame, typesetter, changes),
    ...rewordings.map(({ place, words }) => {
      const colored = { ...place, ink: recolored(place.ink, changes) };
      const said = setValue(colored, words, layout, frame, typesetter, adjustments);
      return { ...said, layer: { ...said.layer, id: 'action' } };
    }),
  ];
  const texts = drawTexts({
    ...{ canvas, frame, layout, kept, set, adjustments },
  });
  const hasLogo = showcase.logo !== null && !adjustments.logo.hidden;
  const logo =
    hasLogo && assignment.logo !== null
      ? logoLayer(canvas, frame, assignment.logo, adjustments, spec)
      : null;
  if (showcase.logo !== null && logo !== null) {
    drawLogo(canvas, logo, await openLogo(showcase.logo));
  }
  return {
    canvas,
    regionsAbsent: await absentFromAll(photos),
    labelRoom: () => ({
      room: customRoom(frame, layout, {
        texts: set.map(({ layer }) => layer),
        logo: logo?.box ?? null,
      }),
      photos: layout.photos.map(({ box }) => bled(frame, box)),
      column: columnOf(set.map(({ layer }) => layer)),
    }),
    texts: texts.map(({ id, contrast }) => {
      const block = set.find(({ layer }) => layer.id === id)?.layer.block;
      return { id, contrast, size: block?.size ?? 0, truncated: block?.truncated ?? false };
    }),
  };
}

/** Px of the output around a text that its shadow and its blurred edge take. */
const textReach = (capHeight: number, { scaleY }: Frame) => Math.max(2, capHeight * scaleY * 0.16);

function coverLogo(ground: PaintedGround, logo: Assignment['logo']): void {
  if (logo === null || logo.found === null) return;
  const { plate } = logo.found;
  if (plate === null) ground.cover(logo.box, LOGO_EDGE);
  else ground.emptyPlate(plate);
}

/** @returns the photos that were set */
async function replacePhotos(
  canvas: Canvas,
  frame: Frame,
  layout: ReferenceLayout,
  { photos: places }: Assignment,
  { photos, adjustments, mark }: CustomShowcase,
): Promise<StoredPhoto[]> {
  const opened = new Map<number, StoredPhoto>();
  for (const place of places) {
    const bytes = photos[Math.min(place.photo, photos.length - 1)];
    if (bytes === undefined) continue;
    const photo = opened.get(place.photo) ?? (await StoredPhoto.open(bytes, adjustments.photo));
    opened.set(place.photo, photo);
    await replacePhoto(canvas, frame, layout, place, photo, mark);
  }
  return [...opened.values()];
}

function setValues(
  placed: readonly ValueText[],
  { values, language, adjustments }: CustomShowcase,
  layout: ReferenceLayout,
  frame: Frame,
  typesetter: Typesetter,
  changes: readonly Recoloring[],
): SetValue[] {
  return placed.flatMap((value) => {
    const spoken = adjustments.language ?? language;
    const words = wordsFor(value, values, spoken);
    const isHidden = adjustments.hidden.includes(value.field as PropertyField);
    if (words === null || isHidden) return [];
    const colored = { ...value, ink: recolored(value.ink, changes) };
    const set = setValue(colored, words, layout, frame, typesetter, adjustments);
    const short = wordsFor(value, values, spoken, 'short');
    const isSet = value.row === undefined || short === null || isAsLarge(set, colored, frame);
    const chosen = isSet ? set : setValue(colored, short, layout, frame, typesetter, adjustments);
    const contrast = changes.length > 0 ? null : ownContrast(value, chosen.layer.color);
    return [contrast === null ? chosen : { ...chosen, layer: { ...chosen.layer, contrast } }];
  });
}

/** Whether words are nearly as tall as those they replace. */
function isAsLarge({ layer }: SetValue, { capHeight }: ValueText, { scaleY }: Frame): boolean {
  return layer.block.capHeight >= capHeight * scaleY * 0.85;
}

function logoLayer(
  canvas: Canvas,
  frame: Frame,
  { box, found }: NonNullable<Assignment['logo']>,
  { logo, scale }: Adjustments,
  spec: TemplateSpec,
): LogoLayer {
  const isRound = spec.logo_area?.shape === 'circular';
  const placed = toOutput(frame, box);
  // A disc's inscribed square, with some air; a sign keeps its own box.
  const inset = isRound ? 0.17 : found !== null && found.plate !== null ? 0.12 : 0;
  const side = Math.min(placed.width, placed.height);
  let room = grown(placed, -inset * side);
  if (scale.logo !== 1) room = grown(room, ((scale.logo - 1) * side) / 2);
  if (logo.corner !== null) room = inCorner(room, logo.corner, canvas);
  const behind =
    found?.plate === null || found === null ? '#ffffff' : colorOfRgb(middleColor(found.plate, box));
  return {
    kind: 'logo',
    box: room,
    align: { x: 'center', y: 'center' },
    plate: {
      color: behind,
      radius: isRound ? side : side * 0.06,
      padding: Math.round(side * 0.08),
    },
  };
}

function inCorner(
  { width, height }: Box,
  corner: NonNullable<Adjustments['logo']['corner']>,
  canvas: Size,
): Box {
  const margin = Math.min(canvas.width, canvas.height) * 0.045;
  return {
    x: corner.endsWith('left') ? margin : canvas.width - margin - width,
    y: corner.startsWith('top') ? margin : canvas.height - margin - height,
    width,
    height,
  };
}
