/** Families that films and cards are lettered in: Manrope, Source Serif 4, Playfair Display and JetBrains Mono. */
export const fontFamilies = ['sans', 'serif', 'display', 'mono'] as const;
export type FontFamily = (typeof fontFamilies)[number];
export type FontWeight = 400 | 600 | 800;
