import type { PropertyField } from '@groundwork/contract/showcase/templates';

/*
 * Forms of values, in the languages of showcases and in those of the scripts that designs are read in. Texts are
 * compared without accents, letter by letter: see withoutAccents.
 */

// One kind of separator goes through an amount.
const groups = ['\\.', ',', "'", ' '].map((mark) => String.raw`\d{1,3}(?:${mark}\d{3})+`).join('|');
const amount = String.raw`(?:(?:${groups})(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)`;
/** "1億2,800万円": hundreds of millions stand before the ten thousands. */
const hundredMillions = String.raw`(?:\d{1,4} ?[億亿] ?)?`;
const crores = 'Crores?|Cr|Lakhs?|Lacs?';
const thousands = String.raw`(?: ?(?:[kKmM]\b|(?:${crores})\b\.?|Mio\.?|mln\.?|millones|Millionen|millions?|[万萬億亿]))?`;
/** "€ 749.000,–": no cents. */
const noCents = String.raw`(?:[.,][–—-]{1,2}(?![\p{L}\d]))?`;
const sign = String.raw`(?:US\$|U\$S|R\$|MX\$|AU?\$|CA?\$|NZ\$|HK\$|S\$|[€$£¥₪₽₹])`;
const codes =
  'EUR|USD|GBP|CHF|AED|SAR|QAR|KWD|BHD|OMR|EGP|MAD|ILS|JPY|CNY|RMB|HKD|SGD|INR|MXN|BRL|ARS|CLP|COP|PEN|UYU|CAD|AUD|NZD|ZAR|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY';
const code = String.raw`(?:${codes}|SFr\.?|Fr\.|Rs\.?|kr\.?)`;
/** Złoty, kronor, koruny, forints and lei stand behind the amount. */
const endings = String.raw`(?:z[łlt]|kr|K[čc]|Ft|lei)(?!\p{L})\.?`;
const rightToLeftCode = String.raw`(?:ש"ח|درهم|د\.إ|ري ?ا ?ل|ریال|توم?ان|ر\.س|دينار|جنيه|ليرة)`;

export const price = new RegExp(
  String.raw`(?:${sign}|\b${code}) ?${amount}(?:${thousands})(?!\.k)${noCents}(?: (?:${codes})\b)?|${hundredMillions}${amount}${thousands}${noCents} ?(?:${sign}|${code}\b|${endings}|円|元|圆|${rightToLeftCode})|${rightToLeftCode} ?${amount}|(?:(?<![\p{L}\d.,])[^\s.,] )?${amount} ?(?:${crores})\b\.?`,
  'u',
);
/** The sign or the name of a currency. */
export const currency = new RegExp(
  String.raw`${sign}|\b${code}(?!\p{L})|(?<!\p{L})${endings}|円|元|圆|${rightToLeftCode}`,
  'u',
);
/** Units of area. */
export const areaUnit = String.raw`(?:m²|m2|㎡|m[?”"*º°]|sqm|sq\.? ?m\b\.?|sq\.? ?ft\b\.?|ft²|ft2|pi²|pi2|kvm\b|sf\b|qm\b|mq\b|平米|平方米|坪|מ["״”'׳י]{1,2}ר|م[²2]|[²2]م|متر(?: مربع)?)`;
/** An area; right-to-left text has the unit at its left. */
export const size = new RegExp(
  String.raw`${amount} ?(?:${areaUnit}|م(?!\p{L}))|(?<![\p{L}\d])(?:m²|m2|م[²2]|[²2]م|متر|م(?= )|מ["״”'׳י]{1,2}ר) ?${amount}(?![\d.,])`,
  'iu',
);
const bedroom =
  'bed|slaapk|sypialn|poko[ij]|sovrum|soverom|bhk\\b|ambientes?\\b|yatak|br\\b|bd|pieces?\\b|dorm|hab|recamara|alcoba|suite|schlaf|z[il]mmer|chambre|camer|quarto|寝室|卧室|臥室|室|غرف|خوا?ب|חדרי שינה|חדר';
