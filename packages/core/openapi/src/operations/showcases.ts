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
  summary: 'Make a showcase image',
  description: [
    'Lays photos, values and a logo out as a branded image. It comes with the webhook, and can be polled by its',
    '`job_id` at GET …/property-showcase/jobs/{jobId}.',
    '',
    `**Credits**: ${limits.showcase.credits}, and none on an annual plan. A showcase that fails is refunded.`,
    '',
    'Every template needs `price` and `size`; other fields and the number of supporting photos are the template’s:',
    '',
    '| template_id | ratio | optional fields | supporting photos | looks |',
    '|---|---|---|---|---|',
    ...templateRows,
    '',
    'With `custom` the stored layout decides instead: exactly its `text_fields`, one photo less than it has slots,',
    'and a logo if it has an area for one. Pro, Max and Enterprise plans.',
    '',
    `Photos and logos may be PNG, JPEG, GIF, WebP, BMP, TIFF, AVIF, HEIC, ICO or SVG, of at most ${megabytes} MB. The field’s name`,
    'stands in front of the message of an image error.',
  ].join('\n'),
  tag: 'Showcases',
  authenticated: true,
  idempotent: true,
  body: { schema: 'ShowcaseRequest', required: true, examples: showcaseRequests },
  answers: {
    200: dryRunAnswer(showcaseDryRun),
    202: {
      description:
        'Accepted. The webhook brings the image. A job is no task: GET /v1/tasks does not know it.',
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
    'Makes one of your showcases again with changes, in words or by colour, font and language. Name it by',
    '`source_result_id` or by `image_url`; at least one change must be asked for. An edit can be edited again.',
    'The answer says what was understood, what cannot be done and why, and what changes. An edit that would change',
    'nothing is refused with EDIT_NOT_POSSIBLE and costs nothing. A photo that the words name by its address is fetched;',
    'its errors are told on `prompt`.',
    '',
    `**Credits**: ${limits.showcase.credits}, and none on an annual plan; not refunded. A test key edits for real and is charged.`,
  ].join('\n'),
  tag: 'Showcases',
  authenticated: true,
  idempotent: true,
  body: { schema: 'ShowcaseEditRequest', required: true, examples: editRequests },
  answers: {
    200: dryRunAnswer(editDryRun),
    202: {
      description: 'Accepted. The webhook brings the image.',
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
    summary: 'Register a design',
    description: [
      'Stores a reference design. Without `spec` its layout is read from the image, and `confidence` says how sure',
      'the reading is. The image is read again for each showcase, so it must stay where it is.',
      '',
      'An analysed design is proved: the template is rendered with the values and photos of the design itself.',
      '`preview_url` shows both side by side, `score` says how alike they are, `field_confidence` how surely each field is',
      'bound to its text, and `missing_fields` which facts of the design no field takes the place of. Images leave those out.',
      '',
      `At most ${limits.showcase.customTemplates.active} active templates. No credits, no webhook.`,
    ].join('\n'),
    idempotent: true,
    body: { schema: 'CustomTemplateRequest', required: true, examples: templateRequests },
    answers: {
      200: dryRunAnswer(templateDryRun),
      201: {
        description: 'Registered.',
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
    description: 'The active ones, newest first, and how many more may be registered.',
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
    summary: 'Read a template',
    description: 'Archived ones too.',
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
      'Another name, another `spec`, or both. A spec replaces the old one as a whole; the reference image stays.',
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
      'It can be read, and no longer used, changed or counted. Archiving it again changes nothing.',
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
