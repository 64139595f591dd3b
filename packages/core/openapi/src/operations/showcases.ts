import { type ErrorCode, limits, showcaseTemplates } from '@groundwork/contract';
import { editDryRun, showcaseDryRun, templateDryRun } from '../examples/dry-runs.js';
import { TEMPLATE_ID } from '../examples/identifiers.js';
import {
  editAccepted,
  editRequests,
  showcaseAccepted,
  showcaseRequests,
  templateArchived,
  templateChanges,
  templateCreated,
  templateList,
  templateRequests,
  templateShown,
} from '../examples/showcases.js';
import { dryRunAnswer, type Operation } from '../operation.js';
import { pathParameter } from '../parameters.js';

const BASE = '/v1/real-estate/property-showcase';
const megabytes = limits.showcase.imageBytes / 2 ** 20;

const showcasePictures = [
  'INVALID_IMAGE_URL',
  'IMAGE_INACCESSIBLE',
  'IMAGE_TIMEOUT',
  'UNSUPPORTED_IMAGE_FORMAT',
  'IMAGE_TOO_LARGE',
  'SSRF_BLOCKED',
  'ASSET_ACCESS_DENIED',
] as const satisfies ErrorCode[];
const payment = [
  'INSUFFICIENT_CREDITS',
  'CONCURRENCY_LIMIT_EXCEEDED',
] as const satisfies ErrorCode[];

const templateRows = Object.entries(showcaseTemplates).map(
  ([id, { aspectRatio, optionalFields, supportingImages, description }]) =>
    `| \`${id}\` | ${aspectRatio} | ${optionalFields.join(', ')} | ${supportingImages} | ${description} |`,
);

const createShowcase: Operation = {
  id: 'createShowcase',
  method: 'post',
  path: BASE,
  summary: 'Create a showcase image',
  description: [
    'Combines photos, values and a logo into a branded image. The webhook delivers it; you can also poll its `job_id` at',
    'GET …/property-showcase/jobs/{jobId}.',
    '',
    `**Credits**: ${limits.showcase.credits}, free on an annual plan. A showcase that fails is refunded.`,
    '',
    'Every template needs `price` and `size`; other fields and the number of supporting photos depend on the template:',
    '',
    '| template_id | ratio | optional fields | supporting photos | design |',
    '|---|---|---|---|---|',
    ...templateRows,
    '',
    'With `custom` the stored layout decides: send exactly its `text_fields`, one supporting photo fewer than it has',
    'slots, and a logo if it has an area for one. Pro, Max and Enterprise plans.',
    '',
    `Photos and logos may be PNG, JPEG, GIF, WebP, BMP, TIFF, AVIF, HEIC, ICO or SVG, of at most ${megabytes} MB. The message of an`,
    'image error begins with the name of the field.',
  ].join('\n'),
  tag: 'Showcases',
  authenticated: true,
  idempotent: true,
  body: { schema: 'ShowcaseRequest', required: true, examples: showcaseRequests },
  answers: {
    200: dryRunAnswer(showcaseDryRun),
    202: {
      description:
        'Accepted. The webhook delivers the image. A job is not a task: GET /v1/tasks does not list it.',
      schema: 'ShowcaseAccepted',
      headers: ['IdempotentReplayed'],
      examples: showcaseAccepted,
    },
  },
  errors: [
    'CUSTOM_TEMPLATE_NOT_FOUND',
    'CUSTOM_TEMPLATE_ARCHIVED',
    'TEXT_SOURCE_NOT_FOUND',
    ...showcasePictures,
    ...payment,
  ],
};

const editShowcase: Operation = {
  id: 'editShowcase',
  method: 'post',
  path: `${BASE}/edit`,
  summary: 'Edit a showcase image',
  description: [
    'Changes one of your showcases: describe the changes in words, or name a colour, font or language. Identify the',
    'showcase by `source_result_id` or `image_url`. You can edit an edit.',
    'The answer says what we understood, what cannot be done and why, and what changes. An edit that would change',
    'nothing is refused with EDIT_NOT_POSSIBLE and costs nothing. A photo whose URL you write in `prompt` is fetched;',
    'errors about it name `prompt`.',
    '',
    `**Credits**: ${limits.showcase.credits}, free on an annual plan, not refunded. Test keys make real edits and are charged.`,
  ].join('\n'),
  tag: 'Showcases',
  authenticated: true,
  idempotent: true,
  body: { schema: 'ShowcaseEditRequest', required: true, examples: editRequests },
  answers: {
    200: dryRunAnswer(editDryRun),
    202: {
      description: 'Accepted. The webhook delivers the image.',
      schema: 'ShowcaseAccepted',
      headers: ['IdempotentReplayed'],
      examples: editAccepted,
    },
  },
  errors: [
    ...showcasePictures,
    'FORBIDDEN',
    'NOT_FOUND',
    'EDIT_NOT_POSSIBLE',
    ...payment,
    'EXTERNAL_SERVICE_ERROR',
  ],
};