const bathroom =
  'bath|badk|[lłt]azienk|badrum|banyo|bany|ba\\b|bano|bad(?:\\b|er|ez)|salle|bagn|banh|casas? de|浴室|卫生间|卫|حمام|سرویس|חדרי רחצה|מקלח';
const parkingPlace =
  'park|miejsc|garage|garaj|garaz|estaciona|cochera|cajon|car\\b|cars\\b|stell|post[oi]|vaga|lugar|places?\\b|plaza|駐車|车位|車位|موقف|مو ?اقف|پارکینگ|پارکينگ|باركين|ياركين|חניה|חניות';
/** Half a bathroom is one without a tub: "2.5 Bath". */
const half = '(?:[.,]5)?';
/** "4+1": a room more in the basement. */
const more = '(?:\\+[\\dIl\\]|])?';
/** A number before its noun. */
export const rooms: readonly (readonly [PropertyField, RegExp])[] = [
  ['bathrooms', new RegExp(String.raw`(?<![\d.,])([1-9]\d?${half}) ?(?:${bathroom})`, 'iu')],
  ['parking', new RegExp(String.raw`(?<![\d.,])([1-9]\d?) ?(?:${parkingPlace})`, 'iu')],
  ['bedrooms', new RegExp(String.raw`(?<![\d.,+])([1-9]\d?${half}${more}) ?(?:${bedroom})`, 'iu')],
];
/** The nouns alone, next to or below a figure. */
export const roomWords: readonly (readonly [PropertyField, RegExp])[] = [
  ['bathrooms', new RegExp(String.raw`(?<!\p{L})(?:${bathroom})`, 'iu')],
  ['parking', new RegExp(String.raw`(?<!\p{L})(?:${parkingPlace})`, 'iu')],
  ['bedrooms', new RegExp(String.raw`(?<!\p{L})(?:${bedroom})`, 'iu')],
];
/** A word of a count, whatever stands before it: a figure may have been read as a letter of it. */
export const anyRoomWord: readonly (readonly [PropertyField, RegExp])[] = [
  ['bathrooms', new RegExp(`(?:${bathroom})`, 'iu')],
  ['parking', new RegExp(`(?:${parkingPlace})`, 'iu')],
  ['bedrooms', new RegExp(`(?:${bedroom})`, 'iu')],
];
/** The same with the word first. */
export const roomsAfter: readonly (readonly [PropertyField, RegExp])[] = [
  ['bathrooms', /(?:bath|bano|bad|salle|bagn|banh|浴室|卫生间)\p{L}*[: ]+(\d{1,2})\b/iu],
  ['parking', /(?:park|garage|garaj|stell|vaga|駐車場|车位)\p{L}*[: ]+(\d{1,2})\b/iu],
  ['bedrooms', /(?:bed|dorm|hab|schlaf|chambre|camer|quarto|寝室|卧室)\p{L}*[: ]+(\d{1,2})\b/iu],
];
const captions = [
  'price|asking|from|area|size|surface|bed(?:room)?s?|bath(?:room)?s?|parking|garages?|m²|sqm',
  'precio|desde|superficie|dormitorios?|habitaciones|hab\\.?|banos?|plazas? de (?:aparcamiento|garaje)|plazas|aparcamientos?|garajes?',
  'preis|ab|flache|wohnflache|zimmer|schlafzimmer|badezimmer|bader|stellpl(?:\\.|atz|atze)|garagen?',
  'prix|chambres?|salles? de bains?|places? de parking|parkings?',
  'prezzo|camere?|bagn[oi]|post[oi] auto',
  'preco|quartos?|casas? de banho|banheiros?|vagas?|area',
];
export const caption = new RegExp(String.raw`^(?:${captions.join('|')})(?:[^\p{L}]|$)`, 'iu');
const tags = [
  'for sale|for rent|to let|just (?:listed|sold|reduced)|new (?:listing|instruction|to (?:the )?market|price)|new|sold|reduced|price reduced|coming soon|under (?:offer|contract)|sale agreed|let agreed|(?:to )?(?:be )?(?:let|rented|leased)|reserved|exclusive(?: listing)?|open house|luxury|premium|featured|auction|for auction|price drop|must see|opportunity|special offer',
  'se vende|en venta|venta|en alquiler|se alquila|vendid[oa]|reservad[oa]|novedad|oportunidad|exclusiv[oa]|en exclusiva|exclusividad|rebajad[oa]|obra nueva|nuev[oa]|alquilad[oa]|ocasion|subasta|destacad[oa]|precio rebajado|bajada de precio',
  'zu verkaufen|zu vermieten|neu(?: im angebot)?|neubau|erstbezug|exklusiv|verkauft|vermietet|reserviert|reduziert|provisionsfrei|versteigerung|auktion|gelegenheit|neuer preis|preissenkung|verfugbar|besichtigungstag|zur miete|kauf|miete',
  'a vendre|a louer|vendue?|exclusivite|nouveaute|nouveau|sous compromis|sous offre|coup de coeur|prix en baisse|baisse de prix|loue?e?|reserve?e?|encheres?|aux encheres|opportunite|en exclusivite|neuf',
  'in vendita|in affitto|vendut[oa]|esclusiva|novita|in esclusiva|occasione|riservat[oa]|ribassat[oa]|affittat[oa]|nuov[oa]|nuova costruzione|asta|prezzo ribassato|vendesi|affittasi',
  'vende-se|a venda|aluga-se|vendid[oa]|reservad[oa]|novidade|oportunidade|exclusiv[oa]|reduzid[oa]|nov[oa]|alugad[oa]|arrendad[oa]|para (?:venda|arrendar|alugar)|lancamento|leilao|baixou(?: de preco)?|destaque|preco reduzido',
  '新着物件|新築(?:マンション|一戸建て)?|新房源|热销房源|在售|出售|للبيع|للإيجار|למכירה|להשכרה|חדש בשוק',
];
/** Phrases that fit any property. */
export const tag = new RegExp(String.raw`^(?:${tags.join('|')})\W*$`, 'iu');

