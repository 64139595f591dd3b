import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';

const feminine = {
  es: 'villa|casa|hilera|cabaña|piscina|terraza|fachada|cubierta|valla',
  pt: 'casa|fila|cabana|piscina|varanda|fachada|cobertura|cerca|sebe|garagem',
  fr: 'villa|maison|rangée|cabane|piscine|terrasse|façade|toiture|clôture|haie|allée|prairie',
  it: 'villa|casa|fila|palazzina|casetta|piscina|terrazza|facciata|copertura|siepe|distesa',
  ca: 'vil·la|casa|filera|cabana|piscina|terrassa|façana|teulada|coberta|tanca',
  de: 'Villa|Hütte|Gruppe|Reihe|Häuserreihe|Wiese|Anlage|Kieszufahrt|Zufahrt|Hecke|Garage',
} as const;
const masculine = {
  es: 'edificio|grupo|prado|campo|terreno|solar|conjunto|jardín|balcón|garaje|camino|muro|seto|cielo',
  pt: 'edifício|grupo|prado|campo|terreno|lote|conjunto|jardim|terraço|caminho|muro|céu|telhado',
  fr: 'immeuble|groupe|champ|terrain|ensemble|jardin|balcon|garage|chemin|mur|ciel',
  it: 'gruppo|prato|campo|terreno|lotto|insieme|giardino|balcone|garage|vialetto|recinto|muro|cielo',
  ca: 'edifici|grup|prat|camp|terreny|solar|conjunt|jardí|balcó|garatge|camí|mur|cel|carrer',
} as const;

/** Words as Unicode sees them: the edge of `\b` falls inside accented words. */
const whole = (words: string) => `(?<![\\p{L}'])(?:${words})(?![\\p{L}·])`;
const pattern = (...alternatives: string[]) => new RegExp(alternatives.join('|'), 'u');
/** An article before a noun of the other gender, or before an adjective and such a noun. */
const clash = (article: string, nouns: string) =>
  `(?<!\\p{L})${article} (?:\\p{Ll}+ )?(?:${nouns})(?![\\p{L}·])`;

/** Mistakes of agreement, contraction or elision in each language. */
export const mistakes: Record<VoiceLanguage, RegExp> = {
  en: pattern(
    whole('a (?=[aei]|o(?!ne))\\p{L}+'),
    whole('an (?![aeiou])\\p{L}+'),
    // One of several, or several of one.
    whole('a \\p{L}*(?:roofs|garages|balconies|walls|houses|cabins)'),
  ),
  es: pattern(
    whole('de el|a el|con con|en en'),
    `${whole('y')} (?=h?i(?![aeo]))`,
    clash('un', feminine.es),
    clash('una', masculine.es),
    whole('(?:fachada|cubierta) (?:blanco|amarillo|rojo|negro|revocado)'),
    whole('tejado (?:de \\p{L}+ )?(?:blanca|amarilla|roja|negra|metálica)'),
  ),
  pt: pattern(
    whole('em um|em uma|em o|em a|de o|de os|por o|a o|a a|com com'),
    clash('um', feminine.pt),
    clash('uma', masculine.pt),
    whole('(?:fachada|cobertura) (?:branco|amarelo|vermelho|castanho|preto|rebocado)'),
  ),
  de: pattern(
    // An adjective before a noun has its ending, and a house is no "eine".
    '(?<!\\p{L})eine (?:\\p{Ll}+ )*\\p{L}*[Hh]aus(?!\\p{L})',
    `(?<!\\p{L})ein (?:\\p{Ll}+ )*(?:${feminine.de})(?!\\p{L})`,
    '(?<!\\p{L})ein \\p{Ll}+(?:e|er|en|isch|schossig) (?:\\p{Ll}+ )*\\p{L}*(?:[Hh]aus|[Gg]elände|[Gg]rundstück)(?!\\p{L})',
    whole('mit (?:ein|eine|der|die|das)'),
    whole('mit \\p{Ll}+(?:es) \\p{Lu}\\p{L}+'),
    // A frame does not know the gender of its slot's value.
    whole(
      'eine (?:\\p{L}+ ){1,4}seinen? \\p{Lu}\\p{L}+|ein (?:\\p{Ll}+ )*\\p{L}*[Hh]aus (?:hier )?ihren?',
    ),
  ),
  fr: pattern(
    whole('de le|de les|à le|à les|de des|avec avec'),
    "(?<![\\p{L}'])(?:de|le|la|que|se|ne|je|me|te) (?=[aeiouyéèêàâîôûœ])(?!onze|y )",
    clash('un', feminine.fr),
    clash('une', masculine.fr),
    whole('(?:façade|toiture) (?:blanc|gris|noir|vert|bleu|brun|enduit)'),
  ),
  it: pattern(
    whole('(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)|con con'),
    "(?<![\\p{L}'])(?:una|la|lo) (?=[aeiou])",
    `${whole('e')} (?=e)`,
    clash('un', feminine.it),
    clash('una', masculine.it),
    whole('(?:facciata|copertura) (?:bianco|giallo|rosso|grigio|nero|intonacato)'),
  ),
  ca: pattern(
    whole('de el|de els|a el|a els|per el|per els|amb amb'),
    "(?<![\\p{L}'])(?:de|el) (?=h?[aeiouàèéíòóú])",
    clash('un', feminine.ca),
    clash('una', masculine.ca),
    whole('(?:façana|teulada|coberta) (?:blanc|groc|vermell|gris(?! fosc)|negre|blau|verd)'),
  ),
};
