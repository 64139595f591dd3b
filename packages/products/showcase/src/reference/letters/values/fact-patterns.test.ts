import { describe, expect, test } from '@jest/globals';
import { isForeignCaption } from './captions.js';
import { factIn, isForeignAction } from './fact-patterns.js';
import { withoutAccents } from './field-patterns.js';

const factOf = (text: string) => factIn(withoutAccents(text));

describe('what tells of one property or agency', () => {
  test.each([
    ['(512) 555-0147', 'contact'],
    ['+34 612 345 678', 'contact'],
    ['08382 555 017', 'contact'],
    ['www.oak-and-key.com', 'contact'],
    ['hola@costaluz.es', 'contact'],
    ['yasmin.sa', 'contact'],
    ['jardins.com.br', 'contact'],
    ['418 Juniper Lane, Austin, TX 78704', 'address'],
    ['Calle del Mar 12', 'address'],
    ['Lindenstraße 14, 80331 München', 'address'],
    ['9 Albion Road, Bath BA1 5TZ', 'address'],
    ['5 rue des Tilleuls', 'address'],
    ['Reserva tu visita', 'action'],
    ['Jetzt besichtigen', 'action'],
    ['احجز زيارة', 'action'],
    ['資料請求はこちら', 'action'],
    ['立即咨询', 'action'],
    ['לקביעת ביקור', 'action'],
    ['Built in 1994', 'figure'],
    ['Energy class B, 74 kWh', 'figure'],
  ])('%s is a fact', (text, kind) => {
    expect(factOf(text)).toBe(kind);
  });

  test.each([
    'For Sale',
    'Zu verkaufen',
    'Bedrooms',
    'plazas de aparcamiento',
    'NORTHGATE',
    '',
    '—',
  ])('"%s" fits any property', (text) => {
    expect(factOf(text)).toBeNull();
  });
});

test('a call to action goes when it is in another language than the showcase', () => {
  expect(isForeignAction('Reserva tu visita', 'de')).toBe(true);
  expect(isForeignAction('Reserva tu visita', 'es')).toBe(false);
  expect(isForeignAction('احجز زيارة', 'en')).toBe(true);
  expect(isForeignAction('For Sale', 'de')).toBe(false);
  expect(isForeignAction('Solicite su visita', 'de')).toBe(true);
  expect(isForeignAction('Request a tour', 'fr')).toBe(true);
  expect(isForeignAction('Demandez une visite', 'fr')).toBe(false);
  expect(isForeignAction('Vereinbaren Sie einen Termin', 'en')).toBe(true);
});

test('a caption goes when it is in another language than the showcase', () => {
  expect(isForeignCaption('plazas de aparcamiento', 'de')).toBe(true);
  expect(isForeignCaption('plazas de aparcamiento', 'es')).toBe(false);
  expect(isForeignCaption('Garage', 'en')).toBe(false);
  expect(isForeignCaption('·', 'en')).toBe(false);
});

test.each(['Scan me', 'Zeskanuj kod', 'Escanea el código'])('"%s" goes with its code', (text) => {
  expect(factOf(text)).toBe('contact');
});
