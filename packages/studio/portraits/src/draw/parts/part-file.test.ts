import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parsePart, readPart } from './part-file.js';

const assets = fileURLToPath(new URL('../../../assets', import.meta.url));
const files = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);
const svg = (content: string) => `<svg viewBox="0 0 9 9">\n${content}\n</svg>`;

describe('a drawing', () => {
  test('can be read, of every part', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const { shapes } = readPart(new URL(`file://${path.join(assets, file)}`));
      expect([file, shapes.length > 0]).toEqual([file, true]);
    }
  });

  test('is read as curves with roles, groups and the style of a drawing program', () => {
    const { shapes, anchors } = parsePart(
      svg(`<g transform="translate(1 2)" inkscape:label="cap"><path id="a" class="base cloth" d="m1 1h2v2z"/></g>
        <ellipse style="fill:#ff0000;opacity:0.5" cx="1" cy="1" rx="1" ry="2" data-inside="a"/>
        <path fill="none" stroke="#00ff00" stroke-width="2" d="M0 0Q3 0 3 3"/>
        <circle id="tip" class="anchor" cx="4" cy="5" r="1"/>`),
      'a.svg',
    );
    const [cap, dot, line] = shapes;
    expect(cap).toMatchObject({ role: 'base', cloth: true, line: null });
    expect(cap?.paths[0]?.start).toEqual([2, 3]);
    expect(cap?.paths[0]?.curves.map(([, , , , x, y]) => [x, y])).toEqual([
      [4, 3],
      [4, 5],
    ]);
    expect(dot).toMatchObject({ role: null, colour: '#ff0000', opacity: 0.5, inside: 'a' });
    expect(line).toMatchObject({ colour: '#00ff00', line: 2 });
    expect(line?.paths[0]?.curves[0]).toEqual([2, 0, 3, 1, 3, 3]);
    expect(anchors.get('tip')).toEqual([4, 5]);
  });

  test.each([
    [
      'a role that nobody knows',
      '<path class="bass" d="M0 0L1 1"/>',
      /a\.svg, line 2, <path>.*class/su,
    ],
    ['an element that is not drawn', '<text>Hi</text>', /a\.svg, line 2, <text>/u],
    [
      'an attribute without a meaning',
      '<path d="M0 0L1 1" filter="url(#x)"/>',
      /line 2, <path>.*filter/su,
    ],
    ['a colour by name', '<path d="M0 0L1 1" fill="red"/>', /line 2, <path>.*#rrggbb/su],
    ['a clip that is not there', '<path d="M0 0L1 1" data-inside="b"/>', /a\.svg.* b /u],
    ['a tag that stays open', '<g>', /a\.svg is no SVG/u],
  ])('is refused for %s, by its name and place', (_what, content, message) => {
    expect(() => parsePart(svg(content), 'a.svg')).toThrow(message);
  });
});
