const relatives =
  'husband|wife|mum|mom|mother|dad|father|brother|sister|twin|son|daughter|baby|grand[a-z]+|nan|gran|partner|girlfriend|boyfriend|friend|cousin|mann|frau|mutter|mama|vater|papa|bruder|schwester|zwilling[a-z]*|sohn|tochter|kind|oma|opa|freund(?:in)?|cousine?|mari|femme|mere|maman|pere|frere|soeur|jumel(?:le)?|jumeau|fils|fille|bebe|ami|amie|copain|copine|marido|mujer|esposa|esposo|madre|padre|hermano|hermana|gemel[oa]|hijo|hija|abuelo|abuela|novio|novia|amigo|amiga|primo|prima|mulher|mae|pai|irmao|irma|gemeo|gemea|filho|filha|namorad[oa]|marito|moglie|papa|mamma|fratello|sorella|figlio|figlia|nonno|nonna|amico|amica|cugin[oa]|fidanzat[oa]|home|dona|mare|pare|germa|germana|bess[oo]na?|fill|filla|avi|avia|amic|amiga|cosi|cosina';
const possessives =
  '(?:her|his|their|sein|seine|seinem|seinen|seiner|ihr|ihre|ihrem|ihren|ihrer|sa|son|ses|su|sus|a sua|o seu|sua|seu|suo|il suo|la sua|suoi|el seu|la seva)';
const comparisons =
  'unlike|not like|as opposed to|im gegensatz zu|anders als|nicht wie|contrairement a|a la difference de|a diferencia de|al contrario que|no como|ao contrario d[aoe]|diferente d[aoe]|a differenza di|al contrario di|a diferencia del?';
const linked =
  'who|that|which|with|has|wears|wearing|is|in|der|die|das|mit|hat|tragt|ist|qui|avec|a|est|porte|en|que|con|tiene|lleva|va|es|com|tem|usa|veste|e|ha|porta|indossa|che|amb|te|du';

const others = [
  // "Unlike her husband", up to the person.
  new RegExp(`(?<![a-z])(?:${comparisons}) (?:[a-z]+ ){0,3}?(?:${relatives})(?![a-z])`, 'gu'),
  // "Her brother, who has …" and "su marido lleva …", up to the end of the phrase.
  new RegExp(
    `(?<![a-z])(?:(?:holding|with|beside|next to|neben|avec|junto a|ao lado d[ao]|accanto a|al costat de) )?${possessives} (?:[a-z]+ )?(?:${relatives})(?: [a-z]+){0,2},? (?:${linked})(?![a-z])[^,;.()/]*`,
    'gu',
  ),
  // "Used to be blond", "früher rothaarig".
  /(?<![a-z])(?:used to (?:be|have)|formerly|once was|fruher|ehemals|autrefois|jadis|avant il|antes (?:era|tenia|tinha)|antigamente|un tempo|una volta|antigament) [^,;.()/]*/gu,
  // "The other one in red", "der andere mit Locken".
  /(?<![a-z])(?:the other (?:one|twin|boy|girl)|der andere|die andere|l autre|el otro|la otra|o outro|a outra|l altro|l altra|l altre) [^,;.()/]*/gu,
];

/** Where a text, in plain form, is about somebody else than the member it describes. */
export function otherPeople(text: string): { readonly start: number; readonly end: number }[] {
  return others
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
        return { start: index, end: index + length };
      }),
    )
    .sort((one, two) => one.start - two.start || two.end - one.end)
    .filter((one, index, all) => !all.slice(0, index).some((earlier) => earlier.end > one.start));
}
