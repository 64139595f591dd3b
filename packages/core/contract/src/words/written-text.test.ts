import { describe, expect, it } from '@jest/globals';
import { parseLandRequest } from '../land/request.js';
import { parsePropertyFilm } from '../property-films/request.js';
import { parseShowcaseEdit } from '../showcase/edit-request.js';
import { leftoverIn, withoutInvisible } from './written-text.js';

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
    '$1,500 {',
    '50%sale',
    "C'est l'été & c'est beau ; oui",
  ])('says nothing against %s', (text) => {
    expect(leftoverIn(text)).toBeNull();
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
