import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';

/** Worn words of advertisements. */
export const cliches: Record<VoiceLanguage, RegExp> = {
  en: /dream|hidden gem|nestl|oasis|paradise|luxur|stunning|breathtaking|unique|perfect|exclusive|prime|must-see|once in a lifetime|opportunit|idyll|haven|sunny/i,
  es: /sueñ|oportunidad|exclusiv|idílic|privilegiad|joya|enclavad|oasis|paraíso|lujo|impresionante|únic|perfect|soleado/i,
  pt: /sonho|oportunidade|exclusiv|idílic|privilegiad|únic|joia|encravad|oásis|paraíso|luxo|deslumbrante|perfeit|ensolarad/i,
  de: /traum|gelegenheit|exklusiv|idyll|wohlfühl|juwel|eingebettet|oase|paradies|luxus|atemberaubend|einzigartig|perfekt|sonnig/i,
  fr: /rêve|opportunité|exclusi|idylli|coup de cœur|écrin|joyau|nich[ée]|oasis|paradis|luxe|époustouflant|unique|parfait|ensoleill/i,
  it: /sogn|opportunità|esclusiv|idillia|gioiello|incastonat|oasi|paradiso|lusso|mozzafiato|unic[oa]|perfett|soleggiat/i,
  ca: /somni|oportunitat|exclusi|idíl·li|joia|enclavad|oasi|paradís|luxe|impressionant|únic|perfect|assolellat/i,
};

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}·])`, 'iu');

/** Things that a sentence may name when a photo shows them, or the customer's words do. */
export const named: Record<
  VoiceLanguage,
  Readonly<Record<'pool' | 'water' | 'green' | 'price' | 'home', RegExp>>
> = {
  en: {
    pool: whole('pools?'),
    water: whole('water|sea|lake|river|ocean'),
    green: whole('green|greenery|garden|plants|trees'),
    price: whole('price|cost'),
    home: whole('bedrooms?|bathrooms?|parking'),
  },
  es: {
    pool: whole('piscinas?'),
    water: whole('agua|mar|lago|río'),
    green: whole('verde|jardín|plantas|árboles'),
    price: whole('precio|cuesta'),
    home: whole('dormitorios?|baños?|aparcamiento'),
  },
  pt: {
    pool: whole('piscinas?'),
    water: whole('água|mar|lago|rio'),
    green: whole('verde|jardim|plantas|árvores'),
    price: whole('preço|custa'),
    home: whole('quartos?|casas? de banho|estacionamento'),
  },
  de: {
    pool: whole('pools?'),
    water: whole('wasser|meer|see|fluss'),
    green: whole('grün|grünes|garten|pflanzen|bäume'),
    price: whole('preis|kostet'),
    home: whole('schlafzimmern?|bad|bädern|stellplätzen|stellplatz'),
  },
  fr: {
    pool: whole('piscines?'),
    water: whole("l'eau|mer|lac|rivière"),
    green: whole('vert|verdure|jardin|plantes|arbres'),
    price: whole('prix|coûte'),
    home: whole('chambres?|salles? de bains|parking'),
  },
  it: {
    pool: whole('piscina'),
    water: whole("l'acqua|acqua|sull'acqua|mare|lago|fiume"),
    green: whole('verde|giardino|piante|alberi'),
    price: whole('prezzo|costa'),
    home: whole('camere?|bagn[oi]|posti? auto'),
  },
  ca: {
    pool: whole('piscin(?:a|es)'),
    water: whole("l'aigua|aigua|mar|llac|riu"),
    green: whole('verd|jardí|plantes|arbres'),
    price: whole('preu|costa'),
    home: whole('habitacions|banys?|aparcament|places'),
  },
};
