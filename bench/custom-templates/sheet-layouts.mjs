import {
  box,
  button,
  centred,
  count,
  fact,
  logo,
  photo,
  rule,
  said,
  start,
  text,
  value,
} from './parts.mjs';

/* Layouts after sheets with much to read, such as newsletters and auction boards; they take what those of layouts.mjs take. */

/** A dark page with a table of captions and values beside a tall photo. */
export function ledger({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const x = w * 0.52;
  const row = (at, caption, content) =>
    `<div style="${box(x, h * 0.42 + at * 78 * u, w - x - 70 * u, 76 * u)}border-bottom:${2 * u}px solid ${c.soft};display:flex;justify-content:space-between;align-items:center;white-space:nowrap;font:400 ${32 * u}px ${f.body};color:${c.ink}" dir="${p.direction}">${caption}${content}</div>`;
  return [
    photo('main', photos[0], box(0, 0, w * 0.47, h)),
    text(
      `position:absolute;left:${x}px;top:${84 * u}px;font:600 ${28 * u}px ${f.body};letter-spacing:.14em;color:${c.accent}`,
      said(p, 'tag'),
    ),
    text(
      `position:absolute;left:${x}px;top:${140 * u}px;font:700 ${60 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${x}px;top:${236 * u}px;font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    text(
      `position:absolute;left:${x}px;top:${306 * u}px;font:700 ${74 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    row(0, said(p, 'area'), value(p, 'size')),
    row(1, said(p, 'bedrooms'), value(p, 'bedrooms')),
    row(2, said(p, 'bathrooms'), value(p, 'bathrooms')),
    row(3, said(p, 'parking'), value(p, 'parking')),
    text(
      `position:absolute;left:${x}px;top:${h - 240 * u}px;font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'when'),
    ),
    button(
      `${box(x, h - 160 * u, 420 * u, 84 * u)}font:600 ${30 * u}px ${f.body};`,
      fact(p, 'action'),
      { ink: c.ground, ground: c.accent, radius: 8 * u },
    ),
  ].join('');
}

/** An auction board: a band of colour at a slant is not there; two photos in one row, a huge date below. */
export function auction({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const half = w / 2;
  return [
    rule(0, 0, w, h * 0.15, c.ink),
    centred(
      p,
      h * 0.04,
      `font:700 ${78 * u}px ${f.head};letter-spacing:.08em;color:${c.ground}`,
      said(p, 'tag'),
    ),
    photo('main', photos[0], box(0, h * 0.15, half, h * 0.33)),
    photo('supporting_1', photos[1], box(half, h * 0.15, half, h * 0.33)),
    rule(0, h * 0.48, w, 12 * u, c.accent),
    centred(p, h * 0.52, `font:700 ${54 * u}px ${f.body};color:${c.accent}`, fact(p, 'when')),
    centred(p, h * 0.6, `font:700 ${60 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, h * 0.67, `font:400 ${30 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    centred(p, h * 0.73, `font:700 ${72 * u}px ${f.head};color:${c.ink}`, value(p, 'price')),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.83}px;font:600 ${34 * u}px ${f.body};color:${c.ink};display:flex;justify-content:center;gap:${40 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}${count(p, 'parking')}<span>${value(p, 'size')}</span>`,
      p.direction,
    ),
    centred(
      p,
      h * 0.92,
      `font:600 ${28 * u}px ${f.body};color:${c.accent}`,
      `${fact(p, 'action')} — ${fact(p, 'phone')}`,
    ),
  ].join('');
}

/** The head of a newsletter: words left, a photo with rounded corners right, figures over their words. */
export function newsletter({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const px = w * 0.5;
  const figure = (field, x) =>
    `<div style="${box(x, h * 0.6, 220 * u, 130 * u)}text-align:center;color:${c.ink}"><div style="font:700 ${56 * u}px ${f.head}">${value(p, field)}</div><div style="font:400 ${26 * u}px ${f.body}">${said(p, field)}</div></div>`;
  return [
    photo(
      'main',
      photos[0],
      `${box(px, 60 * u, w - px - 60 * u, h - 120 * u)}border-radius:${40 * u}px;`,
    ),
    logo(p, box(70 * u, 60 * u, 190 * u, 130 * u), { ink: c.ink }),
    text(
      `position:absolute;left:${70 * u}px;top:${h * 0.25}px;font:700 ${64 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${70 * u}px;top:${h * 0.34}px;font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    text(
      `position:absolute;left:${70 * u}px;top:${h * 0.42}px;font:700 ${80 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    ...['bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      figure(field, 40 * u + at * 240 * u),
    ),
    text(
      `position:absolute;left:${70 * u}px;top:${h * 0.77}px;font:400 ${32 * u}px ${f.body};color:${c.ink}`,
      `${said(p, 'area')}: ${value(p, 'size')}`,
    ),
    text(
      `position:absolute;left:${70 * u}px;top:${h * 0.88}px;font:600 ${28 * u}px ${f.body};color:${c.soft}`,
      `${fact(p, 'phone')} &nbsp; ${fact(p, 'email')}`,
    ),
  ].join('');
}

/** A framed page: a photo in a thin double frame, everything centred and small below. */
export function gallant({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 80 * u;
  return [
    `<div style="${box(m - 26 * u, m - 26 * u, w - 2 * m + 52 * u, h * 0.5 + 52 * u)}border:${3 * u}px solid ${c.accent}"></div>`,
    photo('main', photos[0], box(m, m, w - 2 * m, h * 0.5)),
    centred(
      p,
      h * 0.62,
      `font:600 ${26 * u}px ${f.body};letter-spacing:.2em;color:${c.accent}`,
      said(p, 'tag'),
    ),
    centred(p, h * 0.66, `font:400 ${66 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, h * 0.745, `font:400 ${27 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    rule(w / 2 - 50 * u, h * 0.79, 100 * u, 3 * u, c.accent),
    centred(p, h * 0.81, `font:400 ${56 * u}px ${f.head};color:${c.ink}`, value(p, 'price')),
    centred(
      p,
      h * 0.885,
      `font:400 ${28 * u}px ${f.body};color:${c.ink}`,
      `${count(p, 'bedrooms')} &nbsp;|&nbsp; ${count(p, 'bathrooms')} &nbsp;|&nbsp; <span>${value(p, 'size')}</span>`,
    ),
    centred(
      p,
      h * 0.94,
      `font:600 ${24 * u}px ${f.body};letter-spacing:.06em;color:${c.soft}`,
      `${fact(p, 'phone')} &nbsp; ${fact(p, 'email')}`,
    ),
  ].join('');
}

/** A story of two photos with a panel of words between them, from the side where reading begins. */
export function sandwich({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const side = start(p);
  const at = (y, style, content) =>
    text(`position:absolute;${side}:${80 * u}px;top:${y * u}px;${style}`, content, p.direction);
  return [
    photo('main', photos[0], box(0, 0, w, 700 * u)),
    photo('supporting_1', photos[1], box(0, h - 460 * u, w, 460 * u)),
    rule(80 * u, 760 * u, w - 160 * u, 4 * u, c.accent),
    at(790, `font:700 ${64 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    at(890, `font:400 ${32 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    at(960, `font:700 ${74 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    at(1090, `font:400 ${38 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    at(1160, `font:400 ${38 * u}px ${f.body};color:${c.ink}`, count(p, 'bedrooms')),
    at(1230, `font:400 ${38 * u}px ${f.body};color:${c.ink}`, count(p, 'bathrooms')),
    at(1320, `font:600 ${34 * u}px ${f.body};color:${c.accent}`, fact(p, 'action')),
    at(1386, `font:600 ${34 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
  ].join('');
}
