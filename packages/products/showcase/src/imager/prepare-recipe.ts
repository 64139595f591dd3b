import { extname } from 'node:path/posix';
import { showcaseEditSchema } from '@groundwork/contract/showcase/edit-request';
import { showcaseRequestSchema } from '@groundwork/contract/showcase/request';
import { templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
import { builtInTemplateIds } from '@groundwork/contract/showcase/templates';
import type { readShowcaseJob } from '@groundwork/database/showcase/accept-showcase-job';
import {
  broughtPhotos,
  type Edit,
  type Recipe,
  recipeSchema,
  roomsInNames,
  understandEdit,
} from '@groundwork/showcase-edits';
import { contentTypeOf } from '@groundwork/storage/content-type';
import { inputPrefix } from '@groundwork/storage/object-keys';
import { ObjectNotFound } from '@groundwork/storage/object-store';
import { z } from 'zod';
import type { Imager } from './imager.js';
import { ShowcaseFault } from './ports.js';
import { takeReferenceDesign } from './reference-design.js';

type Job = Awaited<ReturnType<typeof readShowcaseJob>>;

const builtInIdSchema = z.enum(builtInTemplateIds);
/** An edit's stored photos, by the addresses that its words name. */
const editInputsSchema = z.object({ photos: z.record(z.string(), z.string()) });

async function templateOf(
  imager: Imager,
  job: Job,
  request: z.output<typeof showcaseRequestSchema>,
  signal: AbortSignal,
): Promise<Recipe['template']> {
  const { customTemplate } = job;
  if (!customTemplate) return { kind: 'built_in', id: builtInIdSchema.parse(job.templateId) };
  const url = request.reference_image_url ?? customTemplate.referenceImageUrl;
  return {
    kind: 'custom',
    spec: templateSpecSchema.parse(job.templateSpec),
    reference_key: await takeReferenceDesign(imager, job, url, signal),
    instruction: request.custom_instruction ?? null,
  };
}

async function generationRecipe(imager: Imager, job: Job, signal: AbortSignal): Promise<Recipe> {
  const request = showcaseRequestSchema.parse(job.request);
  const rooms = roomsInNames([request.main_image_url, ...request.supporting_image_urls]);
  return {
    template: await templateOf(imager, job, request, signal),
    values: request.fields,
    language: request.language,
    images: {
      ...recipeSchema.shape.images.parse(job.inputs),
      ...(Object.keys(rooms).length === 0 ? {} : { rooms }),
    },
    formats: request.formats,
    edits: [],
    disclosure: request.disclosure,
    sample: !job.livemode,
  };
}

/** An empty text asks for nothing. */
const asked = (text: string | null | undefined) => text || null;

function editOf(job: Job): Edit {
  const request = showcaseEditSchema.parse(job.request);
  return {
    prompt: asked(request.prompt),
    dominant_color: asked(request.dominant_color),
    font: asked(request.font),
    language: request.language ?? null,
    photos: editInputsSchema.parse(job.inputs ?? { photos: {} }).photos,
  };
}

/** The source's edits, with their photos copied to the edit's own keys. */
function adoptedEdits(
  edits: readonly Edit[],
  adopt: (role: string, key: string) => Promise<string>,
): Promise<Edit[]> {
  return Promise.all(
    edits.map(async ({ photos, ...edit }, at) => {
      if (photos === undefined) return edit;
      const own = await Promise.all(
        Object.entries(photos).map(
          async ([url, key], n) => [url, await adopt(`brought-${at + 1}-${n + 1}`, key)] as const,
        ),
      );
      return { ...edit, photos: Object.fromEntries(own) };
    }),
  );
}

/** Copies a picture of the source to the edit's own key, so that it lives as long as the edit. */
async function adopted(imager: Imager, job: Job, role: string, key: string): Promise<string> {
  const { store } = imager;
  const own = `${inputPrefix(job.id)}/${role}${extname(key)}`;
  if (await store.stat(own)) return own;
  try {
    await store.put(own, await store.get(key), { contentType: contentTypeOf(own) });
  } catch (cause) {
    if (!(cause instanceof ObjectNotFound)) throw cause;
    throw new ShowcaseFault('the showcase that the edit is made from has expired', { cause });
  }
  return own;
}

/** Whether an edit asks for the original photo. */
function isPhotoRestored({ prompt }: Edit): boolean {
  const { history, directives } = understandEdit(prompt ?? '');
  return (
    history.some((step) => step.kind === 'undo' && step.steps === 'all') ||
    directives.some((directive) => directive.kind === 'reset' && directive.part === 'photo')
  );
}

async function editRecipe(imager: Imager, job: Job): Promise<Recipe> {
  const source = recipeSchema.parse(job.source?.recipe);
  const { template, images } = source;
  const edit = editOf(job);
  const adopt = (role: string, key: string) => adopted(imager, job, role, key);
  return {
    ...source,
    template:
      template.kind === 'built_in'
        ? template
        : { ...template, reference_key: await adopt('reference', template.reference_key) },
    images: {
      ...(images.rooms === undefined ? {} : { rooms: images.rooms }),
      ...(images.by_model === undefined ? {} : { by_model: images.by_model }),
      main: await adopt('main', images.main),
      ...(images.changed === undefined || isPhotoRestored(edit)
        ? {}
        : { changed: await adopt('changed', images.changed) }),
      supporting: await Promise.all(
        images.supporting.map((key, at) => adopt(`supporting-${at + 1}`, key)),
      ),
      logo: images.logo === null ? null : await adopt('logo', images.logo),
    },
    edits: [...(await adoptedEdits(source.edits, adopt)), edit],
    disclosure: showcaseEditSchema.parse(job.request).disclosure ?? source.disclosure,
    // An edit runs the real pipeline with any key, and is paid for.
    sample: false,
  };
}

/**
 * Everything the image is made from: the request of a generation, or the recipe of an edit's source with one more
 * change.
 *
 * @throws ShowcaseFault when a picture it needs no longer exists
 */
export async function prepareRecipe(
  imager: Imager,
  job: Job,
  signal: AbortSignal,
): Promise<Recipe> {
  const recipe =
    job.kind === 'edit'
      ? await editRecipe(imager, job)
      : await generationRecipe(imager, job, signal);
  return recipeSchema.parse(recipe);
}

/** The bytes of every picture in a recipe. @throws ShowcaseFault when one no longer exists */
export async function picturesOf(
  { store }: Imager,
  { template, images, edits }: Recipe,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const keys = [
    images.changed ?? images.main,
    ...images.supporting,
    ...Object.values(broughtPhotos({ edits })),
    ...(images.logo === null ? [] : [images.logo]),
    ...(template.kind === 'custom' ? [template.reference_key] : []),
  ];
  try {
    return new Map(
      await Promise.all(keys.map(async (key) => [key, await store.get(key)] as const)),
    );
  } catch (cause) {
    if (!(cause instanceof ObjectNotFound)) throw cause;
    throw new ShowcaseFault(`the picture ${cause.key} is gone`, { cause });
  }
}
