/** Why a picture is no reference design. */
export const notALayoutReasons = [
  'no_photo_area',
  'only_a_photo',
  'page_of_text',
  'not_readable',
] as const;
export type NotALayoutReason = (typeof notALayoutReasons)[number];

/** The picture has no layout: a plain photo, an even colour, a page of text. */
export class NotALayout extends Error {
  override readonly name = 'NotALayout';

  constructor(readonly reason: NotALayoutReason) {
    super(`The picture holds no layout: ${reason.replaceAll('_', ' ')}.`);
  }
}
