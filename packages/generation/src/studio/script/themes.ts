import { type Theme, themes } from './copy/copy.js';

/** Stems by which a theme is known in the seven languages; each begins a word. */
const stems: Readonly<Record<Theme, string>> = {
  pool: 'pool|piscin|schwimmb',
  kitchen: 'kitchen|cocina|cozinha|küche|cuisine|cucina|cuina',
  interior:
    'interior|interieur|intérieur|interno|innen|wohnzimmer|living room|sal[oó]n|sala d|bedroom|dormitor|schlafzimmer|chambre',
  terrace: 'terra[cçsz]|terrass|patio|deck\\b',
  garden: 'garden|jard[ií]|garten|giardin',
  aerial: 'aerial|drone|a[eé]re|luft|vogelpersp|aérien|bird|vista d.alt',
  evening:
    'evening|sunset|dusk|night|atardecer|noche|entardecer|noite|abend|nacht|sonnenuntergang|soir|nuit|coucher|sera\\b|notte|tramonto|vespre|nit\\b|capvespre',
  street: 'street|calle|rua\\b|straße|strasse|rue\\b|strada|carrer',
};

const patterns = themes.map((theme) => ({
  theme,
  pattern: new RegExp(`(?<!\\p{L})(?:${stems[theme]})`, 'iu'),
}));

/** What a prompt is about, or null when it names none of the themes. */
export function themeOf(prompt: string | null): Theme | null {
  if (prompt === null) return null;
  return patterns.find(({ pattern }) => pattern.test(prompt))?.theme ?? null;
}
