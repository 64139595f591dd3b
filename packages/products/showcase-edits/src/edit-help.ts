import type { ShowcaseLanguage } from '@groundwork/contract';
import { inLanguage, pattern } from './document/word-patterns.js';
import { languageOf } from './edits/lexicon.js';
import { foldWord } from './edits/tokens.js';

type Topic = 'price' | 'logo' | 'photos' | 'badge' | 'looks';

/** The part that words speak of, by what they name; the first that fits. */
const topics: readonly (readonly [Topic, string])[] = [
  ['badge', '<badge>|<sold>|<reserved>|<reduced>|<openHouse>'],
  ['price', '<price>|<bedrooms>|<bathrooms>|<parking>|<area>'],
  ['logo', '<logo>|<corner>'],
  ['photos', '<photo>|<mainPhoto>|<supporting>'],
];

const help: Readonly<Record<ShowcaseLanguage, Readonly<Record<Topic | 'ask', string>>>> = {
  en: {
    ask: 'Say it like this:',
    price: '"price € 699,000", "hide the price"',
    logo: '"logo to the top left", "logo bigger"',
    photos: '"photo 3 as the main photo", "hide photo 2"',
    badge: '"add a sold badge", "remove the badge"',
    looks: '"make the photo brighter", "text in white"',
  },
  es: {
    ask: 'Dígalo así:',
    price: '«precio 699.000 €», «oculta el precio»',
    logo: '«logo arriba a la izquierda», «logo más grande»',
    photos: '«foto 3 como principal», «quita la foto 2»',
    badge: '«pon una etiqueta de vendido», «quita la etiqueta»',
    looks: '«la foto más clara», «texto en blanco»',
  },
  de: {
    ask: 'Sagen Sie es so:',
    price: '„Preis 699.000 €“, „Preis ausblenden“',
    logo: '„Logo oben links“, „Logo größer“',
    photos: '„Foto 3 als Hauptbild“, „Foto 2 weg“',
    badge: '„Banner Verkauft“, „Banner entfernen“',
    looks: '„Foto heller“, „Text in Weiß“',
  },
  fr: {
    ask: 'Dites-le ainsi :',
    price: '« prix 699 000 € », « masque le prix »',
    logo: '« logo en haut à gauche », « logo plus grand »',
    photos: '« photo 3 en photo principale », « enlève la photo 2 »',
    badge: '« ajoute un badge vendu », « enlève le badge »',
    looks: '« photo plus claire », « texte en blanc »',
  },
  it: {
    ask: 'Lo scriva così:',
    price: '«prezzo 699.000 €», «nascondi il prezzo»',
    logo: '«logo in alto a sinistra», «logo più grande»',
    photos: '«foto 3 come foto principale», «togli la foto 2»',
    badge: '«aggiungi un badge venduto», «togli il badge»',
    looks: '«foto più luminosa», «testo in bianco»',
  },
  pt: {
    ask: 'Diga assim:',
    price: '«preço 699.000 €», «esconde o preço»',
    logo: '«logo em cima à esquerda», «logo maior»',
    photos: '«foto 3 como principal», «tira a foto 2»',
    badge: '«adiciona um selo vendido», «tira o selo»',
    looks: '«foto mais clara», «texto em branco»',
  },
};

/** How to ask for what was not understood, in its language and with examples of the part that it names. */
export function helpWith(words: string, prompt: string): string {
  const keys = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).map(foldWord);
  const language = languageOf(keys(prompt)) ?? 'en';
  const text = keys(words).join(' ');
  const [topic] = inLanguage(
    language,
    () => topics.find(([, names]) => pattern(names).test(text)) ?? ['looks' as const],
  );
  const { ask, [topic]: examples } = help[language];
  return `${ask} ${examples}`;
}
