import { box } from './parts.mjs';

/* Drawn signs on what is posted in other markets. */

const white = '#ffffff';

/** The classes of an energy label as arrows, each longer and redder than the one before it. */
export const energyLabel = (x, y, u, own) => {
  const colors = ['#1a9641', '#58b453', '#a6d96a', '#f4e04d', '#fdae61', '#f46d43', '#d7191c'];
  return colors
    .map((color, at) => {
      const letter = 'ABCDEFG'[at];
      const width = (90 + at * 26) * u;
      const arrow = `<div style="${box(x, y + at * 34 * u, width, 28 * u)}background:${color};clip-path:polygon(0 0,calc(100% - ${14 * u}px) 0,100% 50%,calc(100% - ${14 * u}px) 100%,0 100%);font:700 ${20 * u}px 'Liberation Sans';color:${white};padding-left:${10 * u}px;line-height:${28 * u}px">${letter}</div>`;
      if (letter !== own) return arrow;
      const mark = `<div style="${box(x + 300 * u, y + at * 34 * u - 4 * u, 70 * u, 36 * u)}background:#111;clip-path:polygon(${16 * u}px 0,100% 0,100% 100%,${16 * u}px 100%,0 50%);font:700 ${24 * u}px 'Liberation Sans';color:${white};padding-left:${30 * u}px;line-height:${36 * u}px"><span data-fact="class">${letter}</span></div>`;
      return arrow + mark;
    })
    .join('');
};

/** A drawn code that a telephone reads, whose squares come from a sequence that is always the same. */
export const scanCode = (x, y, side, ink, ground) => {
  const cells = 25;
  let state = 7;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const finder = (cx, cy) =>
    `<path d="M${cx} ${cy}h7v7h-7z" fill="${ink}"/><path d="M${cx + 1} ${cy + 1}h5v5h-5z" fill="${ground}"/><path d="M${cx + 2} ${cy + 2}h3v3h-3z" fill="${ink}"/>`;
  let squares = '';
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const isFinder =
        (row < 8 && column < 8) || (row < 8 && column > 16) || (row > 16 && column < 8);
      if (next() > 0.52 && !isFinder) squares += `M${column} ${row}h1v1h-1z`;
    }
  }
  return `<svg data-fact="code" style="${box(x, y, side, side)}background:${ground}" viewBox="-2 -2 ${cells + 4} ${cells + 4}" shape-rendering="crispEdges"><path d="${squares}" fill="${ink}"/>${finder(0, 0)}${finder(18, 0)}${finder(0, 18)}<title>code</title></svg>`;
};

/** A map of streets with a pin. */
export const streetMap = (x, y, w, h, accent) =>
  `<svg data-fact="map" style="${box(x, y, w, h)}background:#e9e5dc" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><title>map</title><path d="M0 210Q120 180 190 240T400 250V300H0Z" fill="#aad3df"/><path d="M250 20h110v80h-110z" fill="#c8e6b4"/><g stroke="#fff" stroke-width="12" fill="none"><path d="M-10 60 410 110M60 -10 110 310M200 -10 170 240M320 -10 300 310M-10 150 410 180"/></g><g stroke="#f7d26a" stroke-width="9" fill="none"><path d="M-10 20 410 200"/></g><path d="M200 90c-18 0-32 14-32 32 0 24 32 56 32 56s32-32 32-56c0-18-14-32-32-32z" fill="${accent}"/><circle cx="200" cy="122" r="12" fill="#fff"/></svg>`;
