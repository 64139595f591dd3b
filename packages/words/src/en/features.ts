import type { FeatureLanguage } from '../features.js';

export const englishFeatures: FeatureLanguage = {
  kinds: {
    pool: ['a pool', '(?:swimming )?pool'],
    private_pool: ['a private pool', 'private (?:swimming )?pool'],
    shared_pool: ['a shared pool', '(?:shared|communal|community) (?:swimming )?pool'],
    heated_pool: ['a heated pool', 'heated (?:swimming )?pool'],
    infinity_pool: ['an infinity pool', 'infinity pool'],
    terrace: ['a terrace', 'terrace|patio'],
    roof_terrace: ['a roof terrace', 'roof ?(?:top )?terrace'],
    balcony: ['a balcony', 'balcony'],
    veranda: ['a veranda', 'verandah?|porch'],
    courtyard: ['a courtyard', '(?:inner )?courtyard'],
    conservatory: ['a conservatory', 'conservatory|winter garden|sun ?room'],
    garden: ['a garden', 'garden|(?:back ?)?yard'],
    private_garden: ['a private garden', 'private (?:garden|(?:back ?)?yard)'],
    shared_garden: ['a shared garden', '(?:shared|communal|community) gardens?'],
    south_garden: ['a south-facing garden', 'south[- ]facing garden'],
    orchard: ['an orchard', 'orchard'],
    barbecue: ['a place for barbecues', '(?:barbecue|bbq)(?: area)?'],
    outdoor_kitchen: ['an outdoor kitchen', '(?:outdoor|summer) kitchen'],
    tennis_court: ['a tennis court', '(?:private )?tennis court'],
    playground: ['a playground', "(?:children['’]s )?play ?(?:ground|area)"],
    stables: ['stables', 'stables?'],
    guest_house: ['a guest house', 'guest ?(?:house|cottage)'],
    garage: ['a garage', 'garage'],
    double_garage: ['a double garage', '(?:double|two[- ]car|2[- ]car) garage'],
    carport: ['a carport', 'car ?port'],
    ev_charger: [
      'a charging point for an electric car',
      '(?:ev|electric (?:car|vehicle)) charg(?:er|ing(?: (?:point|station))?)|wall ?box',
    ],
    sea_view: ['views of the sea', '(?:sea|ocean) views?|views? of the (?:sea|ocean)'],
    mountain_view: ['views of the mountains', 'mountain views?|views? of the mountains?'],
    garden_view: ['a view of the garden', 'garden views?'],
    city_view: ['views of the city', 'city views?|views? of the city'],
    lake_view: ['views of the lake', 'lake views?|views? of the lake'],
    fireplace: ['a fireplace', '(?:open )?fire ?place'],
    underfloor_heating: ['underfloor heating', '(?:underfloor|floor|radiant) heating'],
    central_heating: ['central heating', '(?:gas )?central heating'],
    heat_pump: ['a heat pump', '(?:air source |ground source )?heat pump'],
    air_conditioning: ['air conditioning', 'air[- ]?con(?:ditioning|ditioned)?|a/?c'],
    solar_panels: ['solar panels', 'solar (?:panels?|energy|power)|photovoltaics?|pv'],
    double_glazing: ['double glazing', 'double[- ]glaz(?:ing|ed(?: windows)?)'],
    lift: ['a lift', 'lift|elevator'],
    parquet: ['wooden floors', '(?:parquet|hard ?wood|wooden|wood) (?:floor(?:ing|s)?)|parquet'],
    marble_floors: ['marble floors', 'marble floor(?:ing|s)?'],
    high_ceilings: ['high ceilings', 'high ceilings?'],
    wooden_beams: ['exposed beams', '(?:exposed|wooden|timber|original)(?: wooden)? beams'],
    fitted_kitchen: ['a fitted kitchen', '(?:fully )?(?:fitted|equipped) kitchen'],
    open_kitchen: ['an open kitchen', 'open(?:[- ]plan)? kitchen'],
    kitchen_island: ['a kitchen island', 'kitchen island|kitchen with (?:an )?island'],
    pantry: ['a pantry', 'pantry|larder'],
    wardrobes: ['fitted wardrobes', '(?:fitted|built[- ]in) (?:wardrobe|closet)s?'],
    walk_in_wardrobe: ['a walk-in wardrobe', 'walk[- ]in (?:wardrobe|closet)|dressing room'],
    study: ['a study', 'study|home office|office'],
    laundry: ['a laundry room', 'laundry(?: room)?|utility room'],
    storage: ['a storage room', 'storage(?: room)?|store ?room'],
    cellar: ['a cellar', 'cellar|basement'],
    wine_cellar: ['a wine cellar', 'wine cellar'],
    attic: ['an attic', 'attic|loft space'],
    gym: ['a gym', '(?:home |private )?gym|fitness room'],
    sauna: ['a sauna', 'sauna'],
    hot_tub: ['a hot tub', 'hot tub|jacuzzi|whirlpool'],
    home_cinema: ['a home cinema', 'home (?:cinema|theat(?:re|er))|cinema room'],
    ensuite: ['a bathroom en suite', 'en[- ]?suite(?: bathroom)?'],
    guest_toilet: ['a guest toilet', 'guest (?:toilet|wc)'],
    alarm: ['an alarm system', '(?:burglar )?alarm(?: system)?'],
    smart_home: ['smart home technology', 'smart home(?: (?:system|technology))?'],
    fibre: ['fibre internet', '(?:fib(?:re|er)(?: optic)?)(?: (?:internet|broadband))?'],
    concierge: ['a concierge', 'concierge(?: service)?'],
  },
  withArticle: (written, { noun }) => {
    // A capital may begin a name, and "with" a second noun.
    const plain = /^\p{L}?[\p{Ll}'’-]+(?: [\p{Ll}'’-]+)*$/u.test(written);
    const words = written.toLocaleLowerCase();
    if (!plain || !words.endsWith(` ${noun}`)) return null;
    if (/(?:^| )(?:with|and|of|near|to|in|an?|the|two|three|four|no) /u.test(words)) return null;
    return withIndefinite(words);
  },
  asWritten: (written, said) => {
    const words = written.toLocaleLowerCase();
    const one = /^an? /u.test(said) && /^[\p{Ll}' ’-]+$/u.test(words) && !/(?<!s)s$/u.test(words);
    return one && /^\p{L}?[\p{Ll}' ’-]+$/u.test(written) ? withIndefinite(words) : null;
  },
};

function withIndefinite(words: string): string {
  return `${/^(?:[aeio]|un(?!i))/u.test(words) ? 'an' : 'a'} ${words}`;
}
