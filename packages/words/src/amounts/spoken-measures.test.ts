import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { describe, expect, it } from '@jest/globals';
import { spokenPieces } from './spoken-text.js';

const say = (text: string, language: VoiceLanguage) =>
  spokenPieces(text, language)
    .map((piece) => piece.spoken)
    .filter((spoken) => spoken !== '')
    .join(' ');

/** Estate agents' notations of energy, rooms, sizes, hours, storeys and years. */
const tables: Readonly<
  Record<VoiceLanguage, readonly (readonly [written: string, spoken: string])[]>
> = {
  en: [
    ['45 kWh/m²a, 20 °C', '45 kilowatt hours per square metre per year, 20 degrees Celsius'],
    ['5 kW, 68 °F', '5 kilowatts, 68 degrees Fahrenheit'],
    ['2½ baths or 3bd/2.5ba', '2 and a half bathrooms or 3 bedrooms, 2 and a half bathrooms'],
    ['1¾ storeys', '1 and three quarters storeys'],
    ['3 bed, 2 bath', '3 bedrooms, 2 bathrooms'],
    ['12 x 14 ft, 4×5 m', '12 by 14 feet, 4 by 5 metres'],
    ["12' x 14', 9' ceilings", '12 feet by 14 feet, 9 feet ceilings'],
    ['2 x parking', '2 parking'],
    ['10am-4pm, 10:00 am', '10am to 4pm, 10 am'],
    ['9:00–17:30', "9 o'clock to 5 30 pm"],
    ['built in 1998', 'built in 19 98'],
    ['since 1905, in the 1990s', 'since 19 oh 5, in the 19 nineties'],
    ['1800 of them in 2026', '1800 of them in 2026'],
    ['A$900k, AED 3,200,000', '900 thousand dollars, 3200000 dirhams'],
    ['1-800-555-0199', '1, 8 0 0, 5 5 5, 0 1 9 9'],
    ['12 Oak Rd, Hwy 101', '12 Oak Road, Highway 101'],
    ['No.5 and #12', 'number 5 and number 12'],
    ['3 bd / 2 ba', '3 bedrooms, 2 bathrooms'],
    ['3 - 4 rooms', '3 to 4 rooms'],
    ['1,200 sq.ft. w/d', '1200 square feet washer and dryer'],
  ],
  es: [
    ['45 kWh/m² año', '45 kilovatios hora por metro cuadrado al año'],
    ['20 ºC y 5 kW', '20 grados y 5 kilovatios'],
    ['2½ baños, 1 1/2 plantas', '2 baños y medio, una planta y media'],
    ['½ hectárea', 'media hectárea'],
    ['3 hab. / 2 ba', '3 habitaciones, 2 baños'],
    ['12 x 14 m, 4x5 m', '12 por 14 metros, 4 por 5 metros'],
    ['de 9:00-14:00', 'de 9 horas a 14 horas'],
    ['$ 3.500.000 MXN', '3500000 pesos'],
    ['91 234 56 78', '91, 234, 56, 78'],
    ['1º piso, 3º A, nº5', 'primer piso, tercero A, número 5'],
    ['s. XIX, etc. y EE.UU. hoy', 'siglo XIX, etcétera y Estados Unidos hoy'],
    ['P. baja, 3+1 hab. y 500 mts', 'planta baja, 3 más una habitación y 500 metros'],
  ],
  pt: [
    ['45 kWh/m².ano', '45 quilowatts-hora por metro quadrado por ano'],
    ['20 ºC', '20 graus'],
    ['2½ quartos, 2 1/2 casas de banho', '2 quartos e meio, 2 casas de banho e meia'],
    ['12 x 14 m', '12 por 14 metros'],
    ['21 345 67 89', '21, 345, 67, 89'],
    ['(11) 98765-4321', '11, 9 8 7 6 5, 4 3 2 1'],
    ['R. do Ouro, s/n', 'Rua do Ouro, sem número'],
    ['D. João II, D. Maria', 'dom João II, dona Maria'],
    ['ar cond. do séc. XIX', 'ar condicionado do século XIX'],
    ['Lt. 5, n.º5', 'lote 5, número 5'],
  ],
  de: [
    ['45 kWh/(m²·a)', '45 Kilowattstunden pro Quadratmeter pro Jahr'],
    ['9,9 kWp bei 20 °C', '9 Komma 9 Kilowatt Peak bei 20 Grad'],
    ['3½ Zimmer', '3 einhalb Zimmer'],
    ['12 x 14 m', '12 mal 14 Meter'],
    ['um 10.30 Uhr', 'um 10 Uhr 30'],
    ['9:00–17:30 Uhr', '9 Uhr bis 17 Uhr 30'],
    ['Bj. 1998, erbaut 1905', 'Baujahr 19 hundert 98, erbaut 19 hundert 5'],
    ['am 12.5.1998', 'am zwölften Mai 19 hundert 98'],
    ['der 1. Mai', 'der erste Mai'],
    ['im 19. Jh. gebaut', 'im neunzehnten Jahrhundert gebaut'],
    ['das 2. Bad', 'das zweite Bad'],
    ['2. und 3. OG', 'zweites und drittes Obergeschoss'],
    ['1.-3. OG', 'erstes bis drittes Obergeschoss'],
    ["Fr. 950'000.- heute", '950000 Franken heute'],
    ['3 MM, 5 Gehmin. hin', '3 Monatsmieten, 5 Gehminuten hin'],
    ['Kü., max. 2 Pers. hier', 'Küche, maximal 2 Personen hier'],
    ['24 h offen', '24 Stunden offen'],
  ],
  fr: [
    ['45 kWhEP/m².an', '45 kilowattheures par mètre carré par an'],
    ['20 °C', '20 degrés'],
    ['2½ pièces', '2 pièces et demi'],
    ['12 x 14 m', '12 sur 14 mètres'],
    ['9h-17h', '9 heures à 17 heures'],
    ['21e étage', 'vingt et unième étage'],
    ['XIXe siècle, XVIe arr. ici', 'dix-neuvième siècle, seizième arrondissement ici'],
    ['24h/24, 7j/7', '24 heures sur 24, 7 jours sur 7'],
    ['2 SDB, 1 SDE', "2 salles de bains, une salle d'eau"],
    ['DPE B, n°5', 'D.P.E. B, numéro 5'],
    ['90 m² hab. et asc. privé', '90 mètres carrés habitables et ascenseur privé'],
    ['0 800 123 456', '0, 800, 123, 456'],
  ],
  it: [
    ['45 kWh/mq anno', "45 chilowattora al metro quadro all'anno"],
    ['20 °C', '20 gradi'],
    ['2½ bagni, 1½ camera', '2 bagni e mezzo, una camera e mezza'],
    ['12 x 14 m', '12 per 14 metri'],
    ['ore 10.30', 'ore 10 e 30'],
    ['21° piano, 12ª fila', 'ventunesimo piano, dodicesima fila'],
    ['Via Roma s.n.c. Napoli', 'Via Roma senza numero civico Napoli'],
    ['Arch. Rossi, p. auto, ecc. qui', 'architetto Rossi, posto auto, eccetera qui'],
    ['XIX sec. a Roma', 'XIX secolo a Roma'],
  ],
  ca: [
    ['45 kWh/m² any', "45 quilowatts hora per metre quadrat a l'any"],
    ['20 °C', '20 graus'],
    ['2½ banys, 1½ hores', '2 banys i mig, una hora i mitja'],
    ['12 x 14 m', '12 per 14 metres'],
    ['9:00-17:00', '9 hores a 17 hores'],
    ['10è pis, 12a planta', 'desè pis, dotzena planta'],
    ['93 123 45 67', '93, 123, 45, 67'],
    ['Dr. Puig, s. XIX', 'doctor Puig, segle XIX'],
    ['PB, etc. i més', 'planta baixa, etcètera i més'],
  ],
};

describe.each(Object.entries(tables))('measures and abbreviations in %s', (language, table) => {
  it('are read as somebody who lives there would', () => {
    const heard = table.map(([written]) => [written, say(written, language as VoiceLanguage)]);
    expect(heard).toEqual(table);
  });

  it('keep every written word', () => {
    for (const [written] of table) {
      const pieces = spokenPieces(written, language as VoiceLanguage);
      expect(pieces.flatMap((piece) => piece.written)).toEqual(written.split(' '));
    }
  });
});
