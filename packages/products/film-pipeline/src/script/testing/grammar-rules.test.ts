import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { describe, expect, it } from '@jest/globals';
import { mistakes } from './grammar-rules.js';

const wrong: Record<(typeof voiceLanguages)[number], readonly string[]> = {
  en: ['Here is a open field.', 'It is an plot.', 'It has a garages.'],
  es: ['un casa nueva', 'una jardín', 'con jardín y iglesia', 'fachada blanco', 'de el terreno'],
  pt: ['pense em uma casa', 'um casa moderna', 'fachada branco', 'perto de o prado'],
  de: [
    'Hier könnte eine Haus stehen',
    'ein Villa',
    'ein zweigeschossig Einfamilienhaus',
    'ein moderne Landhaus',
    'mit ein Pool',
    'eine Villa hier seinen Platz findet',
  ],
  fr: ['près de le jardin', 'que une maison', 'un maison', 'façade blanc', 'toit de ardoise'],
  it: ['di il giardino', 'una immagine', 'un casa', 'e ecco', 'facciata bianco'],
  ca: ['de el terreny', 'un grup de onze cases', 'un casa', 'façana blanc'],
};
const right: Record<(typeof voiceLanguages)[number], string> = {
  en: 'This is an open field, with a garage and garages, and a one-storey house.',
  es: 'Una casa con jardín e iglesia, de fachada blanca, en el prado, y un edificio.',
  pt: 'Uma casa de fachada branca num prado, e um edifício com terraço.',
  de: 'Ein Haus findet seinen Platz, eine Villa ihren, mit gelber Fassade.',
  fr: "Une maison près du jardin, avec un toit d'ardoise, et un groupe de onze villas.",
  it: "Un'immagine, una casa con facciata bianca ed ecco il giardino.",
  ca: "Un grup d'onze cases al prat, amb façana blanca i l'aigua a la vista.",
};

describe.each(voiceLanguages)('the grammar that scripts in %s are held to', (language) => {
  it.each(wrong[language])('hears what is wrong in: %s', (words) => {
    expect(words).toMatch(mistakes[language]);
  });

  it('lets right words pass', () => {
    expect(right[language]).not.toMatch(mistakes[language]);
  });
});
