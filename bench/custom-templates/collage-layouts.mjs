import {
  box,
  centred,
  count,
  fact,
  line,
  photo,
  rule,
  said,
  start,
  text,
  value,
} from './parts.mjs';

/* Layouts in which photos overlap, meet, tilt or are stacked; they take what those of layouts.mjs take. */

/** A large photo with a smaller one in a white border over its lower corner. */
export function overlap({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const border = 14 * u;
  const [sx, sy, sw, sh] = [w - 470 * u, h * 0.46, 410 * u, 300 * u];
  return [
    photo('main', photos[0], box(0, 0, w - 120 * u, h * 0.56)),
    rule(sx - border, sy - border, sw + 2 * border, sh + 2 * border, '#ffffff'),
    photo('supporting_1', photos[1], box(sx, sy, sw, sh)),
    text(
      `position:absolute;right:${36 * u}px;top:${60 * u}px;writing-mode:vertical-rl;font:600 ${24 * u}px ${f.body};letter-spacing:.2em;color:${c.accent}`,
      said(p, 'tag'),
    ),
    line(
      p,
      64 * u,
      h * 0.62,
      `font:700 ${66 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    rule(64 * u, h * 0.62 + 104 * u, 120 * u, 5 * u, c.accent),
    line(p, 64 * u, h * 0.73, `font:700 ${54 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, 64 * u, h * 0.79, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    text(
      `position:absolute;left:${64 * u}px;top:${h * 0.85}px;font:400 ${31 * u}px ${f.body};color:${c.ink};display:flex;gap:${38 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span>`,
    ),
    line(
      p,
      64 * u,
      h * 0.92,
      `font:600 ${26 * u}px ${f.body};color:${c.ink}`,
      `${fact(p, 'phone')} &nbsp;|&nbsp; ${fact(p, 'email')}`,
    ),
  ].join('');
}

/** Two tilted prints of which one lies on the other. */
export function prints({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const print = (id, at, x, y, pw, ph, degrees) => {
    const b = 18 * u;
    return `<div style="${box(x - b, y - b, pw + 2 * b, ph + 2 * b)}background:#fff;box-shadow:0 ${8 * u}px ${34 * u}px rgba(0,0,0,.4);transform:rotate(${degrees}deg)"></div>${photo(id, photos[at], box(x, y, pw, ph), { degrees })}`;
  };
  return [
    line(p, 70 * u, 64 * u, `font:700 ${64 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, 70 * u, 152 * u, `font:400 ${29 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    print('main', 0, w * 0.09, h * 0.2, w * 0.6, h * 0.31, -4),
    print('supporting_1', 1, w * 0.56, h * 0.43, w * 0.36, h * 0.22, 6),
    line(p, 70 * u, h * 0.66, `font:600 ${30 * u}px ${f.body};color:${c.accent}`, said(p, 'tag')),
    line(p, 70 * u, h * 0.7, `font:700 ${82 * u}px ${f.head};color:${c.ink}`, value(p, 'price')),
    line(
      p,
      70 * u,
      h * 0.8,
      `font:400 ${34 * u}px ${f.body};color:${c.ink}`,
      `${count(p, 'bedrooms')} · ${count(p, 'bathrooms')}`,
    ),
    line(p, 70 * u, h * 0.84, `font:400 ${34 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    rule(0, h * 0.91, w, h * 0.09, c.accent),
    centred(
      p,
      h * 0.91 + 40 * u,
      `font:600 ${30 * u}px ${f.body};color:${c.ground}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A story in the dark: three photos one above another, thin dark lines between, the price in a box over the second. */
export function strip({ p, c, f, photos, w }) {
  const u = w / 1080;
  const g = 12 * u;
  const top = 330 * u;
  const ph = 330 * u;
  return [
    centred(p, 130 * u, `font:700 ${72 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, 242 * u, `font:400 ${32 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    ...['main', 'supporting_1', 'supporting_2'].map((id, at) =>
      photo(id, photos[at], box(0, top + at * (ph + g), w, ph)),
    ),
    rule(w / 2 - 310 * u, top + ph + g + 95 * u, 620 * u, 140 * u, c.accent),
    centred(
      p,
      top + ph + g + 120 * u,
      `font:700 ${62 * u}px ${f.head};color:${c.ground}`,
      value(p, 'price'),
    ),
    ...['bedrooms', 'bathrooms'].map((field, at) =>
      line(
        p,
        90 * u,
        (1410 + at * 74) * u,
        `font:400 ${38 * u}px ${f.body};color:${c.ink}`,
        count(p, field),
      ),
    ),
    line(p, 620 * u, 1410 * u, `font:400 ${38 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    line(p, 620 * u, 1484 * u, `font:400 ${38 * u}px ${f.body};color:${c.ink}`, fact(p, 'when')),
    `<div style="${box(w / 2 - 240 * u, 1640 * u, 480 * u, 100 * u)}border:${3 * u}px solid ${c.accent}"></div>`,
    centred(p, 1664 * u, `font:600 ${34 * u}px ${f.body};color:${c.accent}`, fact(p, 'action')),
  ].join('');
}

/** A large round photo and two small ones on its rim, with white rings. */
export function portholes({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const round = (id, at, x, y, d) => {
    const b = 12 * u;
    return `<div style="${box(x - b, y - b, d + 2 * b, d + 2 * b)}border-radius:50%;background:#fff"></div>${photo(id, photos[at], `${box(x, y, d, d)}border-radius:50%;`, { shape: 'circle' })}`;
  };
  return [
    round('main', 0, w * 0.2, h * 0.06, w * 0.66),
    round('supporting_1', 1, w * 0.06, h * 0.34, w * 0.28),
    round('supporting_2', 2, w * 0.64, h * 0.43, w * 0.24),
    line(p, 70 * u, h * 0.63, `font:600 ${30 * u}px ${f.body};color:${c.accent}`, said(p, 'tag')),
    line(p, 70 * u, h * 0.67, `font:700 ${64 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(
      p,
      70 * u,
      h * 0.74,
      `font:700 ${72 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    line(p, 70 * u, h * 0.82, `font:400 ${32 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    text(
      `position:absolute;${start(p)}:${430 * u}px;top:${h * 0.82}px;font:400 ${32 * u}px ${f.body};color:${c.ink};display:flex;gap:${40 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
    ),
    line(p, 70 * u, h * 0.88, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    line(p, 70 * u, h * 0.925, `font:600 ${28 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
  ].join('');
}

/** A board of four fields: two photos over cross, two fields of colour with what is said. */
export function checkerboard({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const [x, y] = [w / 2, h / 2];
  return [
    photo('main', photos[0], box(0, 0, x, y)),
    photo('supporting_1', photos[1], box(x, y, w - x, h - y)),
    rule(x, 0, w - x, y, c.accent),
    text(
      `position:absolute;left:${x + 50 * u}px;top:${70 * u}px;font:600 ${28 * u}px ${f.body};color:${c.ground}`,
      said(p, 'tag'),
    ),
    text(
      `position:absolute;left:${x + 50 * u}px;top:${130 * u}px;font:700 ${68 * u}px ${f.head};color:${c.ground}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${x + 50 * u}px;top:${y - 90 * u}px;font:600 ${30 * u}px ${f.body};color:${c.ground}`,
      fact(p, 'phone'),
    ),
    text(
      `position:absolute;left:${50 * u}px;top:${y + 60 * u}px;font:700 ${42 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${50 * u}px;top:${y + 124 * u}px;font:400 ${23 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    ...['size', 'bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      text(
        `position:absolute;left:${50 * u}px;top:${y + (200 + at * 66) * u}px;font:400 ${31 * u}px ${f.body};color:${c.ink}`,
        field === 'size' ? value(p, 'size') : count(p, field),
      ),
    ),
  ].join('');
}

/** A tilted print held by strips of tape, notes beside it. */
export function taped({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const tape = (x, y, degrees) =>
    `<div style="${box(x, y, 190 * u, 56 * u)}background:rgba(222,200,140,.82);transform:rotate(${degrees}deg)"></div>`;
  const [px, py, pw, ph] = [w * 0.12, h * 0.12, w * 0.76, h * 0.4];
  return [
    photo('main', photos[0], box(px, py, pw, ph), { degrees: 3 }),
    tape(px - 60 * u, py - 10 * u, -38),
    tape(px + pw - 120 * u, py + ph - 30 * u, -38),
    centred(p, h * 0.585, `font:700 ${66 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, h * 0.655, `font:400 ${29 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    rule(w * 0.2, h * 0.7, w * 0.6, 3 * u, c.accent),
    centred(p, h * 0.72, `font:700 ${78 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    ...['bedrooms', 'bathrooms', 'parking'].map(
      (field, at) =>
        `<div style="${box(w * 0.08 + at * w * 0.28, h * 0.81, w * 0.28, 120 * u)}">${centred(p, 0, `font:700 ${52 * u}px ${f.head};color:${c.ink}`, value(p, field))}${centred(p, 72 * u, `font:400 ${25 * u}px ${f.body};color:${c.soft}`, p.words[field])}</div>`,
    ),
    centred(p, h * 0.92, `font:400 ${32 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
  ].join('');
}
