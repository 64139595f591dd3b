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

/* Layouts after cards in shop windows; they take what those of layouts.mjs take. */

const white = '#ffffff';

/** A printed card for a window: a band with the agency, one photo over three, the price in a box. */
export function windowCard({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const g = 10 * u;
  const side = 50 * u;
  const small = (w - 2 * side - 2 * g) / 3;
  return [
    rule(0, 0, w, 120 * u, c.accent),
    line(p, side, 34 * u, `font:700 ${44 * u}px ${f.head};color:${white}`, fact(p, 'brand')),
    photo('main', photos[0], box(side, 150 * u, w - 2 * side, h * 0.4)),
    ...[1, 2, 3].map((at) =>
      photo(
        `supporting_${at}`,
        photos[at],
        box(side + (at - 1) * (small + g), 150 * u + h * 0.4 + g, small, h * 0.14),
      ),
    ),
    line(p, side, h * 0.68, `font:700 ${54 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, side, h * 0.73, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    rule(side, h * 0.78, w - 2 * side, 110 * u, c.ink),
    line(
      p,
      side + 34 * u,
      h * 0.78 + 20 * u,
      `font:700 ${58 * u}px ${f.head};color:${c.ground}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${side}px;right:${side}px;top:${h * 0.88}px;font:400 ${30 * u}px ${f.body};color:${c.ink};display:flex;justify-content:space-between`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}${count(p, 'parking')}`,
      p.direction,
    ),
    line(p, side, h * 0.94, `font:600 ${26 * u}px ${f.body};color:${c.soft}`, fact(p, 'when')),
    text(
      `position:absolute;right:${side}px;top:${h * 0.94}px;font:600 ${26 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A large photo whose foot is overlapped by three round ones in rings of paper. */
export function rounds({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const d = 230 * u;
  const y = h * 0.44 - d / 2;
  const ring = 12 * u;
  const at = (index) => w / 2 + (index - 1) * (d + 60 * u) - d / 2;
  const round = (id, url, x) =>
    `<div style="${box(x - ring, y - ring, d + 2 * ring, d + 2 * ring)}border-radius:50%;background:${c.ground}"></div>${photo(id, url, `${box(x, y, d, d)}border-radius:50%;`, { shape: 'circle' })}`;
  return [
    photo('main', photos[0], box(0, 0, w, h * 0.44)),
    ...[0, 1, 2].map((index) => round(`supporting_${index + 1}`, photos[index + 1], at(index))),
    centred(p, h * 0.585, `font:400 ${58 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, h * 0.645, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    centred(p, h * 0.7, `font:700 ${76 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.81}px;font:400 ${32 * u}px ${f.body};color:${c.ink};display:flex;justify-content:center;gap:${46 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span>`,
      p.direction,
    ),
    centred(
      p,
      h * 0.9,
      `font:600 ${27 * u}px ${f.body};color:${c.ink}`,
      `${fact(p, 'phone')} &nbsp;·&nbsp; ${fact(p, 'email')}`,
    ),
  ].join('');
}

/** The price in a large disc over the photo's corner, a pale foot with small picture signs. */
export function bubble({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const d = 400 * u;
  const foot = h * 0.72;
  const column = (field, x) =>
    `<div style="${box(x, foot + 150 * u, 200 * u, 60 * u)}white-space:nowrap;font:600 ${36 * u}px ${f.body};color:${c.ink}">${icon(field, c.accent, 34 * u)}${value(p, field)}</div>`;
  return [
    photo('main', photos[0], box(0, 0, w, foot)),
    `<div style="${box(w - d - 40 * u, foot - d * 0.72, d, d)}border-radius:50%;background:${c.accent}"></div>`,
    `<div style="${box(w - d - 40 * u, foot - d * 0.72, d, d)}display:flex;flex-direction:column;align-items:center;justify-content:center;gap:${8 * u}px;color:${white}">${text(`font:400 ${28 * u}px ${f.body}`, said(p, 'tag'), p.direction)}${text(`font:700 ${50 * u}px ${f.head}`, value(p, 'price'))}</div>`,
    line(
      p,
      60 * u,
      foot + 40 * u,
      `font:700 ${46 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    ...['bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      column(field, 60 * u + at * 190 * u),
    ),
    line(
      p,
      60 * u,
      h - 76 * u,
      `font:400 ${26 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    text(
      `position:absolute;left:${640 * u}px;top:${foot + 156 * u}px;font:600 ${36 * u}px ${f.body};color:${c.ink}`,
      value(p, 'size'),
      p.direction,
    ),
  ].join('');
}

/** Three prints fanned on a table, each on the one before it. */
export function fan({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const print = (id, at, x, y, pw, ph, degrees) => {
    const b = 16 * u;
    return `<div style="${box(x - b, y - b, pw + 2 * b, ph + 2 * b)}background:#fff;box-shadow:0 ${6 * u}px ${26 * u}px rgba(0,0,0,.35);transform:rotate(${degrees}deg)"></div>${photo(id, photos[at], box(x, y, pw, ph), { degrees })}`;
  };
  return [
    print('supporting_1', 1, w * 0.06, h * 0.09, w * 0.44, h * 0.25, -7),
    print('supporting_2', 2, w * 0.53, h * 0.08, w * 0.4, h * 0.24, 6),
    print('main', 0, w * 0.2, h * 0.27, w * 0.6, h * 0.29, -2),
    centred(p, h * 0.64, `font:700 ${60 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, h * 0.71, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    centred(p, h * 0.76, `font:700 ${72 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.86}px;font:400 ${32 * u}px ${f.body};color:${c.ink};display:flex;justify-content:center;gap:${40 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span>`,
      p.direction,
    ),
    centred(p, h * 0.93, `font:600 ${26 * u}px ${f.body};color:${c.soft}`, fact(p, 'phone')),
  ].join('');
}

/** One photo to the edges; a card of paper at its foot, and the price in a pill on the card's upper edge. */
export function pill({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const top = h * 0.66;
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(50 * u, top, w - 100 * u, h - top - 50 * u)}background:${c.ground};border-radius:${36 * u}px"></div>`,
    button(
      `${box(100 * u, top - 54 * u, 470 * u, 108 * u)}font:700 ${50 * u}px ${f.head};`,
      value(p, 'price'),
      { ink: white, ground: c.accent },
    ),
    line(
      p,
      110 * u,
      top + 84 * u,
      `font:700 ${52 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    line(
      p,
      110 * u,
      top + 158 * u,
      `font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    text(
      `position:absolute;left:${110 * u}px;top:${top + 218 * u}px;font:600 ${32 * u}px ${f.body};color:${c.ink};display:flex;gap:${36 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span>`,
      p.direction,
    ),
    line(
      p,
      110 * u,
      top + 276 * u,
      `font:400 ${26 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'when'),
    ),
  ].join('');
}
