import type { Random } from './random.js';

/**
 * Stands in what is sent as a secret of the customer's (a signature in a URL's query, a password in a URL); no log
 * and no answer to a refusal may hold it.
 */
export const PLANTED = 'planted0secret1of2the3customer';

const long = (character: string, length: number) => () => character.repeat(length);

/**
 * Words that were never meant as words: for queries, shells, filter graphs, drawings, templates, logs and file
 * systems. None of them holds what a leak is recognised by (see leaks.ts).
 */
const words: readonly (string | (() => string))[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0002\u001b[31mred\u001b[0m\u0007',
  'a\r\nSet-Cookie: a=b',
  'a\nb\rc\u2028d\u2029e\u0085f',
  '\ud800',
  'x\udc00y',
  '\ufeffmark',
  '\u202Eright to left\u202C',
  'Z\u0351\u036b\u0343a\u0335l\u0322g\u0345o',
  '👨‍👩‍👧‍👦'.repeat(20),
  'مرحبا 你好 नमस्ते',
  "' OR '1'='1",
  '"; DROP TABLE tasks; --',
  '$1',
  '%s%n%x%d',
  '%00',
  '%0d%0aX-Injected: 1',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/assets/../../x',
  'file:///etc/passwd',
  '$(id)',
  '`id`',
  '; id #',
  '| cat',
  '&& reboot',
  // Filter graphs of ffmpeg, its protocols, and markup of Pango, SVG, SSML and espeak-ng.
  "x':enable=0,drawtext=textfile=/etc/hostname:x='",
  '[0:v]split[a];[a]nullsink',
  'concat:/etc/passwd|/etc/hostname',
  '%{metadata}%{eif:1:d}',
  '</text><image href="file:///etc/passwd"/><text>',
  '<svg onload="alert(1)">',
  '<span font="1000">x</span>',
  '<!DOCTYPE x [<!ENTITY a "aaaa">]>',
  '<![CDATA[x]]>',
  '&amp;&lt;&#0;',
  '<speak><audio src="http://127.0.0.1/"/></speak>',
  '[[hE"loU]]',
  '\u00011\u0001p',
  // Templates and prototypes.
  `{{7*7}}${'{'}7*7}#{7*7}<%= 7*7 %>`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'NaN',
  'null',
  'true',
  '-0',
  '1e309',
  '0x10',
  '９',
  '٣',
  // Spreadsheets, logs.
  '=1+1',
  '{"level":"error"}',
  '\n{"level":"fatal","msg":"forged"}\n',
  long('a', 1_001),
  long('я', 5_000),
  long('\u0301', 3_000),
  long(' ', 2_000),
  long('<b>', 10_000),
  long('x', 120_000),
];

export function hostileText(random: Random): string {
  const word = random.pick(words);
  return typeof word === 'string' ? word : word();
}

/** Words that fit into the target of a request or into a header, and are still not meant well. */
export function hostileLine(random: Random): string {
  return hostileText(random).slice(0, 3_000);
}

const urls: readonly string[] = [
  '',
  'plot.jpg',
  'http://',
  'http:///x',
  'https://[::1',
  'http://127.0.0.1:1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::ffff:169.254.169.254]/latest/meta-data/',
  'http://localhost:6379/',
  'http://metadata.google.internal/',
  'file:///etc/passwd',
  'ftp://example.com/a.png',
  'gopher://127.0.0.1:6379/_INFO',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  `http://user:${PLANTED}@127.0.0.1/`,
  `http://10.0.0.1/?signature=${PLANTED}`,
  'https://127.0.0.1/\r\nX-Injected: 1',
  'https://127.0.0.1/\u0000',
  'http://xn--a/',
  `http://192.168.1.1/${'a'.repeat(9_000)}`,
];

export function hostileUrl(random: Random): string {
  return random.pick(urls);
}

const numbers: readonly unknown[] = [
  -1,
  0,
  -0,
  1,
  2,
  8,
  9,
  0.5,
  1.5,
  1e-320,
  255,
  256,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e20,
  1e308,
  '1',
  '0',
  'NaN',
];

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Of any type, wanted or not. */
export function hostileValue(random: Random): unknown {
  switch (random.integer(0, 12)) {
    case 0:
      return null;
    case 1:
      return random.pick(numbers);
    case 2:
      return random.chance(0.5);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return [null, [], {}, 'x', 1];
    case 6:
      return nested(random.pick([3, 31, 33, 200, 2_000]));
    case 7:
      return Array.from({ length: random.pick([2, 9, 31, 201, 5_000]) }, () => 1);
    case 8:
      return Object.fromEntries(
        Array.from({ length: random.pick([21, 500]) }, (_, index) => [`k${index}`, 'v']),
      );
    case 9:
      return hostileUrl(random);
    default:
      return hostileText(random);
  }
}
