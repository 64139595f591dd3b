import type { LandRequest } from '@groundwork/contract';
import type { ImageType } from '@groundwork/imaging';

/** What a picture of the request is for; the stored object's name says so. */
export type ImageRole = 'source' | 'mask' | 'marked' | 'scene' | 'intro_logo' | 'outro_logo';

/** One picture that the request names. */
export interface ImageField {
  readonly role: ImageRole;
  /** Dotted path in the request, for messages. */
  readonly path: string;
  readonly url: string;
  readonly accepted: readonly ImageType[];
  /** Logos are drawn small, so they may be small. */
  readonly anySize: boolean;
}

const photoTypes: readonly ImageType[] = ['jpeg', 'png', 'webp'];

/** Every picture of a land request that is fetched before the task exists, in the document's order. */
export function imageFieldsOf(request: LandRequest): ImageField[] {
  const fields: ImageField[] = [];
  const add = (
    role: ImageRole,
    path: string,
    url: string | undefined,
    rules: { accepted?: readonly ImageType[]; anySize?: boolean } = {},
  ) => {
    if (url === undefined) return;
    fields.push({
      role,
      path,
      url,
      accepted: rules.accepted ?? photoTypes,
      anySize: rules.anySize ?? false,
    });
  };
  add('source', 'source_image_url', request.source_image_url);
  add('mask', 'mask_image_url', request.mask_image_url, { accepted: ['png'] });
  add('marked', 'marked_image_url', request.marked_image_url);
  request.scenes?.forEach((scene, index) => {
    add('scene', `scenes.${index}.image_url`, scene.image_url);
  });
  const introOutro = request.elements_config?.intro_outro;
  const block = 'elements_config.intro_outro';
  add('intro_logo', `${block}.intro.logo_url`, introOutro?.intro?.logo_url, { anySize: true });
  add('outro_logo', `${block}.outro.logo_url`, introOutro?.outro?.logo_url, { anySize: true });
  return fields;
}
