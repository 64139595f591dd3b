import type { Reading } from './reading.js';
import type { FeaturesSaid } from './said.js';
import { facialHairWords, hairOnlyColours } from './vocabulary/looks.js';

/**
 * Looks in a role: "bearded uncle", "la rubia", "calvo". Only words that are no name, relation or trade in any language:
 * "Rosa", "Bruna" and "Bob" are people.
 */
export function readRoleLooks(role: Reading): Pick<FeaturesSaid, 'hair' | 'facialHair'> {
  const isClear = ({ start, end }: { readonly start: number; readonly end: number }) =>
    clearWords.test(role.text.slice(start, end));
  const colour = role.locate(hairOnlyColours).find(isClear);
  const facialHair = role.locate(facialHairWords).find(isClear);
  return {
    hair: {
      ...(colour === undefined ? {} : { colour: colour.value }),
      ...(role.mentions(baldWords) ? { front: 'bald' as const } : {}),
    },
    ...(facialHair === undefined ? {} : { facialHair: facialHair.value }),
  };
}

const clearWords =
  /^(?:blond[a-z]*|rubi[oa]|rubit[oa]|loir[oa]|loirinh[oa]|biond[oa]|pelirroj[oa]|ruiv[oa]|rothaarig[a-z]*|rousse|red-?haired|ginger|grey-haired|gray-haired|white-haired|silver-haired|grauhaarig[a-z]*|canos[oa]|grisalh[oa]|bearded|barbud[oa]|barbut[oa]?|barbu|bartig[a-z]*|moustachioed|mustachioed|bigotud[oa]|moustachu|baffut[oa])$/u;
const baldWords =
  /(?<![a-z])(?:bald|calv[oa]|careca|chauve|calb|calba|pelat[oa]|glatzkopfig[a-z]*|kahlkopfig[a-z]*)(?![a-z])/u;
