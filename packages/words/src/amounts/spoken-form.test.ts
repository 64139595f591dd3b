import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { describe, expect, it } from '@jest/globals';
import { speakable, spokenPieces } from './spoken-text.js';

const say = (text: string, language: VoiceLanguage | null, tag = '') =>
  spokenPieces(text, tag || language)
    .map((piece) => piece.spoken)
    .join(' ');

const tables: Readonly<
  Record<VoiceLanguage, readonly (readonly [written: string, spoken: string])[]>
> = {
  en: [
    ['open at 12:30 or 9:05, 10:00', "open at 12 30 or 9 oh 5, 10 o'clock"],
    ['1/2 of it, ¾ of that', 'one half of it, three quarters of that'],
    ['50 km/h', '50 kilometres per hour'],
    ['€1,250', '1250 euros'],
    ['From €1.250.000, or $1.2M.', 'From 1250000 euros, or 1 point 2 million dollars.'],
    ['250,000 EUR, £1, $350k', '250000 euros, one pound, 350 thousand dollars'],
    ['€12.50/m²', '12 euros 50 per square metre'],
    ['250 m², 1.5 ha, 2,700 sq ft', '250 square metres, 1 point 5 hectares, 2700 square feet'],
    ['1 ha and 1 bd', 'one hectare and one bedroom'],
    ['3 bd/2 ba', '3 bedrooms, 2 bathrooms'],
    ['on Oak St. near St. Mary', 'on Oak Street near Saint Mary'],
    ['on 11/20/2026', 'on November 20th, 2026'],
    ['20% off', '20 percent off'],
    ['3-4 rooms, 80–120 m²', '3 to 4 rooms, 80 to 120 square metres'],
    ['+44 20 7946 0958', 'plus 4 4, 2 0, 7 9 4 6, 0 9 5 8'],
    ['the 1st of 12,000', 'the 1st of 12000'],
  ],
  es: [
    ['a las 12:30, 1/2', 'a las 12 y 30, medio'],
    ['50 km/h', '50 kilómetros por hora'],
    ['1.250 €', '1250 euros'],
    ['1.250.000 € o 1,2 M€', '1250000 euros o 1 coma 2 millones de euros'],
    ['1.000.000 €', '1000000 de euros'],
    ['250 m², 1,5 ha, 1 ha', '250 metros cuadrados, 1 coma 5 hectáreas, una hectárea'],
    ['3 hab. en C/ Mayor, n.º 5', '3 habitaciones en calle Mayor, número 5'],
    ['Av. de la Paz, 2ª planta', 'Avenida de la Paz, segunda planta'],
    ['el 20/11/2026', 'el 20 de noviembre de 2026'],
    ['un 20 %', 'un 20 por ciento'],
    ['+34 600 123 456', 'más 34, 600, 123, 456'],
    ['12,50 €', '12 euros con 50'],
  ],
  pt: [
    ['às 12:30', 'às 12 e 30'],
    ['50 km/h, 1/4', '50 quilómetros por hora, um quarto'],
    ['1.250.000 € ou 1,2 M€', '1250000 euros ou 1 vírgula 2 milhões de euros'],
    ['R$ 2 mil', '2 mil reais'],
    ['250 m² e 1 km', '250 metros quadrados e um quilómetro'],
    ['3 qtos., Av. da Liberdade', '3 quartos, Avenida da Liberdade'],
    ['2º andar', 'segundo andar'],
    ['01/05/2026', '1 de maio de 2026'],
    ['3,5%', '3 vírgula 5 por cento'],
    ['+351 912 345 678', 'mais 351, 912, 345, 678'],
  ],
  de: [
    ['um 12:30 Uhr', 'um 12 Uhr 30'],
    ['um 10:00', 'um 10 Uhr'],
    ['50 km/h, 3/4', '50 Kilometer pro Stunde, drei Viertel'],
    ['3-Zimmer-Wohnung, 1.250 €', '3-Zimmer-Wohnung, 1250 Euro'],
    ['1,2 Mio. € für 250 m²', '1 Komma 2 Millionen Euro für 250 Quadratmeter'],
    ['1 Mio. €', 'eine Million Euro'],
    ['450.000 EUR zzgl. 12,50 €', '450000 Euro zuzüglich 12 Euro 50'],
    ['3 Zi., Hauptstr. 5', '3 Zimmer, Hauptstraße 5'],
    ['ca. 1.500 qm', 'circa 1500 Quadratmeter'],
    ['am 20.11.2026', 'am zwanzigsten November 2026'],
    ['Termin: 01.03.2026', 'Termin: erster März 2026'],
    ['im 2. OG', 'im zweiten Obergeschoss'],
    ['3,5 %', '3 Komma 5 Prozent'],
    ['030 1234567', '0 3 0, 1 2 3 4 5 6 7'],
  ],
  fr: [
    ['à 12:30', 'à 12 heures 30'],
    ['50 km/h, 1/3', '50 kilomètres heure, un tiers'],
    ['1 250 €', '1250 euros'],
    ['1 250 000 € soit 1,2 M€', "1250000 euros soit 1 virgule 2 million d'euros"],
    ['1\u202f000\u202f000\u00a0€', "1000000 d'euros"],
    ['250 m² et 1,5 ha', '250 mètres carrés et 1 virgule 5 hectare'],
    ['3 ch. et 1 sdb', '3 chambres et une salle de bains'],
    ['12 av. de la Gare, 1er étage', '12 avenue de la Gare, premier étage'],
    ['le 01/05/2026', 'le premier mai 2026'],
    ['20 %', '20 pour cent'],
    ['06 12 34 56 78', '0 6, 12, 34, 56, 78'],
  ],
  it: [
    ['alle 12:30', 'alle 12 e 30'],
    ['50 km/h, 1/2', "50 chilometri all'ora, mezzo"],
    ['1.250 €', '1250 euro'],
    ['€ 1.250.000 o 1,2 mln €', '1250000 euro o 1 virgola 2 milioni di euro'],
    ['250 mq, 1 ha', '250 metri quadri, un ettaro'],
    ['3 cam., V.le Roma n. 5', '3 camere, viale Roma numero 5'],
    ['1º piano', 'primo piano'],
    ['01/05/2026', 'primo maggio 2026'],
    ['20%', '20 per cento'],
    ['+39 06 1234 5678', 'più 39, 0 6, 1 2 3 4, 5 6 7 8'],
  ],
  ca: [
    ['a les 12:30', 'a les 12 i 30'],
    ['50 km/h, 2/3', '50 quilòmetres per hora, dos terços'],
    ['1.250 €', '1250 euros'],
    ['1.250.000 € o 1.000.000 €', "1250000 euros o 1000000 d'euros"],
    ['250 m², 1 ha', '250 metres quadrats, una hectàrea'],
    ['3 hab., C/ Gran, 1r pis', '3 habitacions, carrer Gran, primer pis'],
    ["l'1/4/2026", "l'1 d'abril del 2026"],
    ['20 %', '20 per cent'],
    ['+34 600 123 456', 'més 34, 600, 123, 456'],
  ],
};