/** Said in the place of a price. */
const onRequest = [
  'price (?:up)?on (?:application|request|enquiry)|p\\.?o\\.?a\\.?|(?:price )?by negotiation|price on demand',
  'precio a consultar|consultar precio|a consultar|precio bajo consulta',
  'preis auf anfrage|auf anfrage',
  'prix sur demande|nous consulter|prix nous consulter',
  'prezzo su richiesta|trattativa (?:riservata|privata)',
  '(?:preco )?sob consulta|preco a consultar',
  'prijs op aanvraag|cena na zapytanie|pris pa (?:begaran|foresporsel)',
];
export const withoutPrice = new RegExp(`^(?:${onRequest.join('|')})$`, 'iu');

/** Figures in groups of three. */
export const grouped = /^\D{0,2}\d{1,3}(?:[.,' ]\d{3})+\D{0,2}$/u;

/** The text with each letter's accents left out and its figures in Western digits, as long as before. */
export function withoutAccents(text: string): string {
  return [...text].map((letter) => westernDigit(letter) ?? unaccented(letter)).join('');
}

const unaccented = (letter: string) => [...letter.normalize('NFD')][0] ?? letter;

/** Arabic, Persian and full-width figures, and the marks between their groups. */
const digits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
const separators: Readonly<Record<string, string>> = { '٬': ',', '٫': '.', '،': ',', '，': ',' };

function westernDigit(letter: string): string | undefined {
  const row = digits.find((figures) => figures.includes(letter));
  return row === undefined ? separators[letter] : String(row.indexOf(letter));
}
