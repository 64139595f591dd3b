import { box, button, count, fact, icon, logo, photo, said, text, value } from './parts.mjs';

/* Layouts in which photos overlap, meet, tilt or are stacked; they take what those of layouts.mjs take. */

const start = ({ direction }) => (direction === 'rtl' ? 'right' : 'left');
const line = (p, x, y, style, content) =>
  text(`position:absolute;${start(p)}:${x}px;top:${y}px;${style}`, content, p.direction);
const centred = (p, top, style, content) =>
  text(
    `position:absolute;left:0;right:0;top:${top}px;text-align:center;${style}`,
    content,
    p.direction,
  );
const rule = (x, y, width, height, color) =>
  `<div style="${box(x, y, width, height)}background:${color}"></div>`;

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

/** A ticket: a rounded photo, a dashed line to tear along, what is offered beside it. */
export function ticket({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const m = 60 * u;
  const x = w * 0.56;
  return [
    rule(m, m, w - 2 * m, h - 2 * m, c.panel ?? '#ffffff').replace(
      'background',
      `border-radius:${36 * u}px;background`,
    ),
    photo(
      'main',
      photos[0],
      `${box(m + 30 * u, m + 30 * u, x - m - 70 * u, h - 2 * m - 60 * u)}border-radius:${24 * u}px;`,
    ),
    `<div style="${box(x, m + 20 * u, 0, h - 2 * m - 40 * u)}border-left:${4 * u}px dashed ${c.soft}"></div>`,
    text(
      `position:absolute;left:${x + 40 * u}px;top:${m + 70 * u}px;font:600 ${26 * u}px ${f.body};color:${c.accent}`,
      said(p, 'tag'),
    ),
    text(
      `position:absolute;left:${x + 40 * u}px;top:${m + 130 * u}px;font:700 ${44 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${x + 40 * u}px;top:${m + 200 * u}px;font:400 ${21 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    ...['size', 'bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      text(
        `position:absolute;left:${x + 40 * u}px;top:${m + (300 + at * 78) * u}px;font:400 ${30 * u}px ${f.body};color:${c.ink}`,
        field === 'size' ? value(p, 'size') : `${icon(field, c.accent, 26 * u)}${count(p, field)}`,
      ),
    ),
    text(
      `position:absolute;left:${x + 40 * u}px;bottom:${m + 160 * u}px;font:700 ${46 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${x + 40 * u}px;bottom:${m + 70 * u}px;font:600 ${26 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
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

/** A page of a newspaper: a headline over both columns, small print left, the photo right, the offer under a double rule. */
export function newspaper({ p, c, f, photos, w, h }) {
  const u = w / 1240;
  const m = 70 * u;
  const half = (w - 2 * m - 40 * u) / 2;
  const words =
    p.language === 'de'
      ? 'Hohe Decken, Dielen und ein Balkon, auf dem man abends noch lange in der Sonne sitzt. Die Küche bleibt, das Bad ist neu, und zum Park geht man zu Fuß.'
      : 'High ceilings, oak floors and a garden that keeps the sun until late.';
  return [
    rule(m, m, w - 2 * m, 8 * u, c.ink),
    rule(m, m + 14 * u, w - 2 * m, 2 * u, c.ink),
    centred(p, m + 46 * u, `font:700 ${86 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    rule(m, m + 178 * u, w - 2 * m, 2 * u, c.ink),
    `<div style="${box(m, m + 220 * u, half, 480 * u)}font:400 ${30 * u}px/1.5 ${f.body};color:${c.ink};text-align:justify">${words}</div>`,
    photo('main', photos[0], box(w / 2 + 20 * u, m + 220 * u, half, 560 * u)),
    photo('supporting_1', photos[1], box(m, m + 600 * u, half, 300 * u)),
    line(
      p,
      w / 2 + 20 * u,
      m + 800 * u,
      `font:400 ${25 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    line(
      p,
      w / 2 + 20 * u,
      m + 846 * u,
      `font:400 ${25 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'when'),
    ),
    rule(m, m + 960 * u, w - 2 * m, 2 * u, c.ink),
    line(p, m, m + 1000 * u, `font:700 ${96 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    line(p, m, m + 1130 * u, `font:400 ${32 * u}px ${f.body};color:${c.soft}`, said(p, 'tag')),
    ...['size', 'bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      line(
        p,
        w / 2 + 20 * u,
        m + (1004 + at * 60) * u,
        `font:400 ${36 * u}px ${f.body};color:${c.ink}`,
        field === 'size' ? value(p, 'size') : count(p, field),
      ),
    ),
    rule(m, h - m - 150 * u, w - 2 * m, 150 * u, c.ink),
    text(
      `position:absolute;left:${m + 40 * u}px;top:${h - m - 106 * u}px;font:700 ${42 * u}px ${f.head};color:${c.ground}`,
      fact(p, 'phone'),
    ),
    text(
      `position:absolute;right:${m + 40 * u}px;top:${h - m - 96 * u}px;font:400 ${30 * u}px ${f.body};color:${c.ground}`,
      fact(p, 'email'),
    ),
  ].join('');
}

/** A photo to all edges, the price in a flag at the upper edge, the rest on a veil at the foot. */
export function flag({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const foot = 210 * u;
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(w - 640 * u, 0, 560 * u, 170 * u)}background:${c.accent};border-radius:0 0 ${28 * u}px ${28 * u}px"></div>`,
    text(
      `position:absolute;left:${w - 640 * u}px;width:${560 * u}px;text-align:center;top:${34 * u}px;font:700 ${66 * u}px ${f.head};color:${c.ground}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${w - 640 * u}px;width:${560 * u}px;text-align:center;top:${118 * u}px;font:400 ${25 * u}px ${f.body};color:${c.ground}`,
      said(p, 'tag'),
    ),
    `<div style="${box(0, h - foot, w, foot)}background:rgba(10,14,20,.78)"></div>`,
    line(
      p,
      70 * u,
      h - foot + 36 * u,
      `font:700 ${62 * u}px ${f.head};color:#fff`,
      value(p, 'label'),
    ),
    line(
      p,
      70 * u,
      h - foot + 128 * u,
      `font:400 ${29 * u}px ${f.body};color:#d8dde4`,
      fact(p, 'address'),
    ),
    text(
      `position:absolute;right:${70 * u}px;top:${h - foot + 50 * u}px;font:600 ${33 * u}px ${f.body};color:#fff;display:flex;gap:${44 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span>`,
    ),
    text(
      `position:absolute;right:${70 * u}px;top:${h - foot + 130 * u}px;font:400 ${28 * u}px ${f.body};color:#d8dde4`,
      fact(p, 'when'),
    ),
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

/** A story: a photo to all edges, a floating card with a logo on its upper edge. */
export function floatingCard({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const [cx, cy, cw, ch] = [70 * u, h * 0.53, w - 140 * u, 640 * u];
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(cx, cy, cw, ch)}background:${c.ground};border-radius:${40 * u}px"></div>`,
    logo(p, box(w / 2 - 100 * u, cy - 100 * u, 200 * u, 200 * u), {
      ink: c.ground,
      ground: c.accent,
      round: true,
    }),
    centred(p, cy + 126 * u, `font:700 ${58 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, cy + 212 * u, `font:400 ${30 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    rule(w / 2 - 60 * u, cy + 276 * u, 120 * u, 4 * u, c.accent),
    centred(p, cy + 306 * u, `font:700 ${76 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    `<div dir="${p.direction}" style="position:absolute;left:0;right:0;top:${cy + 430 * u}px;white-space:nowrap;font:600 ${32 * u}px ${f.body};color:${c.ink};display:flex;gap:${40 * u}px;justify-content:center">${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span></div>`,
    button(
      `${box(w / 2 - 230 * u, cy + 510 * u, 460 * u, 90 * u)}font:600 ${32 * u}px ${f.body};`,
      fact(p, 'action'),
      { ink: c.ground, ground: c.accent, radius: 18 * u },
    ),
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

/** One tall photo, three in a column beside it, a bar of type below. */
export function column({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const bar = 230 * u;
  const g = 6 * u;
  const cw = w * 0.28;
  const ph = (h - bar - 2 * g) / 3;
  return [
    photo('main', photos[0], box(0, 0, w - cw - g, h - bar)),
    ...[0, 1, 2].map((at) =>
      photo(`supporting_${at + 1}`, photos[at + 1], box(w - cw, at * (ph + g), cw, ph)),
    ),
    line(
      p,
      60 * u,
      h - bar + 44 * u,
      `font:700 ${54 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    line(
      p,
      60 * u,
      h - bar + 132 * u,
      `font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    text(
      `position:absolute;left:${w * 0.45}px;top:${h - bar + 60 * u}px;font:600 ${36 * u}px ${f.body};color:${c.ink};display:flex;gap:${34 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
    ),
    text(
      `position:absolute;left:${w * 0.45}px;top:${h - bar + 128 * u}px;font:400 ${32 * u}px ${f.body};color:${c.soft}`,
      value(p, 'size'),
    ),
    rule(w - cw, h - bar + g, cw, bar - g, c.accent),
    text(
      `position:absolute;left:${w - cw}px;width:${cw}px;text-align:center;top:${h - bar + 50 * u}px;font:700 ${72 * u}px ${f.head};color:${c.ground}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${w - cw}px;width:${cw}px;text-align:center;top:${h - bar + 150 * u}px;font:400 ${28 * u}px ${f.body};color:${c.ground}`,
      fact(p, 'when'),
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

/** A page with a wide margin, a thin double frame around the photo, all type in its middle. */
export function invitation({ p, c, f, photos, w, h }) {
  const u = w / 1240;
  const frame = (inset, thick) =>
    `<div style="${box(inset, inset, w - 2 * inset, h - 2 * inset)}border:${thick}px solid ${c.accent}"></div>`;
  return [
    frame(46 * u, 3 * u),
    frame(58 * u, 1.5 * u),
    centred(
      p,
      116 * u,
      `font:600 ${28 * u}px ${f.body};letter-spacing:.3em;text-transform:uppercase;color:${c.accent}`,
      fact(p, 'brand'),
    ),
    photo('main', photos[0], box(150 * u, 200 * u, w - 300 * u, h * 0.42)),
    centred(p, h * 0.57, `font:400 ${30 * u}px ${f.body};color:${c.soft}`, said(p, 'tag')),
    centred(p, h * 0.6, `font:700 ${80 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(p, h * 0.67, `font:400 ${30 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    rule(w / 2 - 90 * u, h * 0.71, 180 * u, 2 * u, c.accent),
    centred(
      p,
      h * 0.735,
      `font:400 ${36 * u}px ${f.body};color:${c.ink}`,
      `${value(p, 'size')} — ${count(p, 'bedrooms')} — ${count(p, 'bathrooms')}`,
    ),
    centred(p, h * 0.79, `font:700 ${84 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    centred(
      p,
      h * 0.9,
      `font:400 ${27 * u}px ${f.body};color:${c.ink}`,
      `${fact(p, 'phone')} · ${fact(p, 'email')}`,
    ),
  ].join('');
}
