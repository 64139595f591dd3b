import type { FeatureLanguage } from '../features.js';

/** By article, the ending of an adjective as sellers write it, and as it is after the article of an object. */
const endings: ReadonlyMap<string, readonly [written: string, asObject: string]> = new Map([
  ['einen', ['er', 'en']],
  ['eine', ['e', 'e']],
  ['ein', ['es', 'es']],
]);

/** As objects: "einen Pool". */
export const germanFeatures: FeatureLanguage = {
  kinds: {
    pool: ['einen Pool', '(?:swimming)?pool|schwimmbad|schwimmbecken'],
    private_pool: ['einen eigenen Pool', '(?:private|eigene)[rn] (?:swimming)?pool|privatpool'],
    shared_pool: ['einen Gemeinschaftspool', 'gemeinschaftspool|gemeinschaftlicher pool'],
    heated_pool: ['einen beheizten Pool', '(?:beheizte[rn]|beheizbare[rn]) (?:swimming)?pool'],
    infinity_pool: ['einen Infinity-Pool', 'infinity[- ]?pool'],
    terrace: ['eine Terrasse', 'terrasse'],
    roof_terrace: ['eine Dachterrasse', 'dachterrasse'],
    balcony: ['einen Balkon', 'balkon'],
    veranda: ['eine Veranda', 'veranda'],
    courtyard: ['einen Innenhof', 'innenhof|patio'],
    conservatory: ['einen Wintergarten', 'wintergarten'],
    garden: ['einen Garten', 'garten'],
    private_garden: ['einen eigenen Garten', '(?:private|eigene)[rn] garten|privatgarten'],
    shared_garden: ['einen Gemeinschaftsgarten', 'gemeinschaftsgarten'],
    south_garden: ['einen Garten nach Süden', 'südgarten|garten (?:nach süden|in südlage)'],
    orchard: ['einen Obstgarten', 'obstgarten|obstwiese|streuobstwiese'],
    barbecue: ['einen Grillplatz', 'grill(?:platz|bereich|stelle)'],
    outdoor_kitchen: ['eine Außenküche', '(?:außen|sommer|outdoor)[- ]?küche'],
    tennis_court: ['einen Tennisplatz', '(?:eigener |privater )?tennisplatz'],
    playground: ['einen Spielplatz', '(?:kinder)?spielplatz'],
    stables: ['Pferdeställe', 'pferdest[aä]ll(?:e|ungen)?'],
    guest_house: ['ein Gästehaus', 'gästehaus'],
    garage: ['eine Garage', 'garage'],
    double_garage: ['eine Doppelgarage', 'doppelgarage'],
    carport: ['einen Carport', 'carport'],
    ev_charger: ['eine Wallbox', 'wallbox|ladestation|ladesäule'],
    sea_view: ['Meerblick', 'meer(?:es)?blick|blick aufs meer'],
    mountain_view: ['Bergblick', 'bergblick|blick auf die berge'],
    garden_view: ['Blick in den Garten', 'gartenblick|blick in den garten'],
    city_view: ['Blick auf die Stadt', 'stadtblick|blick (?:auf|über) die stadt'],
    lake_view: ['Blick auf den See', 'blick auf den see'],
    fireplace: ['einen Kamin', '(?:offener )?kamin|kaminofen'],
    underfloor_heating: ['Fußbodenheizung', 'fu(?:ß|ss)bodenheizung'],
    central_heating: ['Zentralheizung', 'zentralheizung'],
    heat_pump: ['eine Wärmepumpe', '(?:luft-|erd-|sole-)?wärmepumpe'],
    air_conditioning: ['eine Klimaanlage', 'klimaanlage|klimatisierung|klimatisiert'],
    solar_panels: ['eine Solaranlage', 'solar(?:anlage|panels?|module)?|photovoltaik(?:anlage)?'],
    double_glazing: [
      'doppelt verglaste Fenster',
      'doppelverglasung|doppelt verglaste fenster|isolierverglasung',
    ],
    lift: ['einen Aufzug', 'aufzug|fahrstuhl|lift|personenaufzug'],
    parquet: ['Parkettböden', 'parkett(?:boden|böden)?|holzböden|dielenböden'],
    marble_floors: ['Marmorböden', 'marmorb[oö]den'],
    high_ceilings: ['hohe Decken', 'hohe (?:räume|decken)'],
    wooden_beams: ['sichtbare Holzbalken', '(?:sichtbare )?(?:holz|decken)balken'],
    fitted_kitchen: ['eine Einbauküche', 'einbauküche|ebk'],
    open_kitchen: ['eine offene Küche', 'offene küche'],
    kitchen_island: ['eine Kücheninsel', 'kücheninsel|kochinsel|küche mit (?:koch)?insel'],
    pantry: ['eine Speisekammer', 'speisekammer|vorratsraum'],
    wardrobes: ['Einbauschränke', 'einbauschr[aä]nke?'],
    walk_in_wardrobe: ['eine Ankleide', 'ankleide(?:zimmer)?|begehbarer kleiderschrank'],
    study: ['ein Arbeitszimmer', 'arbeitszimmer|büro|homeoffice'],
    laundry: ['einen Hauswirtschaftsraum', 'hauswirtschaftsraum|waschküche|waschraum'],
    storage: ['einen Abstellraum', 'abstellraum|abstellkammer'],
    cellar: ['einen Keller', 'keller'],
    wine_cellar: ['einen Weinkeller', 'weinkeller'],
    attic: ['einen Dachboden', 'dachboden'],
    gym: ['einen Fitnessraum', 'fitness(?:raum|studio)?'],
    sauna: ['eine Sauna', 'sauna'],
    hot_tub: ['einen Whirlpool', 'whirlpool|jacuzzi'],
    home_cinema: ['ein Heimkino', 'heimkino|kinoraum'],
    ensuite: ['ein Bad en suite', 'bad en[- ]suite'],
    guest_toilet: ['ein Gäste-WC', 'gäste[- ]?(?:wc|toilette)'],
    alarm: ['eine Alarmanlage', 'alarmanlage'],
    smart_home: ['Smart-Home-Technik', 'smart[- ]home(?:[- ](?:system|technik))?'],
    fibre: ['schnelles Internet über Glasfaser', 'glasfaser(?:anschluss|internet)?'],
    concierge: ['einen Concierge', 'concierge(?:[- ]service)?'],
  },
  withArticle: (written, { article, noun }) => {
    const [ending, asObject] = endings.get(article) ?? [];
    if (ending === undefined || asObject === undefined) return null;
    const adjectives = written.split(' ');
    const last = adjectives.pop() ?? '';
    // "Südterrasse" is a terrace, and "Kindergarten" no garden.
    const compound = noun !== 'Garten' && last.toLowerCase().endsWith(noun.toLowerCase());
    const isNoun = /^\p{Lu}[\p{Ll}-]+$/u.test(last) && (last === noun || compound);
    const sure = adjectives.every(
      (word) => /^\p{L}\p{Ll}{3,}$/u.test(word) && word.endsWith(ending),
    );
    if (!isNoun || !sure) return null;
    const inflected = adjectives.map(
      (word) => word.toLowerCase().slice(0, -ending.length) + asObject,
    );
    return [article, ...inflected, last].join(' ');
  },
  // Another word may have another gender.
  asWritten: () => null,
};
