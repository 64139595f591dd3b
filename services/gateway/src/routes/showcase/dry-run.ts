import {
  type DryRunWarning,
  dryRunWarning,
  type PictureVerdict,
} from '@groundwork/contract/dry-run/answer';
import type { ApiError } from '@groundwork/contract/errors';
import type { ShowcaseEdit } from '@groundwork/contract/showcase/edit-request';
import { plannedOutput } from '@groundwork/contract/showcase/formats';
import { showcasePrice } from '@groundwork/contract/showcase/job';
import type { ShowcaseRequest } from '@groundwork/contract/showcase/request';
import { customAspectRatios, type TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { CUSTOM_TEMPLATE, showcaseTemplate } from '@groundwork/contract/showcase/templates';
import type { ShowcaseJob } from '@groundwork/database/generated/client';
import {
  type AssessedEdit,
  type Edit,
  labelledBy,
  recipeSchema,
  showcaseLabel,
} from '@groundwork/showcase-edits';
import type { Response } from 'express';
import { answerDryRun } from '../../dry-run/answer-dry-run.js';
import { inspectPictures } from '../../dry-run/inspect-pictures.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf } from '../../request/request-context.js';
import { editOf } from './assess-edit.js';
import { imagesOf } from './edit-source.js';
import { broughtFields, pictureFieldsOf, referenceField } from './picture-fields.js';

/**
 * Pixels of a photo as a share of the image's, below which it has to be enlarged so much that it looks soft: a main photo
 * fills about half of a design, a supporting one a tenth, and enlarging 1.3 times is not seen.
 */
const LEAST = { main: 0.3, supporting: 0.06 } as const;

/** Warnings about photos with too few pixels for the largest requested image. */
function smallPhotos(
  images: readonly PictureVerdict[],
  sizes: readonly { readonly width: number; readonly height: number }[],
): DryRunWarning[] {
  const largest = Math.max(...sizes.map(({ width, height }) => width * height));
  return images.flatMap(({ field, width, height }) => {
    const least =
      field === 'main_image_url'
        ? LEAST.main
        : field.startsWith('supporting_image_urls')
          ? LEAST.supporting
          : 0;
    const isSmall = width !== null && height !== null && width * height < least * largest;
    return isSmall ? [dryRunWarning('PHOTO_RESOLUTION_LOW', field)] : [];
  });
}

const photoRoles: ReadonlySet<string> = new Set(['main', 'supporting']);

export async function dryRunShowcase(
  services: GatewayServices,
  response: Response,
  {
    showcase,
    customTemplate,
  }: {
    readonly showcase: ShowcaseRequest;
    readonly customTemplate: { readonly id: string; readonly spec: TemplateSpec } | null;
  },
  signal: AbortSignal,
): Promise<void> {
  const { account, key } = callerOf(response);
  const { template_id: id, reference_image_url: design, formats } = showcase;
  const ratio =
    id === CUSTOM_TEMPLATE
      ? (customTemplate?.spec.aspect_ratio ?? '9:16')
      : showcaseTemplate(id).aspectRatio;
  const fields = [...pictureFieldsOf(showcase), ...(design ? [referenceField(design)] : [])];
  const seen = await inspectPictures(services, response, fields, signal, {
    toSee: (stored) =>
      stored.filter(({ role }) => photoRoles.has(role)).map((photo) => ({ photo })),
  });
  const sizes = formats?.map(plannedOutput) ?? [customAspectRatios[ratio]];
  await answerDryRun(services, response, {
    plan: {
      kind: 'showcase',
      template_id: id,
      custom_template_id: customTemplate?.id ?? null,
      aspect_ratio: ratio,
      ...customAspectRatios[ratio],
      ...(formats === undefined ? {} : { formats: formats.map(plannedOutput) }),
      language: showcase.language,
      fields: showcase.fields,
      photos: 1 + showcase.supporting_image_urls.length,
      logo: showcase.logo_image_url !== null,
      disclosure_label: showcaseLabel({
        disclosure: showcase.disclosure,
        language: showcase.language,
        edits: [],
        instruction: showcase.custom_instruction ?? null,
      }),
      sample: key.mode === 'test',
    },
    breakdown: [
      {
        item: 'showcase',
        quantity: formats?.length ?? 1,
        credits: showcasePrice(account.billing, formats?.length),
      },
    ],
    limits: ['showcase_jobs'],
    ...seen,
    warnings: smallPhotos(seen.images, sizes),
    metadata: showcase.metadata,
  });
}

/** The label after one edit more; an edit keeps its source's unless it says otherwise. */
function editedLabel({ recipe }: ShowcaseJob, { disclosure }: ShowcaseEdit, asked: Edit) {
  const source = labelledBy(recipeSchema.parse(recipe));
  return showcaseLabel({
    ...source,
    disclosure: disclosure ?? source.disclosure,
    edits: [...source.edits, asked],
  });
}

export async function dryRunEdit(
  services: GatewayServices,
  response: Response,
  {
    edit,
    source,
    assessed: { answer, photos },
    refusal,
  }: {
    readonly edit: ShowcaseEdit;
    readonly source: ShowcaseJob;
    readonly assessed: AssessedEdit;
    /** Null for an edit that changes something. */
    readonly refusal: ApiError | null;
  },
  signal: AbortSignal,
): Promise<void> {
  const { account, key } = callerOf(response);
  const count = imagesOf(source);
  const price = showcasePrice(account.billing, count);
  const { images } = await inspectPictures(services, response, broughtFields(photos), signal);
  const asked = editOf(edit);
  await answerDryRun(services, response, {
    plan: {
      kind: 'showcase-edit',
      source_result_id: source.id,
      template_id: source.templateId,
      prompt: asked.prompt,
      dominant_color: asked.dominant_color,
      font: asked.font,
      language: asked.language,
      ...answer,
      disclosure_label: editedLabel(source, edit, asked),
    },
    breakdown: [{ item: 'edit', quantity: count, credits: price }],
    chargedInTestMode: true,
    limits: ['showcase_jobs'],
    refusals: refusal === null ? [] : [{ code: refusal.code, message: refusal.message }],
    images,
    warnings: [
      ...(price === 0 ? [] : [dryRunWarning('EDIT_NOT_REFUNDED', 'body')]),
      ...(price === 0 || key.mode === 'live'
        ? []
        : [dryRunWarning('CHARGED_IN_TEST_MODE', 'body')]),
    ],
    metadata: edit.metadata,
  });
}
