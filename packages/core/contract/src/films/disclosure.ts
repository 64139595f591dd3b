import { z } from 'zod';
import type { TaskKind } from '../tasks/task-kinds.js';

export const disclosureLanguages = ['en', 'es', 'pt', 'de', 'fr', 'it', 'ca'] as const;
export type DisclosureLanguage = (typeof disclosureLanguages)[number];

/** `disclosure` of a request for a film or a showcase: whether it says in letters that it was made. */
export const disclosureSchema = z.object({
  label: z.boolean(),
  /** The film's or showcase's when left out. */
  language: z.enum(disclosureLanguages).optional(),
});
export type Disclosure = z.infer<typeof disclosureSchema>;

/** Kinds of media that can carry a label. */
export type Disclosed = Exclude<TaskKind, 'family'> | 'showcase' | 'showcase-edit';

type Wording = 'visualisation' | 'staged' | 'animated' | 'composed' | 'edited';

/**
 * What there is to say of each kind: what stands on a plot is drawn, people are added, photos are only moved; a showcase
 * composes photos and graphics, and an edit may have changed their light and colour.
 */
const wordings: Readonly<Record<Disclosed, Wording>> = {
  land: 'visualisation',
  'living-property': 'staged',
  slideshow: 'animated',
  'narrated-slideshow': 'animated',
  showcase: 'composed',
  'showcase-edit': 'edited',
};

const labels: Readonly<Record<Wording, Readonly<Record<DisclosureLanguage, string>>>> = {
  visualisation: {
    en: 'Computer-generated visualisation',
    es: 'Visualización generada por ordenador',
    pt: 'Visualização gerada por computador',
    de: 'Computergenerierte Visualisierung',
    fr: 'Visualisation générée par ordinateur',
    it: 'Visualizzazione generata al computer',
    ca: 'Visualització generada per ordinador',
  },
  staged: {
    en: 'Virtually staged',
    es: 'Escenificación virtual',
    pt: 'Encenação virtual',
    de: 'Virtuell inszeniert',
    fr: 'Mise en scène virtuelle',
    it: 'Ambientazione virtuale',
    ca: 'Escenificació virtual',
  },
  animated: {
    en: 'Photos animated by computer',
    es: 'Fotos animadas por ordenador',
    pt: 'Fotos animadas por computador',
    de: 'Fotos am Computer animiert',
    fr: 'Photos animées par ordinateur',
    it: 'Foto animate al computer',
    ca: 'Fotos animades per ordinador',
  },
  composed: {
    en: 'Digital photo composition',
    es: 'Composición fotográfica digital',
    pt: 'Composição fotográfica digital',
    de: 'Digitale Bildkomposition',
    fr: 'Composition photo numérique',
    it: 'Composizione fotografica digitale',
    ca: 'Composició fotogràfica digital',
  },
  edited: {
    en: 'Digital composition, edited',
    es: 'Composición digital, editada',
    pt: 'Composição digital, editada',
    de: 'Digitale Komposition, bearbeitet',
    fr: 'Composition numérique, retouchée',
    it: 'Composizione digitale, modificata',
    ca: 'Composició digital, editada',
  },
};

/**
 * The label that a film or a showcase carries.
 *
 * @param language of the film or showcase, such as `pt-BR`; English is used for one that there are no words in
 * @returns null when none was asked for
 */
export function disclosureLabel(
  kind: Disclosed,
  disclosure: Disclosure | undefined,
  language: string | undefined,
): string | null {
  if (disclosure?.label !== true) return null;
  const base = language?.split('-')[0]?.toLowerCase();
  const known = disclosureLanguages.find((name) => name === base) ?? 'en';
  return labels[wordings[kind]][disclosure.language ?? known];
}
