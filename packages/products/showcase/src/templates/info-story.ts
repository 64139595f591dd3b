import type { TextBlock } from '@groundwork/typesetting';
import { contrastWith, legibleOn } from '../compose/color.js';
import type { Layer, LogoLayer } from '../design.js';
import type { LogoFacts, Template, TemplateInput } from '../template.js';
import { columnHeight, drawColumn } from './parts/column.js';
import { type IconName, icon } from './parts/icons.js';
import { capitals, capitalsHeight, overhang, textAt, weightFor } from './parts/lettering.js';
import { logoHeight, STORY_SAFE } from './parts/measures.js';
import { ownLabel } from './parts/own-label.js';
import { largePrice } from './parts/price/large-price.js';
import { roomsOf } from './parts/rooms.js';

const MARGIN = 84;
const FOOT = STORY_SAFE.bottom;
/** The label with the price overlaps the photo by so much of its height. */
const OVERLAP = 0.5;
const ROW = 172;
const ICON = 92;
const ICON_GAP = 34;
/** Between two facts of a row. */
const GUTTER = 40;
const LOGO = { width: 330, height: 104 };

interface Fact {
  readonly id: string;
  readonly icon: IconName;
  readonly value: string;
  readonly label: string;
}

interface Cell {
  readonly fact: Fact;
  readonly value: TextBlock;
  readonly label: TextBlock;
}

/** The photo, a price on its lower edge like a tag, and the facts as a ruled sheet with icons. */
export const infoStory: Template = {
  id: 'info_story',
  draw(input): readonly Layer[] {
    const { size, theme, logo } = input;
    const { corner } = theme.logo;
    const isLogoBelow = logo !== null && corner !== 'top_left' && corner !== 'top_right';
    let bottom = size.height - FOOT;
    const placed: Layer[] = [];
    if (isLogoBelow) {
      const height = logoHeight(logo, LOGO.height) * Math.min(1.6, theme.scale.logo);
      placed.push(footLogo(input, bottom - height, height));
      bottom -= height + 60;
      placed.push(hairline(input, bottom));
      bottom -= 8;
    }
    const rows = factRows(input);
    const sheetTop = bottom - rows.reduce((sum, row) => sum + row.height, 0);
    let top = sheetTop;
    rows.forEach((row, at) => {
      if (at > 0) placed.push(hairline(input, top));
      placed.push(...row.layers(top));
      top += row.height;
    });
    const tag = priceTag(input);
    const below = tag === null ? 0 : tag.height * (1 - OVERLAP);
    const photoHeight = Math.round(sheetTop - 44 - below);
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground },
      { kind: 'photo', photo: 0, box: { x: 0, y: 0, width: size.width, height: photoHeight } },
      ...placed,
      ...(tag === null ? [] : tag.layers(photoHeight - Math.round(tag.height * OVERLAP))),
      ...(logo !== null && !isLogoBelow ? [photoLogo(input, logo)] : []),
    ];
  },
};

/** The price in a block of the accent that comes in from the left edge. */
function priceTag(input: TemplateInput) {
  const { size, theme } = input;
  const column = largePrice(input, {
    x: MARGIN,
    room: { width: size.width - 2 * MARGIN - 60, height: 320 },
    weight: 800,
    size: 128,
    wordsSize: 44,
    letterSpacing: -0.02,
    color: onTag(theme.colors),
  });
  const drawn = drawColumn(column, 0).filter((layer) => layer.kind === 'text');
  if (drawn.length === 0) return null;
  const right = Math.max(...drawn.map(({ x, block }) => x + block.width));
  const figure = drawn.find(({ id }) => id === 'price');
  const padding = Math.round(Math.max(46, (figure?.block.size ?? 0) * 0.42));
  const height = Math.round(columnHeight(column) + 2 * padding);
  const width = Math.round(right + Math.max(56, padding));
  return {
    height,
    layers: (top: number): readonly Layer[] => [
      { kind: 'fill', box: { x: 0, y: top, width, height }, paint: theme.colors.accent },
      ...drawColumn(column, top + padding),
    ],
  };
}

/** The price's own colour where it can be read on the accent, or the one of the theme that reads best. */
function onTag({ accent, onAccent, price, ink, ground }: TemplateInput['theme']['colors']): string {
  if (contrastWith(price, [accent]) >= 4.5) return price;
  return [onAccent, ink, ground].reduce((best, color) =>
    contrastWith(color, [accent]) > contrastWith(best, [accent]) ? color : best,
  );
}

function listed({ values, words }: TemplateInput): readonly Fact[] {
  return [
    ...(values.size === undefined
      ? []
      : [
          {
            ...({ id: 'size', icon: 'area' } as const),
            ...{ value: values.size, label: ownLabel(words.size, values.size) },
          },
        ]),
    ...roomsOf(values, words).map((room) => ({ ...room, ...room.words })),
  ];
}

interface Sizes {
  readonly value: number;
  readonly label: number;
}

