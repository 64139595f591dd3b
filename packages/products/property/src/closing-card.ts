import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import type { PropertyFilmRequest } from '@groundwork/contract/property-films/request';
import { baseLanguage } from '@groundwork/film-pipeline';
import { figures } from './title-texts.js';

/**
 * The request with a card that closes the film: the property with its price, size and rooms, and whom to call. The same request
 * where the customer has a card of their own, or where no price, size, rooms or contact is known.
 */
export function withClosingCard(request: PropertyFilmRequest): PropertyFilmRequest {
  const { property, elements_config: elements } = request;
  if (property === undefined || elements?.intro_outro?.outro) return request;
  const { title, location, price, contact } = property;
  const language = scriptLanguage(
    baseLanguage({ language: request.language ?? request.voice?.language }),
  );
  const facts = [price, figures(property, language)].filter((fact) => fact !== undefined);
  const [heading, ...below] = [title ?? location, ...facts].filter((fact) => fact !== undefined);
  if (heading === undefined || (facts.length === 0 && contact === undefined)) return request;
  const outro = {
    ...{ template_id: 'outro_contact' as const, title: heading },
    ...(below.length === 0 ? {} : { subtitle: below.join(' · ') }),
    ...(contact === undefined ? {} : { agent_name: contact }),
  };
  return {
    ...request,
    elements_config: { ...elements, intro_outro: { ...elements?.intro_outro, outro } },
  };
}
