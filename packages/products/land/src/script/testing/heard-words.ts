import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import type { ProposalBrief } from '@groundwork/massing';

/** Patterns for what a sentence mentions, for tests. */
export const pool: Record<VoiceLanguage, RegExp> = {
  en: /\bpool/i,
  es: /piscina/i,
  pt: /piscina/i,
  de: /pool|schwimm/i,
  fr: /piscine/i,
  it: /piscina/i,
  ca: /piscina/i,
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
    mediterranean: /mediterrânea/,
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
/** Parts of a proposal that a sentence may name. */
export const parts: Record<
  VoiceLanguage,
  Record<
    'terrace' | 'balcony' | 'garage' | 'garden' | 'fence' | 'drive' | 'brick' | 'slate',
    RegExp
  >
> = {
  en: {
    terrace: /terrace/,
    balcony: /balcon/,
    garage: /garage/,
    garden: /garden(?! wall)/,
    fence: /hedge|fence|garden wall/,
    drive: /drive/,
    brick: /brick/,
    slate: /slate/,
  },
  es: {
    terrace: /terraza/,
    balcony: /balc/,
    garage: /garaje/,
    garden: /(?<!muro de )jardín/,
    fence: /seto|valla|muro/,
    drive: /acceso|camino de|camino pav/,
    brick: /ladrillo/,
    slate: /pizarra/,
  },
  pt: {
    terrace: /terraço/,
    balcony: /varanda/,
    garage: /garage/,
    garden: /(?<!muro de )jardim/,
    fence: /sebe|cerca|muro/,
    drive: /acesso|caminho de|caminho pav/,
    brick: /tijolo/,
    slate: /ardósia/,
  },
  de: {
    terrace: /terrasse/i,
    balcony: /balkon/i,
    garage: /garage/i,
    garden: /garten(?!mauer)/i,
    fence: /hecke|zaun|mauer/i,
    drive: /zufahrt/i,
    brick: /backstein/i,
    slate: /schiefer/i,
  },
  fr: {
    terrace: /terrasse/,
    balcony: /balcon/,
    garage: /garage/,
    garden: /(?<!mur de )jardin/,
    fence: /haie|clôture|mur de/,
    drive: /allée/,
    brick: /brique/,
    slate: /ardoise/,
  },
  it: {
    terrace: /terrazza/,
    balcony: /balcon/,
    garage: /garage/,
    garden: /giardino/,
    fence: /siepe|recinto|muro/,
    drive: /vialetto/,
    brick: /mattoni/,
    slate: /ardesia/,
  },
  ca: {
    terrace: /terrassa/,
    balcony: /balc/,
    garage: /garatge/,
    garden: /(?<!mur de )jardí/,
    fence: /tanca|mur /,
    drive: /accés|camí de|camí pav/,
    brick: /maó/,
    slate: /pissarra/,
  },
};

/** Invitations with which a film closes. */
export const invitation: Record<VoiceLanguage, RegExp> = {
  en: /come|visit|yours/i,
  es: /\bven\b|visita|acércate|tu plan/i,
  pt: /venha|visit|apareça|seu plano/i,
  de: /kommen|besuch|vor Ort|Ihr Plan|gehen Sie/i,
  fr: /venez|visit|passez|votre projet/i,
  it: /venite|visit|passate|sul posto|vostro piano/i,
  ca: /veniu|visit|acosteu|vostre pla/i,
};

/** Clichés and claims that no photo carries. */
export const banned: Record<VoiceLanguage, RegExp> = {
  en: /dream|hidden gem|gem\b|nestl|oasis|paradise|luxur|stunning|breathtaking|unique|perfect|exclusive|prime|must-see|once in a lifetime|opportunit|idyll|haven|sun-|sunny|sea view|permi|allowed|legal|price|€|\$/i,
  es: /sueñ|oportunidad|exclusiv|idílic|privilegiad|joya|enclavad|oasis|paraíso|lujo|impresionante|únic|perfect|vistas? al mar|soleado|permi|edificable|legal|precio/i,
  pt: /sonho|oportunidade|exclusiv|idílic|privilegiad|únic|joia|encravad|oásis|paraíso|luxo|deslumbrante|perfeit|vista para o mar|ensolarad|permi|legal|preço/i,
  de: /traum|gelegenheit|exklusiv|idyll|wohlfühl|juwel|eingebettet|oase|paradies|luxus|atemberaubend|einzigartig|perfekt|meerblick|sonnig|erlaub|bebaubar|genehmig|preis/i,
  fr: /rêve|opportunité|exclusi|idylli|coup de cœur|écrin|joyau|nich[ée]|oasis|paradis|luxe|époustouflant|unique|parfait|vue sur (?:la )?mer|ensoleill|permis|constructible|autoris|prix/i,
  it: /sogn|opportunità|esclusiv|idillia|gioiello|incastonat|oasi|paradiso|lusso|mozzafiato|unic[oa]|perfett|vista mare|soleggiat|permess|edificabil|prezzo/i,
  ca: /somni|oportunitat|exclusi|idíl·li|joia|enclavad|oasi|paradís|luxe|impressionant|únic|perfect|vistes? al mar|assolellat|perm[ie]|edificable|legal|preu/i,
};
