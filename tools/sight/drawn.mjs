import { seeded, sharp } from './photos.mjs';

const SIZES = [
  [800, 600],
  [600, 800],
  [900, 500],
  [500, 900],
];
const INK = '#222';

/** A drawing of any kind as the photo that a customer would send. */
export async function rasterOf(drawing) {
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

const many = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('');
const ground = (fill) => `<rect width="100%" height="100%" fill="${fill}"/>`;
const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
const colours = (random) => () =>
  `hsl(${Math.floor(360 * random())},${Math.floor(90 * random())}%,${Math.floor(100 * random())}%)`;

/** Gradients, pages of text, boxes, discs, charts and pictures that are all but black. */
export function drawGraphic(index) {
  const random = seeded(index * 13 + 5);
  const [width, height] = SIZES[index % SIZES.length];
  const colour = colours(random);
  const kinds = [
    () =>
      `<defs><linearGradient id="g" x2="${random()}" y2="${random()}"><stop offset="0" stop-color="${colour()}"/><stop offset="${random()}" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient></defs>${ground('url(#g)')}`,
    () =>
      ground('#fbfaf7') +
      many(Math.floor(height / 26), (line) =>
        many(Math.floor(3 + 9 * random()), (word) => {
          const x = 40 + word * (width / 13);
          return `<rect x="${x}" y="${40 + line * 24}" width="${(width / 14) * (0.3 + 0.7 * random())}" height="7" fill="${INK}"/>`;
        }),
      ),
    () =>
      ground(colour()) +
      many(
        16,
        () =>
          `<rect x="${width * random()}" y="${height * random()}" width="${width * 0.4 * random()}" height="${height * 0.3 * random()}" rx="6" fill="${colour()}"/>`,
      ),
    () =>
      ground(colour()) +
      many(
        10,
        () =>
          `<circle cx="${width * random()}" cy="${height * random()}" r="${10 + 150 * random()}" fill="${colour()}" opacity="${0.3 + 0.7 * random()}"/>`,
      ),
    () =>
      ground('#fff') +
      many(8, (bar) => {
        const tall = (height - 120) * random();
        return `<rect x="${60 + bar * 55}" y="${height - 60 - tall}" width="36" height="${tall}" fill="${colour()}"/>`;
      }),
    () => {
      // A lens that was covered, or a night without light: nearly one colour, with little noise.
      const light = Math.floor(28 * random());
      const spots = many(300, () => {
        const [x, y] = [width * random(), height * random()];
        return `<circle cx="${x}" cy="${y}" r="${2 + 4 * random()}" fill="#fff" opacity="0.02"/>`;
      });
      return ground(`rgb(${light},${light},${Math.floor(light * (0.6 + 0.8 * random()))})`) + spots;
    },
  ];
  return svg(width, height, kinds[index % kinds.length]());
}

/** Floor plans and plans of parcels on paper, as customers send them in place of a photo. */
export function drawPlan(index) {
  const random = seeded(index * 17 + 3);
  const [width, height] = SIZES[index % SIZES.length];
  const paper = ['#ffffff', '#fbfaf5', '#f1efe8', '#e9f0f4'][Math.floor(index / 2) % 4];
  const draw = index % 2 === 0 ? floorPlan : parcelPlan;
  return svg(width, height, ground(paper) + draw(width, height, random));
}

function floorPlan(width, height, random) {
  const tinted = random() < 0.5;
  const colour = colours(random);
  const wall = 4 + 8 * random();
  const rooms = [];
  const split = (x, y, w, h, depth) => {
    const across = w > h;
    const share = 0.35 + 0.3 * random();
    if (depth === 0 || Math.min(w, h) < 110) rooms.push({ x, y, w, h });
    else if (across) {
      split(x, y, w * share, h, depth - 1);
      split(x + w * share, y, w * (1 - share), h, depth - 1);
    } else {
      split(x, y, w, h * share, depth - 1);
      split(x, y + h * share, w, h * (1 - share), depth - 1);
    }
  };
  split(0.12 * width, 0.12 * height, 0.76 * width, 0.72 * height, 3);
  const size = (length) => (length / 60).toFixed(2);
  const drawn = rooms.map(({ x, y, w, h }) => {
    const door = 34 + 14 * random();
    const at = x + (w - door) * random();
    const fill = tinted ? colour() : 'none';
    return (
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" fill-opacity="0.2" stroke="${INK}" stroke-width="${wall}"/>` +
      `<path d="M${at} ${y + h}v${-door}a${door} ${door} 0 0 1 ${door} ${door}z" fill="#fff" stroke="${INK}"/>` +
      `<rect x="${x + 0.12 * w}" y="${y + 0.2 * h}" width="${0.4 * w}" height="${0.2 * h}" fill="none" stroke="${INK}"/>` +
      `<text x="${x + w / 2}" y="${y + h / 2}" font-size="14" text-anchor="middle" font-family="sans-serif">${size(w)} x ${size(h)}</text>`
    );
  });
  const measure = `<path d="M${0.12 * width} ${0.06 * height}H${0.88 * width}m-6-5v10M${0.12 * width} ${0.06 * height - 5}v10" stroke="${INK}" fill="none"/>`;
  return `${drawn.join('')}${measure}<text x="${0.12 * width}" y="${0.93 * height}" font-size="20" font-family="sans-serif">1 : ${50 + 50 * Math.floor(3 * random())}</text>`;
}

function parcelPlan(width, height, random) {
  const colour = colours(random);
  const step = 90 + 60 * random();
  const turn = -25 + 50 * random();
  const parcels = many(Math.ceil(width / step) + 4, (column) =>
    many(Math.ceil(height / step) + 4, (row) => {
      const [x, y] = [(column - 2) * step, (row - 2) * step * 1.4];
      const corner = () => 10 * random();
      const chosen = random() < 0.15 ? colour() : 'none';
      const house = random() < 0.6;
      const outline = `<path d="M${x + corner()} ${y + corner()}L${x + step - corner()} ${y + corner()}L${x + step - corner()} ${y + step * 1.2}L${x + corner()} ${y + step * 1.2}z" fill="${chosen}" fill-opacity="0.4" stroke="#555"/>`;
      const building = `<rect x="${x + step * 0.3}" y="${y + step * 0.4}" width="${step * (0.2 + 0.2 * random())}" height="${step * 0.35}" fill="#bbb" stroke="#444"/>`;
      const number = `<text x="${x + step * 0.4}" y="${y + step * 1.1}" font-size="12" font-family="sans-serif">${Math.floor(900 * random())}</text>`;
      return outline + (house ? building : '') + number;
    }),
  );
  return `<g transform="rotate(${turn} ${width / 2} ${height / 2})">${parcels}</g>`;
}
