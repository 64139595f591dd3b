import type { MissingField } from '@groundwork/contract/showcase/template-proof';
import { customAspectRatios, type TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { noAdjustments } from '@groundwork/showcase-edits';
import sharp from 'sharp';
import type { Canvas } from '../../compose/canvas.js';
import { analyseDesign } from '../analyse-design.js';
import { framedPicture, frameOf } from '../frame.js';
import { designSvg } from '../ground/design-svg.js';
import { assign } from '../layout/assignment.js';
import { wordsOfLine } from '../letters/line-text.js';
import { textChanges } from '../letters/values/stale-texts.js';
import { openReference, rasterOf } from '../picture.js';
import { drawCustom } from '../render-custom.js';
import { ownMaterials } from './own-materials.js';
import { fieldConfidence, missingFields } from './proved-fields.js';
import { slotFit } from './slot-fit.js';

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

/**
 * Renders a template with the values, photos and logo of its own reference design and compares the result with it:
 * values by how surely they were read, slots around their edges.
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
  const [{ letters, reading }, own] = await Promise.all([
    openReference(reference),
    framedPicture(reference, layout.size, frame),
  ]);
  const materials = await ownMaterials(
    letters,
    layout.size.width,
    assignment,
    spec.image_slots.length,
  );
  const { canvas } = await drawCustom(
    {
      ...{ spec, reference, ...materials, language: 'en', adjustments: noAdjustments, mark: null },
      keepsWords: true,
    },
    { layout },
    assignment,
  );
  signal.throwIfAborted();
  const { stale } = textChanges(layout, assignment.values, null, spec.keep_texts);
  const missing = missingFields(layout, assignment, stale, spec);
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
    return place === undefined ? 0 : slotFit(place, assignment.photos, layout, reading);
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