describe.each(Object.entries(tables))('the spoken form in %s', (language, table) => {
  it.each(table)('reads %s as %s', (written, spoken) => {
    expect(say(written, language as VoiceLanguage)).toBe(spoken);
  });
});

describe('the spoken form', () => {
  it('reads a date of two small numbers by the region', () => {
    expect(say('03/04/2026', 'en')).toBe('March 4th, 2026');
    expect(say('03/04/2026', 'en', 'en-gb')).toBe('April 3rd, 2026');
  });

  it('leaves plain numbers, codes and addresses alone', () => {
    for (const text of [
      'in 2026',
      '1:2:3',
      '3/2',
      '1/2/3',
      'v2.0.1',
      '192.168.0.1',
      'A1-22',
      '1-2-3',
      '06/2026-12/2026',
      '01/02',
      'iPhone 15',
      'M25',
      'T2',
      'G+2',
      '10/2/2026/4',
      '30/02/2026',
      '99.99.2026',
      '€1.2.3',
      'A€',
    ]) {
      expect(say(text, 'en')).toBe(text);
    }
  });

  it('keeps every written word in order, with those said as one in one piece', () => {
    const text = 'A plot of 250 m², from € 1.250.000, with 3 bd/2 ba — and more.';
    const pieces = spokenPieces(text, 'en');
    expect(pieces.flatMap((piece) => piece.written)).toEqual(text.split(' '));
    expect(pieces.find((piece) => piece.written.includes('m²,'))?.written).toEqual(['250', 'm²,']);
    expect(pieces.find((piece) => piece.written[0] === '—')?.spoken).toBe('');
  });

  it('keeps the pause and the question of a mark that stands apart', () => {
    const text = 'Le prix\u00a0: 5\u00a0€\u00a0; et vous\u00a0?';
    expect(say(text, 'fr')).toBe('Le prix: 5 euros; et vous?');
    expect(spokenPieces(text, 'fr').flatMap((piece) => piece.written)).toEqual(text.split(/\s/u));
  });

  it('takes out what espeak-ng would obey and what has no sound', () => {
    expect(speakable('\u0001200A [[h@l@U]] <b>bold</b> 🏠 ok\u200b')).toBe(
      '200A h@l@U b bold /b ok',
    );
    expect(spokenPieces('🏠 … —', 'en').every((piece) => piece.spoken === '')).toBe(true);
  });

  it('gives a language without rules as it is', () => {
    expect(say('250 m² huis', null)).toBe('250 m² huis');
  });

  it('is quick with text made to be slow', () => {
    for (const text of [
      '1'.repeat(20_000),
      '1.'.repeat(10_000),
      '1 234 '.repeat(4_000),
      '+1 '.repeat(8_000),
    ]) {
      expect(spokenPieces(text, 'fr').length).toBeGreaterThan(0);
    }
  });
});
