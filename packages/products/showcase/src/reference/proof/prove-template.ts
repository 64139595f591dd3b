import type { MissingField } from '@groundwork/contract/showcase/template-proof';
import { customAspectRatios, type TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { noAdjustments } from '@groundwork/showcase-edits';
import sharp from 'sharp';
import type { Canvas } from '../../compose/canvas.js';
import type { Box } from '../../design.js';
import { analyseDesign } from '../analyse-design.js';
import { svgOf } from '../document/document-svg.js';
import { bled, type Frame, framedPicture, frameOf, toOutput } from '../frame.js';
import { grown } from '../layout/areas.js';
import { type Assignment, assign, type PhotoPlace } from '../layout/assignment.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { readLinesInThread } from '../layout-thread.js';
import { wordsOfLine } from '../letters/line-text.js';
import { scriptOf } from '../letters/ocr/scripts.js';
import { type StaleText, textChanges } from '../letters/values/stale-texts.js';
import type { ValueText } from '../letters/values/value-text.js';
import { openReference, rasterOf } from '../picture.js';
import { drawCustom } from '../render-custom.js';
import { ownMaterials } from './own-materials.js';
import { ComparedArea, pictureAgreement } from './picture-agreement.js';
import { type FieldEvidence, fieldConfidence, missingFields } from './proved-fields.js';
import { slotFit } from './slot-fit.js';
import { inkAt, inkInCommon, type PlaceInk } from './value-agreement.js';

/** How well a template renders its own reference design. */
export interface TemplateProof {
  /** 0..1 */
  readonly score: number;
  /** 0..1 for each text field of the spec. */
  readonly fieldConfidence: Partial<Record<PropertyField, number>>;
  readonly missingFields: MissingField[];
  readonly texts: readonly string[];
  /** JPEG: the reference at the left, the template with the reference's own values and photos at the right. */
  readonly picture: Buffer;
  /** SVG: the design rebuilt. */
  readonly drawing: string;
}

/** Weights of the parts in the score: wrong values cost a customer most, a lost ornament least. */
const WEIGHTS = { values: 0.45, photos: 0.35, picture: 0.2 };
/** Px of the output around a photo that its own blurred edge takes. */
const EDGE = 4;
/** Px of the longer side that pictures are compared at as a whole. */
const COMPARED = 1000;
const SHOWN_HEIGHT = 1000;
const GAP = 16;

/**
 * Renders a template with the values, photos and logo of its own reference design and compares the result with it:
 * values by their ink and by reading both again, slots around their edges, the rest pixel by pixel. The insides of
 * photos and the logo, which are the design's own pixels, do not count.
 *
 * @throws NotALayout when the reference has no layout
 */
export async function proveTemplate(
  reference: Buffer,
  spec: TemplateSpec,
  { signal = new AbortController().signal }: { readonly signal?: AbortSignal } = {},
): Promise<TemplateProof> {
  const { layout, document } = await analyseDesign(reference, { signal });
  const assignment = assign(spec, layout);
  const frame = frameOf(layout.size, customAspectRatios[spec.aspect_ratio]);
  const [{ letters, reading }, own] = await Promise.all([
    openReference(reference),
    framedPicture(reference, layout.size, frame),
  ]);
  const materials = await ownMaterials(letters, layout, assignment, spec.image_slots.length);
  const { canvas } = await drawCustom(
    {
      ...{ spec, reference, ...materials, language: 'en', adjustments: noAdjustments, mark: null },
      isProof: true,
    },
    { layout, document },
    assignment,
  );
  signal.throwIfAborted();
  const { stale } = textChanges(layout, assignment.values, null);
  const missing = missingFields(layout, assignment, stale, spec);
  const pictures = { own, proof: canvas, frame, layout };
  const evidence = await evidenceOf(pictures, assignment.values, signal);
  const confidence = Object.fromEntries(
    spec.text_fields.map((field) => [
      field,
      fieldConfidence(evidence.get(field), spec.text_sources?.[field] !== undefined),
    ]),
  );
  const values = [
    ...Object.values(confidence),
    ...missing.filter(({ field, kind }) => field !== null && kind !== 'unsure').map(() => 0),
  ];
  const photos = spec.image_slots.map((_, photo) => {
    const place = assignment.photos.find((taken) => taken.photo === photo);
    return place === undefined ? 0 : slotFit(place, assignment.photos, layout, reading);
  });
  const picture = await restAgreement(pictures, assignment, stale);
  const score =
    WEIGHTS.values * mean(values) + WEIGHTS.photos * mean(photos) + WEIGHTS.picture * picture;
  return {
    score: rounded(score),
    fieldConfidence: confidence,
    missingFields: missing,
    texts: layout.lines.map(wordsOfLine),
    picture: await beside(own, canvas),
    drawing: await svgOf(document, layout),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 1 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** The reference and its proof at the output's size. */
interface Pictures {
  readonly own: Canvas;
  readonly proof: Canvas;
  readonly frame: Frame;
  readonly layout: ReferenceLayout;
}

/** The reference and the proof in each value's place. */
async function evidenceOf(
  { own, proof, frame, layout }: Pictures,
  values: readonly ValueText[],
  signal: AbortSignal,
): Promise<ReadonlyMap<PropertyField, FieldEvidence>> {
  const inks = values.map((value) => ({
    value,
    before: inkAt(own, frame, value, layout),
    after: inkAt(proof, frame, value, layout),
  }));
  const plain = (ink: PlaceInk, { text }: ValueText) => ({ ...ink, script: scriptOf(text) });
  const single = inks.filter(({ value }) => value.lines === 1);
  const texts = await readLinesInThread(
    single.flatMap(({ value, before, after }) => [plain(before, value), plain(after, value)]),
    signal,
  );
  return new Map(
    inks.map(({ value, before, after }) => {
      const at = single.findIndex((other) => other.value === value);
      const reread =
        at < 0 ? null : { before: texts[2 * at] ?? '', after: texts[2 * at + 1] ?? '' };
      return [value.field, { value, reread, ink: inkInCommon(before, after) }];
    }),
  );
}

/** Agreement of the two outside photos, values, the logo and deliberate omissions. */
async function restAgreement(
  { own, proof, frame, layout }: Pictures,
  assignment: Assignment,
  stale: readonly StaleText[],
): Promise<number> {
  const scale = Math.min(1, COMPARED / Math.max(own.width, own.height));
  const [one, other] = await Promise.all([reduced(own, scale), reduced(proof, scale)]);
  const area = new ComparedArea(one);
  const leaveOut = ({ x, y, width, height }: Box) =>
    area.leaveOut({ x: x * scale, y: y * scale, width: width * scale, height: height * scale });
  for (const place of assignment.photos) leaveOut(grown(bled(frame, extentOf(place)), EDGE));
  if (assignment.logo !== null) leaveOut(grown(toOutput(frame, assignment.logo.box), EDGE));
  const plate = layout.logo?.plate ?? null;
  if (plate !== null) leaveOut(grown(toOutput(frame, plate.box), EDGE));
  for (const { box, capHeight } of assignment.values) {
    leaveOut(grown(toOutput(frame, box), capHeight * frame.scaleY));
  }
  for (const { box } of [...stale, ...layout.strays]) leaveOut(grown(toOutput(frame, box), EDGE));
  return pictureAgreement(one, other, area);
}

/** Around a print that lies turned. */
function extentOf({ box, shape }: PhotoPlace): Box {
  if (shape.kind !== 'tilted') return box;
  const angle = (Math.abs(shape.degrees) * Math.PI) / 180;
  const width = box.width * Math.cos(angle) + box.height * Math.sin(angle);
  const height = box.height * Math.cos(angle) + box.width * Math.sin(angle);
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

async function reduced(canvas: Canvas, scale: number): Promise<Canvas> {
  const { data, info } = await sharp(canvas.data, { raw: rasterOf(canvas) })
    .resize(Math.round(canvas.width * scale), Math.round(canvas.height * scale), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

async function beside(own: Canvas, proof: Canvas): Promise<Buffer> {
  const width = Math.round((own.width * SHOWN_HEIGHT) / own.height);
  const [left, right] = await Promise.all(
    [own, proof].map((canvas) =>
      sharp(canvas.data, { raw: rasterOf(canvas) })
        .resize(width, SHOWN_HEIGHT, { fit: 'fill' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return sharp({
    create: {
      width: 2 * width + GAP,
      height: SHOWN_HEIGHT,
      channels: 3,
      background: '#808080',
    },
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + GAP, top: 0 },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}
