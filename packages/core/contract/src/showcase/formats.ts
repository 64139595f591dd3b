import { z } from 'zod';

/** Formats for one showcase, each composed afresh. Sizes in pixels; A4 is at 300 dpi. */
export const showcaseFormats = {
  story: { aspectRatio: '9:16', width: 1080, height: 1920, contentType: 'image/jpeg' },
  portrait: { aspectRatio: '4:5', width: 1080, height: 1350, contentType: 'image/jpeg' },
  square: { aspectRatio: '1:1', width: 1080, height: 1080, contentType: 'image/jpeg' },
  landscape: { aspectRatio: '16:9', width: 1920, height: 1080, contentType: 'image/jpeg' },
  /** 210 x 297 mm; the page is 3 mm larger on each side, to be cut off. */
  a4: { aspectRatio: 'A4', width: 2480, height: 3508, contentType: 'application/pdf' },
} as const;
export type ShowcaseFormat = keyof typeof showcaseFormats;

export const showcaseFormatNames = Object.keys(showcaseFormats) as [
  ShowcaseFormat,
  ...ShowcaseFormat[],
];
export const showcaseFormatSchema = z.enum(showcaseFormatNames);

export const showcaseOutputSchema = z.object({
  format: showcaseFormatSchema,
  url: z.string().describe('Link to the file.'),
  content_type: z
    .enum(['image/jpeg', 'application/pdf'])
    .describe('A4 is a PDF for print with 3 mm of bleed; all others are JPEG.'),
  width: z.int().describe('In pixels; for a page, without its bleed at 300 dpi.'),
  height: z.int().describe('In pixels; for a page, without its bleed at 300 dpi.'),
});
export type ShowcaseOutput = z.infer<typeof showcaseOutputSchema>;

/** A format as it is answered, before there is a file. */
export function plannedOutput(format: ShowcaseFormat): Omit<ShowcaseOutput, 'url'> {
  const { width, height, contentType } = showcaseFormats[format];
  return { format, content_type: contentType, width, height };
}
