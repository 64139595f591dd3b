import { limits } from '@groundwork/contract/limits';
import type { ShowcaseRequest } from '@groundwork/contract/showcase/request';
import type { PictureField, PictureRules } from '../../pictures/picture-field.js';

export type ShowcasePictureRole = 'main' | 'supporting' | 'logo';

const picture: PictureRules = {
  accepted: ['png', 'jpeg', 'gif', 'webp', 'bmp', 'tiff', 'avif', 'heic', 'ico', 'svg'],
  maxBytes: limits.showcase.imageBytes,
  maxPixels: limits.showcase.imagePixels,
  minShorterSide: 1,
  unreachable: 'IMAGE_INACCESSIBLE',
};

const photo: PictureRules = { ...picture, isPhoto: true };

/** A design that a custom template is read from. */
const reference: PictureRules = { ...picture, accepted: ['png', 'jpeg', 'webp'] };

/** Every picture that is stored with a showcase job, in the document's order. */
export function pictureFieldsOf(request: ShowcaseRequest): PictureField<ShowcasePictureRole>[] {
  const { main_image_url, supporting_image_urls, logo_image_url } = request;
  return [
    { role: 'main', path: 'main_image_url', url: main_image_url, rules: photo },
    ...supporting_image_urls.map((url, at) => {
      const path = `supporting_image_urls.${at}`;
      return { role: 'supporting' as const, path, url, rules: photo };
    }),
    ...(logo_image_url === null
      ? []
      : [{ role: 'logo' as const, path: 'logo_image_url', url: logo_image_url, rules: picture }]),
  ];
}

/** The photos that the words of an edit bring. */
export function broughtFields(urls: readonly string[]): PictureField<'brought'>[] {
  return [...new Set(urls)].map((url) => ({ role: 'brought', path: 'prompt', url, rules: photo }));
}

export function referenceField(url: string): PictureField {
  return { role: 'reference', path: 'reference_image_url', url, rules: reference };
}
