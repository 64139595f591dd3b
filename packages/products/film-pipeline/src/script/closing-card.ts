import { scriptLanguage, type VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import type { LandRequest } from '@groundwork/contract/land/request';
import type {
  PropertyDetails,
  PropertyFilmRequest,
} from '@groundwork/contract/property-films/request';
import { languages } from '@groundwork/words';
import { baseLanguage } from '../composing/narrate.js';
import { namedFact } from './known-facts.js';

/** Longest text on a picture, in characters; the renderer wraps it. */
export const MOST_TEXT = 80;

/** As many as fit, whole. */
export function listed(parts: readonly string[]): string | undefined {
  const fitting = parts.reduce((list, part) => {
    const longer = list === '' ? part : `${list}, ${part}`;
    return longer.length <= MOST_TEXT ? longer : list;
  }, '');
  return fitting === '' ? undefined : fitting;
}

/** "310 m², 4 bedrooms, 3 bathrooms, 2 parking spaces": what a viewer asks first. */
export function figures(property: PropertyDetails, language: VoiceLanguage): string | undefined {
  const { counts } = languages[language];
  const counted = (['bedrooms', 'bathrooms', 'parking'] as const).flatMap((kind) => {
    const count = property[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${counts[kind][count === 1 ? 'one' : 'other']}`];
  });
  return listed([...(property.size === undefined ? [] : [property.size]), ...counted]);
}

/**
 * The request with a card that closes the film: the property with its price, size, rooms and features, which no photo
 * may show, and whom to call. The same request where the customer has a card of their own, or none of these is known.
 */
export function withClosingCard<Request extends LandRequest | PropertyFilmRequest>(
  request: Request,
): Request {
  const { property, elements_config: elements } = request;
  if (property === undefined || elements?.intro_outro?.outro) return request;
  const { title, location, price, contact } = property;
  const language = scriptLanguage(
    baseLanguage({
      language: request.language ?? ('voice' in request ? request.voice?.language : undefined),
    }),
  );
  const isKnown = (fact: string | undefined): fact is string => fact !== undefined && fact !== '';
  const said = price && namedFact('price', price, languages[language].property);
  const [name, ...names] = [title, location, said].filter(isKnown);
  const facts = [figures(property, language), property.features?.join(', ')];
  const [heading, ...below] = [name, names.join(' · '), ...facts].filter(isKnown);
  if (heading === undefined || ![price, contact, ...facts].some(isKnown)) return request;
  const outro = {
    ...{ template_id: 'outro_contact' as const, title: heading },
    ...(below.length === 0 ? {} : { subtitle: below.join('\n') }),
    ...(contact === undefined ? {} : { agent_name: contact }),
  };
  return {
    ...request,
    elements_config: { ...elements, intro_outro: { ...elements?.intro_outro, outro } },
  };
}
