import {
  acceptedValuesSchema,
  type PropertyValues,
} from '@groundwork/contract/showcase/property-values';
import type { MissingField } from '@groundwork/contract/showcase/template-proof';
import { customAspectRatios, type TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { noAdjustments } from '@groundwork/showcase-edits';
import sharp from 'sharp';
import type { Canvas } from '../../compose/canvas.js';
import { analyseDesign } from '../analyse-design.js';
import { type Frame, framedPicture, frameOf, toOutput } from '../frame.js';
import { designSvg } from '../ground/design-svg.js';
import { clippedTo } from '../layout/areas.js';
import { type Assignment, assign, likeness } from '../layout/assignment.js';
import { keptTexts, looseInk, looseRows } from '../layout/loose-ink.js';
import { wordsOfLine } from '../letters/line-text.js';
import { isCount } from '../letters/values/fact-patterns.js';
import { textChanges } from '../letters/values/stale-texts.js';
import { rasterOf } from '../picture.js';
import { type CustomShowcase, drawCustom } from '../render-custom.js';
import { fieldConfidence, missingFields } from './proved-fields.js';

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
  /** SVG: the design's ground, with its slots and texts by name. */
  readonly drawing: string;
}

/** Weights of the parts in the score: wrong values cost a customer most. */
const WEIGHTS = { values: 0.6, photos: 0.4 };
const SHOWN_HEIGHT = 1000;
const GAP = 16;

/** Pictures for the slots; neighbours differ. */
const SLOTS = ['#8fa3b3', '#a7b79a', '#bfa58f', '#a39ab3'];

/**
 * Renders a template with the values and the logo of its own reference design, and says how surely each was found:
 * values by how they were read, slots by how photographic and how regular they are, or by how well a given one lies on a photo.
 *
 * @throws NotALayout when the reference has no layout
 */
export async function proveTemplate(
  reference: Buffer,
  spec: TemplateSpec,
  { signal = new AbortController().signal }: { readonly signal?: AbortSignal } = {},
): Promise<TemplateProof> {
  const { layout } = await analyseDesign(reference, { signal });
  const assignment = assign(spec, layout);
  const frame = frameOf(layout.size, customAspectRatios[spec.aspect_ratio]);
  const own = await framedPicture(reference, layout.size, frame);
  const { canvas } = await drawCustom(
    {
      ...{ spec, reference, ...(await ownMaterials(own, frame, assignment, spec)) },
      ...{ language: 'en', adjustments: noAdjustments, mark: null, keepsWords: true },
    },
    { layout },
    assignment,
  );
  signal.throwIfAborted();
  const { stale } = textChanges(layout, assignment.values, null, spec.keep_texts);
  const unread = looseRows(looseInk(layout, keptTexts(layout, stale)), layout);
  const missing = missingFields(layout, assignment, stale, unread, spec);
  const confidence = Object.fromEntries(
    spec.text_fields.map((field) => [
      field,
      fieldConfidence(
        assignment.values.find((value) => value.field === field),
        spec.text_sources?.[field] !== undefined,
      ),
    ]),
  );
  const values = [
    ...Object.values(confidence),
    ...missing.filter(({ field, kind }) => field !== null && kind !== 'unsure').map(() => 0),
  ];
  const photos = spec.image_slots.map((_, photo) => {
    const place = assignment.photos.find((taken) => taken.photo === photo);
    if (place === undefined) return 0;
    return (
      place.area?.certainty ??
      Math.max(0, ...layout.photos.map((area) => likeness(area.box, place.box)))
    );
  });
  const score = WEIGHTS.values * mean(values) + WEIGHTS.photos * mean(photos);
  return {
    score: rounded(score),
    fieldConfidence: confidence,
    missingFields: missing,
    texts: layout.lines.map(wordsOfLine),
    picture: await beside(own, canvas),
    drawing: await designSvg(own, frame, layout),
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 1 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** A design's own values and logo, as an order would bring them, and an even picture for each of its slots. */
async function ownMaterials(
  own: Canvas,
  frame: Frame,
  { values, logo }: Assignment,
  { image_slots }: TemplateSpec,
): Promise<Pick<CustomShowcase, 'values' | 'photos' | 'logo'>> {
  const photos = SLOTS.slice(0, image_slots.length).map((background) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const { x, y, ...size } = clippedTo(own, toOutput(frame, logo?.box ?? NOWHERE));
  const sign = sharp(own.data, { raw: rasterOf(own) })
    .extract({ left: x, top: y, ...size })
    .png({ compressionLevel: 1 });
  return {
    values: ownValues(values),
    photos: await Promise.all(photos),
    logo: logo === null || size.width * size.height === 0 ? null : await sign.toBuffer(),
  };
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function ownValues(values: Assignment['values']): PropertyValues {
  const own: Partial<Record<PropertyField, string | number>> = {};
  for (const { field, text } of values) {
    const count = Number.parseInt(text.normalize('NFKC').replace(/\D/gu, ''), 10);
    if (!isCount(field)) own[field] = text;
    else if (Number.isSafeInteger(count)) own[field] = count;
  }
  return acceptedValuesSchema.parse(own);
}

async function beside(own: Canvas, proof: Canvas): Promise<Buffer> {
  const width = Math.round((own.width * SHOWN_HEIGHT) / own.height);
  const both = await Promise.all(
    [own, proof].map((canvas) =>
      sharp(canvas.data, { raw: rasterOf(canvas) })
        .resize(width, SHOWN_HEIGHT, { fit: 'fill' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return sharp(both, { join: { across: 2, shim: GAP, background: '#808080' } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
