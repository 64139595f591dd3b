import type { DesignRow, MissingField } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import sharp from 'sharp';
import { analyseDesign } from '../analyse-design.js';
import { assign } from '../layout/assignment.js';
import { keptTexts, looseInk, looseRows } from '../layout/loose-ink.js';
import { wordsOfLine } from '../letters/line-text.js';
import { textChanges } from '../letters/values/stale-texts.js';
import { designRows, fieldConfidence, missingFields } from './proved-fields.js';

/** How well a template fits its own reference design. */
export interface TemplateProof {
  /** 0..1 for each text field of the spec. */
  readonly fieldConfidence: Partial<Record<PropertyField, number>>;
  readonly missingFields: MissingField[];
  readonly texts: readonly string[];
  readonly rows: DesignRow[];
  /** JPEG: the reference by itself. */
  readonly design: Buffer;
}

/** Px of a picture for the account page. */
const MOST_SHOWN = { width: 1200, height: 1600 };

/**
 * Holds a template to its own reference design: what of it is bound how surely, and what is not.
 *
 * @throws NotALayout when the reference has no layout
 */
export async function proveTemplate(
  reference: Buffer,
  spec: TemplateSpec,
  signal?: AbortSignal,
): Promise<TemplateProof> {
  const { layout } = await analyseDesign(reference, signal);
  const assignment = assign(spec, layout);
  const { stale } = textChanges(layout, assignment.values, null, {
    texts: spec.keep_texts,
    places: assignment.kept,
  });
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
  return {
    fieldConfidence: confidence,
    missingFields: missing,
    texts: layout.lines.map(wordsOfLine),
    rows: designRows(layout, assignment, missing),
    design: await sharp(reference)
      .rotate()
      .resize({ ...MOST_SHOWN, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  };
}
