import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { areaUnit, roomWords, tag } from './field-patterns.js';

/*
 * What the words beside a figure say that it is. Texts are compared without accents.
 */

/** What a caption names: a field, or something that no field is. */
export type CaptionKind = PropertyField | 'other';

/** Stems of captions by language, for what all of them have in common and for the two that are no rooms. */
const stems: Readonly<Record<ShowcaseLanguage, Record<'price' | 'size' | 'other', string>>> = {
  en: {
    price: 'prices?|asking|guide|sale|only|now',
    size: 'areas?|sizes?|surface|living|floor|internal|interior|built|sqm',
    other:
      'rent|lease|deposit|plot|lots?|land|garden|gardens|terrace|balcony|fees?|hoa|tax(?:es)?|charges?|rates?|per|was|acres?',
  },
  es: {
    price: 'precio|venta|ahora',
    size: 'superficie|construid[oa]s?|utiles?',
    other: 'alquiler|fianza|parcela|terreno|jardin|terraza|balcon|comunidad|gastos|antes',
  },
  de: {
    price: '(?:kauf|verkaufs|angebots)?preis|verkauf|nur|jetzt',
    size: '(?:wohn|nutz|gesamt|wohnnutz)?flache',
    other:
      'miete|kaltmiete|warmmiete|kaution|grundstuck\\p{L}*|garten|terrasse|balkon|keller|nebenkosten|hausgeld|vorher|baujahr|etagen?',
  },
  fr: {
    price: 'prix|vente|maintenant',
    size: 'surface|habitable|superficie',
    other:
      'location|loyer|caution|terrain|parcelle|jardin|terrasse|balcon|charges|honoraires|avant',
  },
  it: {
    price: 'prezzo|vendita|ora',
    size: 'superficie|metratura|abitabile|interna',
    other: 'affitto|cauzione|terreno|lotto|giardino|terrazz[oa]|balcone|spese|condominio|prima',
  },
  pt: {
    price: 'preco|valor|venda|agora',
    size: 'area|superficie|util|privativa|construida',
    other: 'aluguel|arrendamento|caucao|terreno|lote|jardim|terraco|varanda|condominio|iptu|antes',
  },
};

const whole = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu');
const every = (kind: 'price' | 'size' | 'other') =>
  showcaseLanguages.map((language) => stems[language][kind]).join('|');
/** An amount for each of something is not the amount for all. */
const perUnit = new RegExp(String.raw`/ ?${areaUnit}|\b(?:per|par|por|pro|al) ${areaUnit}`, 'iu');
const [other, size, price] = [whole(every('other')), whole(every('size')), whole(every('price'))];
const unit = new RegExp(`^${areaUnit}$`, 'iu');

/** Words that join others, and the second words of captions of rooms. */
const joining =
  '(?:de|del|des|du|da|di|la|le|les|el|il|the|of|and|und|et|e|y|to|en|in|im|bains?|eau|douche|bano|aparcamientos?|garajes?|auto|coches?|rooms?|spaces?|spots?|bays?|servico|cubiert[oa]s?|cobert[oa]s?|copert[oi]|\\p{L})';
const rooms = roomWords.map(([, { source }]) => `(?:${source})\\p{L}*`).join('|');
const wordsOf = (words: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${words}|${areaUnit}|${joining})(?![\p{L}\p{N}])`,
    'giu',
  );
const general = wordsOf(`${rooms}|${every('price')}|${every('size')}`);
const anyCaption = wordsOf(`${rooms}|${every('price')}|${every('size')}|${every('other')}`);
const hasMore = (text: string, known: RegExp) => /[\p{L}\p{N}]/u.test(text.replace(known, ''));

/** What words name that are captions and nothing else; null for other words. */
export function captionKind(text: string): CaptionKind | null {
  if (perUnit.test(text)) return 'other';
  if (!/\p{L}/u.test(text) || hasMore(text, anyCaption)) return null;
  if (other.test(text)) return 'other';
  const room = roomWords.find(([, pattern]) =>
    pattern.test(text.replace(/habitables?/giu, '')),
  )?.[0];
  if (room !== undefined) return room;
  if (size.test(text) || unit.test(text.trim())) return 'size';
  return price.test(text) ? 'price' : null;
}

/** Whether a caption says the unit of an area, so that a figure beside it is one. */
export function saysUnit(text: string): boolean {
  return new RegExp(areaUnit, 'iu').test(text);
}

/** Whether a text only names what any property has: each of its words is one of captions. */
export function isGeneral(text: string): boolean {
  return !tag.test(text) && !hasMore(text, general);
}

const counted: Readonly<Record<ShowcaseLanguage, RegExp>> = {
  en: /\b(?:bed|bath|park|garage|car|br\b|ba\b|bd)/iu,
  es: /\b(?:dorm|hab|bano|plaza|aparc|garaj|coche)/iu,
  de: /(?:zimmer|\bschlaf|\bbad|\bstell|\bgarage|\bparkpl|\btg\b)/iu,
  fr: /\b(?:chambre|salle|sdb|parking|garage|place)/iu,
  it: /\b(?:camer|bagn|post[oi]|box|garage)/iu,
  pt: /\b(?:quarto|casa|banh|vaga|lugar|garag)/iu,
};

/** Whether a caption is in another language than a showcase's. */
export function isForeignCaption(text: string, language: ShowcaseLanguage): boolean {
  if (!/\p{L}{2}/u.test(text) || unit.test(text.trim())) return false;
  const { price: own, size: area } = stems[language];
  return !counted[language].test(text) && !whole(`${own}|${area}`).test(text);
}
