import { limits, type PropertyFilmRequest } from '@groundwork/contract';
import type { PictureField, PictureRules } from '../../pictures/picture-field.js';

export type PropertyPictureRole = 'photo' | 'intro_logo' | 'outro_logo';

const photo: PictureRules = {
  accepted: ['jpeg', 'png', 'webp', 'avif', 'heic', 'tiff'],
  maxBytes: limits.land.imageBytes,
  maxPixels: limits.land.imagePixels,
  minShorterSide: limits.land.imageShorterSide,
  unreachable: 'IMAGE_INACCESSIBLE',
};
/** Logos are drawn small, so they may be small. */
const logo: PictureRules = { ...photo, accepted: ['jpeg', 'png', 'webp'], minShorterSide: 1 };

/** Every picture that a film of a property needs before its task exists. */
export function pictureFieldsOf(request: PropertyFilmRequest): PictureField<PropertyPictureRole>[] {
  const { intro, outro } = request.elements_config?.intro_outro ?? {};
  const block = 'elements_config.intro_outro';
  const cards = [
    ['intro_logo', `${block}.intro.logo_url`, intro?.logo_url],
    ['outro_logo', `${block}.outro.logo_url`, outro?.logo_url],
  ] as const;
  return [
    ...request.images.map((url, index): PictureField<PropertyPictureRole> => {
      return { role: 'photo', path: `images.${index}`, url, rules: photo };
    }),
    ...cards.flatMap(([role, path, url]): PictureField<PropertyPictureRole>[] =>
      url === undefined ? [] : [{ role, path, url, rules: logo }],
    ),
  ];
}
