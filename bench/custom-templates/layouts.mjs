import { box, button, count, fact, logo, photo, said, text, value } from './parts.mjs';

/*
 * A layout takes the property `p`, colours `c` ({ ground, ink, accent, soft }), fonts `f` ({ head, body }), urls of
 * photos and the page's size, and returns the page's body. Sizes are shares of the page, so that one layout serves
 * several ratios.
 */

/** Photo above, a flat panel with everything below. */
export function poster({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const top = h * 0.58;
  const dir = p.direction;
  const rtl = dir === 'rtl';
  const left = rtl ? 'right' : 'left';
  return [
    photo('main', photos[0], box(0, 0, w, top)),
    text(
      `position:absolute;${left}:${70 * u}px;top:${top + 48 * u}px;font:700 ${30 * u}px ${f.body};color:${c.accent};letter-spacing:${rtl ? 0 : 0.08}em`,
      said(p, 'tag'),
      dir,
    ),
    text(
      `position:absolute;${left}:${70 * u}px;top:${top + 92 * u}px;font:700 ${64 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
      dir,
    ),
    text(
      `position:absolute;${left}:${70 * u}px;top:${top + 186 * u}px;font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
      dir,
    ),
    text(
      `position:absolute;${left}:${70 * u}px;top:${top + 250 * u}px;font:700 ${76 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;${left}:${70 * u}px;bottom:${44 * u}px;font:400 ${28 * u}px ${f.body};color:${c.ink};display:flex;gap:${34 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
      dir,
    ),
    logo(
      p,
      `position:absolute;${rtl ? 'left' : 'right'}:${60 * u}px;top:${top + 56 * u}px;width:${170 * u}px;height:${130 * u}px;`,
      { ink: c.ink },
    ),
  ].join('');
}

/** One photo to the edges, words at its foot over a veil. */
export function fullBleed({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const dir = p.direction;
  const left = dir === 'rtl' ? 'right' : 'left';
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(0, h * 0.45, w, h * 0.55)}background:linear-gradient(transparent,rgba(0,0,0,.78))"></div>`,
    text(
      `position:absolute;${left}:${72 * u}px;bottom:${318 * u}px;font:700 ${72 * u}px ${f.head};color:#fff`,
      value(p, 'label'),
      dir,
    ),
    text(
      `position:absolute;${left}:${72 * u}px;bottom:${206 * u}px;font:700 ${84 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;${left}:${72 * u}px;bottom:${142 * u}px;font:400 ${32 * u}px ${f.body};color:#fff;display:flex;gap:${36 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'parking')}`,
      dir,
    ),
    text(
      `position:absolute;${left}:${72 * u}px;bottom:${76 * u}px;font:400 ${28 * u}px ${f.body};color:#fff`,
      fact(p, 'phone'),
    ),
    logo(p, `${box(w - 250 * u, 60 * u, 190 * u, 190 * u)}`, {
      ink: c.ground === '#ffffff' ? '#1b2a3a' : c.ground,
      ground: '#ffffff',
      round: true,
    }),
  ].join('');
}

/** A full photo with a card of the brand's colour on it. */
export function card({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const [cw, ch] = [w * (w > h ? 0.42 : 0.8), h * (w > h ? 0.66 : 0.42)];
  const [x, y] = [w > h ? 70 * u : (w - cw) / 2, w > h ? (h - ch) / 2 : h - ch - 80 * u];
  const dir = p.direction;
  const padding = 56 * u;
  const row = (top, size, weight, color, family, content, direction = dir) =>
    text(
      `position:absolute;left:${padding}px;right:${padding}px;top:${top * ch}px;font:${weight} ${size * u}px ${family};color:${color}`,
      content,
      direction,
    );
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    `<div style="${box(x, y, cw, ch)}background:${c.ground}">`,
    row(0.09, 52, 700, c.ink, f.head, value(p, 'label')),
    row(0.27, 25, 400, c.soft, f.body, fact(p, 'address')),
    row(0.4, 70, 700, c.accent, f.head, value(p, 'price')),
    row(
      0.62,
      28,
      400,
      c.ink,
      f.body,
      `<span style="display:flex;gap:${30 * u}px"><span>${value(p, 'size')}</span>${count(p, 'bedrooms')}</span>`,
    ),
    button(
      `position:absolute;left:${padding}px;bottom:${0.07 * ch}px;width:${330 * u}px;height:${72 * u}px;font:600 ${27 * u}px ${f.body};`,
      `<span dir="${dir}">${fact(p, 'action')}</span>`,
      { ink: c.ground, ground: c.accent },
    ),
    '</div>',
    logo(p, `${box(w - 230 * u, 56 * u, 180 * u, 150 * u)}`, { ink: c.ink, ground: c.ground }),
  ].join('');
}

/** Prints that lie turned on coloured paper. */
export function tilted({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const print = (id, url, x, y, pw, ph, degrees) =>
    `<div style="${box(x, y, pw, ph)}background:#fff;padding:${16 * u}px ${16 * u}px ${54 * u}px;box-shadow:0 8px 22px rgba(0,0,0,.28);transform:rotate(${degrees}deg)">
      <div data-slot="${id}" data-shape="tilted" data-degrees="${degrees}" style="width:100%;height:100%;background:url('${url}') center/cover"></div></div>`;
  return [
    text(
      `position:absolute;left:${64 * u}px;top:${56 * u}px;font:700 ${66 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
      p.direction,
    ),
    text(
      `position:absolute;left:${64 * u}px;top:${142 * u}px;font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
      p.direction,
    ),
    print('main', photos[0], w * 0.07, h * 0.2, w * 0.56, h * 0.42, -5),
    print('supporting_1', photos[1], w * 0.6, h * 0.24, w * 0.33, h * 0.26, 6),
    print('supporting_2', photos[2], w * 0.58, h * 0.54, w * 0.34, h * 0.26, -3),
    text(
      `position:absolute;left:${64 * u}px;bottom:${190 * u}px;font:700 ${78 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;left:${64 * u}px;bottom:${128 * u}px;font:400 ${30 * u}px ${f.body};color:${c.ink};display:flex;gap:${36 * u}px`,
      `<span>${value(p, 'size')}</span>${count(p, 'bedrooms')}${count(p, 'bathrooms')}`,
      p.direction,
    ),
    text(
      `position:absolute;left:${64 * u}px;bottom:${64 * u}px;font:600 ${28 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
    logo(p, box(w - 240 * u, h - 210 * u, 180 * u, 140 * u), { ink: c.ink }),
  ].join('');
}

/** A colour column with words, photos beside it. */
export function twoColumn({ p, c, f, photos, w, h }) {
  const u = Math.min(w, h) / 1080;
  const rtl = p.direction === 'rtl';
  const column = w * 0.38;
  const x = rtl ? w - column : 0;
  const rest = rtl ? 0 : column;
  const gap = 14 * u;
  const side = rtl ? `right:${64 * u}px` : `left:${64 * u}px`;
  const row = (top, size, weight, color, family, content, direction = p.direction) =>
    text(
      `position:absolute;${side};top:${top * h}px;font:${weight} ${size * u}px ${family};color:${color}`,
      content,
      direction,
    );
  return [
    `<div style="${box(x, 0, column, h)}background:${c.panel ?? c.ground}">`,
    row(0.29, 30, 600, c.accent, f.body, said(p, 'tag')),
    row(0.35, 58, 700, c.ink, f.head, value(p, 'label')),
    row(0.46, 66, 700, c.accent, f.head, value(p, 'price'), 'ltr'),
    row(0.58, 32, 400, c.ink, f.body, `<span>${value(p, 'size')}</span>`),
    row(0.64, 32, 400, c.ink, f.body, count(p, 'bedrooms')),
    row(0.7, 32, 400, c.ink, f.body, count(p, 'bathrooms')),
    row(0.76, 32, 400, c.ink, f.body, count(p, 'parking')),
    row(0.88, 28, 600, c.soft, f.body, fact(p, 'phone'), 'ltr'),
    logo(p, `${box(rtl ? column - 250 * u : 60 * u, 70 * u, 190 * u, 150 * u)}`, { ink: c.ink }),
    '</div>',
    photo('main', photos[0], box(rest, 0, w - column, h * 0.62 - gap)),
    photo('supporting_1', photos[1], box(rest, h * 0.62, (w - column - gap) / 2, h * 0.38)),
    photo(
      'supporting_2',
      photos[2],
      box(rest + (w - column + gap) / 2, h * 0.62, (w - column - gap) / 2, h * 0.38),
    ),
  ].join('');
}
