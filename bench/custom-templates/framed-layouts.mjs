import { box, button, count, fact, icon, logo, photo, text, value } from './parts.mjs';

/* More layouts, in which photos stand in frames of their own; they take what those of layouts.mjs take. */

/** One large photo and a row of three on a dark ground. */
export function gallery({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 60 * u;
  const gap = 20 * u;
  const small = (w - 2 * m - 2 * gap) / 3;
  const y = h * 0.5 + gap + m;
  const rtl = p.direction === 'rtl';
  return [
    photo('main', photos[0], `${box(m, m, w - 2 * m, h * 0.5)}border-radius:${18 * u}px;`),
    ...[1, 2, 3].map((at) =>
      photo(
        `supporting_${at}`,
        photos[at],
        `${box(m + (at - 1) * (small + gap), y, small, h * 0.15)}border-radius:${18 * u}px;`,
      ),
    ),
    text(
      `position:absolute;${rtl ? 'right' : 'left'}:${m}px;top:${y + h * 0.15 + 36 * u}px;font:700 ${54 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
      p.direction,
    ),
    text(
      `position:absolute;${rtl ? 'left' : 'right'}:${m}px;top:${y + h * 0.15 + 36 * u}px;font:700 ${54 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;${rtl ? 'right' : 'left'}:${m}px;bottom:${56 * u}px;font:400 ${30 * u}px ${f.body};color:${c.soft};display:flex;gap:${40 * u}px;align-items:center`,
      `${['bedrooms', 'bathrooms', 'parking']
        .map((field) => `<span>${icon(field, c.accent, 30 * u)}${value(p, field)}</span>`)
        .join('')}<span>${value(p, 'size')}</span>`,
      p.direction,
    ),
    logo(p, box(rtl ? m : w - m - 170 * u, h - 150 * u, 170 * u, 110 * u), { ink: c.accent }),
  ].join('');
}

/** Windows with round tops. */
export function arches({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const [aw, ah] = [w * 0.4, h * 0.5];
  const arch = (id, url, x, y) =>
    photo(id, url, `${box(x, y, aw, ah)}border-radius:${aw / 2}px ${aw / 2}px 0 0;`, {
      shape: 'arch',
    });
  return [
    arch('main', photos[0], w * 0.07, h * 0.08),
    arch('supporting_1', photos[1], w * 0.53, h * 0.14),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.7}px;text-align:center;font:700 ${60 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
      p.direction,
    ),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.77}px;text-align:center;font:700 ${70 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.86}px;font:400 ${28 * u}px ${f.body};color:${c.ink};display:flex;gap:${36 * u}px;justify-content:center`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
      p.direction,
    ),
    text(
      `position:absolute;left:0;right:0;top:${h * 0.92}px;text-align:center;font:400 ${25 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
      p.direction,
    ),
  ].join('');
}

/** A round photo and a smaller one beside it. */
export function circles({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const d = Math.min(w * 0.72, h * 0.5);
  const s = d * 0.42;
  return [
    logo(p, box(w - 240 * u, 56 * u, 180 * u, 130 * u), { ink: c.ink }),
    text(
      `position:absolute;left:${64 * u}px;top:${72 * u}px;font:700 ${58 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
      p.direction,
    ),
    photo('main', photos[0], `${box(w * 0.06, h * 0.2, d, d)}border-radius:50%;`, {
      shape: 'circle',
    }),
    photo(
      'supporting_1',
      photos[1],
      `${box(w * 0.94 - s, h * 0.2 + d * 0.62, s, s)}border-radius:50%;border:${10 * u}px solid ${c.ground};`,
      { shape: 'circle' },
    ),
    text(
      `position:absolute;left:${64 * u}px;bottom:${150 * u}px;font:700 ${76 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${64 * u}px;bottom:${76 * u}px;font:400 ${30 * u}px ${f.body};color:${c.ink};display:flex;gap:${40 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'parking')}`,
      p.direction,
    ),
  ].join('');
}

/** A printed page: name above, rules, a photo with air around it. */
export function magazine({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 80 * u;
  return [
    text(
      `position:absolute;left:0;right:0;top:${60 * u}px;text-align:center;font:600 ${26 * u}px ${f.body};letter-spacing:.3em;color:${c.accent}`,
      fact(p, 'brand'),
    ),
    text(
      `position:absolute;left:0;right:0;top:${108 * u}px;text-align:center;font:700 ${84 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
      p.direction,
    ),
    `<div style="${box(m, 236 * u, w - 2 * m, 2 * u)}background:${c.accent}"></div>`,
    photo('main', photos[0], box(m, 280 * u, w - 2 * m, h - 620 * u)),
    text(
      `position:absolute;left:${m}px;bottom:${196 * u}px;font:700 ${72 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;right:${m}px;bottom:${212 * u}px;font:400 ${34 * u}px ${f.body};color:${c.ink}`,
      value(p, 'size'),
    ),
    `<div style="${box(m, h - 176 * u, w - 2 * m, 2 * u)}background:${c.accent}"></div>`,
    text(
      `position:absolute;left:${m}px;bottom:${110 * u}px;font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
      p.direction,
    ),
    text(
      `position:absolute;left:${m}px;bottom:${56 * u}px;font:600 ${28 * u}px ${f.body};color:${c.ink}`,
      `${fact(p, 'action')}`,
      p.direction,
    ),
    text(
      `position:absolute;right:${m}px;bottom:${56 * u}px;font:600 ${28 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A story: photo above, a second one, words between them. */
export function story({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const dir = p.direction;
  return [
    photo('main', photos[0], box(0, 0, w, h * 0.47)),
    `<div style="${box(70 * u, h * 0.47 - 50 * u, 470 * u, 100 * u)}background:${c.accent};border-radius:${12 * u}px;display:flex;align-items:center;justify-content:center;font:700 ${56 * u}px ${f.head};color:${c.ground};white-space:nowrap">${value(p, 'price')}</div>`,
    text(
      `position:absolute;${dir === 'rtl' ? 'right' : 'left'}:${70 * u}px;top:${h * 0.525}px;font:700 ${70 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
      dir,
    ),
    text(
      `position:absolute;${dir === 'rtl' ? 'right' : 'left'}:${70 * u}px;top:${h * 0.585}px;font:400 ${34 * u}px ${f.body};color:${c.soft};display:flex;gap:${34 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
      dir,
    ),
    photo(
      'supporting_1',
      photos[1],
      `${box(70 * u, h * 0.64, w - 140 * u, h * 0.2)}border-radius:${24 * u}px;`,
    ),
    button(
      `${box(70 * u, h * 0.88, 440 * u, 92 * u)}font:600 ${32 * u}px ${f.body};`,
      `<span dir="${dir}">${fact(p, 'action')}</span>`,
      { ink: c.ground, ground: c.ink },
    ),
    logo(p, box(w - 280 * u, h * 0.865, 210 * u, 150 * u), { ink: c.ink }),
  ].join('');
}