const id = pathParameter('id', 'The template’s `custom_template_id`.', TEMPLATE_ID);
const template = { tag: 'Custom templates', authenticated: true } as const;

export const showcaseOperations: readonly Operation[] = [
  createShowcase,
  editShowcase,
  {
    ...template,
    id: 'createCustomTemplate',
    method: 'post',
    path: `${BASE}/custom-templates`,
    summary: 'Create a template from a design',
    description: [
      'Stores a reference design. Without `spec` we read its layout from the image, and `confidence` says how sure we are.',
      'The image is fetched again for each showcase, so it must stay reachable.',
      '',
      'We check the layout we read by rendering the template with the design’s own values and photos. `preview_url` shows',
      'both side by side, `score` says how closely they match, `field_confidence` how sure we are of each field’s text, and',
      '`missing_fields` which facts of the design no field replaces. Images leave those out. `design_url` is the design as an SVG.',
      '',
      `You may have ${limits.showcase.customTemplates.active} active templates. Free, without a webhook.`,
    ].join('\n'),
    idempotent: true,
    body: { schema: 'CustomTemplateRequest', required: true, examples: templateRequests },
    answers: {
      200: dryRunAnswer(templateDryRun),
      201: {
        description: 'Created.',
        schema: 'CustomTemplateCreated',
        headers: ['IdempotentReplayed'],
        examples: templateCreated,
      },
    },
    errors: [
      ...showcasePictures,
      'INVALID_REFERENCE_IMAGE',
      'CUSTOM_TEMPLATE_LIMIT_REACHED',
      'CUSTOM_TEMPLATE_CREATE_FAILED',
      'ANALYSIS_UNAVAILABLE',
    ],
  },
  {
    ...template,
    id: 'listCustomTemplates',
    method: 'get',
    path: `${BASE}/custom-templates`,
    summary: 'List your templates',
    description: 'The active ones, newest first, and how many more you may register.',
    answers: {
      200: {
        description: 'The active templates.',
        schema: 'CustomTemplateList',
        examples: templateList,
      },
    },
    errors: [],
  },
  {
    ...template,
    id: 'getCustomTemplate',
    method: 'get',
    path: `${BASE}/custom-templates/{id}`,
    summary: 'Get a template',
    description: 'Works for archived templates too.',
    parameters: [id],
    answers: {
      200: {
        description: 'The template.',
        schema: 'CustomTemplateAnswer',
        examples: templateShown,
      },
    },
    errors: ['CUSTOM_TEMPLATE_NOT_FOUND'],
  },
  {
    ...template,
    id: 'updateCustomTemplate',
    method: 'patch',
    path: `${BASE}/custom-templates/{id}`,
    summary: 'Change a template',
    description: [
      'Send a new name, a new `spec`, or both. A spec replaces the old one completely; the reference image stays.',
    ].join('\n'),
    parameters: [id],
    body: { schema: 'CustomTemplateChange', required: true, examples: templateChanges },
    answers: {
      200: {
        description: 'The template as it is now.',
        schema: 'CustomTemplateAnswer',
        examples: templateShown,
      },
    },
    errors: ['CUSTOM_TEMPLATE_NOT_FOUND', 'CUSTOM_TEMPLATE_ARCHIVED'],
  },
  {
    ...template,
    id: 'archiveCustomTemplate',
    method: 'delete',
    path: `${BASE}/custom-templates/{id}`,
    summary: 'Archive a template',
    description:
      'You can still read an archived template, but not use or change it, and it no longer counts. Archiving it again changes nothing.',
    parameters: [id],
    answers: {
      200: {
        description: 'Archived.',
        schema: 'CustomTemplateArchived',
        examples: templateArchived,
      },
    },
    errors: ['CUSTOM_TEMPLATE_NOT_FOUND'],
  },
];
