/**
 * Typefaces by their character: Manrope, Inter, Montserrat, Barlow Condensed, Source Serif 4,
 * Playfair Display, Cormorant Garamond and JetBrains Mono.
 */
export const typefaces = [
  'sans',
  'grotesk',
  'geometric',
  'condensed',
  'serif',
  'display',
  'elegant',
  'mono',
] as const;
export type Typeface = (typeof typefaces)[number];
