import { box, button, count, fact, logo, photo, said, text, value } from './parts.mjs';

/* Layouts that differ in kind from those that the reader was worked on with; they take what those of layouts.mjs take. */

const centred = (top, style, content) =>
  text(`position:absolute;left:0;right:0;top:${top}px;text-align:center;${style}`, content);

/** Rows of a table: what it is at the left, how much at the right, a hairline between. */
export function factSheet({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const m = 70 * u;
  const rows = ['price', 'size', 'bedrooms', 'bathrooms', 'parking'];
  const names = {
    ...p.words,
    price: p.language === 'de' ? 'Kaufpreis' : 'Price',
    size: p.language === 'de' ? 'Wohnfläche' : 'Living area',
  };
  const top = h * 0.53;
  const step = (h * 0.98 - top - 170 * u) / rows.length;
  return [
    photo('main', photos[0], box(m, m, w - 2 * m, h * 0.36)),
    text(
      `position:absolute;left:${m}px;top:${h * 0.36 + m + 34 * u}px;font:700 ${58 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    ...rows.map((field, at) =>
      [
        `<div style="${box(m, top + at * step, w - 2 * m, 2)}background:${c.soft}"></div>`,
        text(
          `position:absolute;left:${m}px;top:${top + at * step + step * 0.28}px;font:400 ${30 * u}px ${f.body};color:${c.soft}`,
          names[field],
        ),
        text(
          `position:absolute;right:${m}px;top:${top + at * step + step * 0.26}px;font:600 ${34 * u}px ${f.body};color:${field === 'price' ? c.accent : c.ink}`,
          value(p, field),
        ),
      ].join(''),
    ),
    text(
      `position:absolute;left:${m}px;bottom:${56 * u}px;font:400 ${25 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'email'),
    ),
    text(
      `position:absolute;right:${m}px;bottom:${56 * u}px;font:600 ${27 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** Three cards in a row, a large figure with its word below. */
export function cards({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 56 * u;
  const cw = (w - 2 * m - 2 * 24 * u) / 3;
  const y = h * 0.63;
  return [
    photo('main', photos[0], box(0, 0, w, h * 0.48)),
    text(
      `position:absolute;left:${m}px;top:${h * 0.48 + 36 * u}px;font:700 ${54 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${m}px;top:${h * 0.48 + 112 * u}px;font:400 ${27 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    ...['bedrooms', 'bathrooms', 'parking'].map(
      (field, at) =>
        `<div style="${box(m + at * (cw + 24 * u), y, cw, 190 * u)}background:${c.panel};border-radius:${26 * u}px">
          ${centred(26 * u, `font:700 ${64 * u}px ${f.head};color:${c.ink}`, value(p, field))}
          ${centred(122 * u, `font:400 ${26 * u}px ${f.body};color:${c.soft}`, p.words[field])}</div>`,
    ),
    text(
      `position:absolute;left:${m}px;bottom:${72 * u}px;font:700 ${74 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;right:${m}px;bottom:${90 * u}px;font:600 ${36 * u}px ${f.body};color:${c.ink}`,
      value(p, 'size'),
    ),
  ].join('');
}

/** A panel with a slanted edge over a photo. */
export function slanted({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const m = 70 * u;
  const row = (top, style, content) =>
    text(`position:absolute;left:${m}px;top:${top * h}px;${style}`, content);
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(0, 0, w, h)}background:${c.ground};clip-path:polygon(0 0,${w * 0.46}px 0,${w * 0.34}px ${h}px,0 ${h}px)"></div>`,
    logo(p, box(m, 70 * u, 190 * u, 140 * u), { ink: c.ink }),
    row(0.33, `font:700 ${52 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    row(0.42, `font:400 ${26 * u}px ${f.body};color:${c.soft}`, fact(p, 'when')),
    row(0.5, `font:700 ${62 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    row(0.63, `font:400 ${32 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    row(0.7, `font:400 ${32 * u}px ${f.body};color:${c.ink}`, count(p, 'bedrooms')),
    row(0.77, `font:400 ${32 * u}px ${f.body};color:${c.ink}`, count(p, 'bathrooms')),
    row(0.9, `font:600 ${30 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
  ].join('');
}

/** Everything centred in a double frame, the photo an oval. */
export function oval({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const [ow, oh] = [w * 0.62, h * 0.36];
  return [
    `<div style="${box(34 * u, 34 * u, w - 68 * u, h - 68 * u)}border:${3 * u}px solid ${c.accent}"></div>`,
    `<div style="${box(48 * u, 48 * u, w - 96 * u, h - 96 * u)}border:${1.5 * u}px solid ${c.accent}"></div>`,
    centred(
      104 * u,
      `font:600 ${26 * u}px ${f.body};letter-spacing:.28em;color:${c.accent}`,
      fact(p, 'brand'),
    ),
    photo('main', photos[0], `${box((w - ow) / 2, h * 0.15, ow, oh)}border-radius:50%;`, {
      shape: 'circle',
    }),
    centred(h * 0.56, `font:700 ${66 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    centred(h * 0.64, `font:400 ${27 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    `<div style="${box(w / 2 - 60 * u, h * 0.69, 120 * u, 2 * u)}background:${c.accent}"></div>`,
    centred(h * 0.715, `font:700 ${70 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.805}px;font:400 ${29 * u}px ${f.body};color:${c.ink};display:flex;gap:${24 * u}px;justify-content:center`,
      `<span>${value(p, 'size')}</span><span>·</span>${count(p, 'bedrooms')}<span>·</span>${count(p, 'bathrooms')}`,
    ),
    centred(h * 0.89, `font:600 ${28 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
  ].join('');
}

/** A ground that goes from one strong colour to another, one photo with very round corners. */
export function gradient({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 64 * u;
  return [
    `<div style="${box(0, 0, w, h)}background:linear-gradient(160deg,${c.ground},${c.panel})"></div>`,
    text(
      `position:absolute;left:${m}px;top:${72 * u}px;font:700 ${34 * u}px ${f.body};letter-spacing:.1em;color:${c.accent}`,
      said(p, 'tag'),
    ),
    text(
      `position:absolute;left:${m}px;top:${124 * u}px;font:700 ${72 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    photo('main', photos[0], `${box(m, 250 * u, w - 2 * m, h * 0.46)}border-radius:${90 * u}px;`),
    button(
      `${box(m, h * 0.46 + 200 * u, 460 * u, 112 * u)}font:700 ${54 * u}px ${f.head};`,
      value(p, 'price'),
      { ink: c.ground, ground: c.accent },
    ),
    text(
      `position:absolute;left:${m}px;top:${h * 0.46 + 356 * u}px;font:600 ${33 * u}px ${f.body};color:${c.ink};display:flex;gap:${44 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}${count(p, 'parking')}`,
    ),
    text(
      `position:absolute;left:${m}px;bottom:${84 * u}px;font:400 ${28 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'address'),
    ),
    logo(p, box(w - m - 190 * u, 64 * u, 190 * u, 140 * u), { ink: c.ink }),
  ].join('');
}

/** Loud type for an open house, a photo in the lower half. */
export function loud({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 60 * u;
  return [
    text(
      `position:absolute;left:${m}px;top:${30 * u}px;font:700 ${148 * u}px/1 ${f.head};color:${c.ink};text-transform:uppercase`,
      said(p, 'tag'),
    ),
    text(
      `position:absolute;left:${m}px;top:${210 * u}px;font:600 ${40 * u}px ${f.body};color:${c.accent}`,
      fact(p, 'when'),
    ),
    text(
      `position:absolute;left:${m}px;top:${276 * u}px;font:400 ${32 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'address'),
    ),
    photo('main', photos[0], box(0, h * 0.32, w * 0.66, h * 0.68)),
    photo('supporting_1', photos[1], box(w * 0.66, h * 0.32, w * 0.34, h * 0.3)),
    text(
      `position:absolute;left:${w * 0.66 + 34 * u}px;top:${h * 0.655}px;font:700 ${40 * u}px ${f.head};color:${c.ink}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${w * 0.66 + 34 * u}px;top:${h * 0.715}px;font:400 ${30 * u}px ${f.body};color:${c.ink}`,
      value(p, 'size'),
    ),
    text(
      `position:absolute;left:${w * 0.66 + 34 * u}px;top:${h * 0.765}px;font:400 ${30 * u}px ${f.body};color:${c.ink}`,
      count(p, 'bedrooms'),
    ),
    text(
      `position:absolute;left:${w * 0.66 + 34 * u}px;top:${h * 0.815}px;font:400 ${30 * u}px ${f.body};color:${c.ink}`,
      count(p, 'bathrooms'),
    ),
    text(
      `position:absolute;left:${w * 0.66 + 34 * u}px;bottom:${40 * u}px;font:600 ${27 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A sharp photo on the same one blurred, words on the blur. */
export function blurred({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 80 * u;
  return [
    `<div style="${box(0, 0, w, h)}overflow:hidden"><div style="${box(-60, -60, w + 120, h + 120)}background:url('${photos[0]}') center/cover;filter:blur(28px) brightness(.5)"></div></div>`,
    photo(
      'main',
      photos[0],
      `${box(m, h * 0.2, w - 2 * m, h * 0.42)}border:${8 * u}px solid #fff;`,
    ),
    text(
      `position:absolute;left:${m}px;top:${h * 0.09}px;font:700 ${66 * u}px ${f.head};color:#fff`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${m}px;top:${h * 0.66}px;font:700 ${88 * u}px ${f.head};color:#fff`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${m}px;top:${h * 0.74}px;font:400 ${36 * u}px ${f.body};color:#fff;display:flex;gap:${40 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
    ),
    text(
      `position:absolute;left:${m}px;top:${h * 0.8}px;font:400 ${29 * u}px ${f.body};color:#fff`,
      fact(p, 'address'),
    ),
    button(
      `${box(m, h * 0.86, 430 * u, 92 * u)}font:600 ${31 * u}px ${f.body};`,
      fact(p, 'action'),
      { ink: c.ground, ground: '#ffffff', radius: 8 },
    ),
  ].join('');
}

/** Photos as three tall stripes side by side, a band of colour across them. */
export function stripes({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const gap = 12 * u;
  const sw = (w - 2 * gap) / 3;
  const top = h * 0.62;
  return [
    ...[0, 1, 2].map((at) =>
      photo(at === 0 ? 'main' : `supporting_${at}`, photos[at], box(at * (sw + gap), 0, sw, top)),
    ),
    `<div style="${box(0, top - 60 * u, w, 120 * u)}background:${c.accent}"></div>`,
    centred(top - 44 * u, `font:700 ${66 * u}px ${f.head};color:${c.ground}`, value(p, 'price')),
    centred(top + 96 * u, `font:700 ${60 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    text(
      `position:absolute;left:0;right:0;top:${top + 188 * u}px;font:400 ${31 * u}px ${f.body};color:${c.ink};display:flex;gap:${40 * u}px;justify-content:center`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}${count(p, 'parking')}`,
    ),
    centred(
      top + 256 * u,
      `font:400 ${26 * u}px ${f.body};color:${c.soft}`,
      `${fact(p, 'address')} &nbsp;|&nbsp; ${fact(p, 'phone')}`,
    ),
  ].join('');
}

/** A ribbon over the photo's corner, an agent's line with a round monogram. */
export function ribbon({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 64 * u;
  const top = h * 0.56;
  return [
    photo('main', photos[0], box(0, 0, w, top)),
    `<div style="${box(w - 330 * u, 70 * u, 460 * u, 76 * u)}background:${c.accent};color:${c.ground};transform:rotate(45deg);text-align:center;font:700 ${34 * u}px/76px ${f.body};letter-spacing:.06em">${said(p, 'tag')}</div>`,
    text(
      `position:absolute;left:${m}px;top:${top + 44 * u}px;font:700 ${60 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${m}px;top:${top + 134 * u}px;font:700 ${72 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${m}px;top:${top + 240 * u}px;font:400 ${31 * u}px ${f.body};color:${c.ink};display:flex;gap:${38 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}<span>${value(p, 'size')}</span>`,
    ),
    `<div style="${box(m, h - 200 * u, 120 * u, 120 * u)}border-radius:50%;background:${c.panel};color:${c.ink};font:700 ${44 * u}px/120px ${f.head};text-align:center">AK</div>`,
    text(
      `position:absolute;left:${m + 150 * u}px;bottom:${140 * u}px;font:600 ${30 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
    text(
      `position:absolute;left:${m + 150 * u}px;bottom:${92 * u}px;font:400 ${27 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'email'),
    ),
  ].join('');
}

/** A tinted sheet of glass over the whole lower half of a photo. */
export function sheet({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 72 * u;
  const top = h * 0.52;
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(0, top, w, h - top)}background:${c.ground};opacity:.88"></div>`,
    text(
      `position:absolute;left:${m}px;top:${top + 60 * u}px;font:700 ${68 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    text(
      `position:absolute;left:${m}px;top:${top + 160 * u}px;font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'when'),
    ),
    text(
      `position:absolute;left:${m}px;top:${top + 226 * u}px;font:700 ${80 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${m}px;top:${top + 346 * u}px;font:400 ${32 * u}px ${f.body};color:${c.ink};display:flex;gap:${38 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
    ),
    button(
      `${box(m, h - 170 * u, 420 * u, 86 * u)}font:600 ${29 * u}px ${f.body};`,
      fact(p, 'action'),
      { ink: c.ground, ground: c.accent, radius: 10 },
    ),
  ].join('');
}
