import { type LandRequest, limits, type ReadLand, validationError } from '@groundwork/contract';
import { MaskRejected, polygonFromMask } from '@groundwork/imaging';
import type { PictureField, PictureRules } from '../../pictures/picture-field.js';

export type LandPictureRole = 'source' | 'mask' | 'marked' | 'scene' | 'intro_logo' | 'outro_logo';

const photo: PictureRules = {
  accepted: ['jpeg', 'png', 'webp'],
  maxBytes: limits.land.imageBytes,
  maxPixels: limits.land.imagePixels,
  minShorterSide: limits.land.imageShorterSide,
  unreachable: 'INVALID_IMAGE_URL',
};
const maskImage: PictureRules = { ...photo, accepted: ['png'] };
/** Logos are drawn small, so they may be small. */
const logo: PictureRules = { ...photo, minShorterSide: 1 };

async function refuseEmptyMask(bytes: Buffer, path: string): Promise<void> {
  try {
    await polygonFromMask(bytes);
  } catch (error) {
    if (!(error instanceof MaskRejected)) throw error;
    throw validationError([
      { path, message: `${path} must mark the buildable area in white on black` },
    ]);
  }
}

/** Every picture of a request that is fetched before its task or reading exists, in the document's order. */
export function pictureFieldsOf(
  request: ReadLand & Pick<LandRequest, 'scenes' | 'elements_config'>,
): PictureField<LandPictureRole>[] {
  const fields: PictureField<LandPictureRole>[] = [];
  const add = (
    role: LandPictureRole,
    path: string,
    url: string | undefined,
    rules: PictureRules,
    examine?: PictureField['examine'],
  ) => {
    if (url !== undefined) fields.push({ role, path, url, rules, ...(examine ? { examine } : {}) });
  };
  add('source', 'source_image_url', request.source_image_url, photo);
  add('mask', 'mask_image_url', request.mask_image_url, maskImage, refuseEmptyMask);
  add('marked', 'marked_image_url', request.marked_image_url, photo);
  request.scenes?.forEach((scene, index) => {
    add('scene', `scenes.${index}.image_url`, scene.image_url, photo);
  });
  const introOutro = request.elements_config?.intro_outro;
  const block = 'elements_config.intro_outro';
  add('intro_logo', `${block}.intro.logo_url`, introOutro?.intro?.logo_url, logo);
  add('outro_logo', `${block}.outro.logo_url`, introOutro?.outro?.logo_url, logo);
  return fields;
}
