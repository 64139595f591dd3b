import { energyLabel, scanCode, streetMap } from './market-signs.mjs';
import {
  box,
  button,
  centred,
  count,
  fact,
  icon,
  line,
  photo,
  rule,
  said,
  text,
  value,
} from './parts.mjs';

/* Layouts after what agencies post in other markets; they take what those of layouts.mjs take. */

const white = '#ffffff';

/** An auction's board: guide price over the photo's foot, inspections in a column, the agent in a circle. */
export function auctionGuide({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const top = h * 0.56;
  const d = 210 * u;
  return [
    photo('main', photos[0], box(0, 0, w, top)),
    rule(0, top, w, 96 * u, c.accent),
    line(p, 50 * u, top + 24 * u, `font:700 ${40 * u}px ${f.head};color:${white}`, fact(p, 'when')),
    line(
      p,
      50 * u,
      top + 124 * u,
      `font:700 ${58 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    line(
      p,
      50 * u,
      top + 204 * u,
      `font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    line(
      p,
      50 * u,
      top + 262 * u,
      `font:400 ${26 * u}px ${f.body};color:${c.soft}`,
      said(p, 'tag'),
    ),
    line(
      p,
      50 * u,
      top + 298 * u,
      `font:700 ${54 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    ...['bedrooms', 'bathrooms', 'parking'].map(
      (field, at) =>
        `<div style="${box(50 * u + at * 150 * u, top + 388 * u, 150 * u, 50 * u)}white-space:nowrap;font:600 ${34 * u}px ${f.body};color:${c.ink}">${icon(field, c.accent, 30 * u)}${value(p, field)}</div>`,
    ),
    line(
      p,
      520 * u,
      top + 390 * u,
      `font:600 ${34 * u}px ${f.body};color:${c.ink}`,
      value(p, 'size'),
    ),
    `<div style="${box(w - d - 58 * u, top + 128 * u, d + 16 * u, d + 16 * u)}border-radius:50%;background:${c.accent}"></div>`,
    photo(
      'supporting_1',
      photos[1],
      `${box(w - d - 50 * u, top + 136 * u, d, d)}border-radius:50%;`,
      {
        shape: 'circle',
      },
    ),
    text(
      `position:absolute;right:${50 * u}px;top:${top + 372 * u}px;font:600 ${26 * u}px ${f.body};color:${c.ink};text-align:right;line-height:1.5`,
      `${fact(p, 'email')}<br>${fact(p, 'phone')}`,
    ),
    line(
      p,
      50 * u,
      top + 470 * u,
      `font:400 ${26 * u}px ${f.body};color:${c.soft};display:flex;gap:${40 * u}px`,
      `${fact(p, 'times')}${fact(p, 'times2')}`,
    ),
  ].join('');
}

/** A schedule of particulars: text at the left over an energy label, two photos at the right. */
export function particulars({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const x = 70 * u;
  const left = w * 0.46;
  return [
    photo('main', photos[0], box(left, 0, w - left, h * 0.64)),
    photo('supporting_1', photos[1], box(left, h * 0.64 + 8 * u, w - left, h * 0.36 - 8 * u)),
    line(
      p,
      x,
      60 * u,
      `font:600 ${26 * u}px ${f.body};color:${c.accent};letter-spacing:.08em`,
      fact(p, 'brand'),
    ),
    line(p, x, 130 * u, `font:700 ${60 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, x, 214 * u, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    line(p, x, 300 * u, `font:700 ${56 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    line(p, x, 400 * u, `font:400 ${32 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    line(
      p,
      x,
      460 * u,
      `font:400 ${32 * u}px ${f.body};color:${c.ink}`,
      `${count(p, 'bedrooms')} | ${count(p, 'bathrooms')} | ${count(p, 'parking')}`,
    ),
    energyLabel(x, 560 * u, u, 'C'),
    rule(x, 850 * u, 300 * u, 3 * u, c.accent),
    line(p, x, 880 * u, `font:600 ${28 * u}px ${f.body};color:${c.ink}`, fact(p, 'when')),
    line(
      p,
      x,
      940 * u,
      `font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      `${fact(p, 'phone')} &nbsp; ${fact(p, 'email')}`,
    ),
  ].join('');
}

/** The old price struck through beside the new one, over a strip of two photos. */
export function reducedPrice({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 44 * u;
  return [
    photo('main', photos[0], box(m, m, w - 2 * m, h * 0.46)),
    photo(
      'supporting_1',
      photos[1],
      box(m, h * 0.46 + m + 12 * u, (w - 2 * m - 12 * u) / 2, h * 0.17),
    ),
    photo(
      'supporting_2',
      photos[2],
      box(w / 2 + 6 * u, h * 0.46 + m + 12 * u, (w - 2 * m - 12 * u) / 2, h * 0.17),
    ),
    line(p, m, h * 0.7, `font:700 ${50 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, m, h * 0.75, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    line(
      p,
      m,
      h * 0.795,
      `font:400 ${36 * u}px ${f.body};color:${c.soft};text-decoration:line-through`,
      fact(p, 'old'),
    ),
    line(
      p,
      400 * u,
      h * 0.785,
      `font:700 ${62 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    line(
      p,
      m,
      h * 0.87,
      `font:400 ${32 * u}px ${f.body};color:${c.ink};display:flex;gap:${40 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}${count(p, 'parking')}<span>${value(p, 'size')}</span>`,
    ),
    line(p, m, h * 0.93, `font:600 ${28 * u}px ${f.body};color:${c.accent}`, fact(p, 'when')),
  ].join('');
}

/** A flyer with a code to scan in a corner and a wedge of colour behind the name. */
export function scanFlyer({ p, c, f, photos, w, h }) {
  const u = w / 1240;
  const foot = h * 0.6;
  const side = 260 * u;
  return [
    photo('main', photos[0], box(0, 0, w, foot)),
    `<div style="${box(0, foot - 150 * u, w * 0.7, 150 * u)}background:${c.accent};clip-path:polygon(0 0,88% 0,100% 100%,0 100%)"></div>`,
    line(
      p,
      70 * u,
      foot - 112 * u,
      `font:700 ${60 * u}px ${f.head};color:${white}`,
      value(p, 'label'),
    ),
    line(
      p,
      70 * u,
      foot + 50 * u,
      `font:400 ${34 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    line(
      p,
      70 * u,
      foot + 120 * u,
      `font:700 ${88 * u}px ${f.head};color:${c.ink}`,
      value(p, 'price'),
    ),
    ...['size', 'bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      line(
        p,
        70 * u + (at % 2) * 400 * u,
        foot + 270 * u + Math.floor(at / 2) * 70 * u,
        `font:400 ${38 * u}px ${f.body};color:${c.ink}`,
        field === 'size' ? value(p, field) : count(p, field),
      ),
    ),
    scanCode(w - side - 70 * u, foot + 70 * u, side, c.ink, white),
    text(
      `position:absolute;right:${70 * u}px;width:${side}px;text-align:center;top:${foot + 350 * u}px;font:600 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'action'),
    ),
    rule(70 * u, h - 150 * u, w - 140 * u, 3 * u, c.accent),
    line(p, 70 * u, h - 116 * u, `font:600 ${34 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
    text(
      `position:absolute;right:${70 * u}px;top:${h - 116 * u}px;font:400 ${34 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'when'),
    ),
  ].join('');
}

/** Half a page of paper with the facts in two columns, and a map below the photo. */
export function mapHalf({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const left = w * 0.5;
  return [
    photo('main', photos[0], box(0, 0, left, h * 0.62)),
    streetMap(0, h * 0.62 + 10 * u, left, h * 0.38 - 10 * u, c.accent),
    button(
      `${box(left + 70 * u, 80 * u, 230 * u, 58 * u)}font:600 ${26 * u}px ${f.body};`,
      said(p, 'tag'),
      { ink: white, ground: c.accent, radius: 6 },
    ),
    line(
      p,
      left + 70 * u,
      190 * u,
      `font:700 ${58 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    line(
      p,
      left + 70 * u,
      276 * u,
      `font:400 ${30 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    line(
      p,
      left + 70 * u,
      360 * u,
      `font:700 ${76 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    ...['size', 'bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      line(
        p,
        left + 70 * u + (at % 2) * 400 * u,
        520 * u + Math.floor(at / 2) * 90 * u,
        `font:400 ${34 * u}px ${f.body};color:${c.ink}`,
        field === 'size' ? value(p, field) : count(p, field),
      ),
    ),
    line(
      p,
      left + 70 * u,
      760 * u,
      `font:600 ${30 * u}px ${f.body};color:${c.accent}`,
      fact(p, 'when'),
    ),
    line(
      p,
      left + 70 * u,
      940 * u,
      `font:600 ${30 * u}px ${f.body};color:${c.ink}`,
      `${fact(p, 'phone')} · ${fact(p, 'email')}`,
    ),
  ].join('');
}

/** A quiet page: one wide photo in a thin frame, all type centred and small. */
export function quietPage({ p, c, f, photos, w, h }) {
  const u = w / 1240;
  const m = 110 * u;
  return [
    `<div style="${box(m - 22 * u, m - 22 * u, w - 2 * m + 44 * u, h * 0.5 + 44 * u)}border:${2 * u}px solid ${c.accent}"></div>`,
    photo('main', photos[0], box(m, m, w - 2 * m, h * 0.5)),
    centred(
      p,
      h * 0.62,
      `font:400 ${30 * u}px ${f.body};color:${c.accent};letter-spacing:.3em`,
      fact(p, 'brand'),
    ),
    centred(p, h * 0.66, `font:400 ${76 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, h * 0.725, `font:400 ${32 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    centred(p, h * 0.775, `font:400 ${46 * u}px ${f.head};color:${c.ink}`, value(p, 'price')),
    rule(w / 2 - 60 * u, h * 0.825, 120 * u, 2 * u, c.accent),
    centred(
      p,
      h * 0.85,
      `font:400 ${32 * u}px ${f.body};color:${c.ink}`,
      `${count(p, 'bedrooms')} &nbsp;•&nbsp; ${count(p, 'bathrooms')} &nbsp;•&nbsp; ${value(p, 'size')}`,
    ),
    centred(
      p,
      h * 0.92,
      `font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      `${fact(p, 'phone')} &nbsp; ${fact(p, 'when')}`,
    ),
  ].join('');
}
