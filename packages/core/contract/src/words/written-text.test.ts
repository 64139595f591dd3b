import { describe, expect, it } from '@jest/globals';
import { parseLandRequest } from '../land/request.js';
import { parsePropertyFilm } from '../property-films/request.js';
import { parseShowcaseEdit } from '../showcase/edit-request.js';
import { leftoverIn, saysNothing } from './leftovers.js';
import { withoutInvisible } from './written-text.js';

describe('text of a customer', () => {
  it.each([
    ['{{price}} only', '{{price}}'],
    ['{{ listing.price }}', '{{ listing.price }}'],
    ['Price: #{amount}', '#{amount}'],
    ['{price}', '{price}'],
    ['{% if sold %}', '{% if sold %}'],
    ['[[headline]]', '[[headline]]'],
    ['<%= title %>', '<%= title %>'],
    ['From %s', '%s'],
    ['%(city)s', '%(city)s'],
    ['629.000 &euro;', '&euro;'],
    ['Sun &amp; sea', '&amp;'],
    ['120 m&sup2;', '&sup2;'],
    ['caf&eacute;', '&eacute;'],
    ['&#8364; 5', '&#8364;'],
    ['<b>New</b>', '<b>'],
    ['line<br/>line', '<br/>'],
    ['<p class="x">', '<p class="x">'],
    ['[object Object]', '[object Object]'],
    ['Welcome to [NAME]', '[NAME]'],
    ['Willkommen in der [Ihre Adresse]!', '[Ihre Adresse]'],
    ['Llame al [teléfono de la agencia]', '[teléfono de la agencia]'],
    ['Just %PROPERTY_NAME%', '%PROPERTY_NAME%'],
    ['[INSERT PRICE HERE]', '[INSERT PRICE HERE]'],
    ['In [CITY_NAME] now', '[CITY_NAME]'],
    ['Price: #REF!', '#REF!'],
    ['#N/A', '#N/A'],
    ['#¡VALOR!', '#¡VALOR!'],
    ['=B2*1.1', '=B2*1.1'],
    ['4.85E+05', '4.85E+05'],
    ['€ 4,85e+05', '4,85e+05'],
  ])('shows what was left in %s', (text, seen) => {
    expect(leftoverIn(text)).toBe(seen);
  });

  it.each([
    '< 500 m to the sea, > 3 rooms',
    'Smith & Sons; R&D; AT&T',
    '10% discount, 5 %',
    '100 % sunny',
    'a {small} garden'.replace(/[{}]/gu, '"'),
    'I <3 it',
    '1 < 2 > 0',
    '[new] (2026)',
    '[SOLD] Loft [price on request]',
    'Unit #12, 3E-14, class E+',
    '#home #NV',
    'House = home',
    '50% price%',
    '$1,500 {',
    '50%sale',
    "C'est l'été & c'est beau ; oui",
  ])('says nothing against %s', (text) => {
    expect(leftoverIn(text)).toBeNull();
  });

  it.each([
    ...['TBD', 'undefined', 'NaN m²', 'null', '$NaN', '€ null', 'xxx', '€ xxx.xxx', 'N/A', 'n.a.'],
    ...['0 €', '0,00 EUR', '0 m²', 'keine Angabe', 'To be confirmed', 'por definir', 'Price: TBD'],
  ])('says nothing as a fact: %s', (text) => {
    expect(saysNothing(text)).toBe(true);
  });

  it.each([
    ...[
      'auf Anfrage',
      '—',
      '★★★',
      'Nan, Thailand',
      '10 €',
      '½ ha',
      '100 m²',
      'Na Xamena',
      'POA',
      'NA',
      'AC',
      'FR',
    ],
    ...['TBD County Road 5', '人民币 1250 万元', '١٬٢٥٠٬٠٠٠ درهم', '120㎡', '0 € Provision', 'R 2'],
  ])('says something as a fact: %s', (text) => {
    expect(saysNothing(text)).toBe(false);
  });

  it('loses what nobody sees', () => {
    expect(withoutInvisible('629\u200b.000\ufeff €')).toBe('629.000 €');
    expect(withoutInvisible('Dach\u00adterrasse\u2060')).toBe('Dachterrasse');
    expect(withoutInvisible('a\u200db\u200e c')).toBe('ab c');
  });

  it('keeps joiners that shape letters and pictures, and directions of right-to-left text', () => {
    for (const text of [
      'می\u200cخواهم',
      'क्\u200dष',
      '👨\u200d👩\u200d👧',
      '🏳️\u200d🌈',
      '👩🏽\u200d🔧',
      'שלום \u200e5\u200e',
    ]) {
      expect(withoutInvisible(text)).toBe(text);
    }
  });

  it('is refused in a request by its field, with what was seen', () => {
    const land = { source_image_url: 'https://x.example/a.jpg', format: '16:9' };
    const refusal = {
      code: 'VALIDATION_ERROR',
      details: expect.objectContaining({ field: 'script' }),
    };
    expect(() => parseLandRequest({ ...land, script: 'Only {{price}}.' })).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => parseLandRequest({ ...land, script: 'Only {{price}}.' })).toThrow(
      'script contains "{{price}}", which would be shown or read aloud as it stands. Send the finished text',
    );
    const film = {
      images: ['https://x.example/a.jpg', 'https://x.example/b.jpg', 'https://x.example/c.jpg'],
    };
    expect(() =>
      parsePropertyFilm('slideshow', { ...film, property: { price: '5 &euro;' } }),
    ).toThrow('property.price contains "&euro;"');
    const body = { source_result_id: 'job', prompt: 'Price 629\u200b.000 €' };
    const edit = parseShowcaseEdit(body, () => false);
    expect(edit.prompt).toBe('Price 629.000 €');
    expect(parseLandRequest({ ...land, script: 'Only 629\u200b.000 €.' }).script).toBe(
      'Only 629.000 €.',
    );
  });
});
