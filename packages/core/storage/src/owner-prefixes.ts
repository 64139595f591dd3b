import { type ShowcaseFormat, showcaseFormats } from '@groundwork/contract/showcase/formats';
import { FAMILY_ROOT } from './family-prefixes.js';

/** Prefix of everything that requests brought; the id of a task, a showcase job or a reading follows. */
export const INPUT_ROOT = 'inputs/';

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

/** The picture that shows how a custom template renders its own reference. */
export function templateProofKey(customTemplateId: string): string {
  return `${TEMPLATE_ROOT}${customTemplateId}/proof.jpg`;
}

/**
 * A custom template's design as an SVG. It is served as bytes to save: opened in a browser, an SVG could run scripts.
 */
export function templateDesignKey(customTemplateId: string): string {
  return `${TEMPLATE_ROOT}${customTemplateId}/design.svg`;
}

const TEMPLATE_ROOT = 'templates/';

/** Prefixes of everything that belongs to a task, a showcase job, a reading, a template or a family; its id follows. */
export const OWNED_ROOTS: readonly string[] = [
  INPUT_ROOT,
  taskPrefix(''),
  showcasePrefix(''),
  readingPrefix(''),
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
