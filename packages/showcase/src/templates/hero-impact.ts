import type { Layer } from '../design.js';
import type { Template } from '../template.js';

/** One photo from edge to edge and the price at its largest. */
export const heroImpact: Template = {
  id: 'hero_impact',
  theme: {
    colors: {
      ground: '#10151c',
      panel: '#1b222c',
      ink: '#ffffff',
      softInk: '#e3e6ea',
      accent: '#f2b705',
      onAccent: '#10151c',
      price: '#ffffff',
      line: '#ffffff',
    },
    faces: { display: 'display', text: 'sans' },
    scale: { price: 1, text: 1, logo: 1 },
    weight: 0,
    uppercase: null,
    scrim: 1,
    logo: { corner: null },
  },
  draw({ size, values, words, logo, theme, typesetter }): readonly Layer[] {
    const margin = 72;
    const width = size.width - 2 * margin;
    const price = typesetter.set(
      values.price ?? '',
      { width, height: 420 },
      {
        typeface: theme.faces.display,
        weight: 800,
        size: 200 * theme.scale.price,
        minSize: 64,
        maxLines: 2,
        lineHeight: 1.05,
      },
    );
    const facts = typesetter.set(
      [
        values.size,
        values.bedrooms === undefined ? undefined : words.bedrooms(values.bedrooms).phrase,
      ]
        .filter((fact) => fact !== undefined)
        .join('  ·  '),
      { width, height: 160 },
      {
        typeface: theme.faces.text,
        weight: 600,
        size: 48 * theme.scale.text,
        minSize: 28,
        maxLines: 2,
        language: words.language,
      },
    );
    const factsY = size.height - margin - facts.height - 40;
    const priceY = factsY - 48 - price.height;
    return [
      { kind: 'photo', photo: 0, box: { x: 0, y: 0, ...size } },
      {
        kind: 'scrim',
        box: { x: 0, y: priceY - 420, width: size.width, height: size.height - priceY + 420 },
        color: theme.colors.ground,
        shape: 'bottom',
        least: 0.35,
        serves: ['price', 'facts'],
      },
      { kind: 'text', id: 'price', x: margin, y: priceY, block: price, color: theme.colors.price },
      {
        kind: 'fill',
        box: { x: margin, y: factsY - 24, width: 120, height: 4 },
        paint: theme.colors.accent,
      },
      {
        kind: 'text',
        id: 'facts',
        x: margin,
        y: factsY,
        block: facts,
        color: theme.colors.softInk,
      },
      ...(logo === null
        ? []
        : [
            {
              kind: 'logo',
              box: { x: margin, y: margin, width: 260, height: 140 },
              align: { x: 'left', y: 'top' },
              plate: { color: '#ffffff', radius: 12, padding: 24 },
            } as const,
          ]),
    ];
  },
};