function cellOf(
  fact: Fact,
  width: number,
  sizes: Sizes,
  { theme, typesetter, words }: TemplateInput,
): Cell {
  const room = width - ICON - ICON_GAP;
  const value = typesetter.set(
    fact.value,
    { width: room, height: 140 },
    {
      typeface: theme.faces.display,
      weight: weightFor(theme, 600),
      size: sizes.value,
      minSize: Math.min(sizes.value, 36),
      maxLines: 2,
      lineHeight: 1.15,
      letterSpacing: -0.01,
      balance: true,
      language: words.language,
    },
  );
  const label = typesetter.set(
    fact.label,
    { width: room, height: 60 },
    {
      typeface: theme.faces.text,
      weight: weightFor(theme, 400),
      size: sizes.label,
      minSize: Math.min(sizes.label, 22),
      maxLines: 1,
      uppercase: capitals(theme),
      language: words.language,
    },
  );
  return { fact, value, label };
}

interface Row {
  readonly height: number;
  layers(top: number): readonly Layer[];
}

/** Two facts a row, all in one size; a long size, and an odd one, have a row of their own. */
function factRows(input: TemplateInput): Row[] {
  const { text } = input.theme.scale;
  const width = input.size.width - 2 * MARGIN;
  const half = (width - GUTTER) / 2;
  const wish = { value: 68 * text, label: 34 * text };
  const facts = listed(input);
  const trial = facts.map((fact) => cellOf(fact, half, wish, input));
  const [first] = trial;
  if (first === undefined) return [];
  const isWide =
    first.fact.id === 'size' &&
    (facts.length % 2 === 1 || first.value.lines.length > 1 || first.value.size < wish.value * 0.8);
  const paired = isWide ? trial.slice(1) : trial;
  const sizes = {
    value: Math.min(wish.value, ...paired.map(({ value }) => value.size)),
    label: Math.min(...trial.map(({ label }) => label.size)),
  };
  const rows = isWide ? [[cellOf(first.fact, width, sizes, input)]] : [];
  for (let at = 0; at < paired.length; at += 2) {
    rows.push(paired.slice(at, at + 2).map(({ fact }) => cellOf(fact, half, sizes, input)));
  }
  return rows.map((row) => rowOf(row, half + GUTTER, input));
}

function rowOf(cells: readonly Cell[], step: number, input: TemplateInput): Row {
  const { theme } = input;
  const fall = Math.max(...cells.map(({ value }) => capitalsHeight(value)));
  const hanging = Math.max(...cells.map(({ value }) => overhang(value).below));
  const lead = Math.max(26 * theme.scale.text, hanging + 14);
  const total = fall + lead + Math.max(...cells.map(({ label }) => label.capHeight));
  const height = Math.max(ROW, Math.round(total + 84));
  const iconColor = legibleOn(theme.colors.accent, [theme.colors.ground], 3.2);
  return {
    height,
    layers: (top) =>
      cells.flatMap(({ fact, value, label }, at): readonly Layer[] => {
        const x = MARGIN + at * step;
        const middle = top + height / 2;
        const textX = x + ICON + ICON_GAP;
        const capTop = middle - total / 2;
        return [
          // The drawings leave an eighth of their box free at the sides.
          icon(
            fact.icon,
            { x: x - ICON / 9, y: middle - ICON / 2 },
            { size: ICON, color: iconColor, line: 4.5 },
          ),
          ...textAt(fact.id, value, { x: textX, capTop }, { color: theme.colors.ink }),
          ...textAt(
            `${fact.id}_label`,
            label,
            { x: textX, baseline: capTop + total },
            { color: theme.colors.softInk },
          ),
        ];
      }),
  };
}

function hairline({ size, theme }: TemplateInput, y: number): Layer {
  return {
    kind: 'fill',
    box: { x: MARGIN, y: Math.round(y) - 1, width: size.width - 2 * MARGIN, height: 2 },
    paint: theme.colors.line,
  };
}

function plate({ theme }: TemplateInput): LogoLayer['plate'] {
  return { color: theme.colors.panel, radius: 0, padding: 14 };
}

function footLogo(input: TemplateInput, y: number, height: number): LogoLayer {
  const { size, theme } = input;
  const isRight = theme.logo.corner === 'bottom_right';
  const width = LOGO.width * Math.min(1.6, theme.scale.logo);
  return {
    kind: 'logo',
    box: { x: isRight ? size.width - MARGIN - width : MARGIN, y, width, height },
    align: { x: isRight ? 'right' : 'left', y: 'center' },
    plate: plate(input),
  };
}

function photoLogo(input: TemplateInput, logo: LogoFacts): LogoLayer {
  const { size, theme } = input;
  const isRight = theme.logo.corner === 'top_right';
  const scale = Math.min(1.8, theme.scale.logo);
  const width = 300 * scale;
  return {
    kind: 'logo',
    box: {
      x: isRight ? size.width - MARGIN - width : MARGIN,
      y: STORY_SAFE.top,
      width,
      height: logoHeight(logo, 120) * scale,
    },
    align: { x: isRight ? 'right' : 'left', y: 'top' },
    plate: { ...plate(input), padding: 26 },
  };
}
