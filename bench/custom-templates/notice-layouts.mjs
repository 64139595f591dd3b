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
  start,
  text,
  value,
} from './parts.mjs';

/* Notices of viewings, rents and reductions; they take what those of layouts.mjs take. */

const white = '#ffffff';

/** OPEN HOUSE in letters as large as the width allows, the hours in a ticket, the agent in a circle at the foot. */
export function openHouseNotice({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const d = 150 * u;
  return [
    centred(
      p,
      44 * u,
      `font:700 ${128 * u}px ${f.head};color:${c.ink};text-transform:uppercase`,
      said(p, 'tag'),
    ),
    button(
      `${box(w / 2 - 210 * u, 200 * u, 420 * u, 84 * u)}font:700 ${46 * u}px ${f.head};`,
      fact(p, 'when'),
      { ink: white, ground: c.accent, radius: 12 * u },
    ),
    photo('main', photos[0], box(50 * u, 320 * u, w - 100 * u, h * 0.4)),
    line(
      p,
      50 * u,
      340 * u + h * 0.4,
      `font:700 ${50 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    line(
      p,
      50 * u,
      412 * u + h * 0.4,
      `font:400 ${26 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    text(
      `position:absolute;right:${50 * u}px;top:${340 * u + h * 0.4}px;font:700 ${54 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    line(
      p,
      50 * u,
      474 * u + h * 0.4,
      `font:400 ${29 * u}px ${f.body};color:${c.ink}`,
      `${count(p, 'bedrooms')} | ${count(p, 'bathrooms')} | ${count(p, 'parking')} | ${value(p, 'size')}`,
    ),
    photo('supporting_1', photos[1], `${box(50 * u, h - d - 34 * u, d, d)}border-radius:50%;`, {
      shape: 'circle',
    }),
    line(
      p,
      230 * u,
      h - d + 4 * u,
      `font:700 ${30 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'email'),
    ),
    line(
      p,
      230 * u,
      h - d + 50 * u,
      `font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A story: photo above, a rounded sheet below it whose facts stand in tiles. */
export function tiles({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const top = h * 0.5;
  const tile = (field, at) => {
    const x = 70 * u + (at % 2) * 480 * u;
    const y = top + 380 * u + Math.floor(at / 2) * 150 * u;
    const words = field === 'size' ? '' : ` ${p.words[field]}`;
    return `<div style="${box(x, y, 460 * u, 130 * u)}background:${c.panel ?? white};border-radius:${18 * u}px;display:flex;align-items:center;justify-content:center;white-space:nowrap;font:600 ${38 * u}px ${f.body};color:${c.ink}">${value(p, field)}${words === '' ? '' : `&nbsp;<span>${words}</span>`}</div>`;
  };
  return [
    photo('main', photos[0], box(0, 0, w, top + 60 * u)),
    `<div style="${box(0, top, w, h - top)}background:${c.ground};border-radius:${60 * u}px ${60 * u}px 0 0"></div>`,
    line(
      p,
      70 * u,
      top + 70 * u,
      `font:700 ${66 * u}px ${f.head};color:${c.ink}`,
      value(p, 'label'),
    ),
    line(
      p,
      70 * u,
      top + 160 * u,
      `font:400 ${34 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    line(
      p,
      70 * u,
      top + 240 * u,
      `font:700 ${80 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    ...['bedrooms', 'bathrooms', 'parking', 'size'].map(tile),
    centred(p, h - 190 * u, `font:600 ${34 * u}px ${f.body};color:${c.ink}`, fact(p, 'phone')),
    centred(p, h - 130 * u, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'when')),
  ].join('');
}

/** A photo between two bars: the name and the town above, price and facts below, an energy class in a corner. */
export function twoBars({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const bar = 190 * u;
  const foot = h - 300 * u;
  return [
    rule(0, 0, w, bar, c.ground),
    line(p, 60 * u, 40 * u, `font:700 ${60 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, 60 * u, 122 * u, `font:400 ${30 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    photo('main', photos[0], box(0, bar, w, foot - bar)),
    `<div style="${box(w - 260 * u, bar + 40 * u, 200 * u, 60 * u)}background:#58b453;border-radius:${8 * u}px;display:flex;align-items:center;justify-content:center;font:700 ${24 * u}px ${f.body};color:${white};white-space:nowrap">${fact(p, 'when')}</div>`,
    line(
      p,
      60 * u,
      foot + 40 * u,
      `font:700 ${56 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    line(
      p,
      60 * u,
      foot + 140 * u,
      `font:400 ${32 * u}px ${f.body};color:${c.ink}`,
      `${said(p, 'area')} ${value(p, 'size')}`,
    ),
    text(
      `position:absolute;right:${60 * u}px;top:${foot + 140 * u}px;font:400 ${32 * u}px ${f.body};color:${c.ink}`,
      `Perceel ${p.facts.plot === undefined ? '' : fact(p, 'plot')}`,
    ),
    line(
      p,
      60 * u,
      foot + 210 * u,
      `font:400 ${32 * u}px ${f.body};color:${c.ink};display:flex;gap:${44 * u}px`,
      `${count(p, 'bedrooms')}${count(p, 'bathrooms')}${count(p, 'parking')}`,
    ),
  ].join('');
}

/** Four round photos in a column beside the type. */
export function beads({ p, c, f, photos, w, h }) {
  const u = h / 1080;
  const d = 232 * u;
  const bead = (id, at) =>
    photo(
      id,
      photos[at],
      `${box(w - d - 90 * u - (at % 2) * 130 * u, 30 * u + at * 260 * u, d, d)}border-radius:50%;`,
      { shape: 'circle' },
    );
  const big = 620 * u;
  return [
    photo(
      'main',
      photos[0],
      `${box(w - big - 420 * u, (h - big) / 2, big, big)}border-radius:50%;`,
      { shape: 'circle' },
    ),
    bead('supporting_1', 1),
    bead('supporting_2', 2),
    bead('supporting_3', 3),
    line(
      p,
      90 * u,
      150 * u,
      `font:400 ${28 * u}px ${f.body};color:${c.accent};letter-spacing:.16em;text-transform:uppercase`,
      said(p, 'tag'),
    ),
    line(p, 90 * u, 210 * u, `font:400 ${84 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, 90 * u, 320 * u, `font:400 ${30 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    line(p, 90 * u, 420 * u, `font:400 ${66 * u}px ${f.head};color:${c.accent}`, value(p, 'price')),
    ...['bedrooms', 'bathrooms', 'parking'].map((field, at) =>
      line(
        p,
        90 * u,
        560 * u + at * 62 * u,
        `font:400 ${34 * u}px ${f.body};color:${c.ink}`,
        count(p, field),
      ),
    ),
    line(p, 90 * u, 746 * u, `font:400 ${34 * u}px ${f.body};color:${c.ink}`, value(p, 'size')),
    line(
      p,
      90 * u,
      880 * u,
      `font:600 ${28 * u}px ${f.body};color:${c.soft}`,
      `${fact(p, 'phone')} · ${fact(p, 'when')}`,
    ),
  ].join('');
}

/** A project's advertisement: a dark band across the middle of the photo, prices in capitals, small print below. */
export function project({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const y = h * 0.52;
  return [
    photo('main', photos[0], box(0, 0, w, h)),
    rule(0, y, w, 330 * u, c.ground),
    rule(0, y, 14 * u, 330 * u, c.accent),
    line(p, 60 * u, y + 36 * u, `font:700 ${60 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(
      p,
      60 * u,
      y + 116 * u,
      `font:400 ${28 * u}px ${f.body};color:${c.soft}`,
      fact(p, 'address'),
    ),
    line(
      p,
      60 * u,
      y + 190 * u,
      `font:700 ${76 * u}px ${f.head};color:${c.accent}`,
      value(p, 'price'),
    ),
    text(
      `position:absolute;right:${60 * u}px;top:${y + 130 * u}px;font:600 ${32 * u}px ${f.body};color:${c.ink};text-align:right;line-height:1.55`,
      `${count(p, 'bedrooms')}<br>${count(p, 'bathrooms')}<br><span>${value(p, 'size')}</span>`,
    ),
    rule(0, h - 90 * u, w, 90 * u, white),
    line(p, 60 * u, h - 62 * u, `font:400 ${24 * u}px ${f.body};color:#333`, fact(p, 'when')),
    text(
      `position:absolute;right:${60 * u}px;top:${h - 66 * u}px;font:700 ${28 * u}px ${f.body};color:#111`,
      fact(p, 'phone'),
    ),
  ].join('');
}

/** A rent: a photo with one cut corner, a price tag that hangs over it, small signs before the counts. */
export function priceTag({ p, c, f, photos, w, h }) {
  const u = w / 1080;
  const m = 60 * u;
  const tagWidth = 470 * u;
  return [
    photo('main', photos[0], box(m, m, w - 2 * m, h * 0.5)),
    `<div style="${box(w - tagWidth - 20 * u, h * 0.5 - 20 * u, tagWidth, 130 * u)}background:${c.accent};clip-path:polygon(${60 * u}px 0,100% 0,100% 100%,${60 * u}px 100%,0 50%)"></div>`,
    text(
      `position:absolute;right:${50 * u}px;top:${h * 0.5 + 14 * u}px;font:700 ${54 * u}px ${f.head};color:${white}`,
      value(p, 'price'),
    ),
    line(p, m, h * 0.62, `font:700 ${52 * u}px ${f.head};color:${c.ink}`, value(p, 'label')),
    line(p, m, h * 0.685, `font:400 ${28 * u}px ${f.body};color:${c.soft}`, fact(p, 'address')),
    ...['bedrooms', 'bathrooms', 'parking'].map(
      (field, at) =>
        `<div style="position:absolute;${start(p)}:${m + at * 180 * u}px;top:${h * 0.76}px;white-space:nowrap;font:600 ${38 * u}px ${f.body};color:${c.ink}">${icon(field, c.soft, 34 * u)}${value(p, field)}</div>`,
    ),
    line(
      p,
      m + 560 * u,
      h * 0.76,
      `font:600 ${38 * u}px ${f.body};color:${c.ink}`,
      value(p, 'size'),
    ),
    rule(m, h * 0.84, w - 2 * m, 2 * u, c.soft),
    button(
      `${box(m, h * 0.88, 400 * u, 84 * u)}font:600 ${30 * u}px ${f.body};`,
      fact(p, 'action'),
      { ink: white, ground: c.ink },
    ),
    text(
      `position:absolute;right:${m}px;top:${h * 0.895}px;font:600 ${32 * u}px ${f.body};color:${c.ink}`,
      fact(p, 'phone'),
    ),
  ].join('');
}
