import { box, button, count, fact, icon, logo, photo, said, text, value } from './parts.mjs';

/* Layouts after what agencies post and print; they take what those of layouts.mjs take. */

const start = ({ direction }) => (direction === 'rtl' ? 'right' : 'left');
const end = ({ direction }) => (direction === 'rtl' ? 'left' : 'right');
const line = (p, x, y, style, content) =>
  text(`position:absolute;${start(p)}:${x}px;top:${y}px;${style}`, content, p.direction);
const centred = (top, style, content, direction) =>
  text(
    `position:absolute;left:0;right:0;top:${top}px;text-align:center;${style}`,
    content,
    direction,
  );

/** A photo under a banner, a white bar with columns parted by hairlines. */
export function banner({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const bar = 250 * u;
  const top = h - bar;
  const fields = ['bedrooms', 'bathrooms', 'size'];
  const cw = (w * 0.56) / 3;
  return [
    photo('main', photos[0], box(0, 0, w, top)),
    `<div style="${box(0, 64 * u, 400 * u, 92 * u)}background:${c.accent}"></div>`,
    line(p, 40 * u, 84 * u, `font:700 ${40 * u}px ${f.body};color:${c.ground}`, said(p, 'tag')),
    `<div style="${box(0, top, w, bar)}background:${c.ground}"></div>`,
    line(
      p,
      48 * u,
      top + 44 * u,
      `font:700 ${62 * u}px ${f.head};color:${c.ink}`,
      value(p, 'price'),
    ),
    line(
      p,
      48 * u,
      top + 132 * u,
      `font:600 ${32 * u}px ${f.head};color:${c.accent}`,
      value(p, 'label'),
    ),
    line(
      p,
      48 * u,
      top + 184 * u,
      `font:400 ${23 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    ...fields.map((field, at) => {
      const x = w - 36 * u - (3 - at) * cw;
      return [
        `<div style="${box(x, top + 50 * u, 2, bar - 100 * u)}background:${c.soft};opacity:.5"></div>`,
        `<div style="${box(x, top, cw, bar)}">${centred(62 * u, `font:600 ${(field === 'size' ? 34 : 58) * u}px ${f.head};color:${c.ink}`, value(p, field))}${field === 'size' ? '' : centred(146 * u, `font:400 ${25 * u}px ${f.body};color:${c.soft}`, p.words[field])}</div>`,
      ].join('');
    }),
  ].join('');
}

/** Three prints with white borders, thrown on a table. */
export function polaroids({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const print = (id, at, x, y, pw, ph, degrees) => {
    const turn = `transform:rotate(${degrees}deg);`;
    return `<div style="${box(x - 22 * u, y - 22 * u, pw + 44 * u, ph + 100 * u)}background:#fffdf8;box-shadow:0 ${10 * u}px ${30 * u}px rgba(0,0,0,.35);${turn}transform-origin:${pw / 2 + 22 * u}px ${ph / 2 + 22 * u}px"></div>${photo(id, photos[at], box(x, y, pw, ph), { degrees })}`;
  };
  return [
    centred(54 * u, `font:700 ${70 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(
      146 * u,
      `font:400 ${28 * u}px ${f.body};letter-spacing:.08em;color:${c.soft}`,
      fact(p, 'address'),
    ),
    print('main', 0, w * 0.24, h * 0.2, w * 0.52, h * 0.28, -3),
    print('supporting_1', 1, w * 0.07, h * 0.53, w * 0.34, h * 0.15, 5),
    print('supporting_2', 2, w * 0.57, h * 0.54, w * 0.34, h * 0.15, -6),
    `<div style="${box(0, h * 0.8, w, h * 0.2)}background:${c.accent}"></div>`,
    centred(
      h * 0.8 + 34 * u,
      `font:700 ${76 * u}px ${f.head};color:${c.ground}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.8 + 140 * u}px;font:400 ${30 * u}px ${f.body};color:${c.ground};display:flex;gap:${44 * u}px;justify-content:center`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
    ),
    centred(
      h * 0.8 + 196 * u,
      `font:600 ${27 * u}px ${f.body};color:${c.ground}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A column of colour with everything that is said, a large photo and two below it. */
export function sidebar({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const sw = w * 0.31;
  const x0 = p.direction === 'rtl' ? 0 : sw;
  const rows = ['bedrooms', 'bathrooms', 'parking'];
  const pw = w - sw;
  return [
    `<div style="${box(p.direction === 'rtl' ? w - sw : 0, 0, sw, h)}background:${c.ground}"></div>`,
    photo('main', photos[0], box(x0, 0, pw, h * 0.66)),
    photo('supporting_1', photos[1], box(x0, h * 0.66 + 8, pw / 2 - 4, h * 0.34 - 8)),
    photo('supporting_2', photos[2], box(x0 + pw / 2 + 4, h * 0.66 + 8, pw / 2 - 4, h * 0.34 - 8)),
    line(
      p,
      56 * u,
      74 * u,
      `font:600 ${26 * u}px ${f.body};letter-spacing:${p.direction === 'rtl' ? 0 : '.16em'};color:${c.accent}`,
      said(p, 'tag'),
    ),
    line(p, 56 * u, 132 * u, `font:700 ${44 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, 56 * u, 206 * u, `font:400 ${24 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    `<div style="position:absolute;${start(p)}:${56 * u}px;top:${280 * u}px;width:${90 * u}px;height:${4 * u}px;background:${c.accent}"></div>`,
    line(p, 56 * u, 326 * u, `font:400 ${34 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    ...rows.map((field, at) =>
      line(
        p,
        56 * u,
        (404 + at * 74) * u,
        `font:400 ${32 * u}px ${f.body};color:${c.ink}`,
        `${icon(field, c.accent, 28 * u)}${count(p, field)}`,
      ),
    ),
    line(p, 56 * u, 690 * u, `font:700 ${58 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    line(p, 56 * u, 920 * u, `font:600 ${28 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
    line(p, 56 * u, 966 * u, `font:400 ${24 * u}px ${f.body};color:${c.soft}`, fact(p, 'email')),
  ].join('');
}

/** A printed advertisement: photo, headline, two columns of small print under a rule. */
export function advertisement({ p, c, f, photos, w, h }) {
  const u = w / 1240;
  const m = 84 * u;
  return [
    `<div style="${box(m, m, w - 2 * m, 6 * u)}background:${c.accent}"></div>`,
    line(p, m, m + 32 * u, `font:700 ${30 * u}px ${f.body};color:${c.accent}`, said(p, 'tag')),
    text(
      `position:absolute;${end(p)}:${m}px;top:${m + 34 * u}px;font:400 ${27 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'when'),
    ),
    photo('main', photos[0], box(m, m + 100 * u, w - 2 * m, h * 0.38)),
    photo(
      'supporting_1',
      photos[1],
      box(m, m + 120 * u + h * 0.38, (w - 2 * m) / 2 - 10 * u, h * 0.17),
    ),
    photo(
      'supporting_2',
      photos[2],
      box(w / 2 + 10 * u, m + 120 * u + h * 0.38, (w - 2 * m) / 2 - 10 * u, h * 0.17),
    ),
    line(p, m, h * 0.685, `font:700 ${78 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, m, h * 0.745, `font:400 ${31 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    `<div style="${box(m, h * 0.782, w - 2 * m, 2)}background:${c.soft}"></div>`,
    line(p, m, h * 0.8, `font:400 ${34 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    line(p, m, h * 0.83, `font:400 ${34 * u}px ${f.body};color:${c.ink}`, count(p, 'bedrooms')),
    line(p, m, h * 0.86, `font:400 ${34 * u}px ${f.body};color:${c.ink}`, count(p, 'bathrooms')),
    text(
      `position:absolute;${end(p)}:${m}px;top:${h * 0.8}px;font:700 ${82 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    line(
      p,
      m,
      h * 0.925,
      `font:400 ${27 * u}px ${f.body};color:${c.ink}`,
      `${fact(p, 'phone')} &nbsp;·&nbsp; ${fact(p, 'email')}`,
    ),
  ].join('');
}

/** A story in a thick frame of colour, the price on a pill that lies over the photo's lower edge. */
export function framedStory({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 70 * u;
  const bottom = h * 0.62;
  return [
    logo(p, box(w / 2 - 110 * u, 90 * u, 220 * u, 150 * u), { ink: c.ink }),
    photo(
      'main',
      photos[0],
      `${box(m, 280 * u, w - 2 * m, bottom - 280 * u)}border-radius:${44 * u}px;`,
    ),
    button(
      `${box(w / 2 - 300 * u, bottom - 70 * u, 600 * u, 140 * u)}font:700 ${64 * u}px ${f.head};`,
      value(p, 'price'),
      { ink: c.ground, ground: c.accent },
    ),
    centred(bottom + 106 * u, `font:700 ${68 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(bottom + 200 * u, `font:400 ${30 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    text(
      `position:absolute;left:0;right:0;top:${bottom + 278 * u}px;font:600 ${35 * u}px ${f.body};color:${c.ink};display:flex;gap:${40 * u}px;justify-content:center`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span>`,
    ),
    button(
      `${box(w / 2 - 270 * u, bottom + 380 * u, 540 * u, 94 * u)}font:600 ${32 * u}px ${f.body};`,
      fact(p, 'action'),
      { ink: c.ink, ground: 'transparent', radius: 0 },
    ),
    `<div style="${box(w / 2 - 270 * u, bottom + 380 * u, 540 * u, 94 * u)}border:${3 * u}px solid ${c.ink}"></div>`,
  ].join('');
}

/** Four photos with a round seal in the middle that carries the price. */
export function quad({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const foot = h * 0.2;
  const g = 10 * u;
  const [pw, ph] = [(w - g) / 2, (h - foot - g) / 2];
  const r = 190 * u;
  const ids = ['main', 'supporting_1', 'supporting_2', 'supporting_3'];
  return [
    ...ids.map((id, at) =>
      photo(id, photos[at], box((at % 2) * (pw + g), Math.floor(at / 2) * (ph + g), pw, ph)),
    ),
    `<div style="${box(w / 2 - r, (h - foot) / 2 - r, 2 * r, 2 * r)}border-radius:50%;background:${c.ground};border:${6 * u}px solid ${c.accent}"></div>`,
    centred(
      (h - foot) / 2 - 92 * u,
      `font:600 ${30 * u}px ${f.body};color:${c.soft}`,
      said(p, 'tag'),
    ),
    centred(
      (h - foot) / 2 - 34 * u,
      `font:700 ${56 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    centred(
      (h - foot) / 2 + 52 * u,
      `font:400 ${32 * u}px ${f.body};color:${c.ink}`,
      value(p, 'size'),
    ),
    line(
      p,
      54 * u,
      h - foot + 30 * u,
      `font:700 ${50 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${54 * u}px;top:${h - foot + 108 * u}px;font:400 ${30 * u}px ${f.body};color:${c.ink};display:flex;gap:${36 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}${count(p, 'parking')}`,
    ),
    text(
      `position:absolute;right:${54 * u}px;bottom:${44 * u}px;font:600 ${29 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A photo to all edges that fades into the page's colour at the foot, loud type on it. */
export function fade({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const y = h - 540 * u;
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(0, 0, w, h)}background:linear-gradient(180deg,rgba(0,0,0,.1) 0,rgba(0,0,0,.1) 40%,${c.ground} 78%)"></div>`,
    line(p, 64 * u, 70 * u, `font:600 ${28 * u}px ${f.body};color:#fff`, fact(p, 'brand')),
    line(p, 64 * u, y, `font:600 ${36 * u}px ${f.body};color:${c.accent}`, said(p, 'tag')),
    line(p, 64 * u, y + 58 * u, `font:700 ${84 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(
      p,
      64 * u,
      y + 174 * u,
      `font:700 ${96 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;${start(p)}:${64 * u}px;top:${y + 312 * u}px;font:400 ${36 * u}px ${f.body};color:${c.ink};display:flex;gap:${42 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
      p.direction,
    ),
    line(
      p,
      64 * u,
      y + 396 * u,
      `font:400 ${29 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    line(p, 64 * u, y + 450 * u, `font:600 ${31 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
  ].join('');
}

/** A card for the letterbox: photo at one side with a strip of colour, the offer in a box at the other. */
export function postcard({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const pw = w * 0.58;
  const x = pw + 90 * u;
  return [
    photo('main', photos[0], box(40 * u, 40 * u, pw, h - 80 * u)),
    logo(p, box(w - 290 * u, 60 * u, 220 * u, 150 * u), { ink: c.ink }),
    line(p, x, 250 * u, `font:700 ${54 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, x, 326 * u, `font:400 ${26 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    `<div style="${box(x, 410 * u, w - x - 60 * u, 150 * u)}border:${4 * u}px solid ${c.accent}"></div>`,
    text(
      `position:absolute;left:${x}px;width:${w - x - 60 * u}px;top:${446 * u}px;text-align:center;font:700 ${62 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    ...['size', 'bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      line(
        p,
        x,
        (620 + at * 64) * u,
        `font:400 ${33 * u}px ${f.body};color:${c.ink}`,
        `<span style="color:${c.accent}">—</span> ${field === 'size' ? value(p, 'size') : count(p, field)}`,
      ),
    ),
    line(p, x, 930 * u, `font:600 ${30 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
    line(p, x, 976 * u, `font:400 ${26 * u}px ${f.body};color:${c.soft}`, fact(p, 'email')),
  ].join('');
}
