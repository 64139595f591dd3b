import {
  box,
  button,
  centred,
  count,
  fact,
  icon,
  line,
  logo,
  photo,
  rule,
  said,
  text,
  value,
} from './parts.mjs';

/* Layouts like printed matter, around a few photos: a ticket, a newspaper, an invitation; they take what those of layouts.mjs take. */

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
