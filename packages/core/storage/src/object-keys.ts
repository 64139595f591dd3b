import { type ShowcaseFormat, showcaseFormats } from '@groundwork/contract/showcase/formats';

/** Thrown when a key can't name an object. Keys are ours, never a customer's text: a fault of the caller. */
export class InvalidObjectKey extends Error {
  override readonly name = 'InvalidObjectKey';

  constructor(readonly key: string) {
    super(`not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}

const MAX_KEY_LENGTH = 512;
/** File systems take 255 bytes. */
const MAX_SEGMENT_LENGTH = 200;
/** A segment never starts with a dot: no `.`, no `..`, and room for the store's own names. */
const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/;

/** Segments of `a-z 0-9 . _ -` joined by slashes: the same name on every file system, in S3 and in a URL. */
export function isObjectKey(text: string): boolean {
  return (
    text.length <= MAX_KEY_LENGTH &&
    text
      .split('/')
      .every((segment) => segment.length <= MAX_SEGMENT_LENGTH && SEGMENT.test(segment))
  );
}

/** @throws InvalidObjectKey */
export function requireObjectKey(key: string): string {
  if (!isObjectKey(key)) {
    throw new InvalidObjectKey(key);
  }
  return key;
}

/** Prefix of everything that requests brought; the id of a task, a showcase job or a reading follows. */
const INPUT_ROOT = 'inputs/';
/** What a photo was seen to show, kept by what it was asked with until nobody has asked for a day. */
const LOOK_ROOT = 'looks/';
const TEMPLATE_ROOT = 'templates/';
/** Prefix of the portraits of customers' families; a family's id follows. */
export const FAMILY_ROOT = 'families/';
/** Cached results of providers for repeated requests; nobody owns them. */
export const ENGINE_CACHE_ROOT = 'engine-cache/';

/** Where the pictures that a request brought lie. */
export function inputPrefix(ownerId: string): string {
  return `${INPUT_ROOT}${ownerId}`;
}

export function taskPrefix(taskId: string): string {
  return `tasks/${taskId}`;
}

export function showcasePrefix(jobId: string): string {
  return `showcases/${jobId}`;
}

/** The file of a showcase in a format; null is the template's own. */
export function showcaseOutputKey(jobId: string, format: ShowcaseFormat | null): string {
  if (format === null) return `${showcasePrefix(jobId)}/image.jpg`;
  const isPrinted = showcaseFormats[format].contentType === 'application/pdf';
  return `${showcasePrefix(jobId)}/${format}.${isPrinted ? 'pdf' : 'jpg'}`;
}

export function readingPrefix(readingId: string): string {
  return `readings/${readingId}`;
}

/** What a worker is to look at, while a request waits for it. */
export function lookOrderKey(lookId: string): string {
  return `${inputPrefix(lookId)}/order`;
}

export function lookKey(hash: string): string {
  return `${LOOK_ROOT}${hash}/look.json`;
}

/** The picture of a custom template's design. */
export function templatePictureKey(customTemplateId: string): string {
  return `${TEMPLATE_ROOT}${customTemplateId}/design.jpg`;
}

/** Prefixes of everything that belongs to a task, a showcase job, a reading, a look, a template or a family; its id follows. */
export const OWNED_ROOTS: readonly string[] = [
  INPUT_ROOT,
  taskPrefix(''),
  showcasePrefix(''),
  readingPrefix(''),
  LOOK_ROOT,
  TEMPLATE_ROOT,
  FAMILY_ROOT,
];

/** Everything that is deleted when a task's files expire, as prefixes for `list`. */
export function taskPrefixes(taskId: string): string[] {
  return [`${inputPrefix(taskId)}/`, `${taskPrefix(taskId)}/`];
}

/** Everything that is deleted when a showcase job's files expire, as prefixes for `list`. */
export function showcasePrefixes(jobId: string): string[] {
  return [`${inputPrefix(jobId)}/`, `${showcasePrefix(jobId)}/`];
}

/** Everything that is deleted when a reading ends, as prefixes for `list`. */
export function readingPrefixes(readingId: string): string[] {
  return [`${inputPrefix(readingId)}/`, `${readingPrefix(readingId)}/`];
}

/** Where a family's portraits lie until it is deleted. */
export function familyPrefix(familyId: string): string {
  return `${FAMILY_ROOT}${familyId}`;
}

/** Where the portraits of our own families lie, by the version of their drawing. */
export function presetPrefix(version: number, slug: string): string {
  return `presets/v${version}/${slug.replaceAll('_', '-')}`;
}

/** Prefix of the sample films of test keys of a kind, which belong to nobody; the version of their making follows. */
export const samplePrefix = (kind: string) => `samples/${kind}-`;

/** Raised when previews of the catalogues are made differently. */
const VERSION = 4;
const root = `catalogue/v${VERSION}`;

/** Keys of the catalogues' previews; made when a worker first starts or on first use. */
export const catalogueKeys = {
  voice: (voiceId: string) => `${root}/voices/${voiceId.replaceAll('_', '-')}.wav`,
  avatar: (avatarId: string) => `${root}/avatars/${avatarId.replaceAll('_', '-')}.png`,
  avatarClip: (avatarId: string) => `${root}/avatars/${avatarId.replaceAll('_', '-')}.mp4`,
  card: (templateId: string) => `${root}/cards/${templateId.replaceAll('_', '-')}.jpg`,
  template: (templateId: string) => `${root}/templates/${templateId.replaceAll('_', '-')}.jpg`,
} as const;
