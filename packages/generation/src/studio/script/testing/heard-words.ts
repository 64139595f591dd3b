import type { VoiceLanguage } from '@groundwork/contract';
import type { ProposalBrief } from '@groundwork/massing';

/** Patterns by which a test hears what a sentence speaks of. */
export const pool: Record<VoiceLanguage, RegExp> = {
  en: /\bpool/i,
  es: /piscina/i,
  pt: /piscina/i,
  de: /pool|schwimm/i,
  fr: /piscine/i,
  it: /piscina/i,
  ca: /piscina/i,
};
export const water: Record<VoiceLanguage, RegExp> = {
  en: /\b(?:water|sea|lake|river|ocean)\b/i,
  es: /\b(?:agua|mar|lago|río)\b/i,
  pt: /(?<!\p{L})(?:água|mar|lago|rio)(?!\p{L})/iu,
  de: /\b(?:wasser|meer|see|fluss)\b/i,
  fr: /\b(?:eau|mer|lac|rivière)\b/i,
  it: /\b(?:acqua|mare|lago|fiume)\b/i,
  ca: /\b(?:aigua|mar|llac|riu)\b/i,
};
export const kinds: Record<VoiceLanguage, Record<ProposalBrief['kind'], RegExp>> = {
  en: {
    modern_villa: /villa/,
    gabled_house: /family house/,
    mediterranean: /Mediterranean house/,
    farmhouse: /farmhouse/,
    row_houses: /rows? of/,
    apartment_block: /apartment/,
    cabins: /cabin/,
  },
  es: {
    modern_villa: /villa/,
    gabled_house: /casas? familiar/,
    mediterranean: /casas? mediterránea/,
    farmhouse: /de campo/,
    row_houses: /hilera/,
    apartment_block: /edificio/,
    cabins: /cabaña/,
  },
  pt: {
    modern_villa: /casas? moderna/,
    gabled_house: /casas? familiar/,
    mediterranean: /mediterrâneo/,
    farmhouse: /de campo/,
    row_houses: /fila/,
    apartment_block: /edifício/,
    cabins: /cabana/,
  },
  de: {
    modern_villa: /Vill/,
    gabled_house: /Einfamilienh/,
    mediterranean: /mediterrane\w* H/,
    farmhouse: /Landh/,
    row_houses: /Reihe|reihe/,
    apartment_block: /Mehrfamilienh/,
    cabins: /Hütte/,
  },
  fr: {
    modern_villa: /villa/,
    gabled_house: /maisons? familiale/,
    mediterranean: /maisons? médit/,
    farmhouse: /de campagne/,
    row_houses: /rangée/,
    apartment_block: /immeuble/,
    cabins: /cabane/,
  },
  it: {
    modern_villa: /vill[ae]/,
    gabled_house: /unifamiliar/,
    mediterranean: /cas[ae] mediterrane/,
    farmhouse: /di campagna/,
    row_houses: /fil[ae] di/,
    apartment_block: /palazzin/,
    cabins: /casett/,
  },
  ca: {
    modern_villa: /vil·l/,
    gabled_house: /cas(?:a|es) familiar/,
    mediterranean: /cas(?:a|es) mediterr/,
    farmhouse: /de camp/,
    row_houses: /filer/,
    apartment_block: /edifici/,
    cabins: /caban/,
  },
};
/** Clichés and claims that no photo carries. */
export const banned: Record<VoiceLanguage, RegExp> = {
  en: /dream|hidden gem|nestled|oasis|paradise|luxur|stunning|breathtaking|unique|perfect|sun-|sunny|sea view|permi|allowed|legal|price|€|\$/i,
  es: /sueñ|joya|enclavad|oasis|paraíso|lujo|impresionante|únic|perfect|vistas? al mar|soleado|permi|edificable|legal|precio/i,
  pt: /sonho|joia|encravad|oásis|paraíso|luxo|deslumbrante|perfeit|vista para o mar|ensolarad|permi|legal|preço/i,
  de: /traum|juwel|eingebettet|oase|paradies|luxus|atemberaubend|einzigartig|perfekt|meerblick|sonnig|erlaub|bebaubar|genehmig|preis/i,
  fr: /rêve|joyau|nich[ée]|oasis|paradis|luxe|époustouflant|unique|parfait|vue sur (?:la )?mer|ensoleill|permis|constructible|autoris|prix/i,
  it: /sogn|gioiello|incastonat|oasi|paradiso|lusso|mozzafiato|unic[oa]|perfett|vista mare|soleggiat|permess|edificabil|prezzo/i,
  ca: /somni|joia|enclavad|oasi|paradís|luxe|impressionant|únic|perfect|vistes? al mar|assolellat|perm[ie]|edificable|legal|preu/i,
};
