export const DRAWING = { width: 1800, height: 1200 } as const;

const gradient = (id: string, stops: readonly string[], upright = true) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${upright ? 0 : 1}" y2="${upright ? 1 : 0}">${stops
    .map((color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;
const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const shape = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
const round = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

const drawing = (defs: string, ...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING.width}" height="${DRAWING.height}" viewBox="0 0 1800 1200"><defs>${defs}<filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs>${parts.join('')}</svg>`;

/** A crown of leaves on a trunk. */
function tree(x: number, foot: number, size: number, light: string, dark: string): string {
  return [
    `<g filter="url(#soft)">${round(x + size * 0.5, foot, size * 1.1, size * 0.12, '#1d3a1a', 0.45)}</g>`,
    box(x - size * 0.06, foot - size * 0.9, size * 0.12, size * 0.9, '#5b4632'),
    round(x, foot - size * 1.35, size * 0.72, size * 0.7, dark),
    round(x - size * 0.2, foot - size * 1.5, size * 0.5, size * 0.46, light),
    round(x + size * 0.22, foot - size * 1.22, size * 0.42, size * 0.36, light, 0.7),
  ].join('');
}

const sky = gradient('sky', ['#5b97cf', '#a9cdea', '#f3e6d2']);
const lawn = gradient('lawn', ['#8fb36a', '#5d8a45', '#47713a']);
const hills = [
  shape('0,640 260,560 560,620 900,540 1240,610 1520,560 1800,620 1800,760 0,760', '#8fa9a6'),
  shape('0,690 340,630 760,690 1180,640 1800,700 1800,780 0,780', '#6f9070'),
].join('');

const house = drawing(
  sky +
    lawn +
    gradient('wall', ['#fbf8f2', '#e6dfd3'], false) +
    gradient('shade', ['#d9d1c3', '#c4bbab'], false) +
    gradient('glass', ['#3c5566', '#7fa3b8', '#d7c9a8']) +
    gradient('roof', ['#5d5650', '#47413c']) +
    gradient('pool', ['#7fc6d6', '#3f9db8']),
  box(0, 0, 1800, 760, 'url(#sky)'),
  hills,
  box(0, 740, 1800, 460, 'url(#lawn)'),
  tree(250, 800, 230, '#7fa057', '#5c8043'),
  tree(1620, 790, 200, '#86a75c', '#628747'),
  `<g filter="url(#soft)">${shape('430,905 1560,905 1700,960 380,960', '#24401f')}</g>`,
  box(470, 560, 700, 350, 'url(#wall)'),
  box(1170, 640, 330, 270, 'url(#shade)'),
  box(600, 330, 570, 230, 'url(#wall)'),
  shape('560,330 1210,330 1230,296 545,296', 'url(#roof)'),
  shape('1150,640 1530,640 1550,612 1140,612', 'url(#roof)'),
  box(430, 548, 790, 20, '#4b443e'),
  box(660, 375, 200, 140, 'url(#glass)'),
  box(910, 375, 200, 140, 'url(#glass)'),
  ...[758, 1008].map((x) => box(x, 375, 6, 140, '#efe9df')),
  box(520, 610, 380, 290, 'url(#glass)'),
  ...[612, 706, 800].map((x) => box(x, 610, 7, 290, '#efe9df')),
  box(965, 640, 120, 262, '#8a5a37'),
  box(1062, 765, 8, 34, '#d9c9a4'),
  box(1230, 700, 210, 130, 'url(#glass)'),
  box(1332, 700, 6, 130, '#efe9df'),
  box(440, 900, 1090, 16, '#cfc7b8'),
  shape('950,916 1100,916 1240,1200 860,1200', '#d8cfbf'),
  shape('120,960 720,960 660,1120 20,1120', '#e7dfd1'),
  shape('160,975 690,975 636,1102 66,1102', 'url(#pool)'),
  ...[1290, 1360, 1430, 1500].map((x) => round(x, 908, 44, 34, '#6d9350')),
);

const plot = drawing(
  sky + lawn + gradient('field', ['#b9b26f', '#9aa457', '#7f9049']),
  box(0, 0, 1800, 700, 'url(#sky)'),
  hills,
  box(0, 700, 1800, 500, 'url(#field)'),
  tree(180, 770, 170, '#7f9c52', '#5f7f41'),
  tree(330, 760, 130, '#86a457', '#648545'),
  tree(1600, 775, 190, '#7b9a50', '#5a7a3d'),
  shape('520,760 1290,760 1610,1130 230,1130', '#c2b178'),
  shape('560,775 1255,775 1540,1105 300,1105', '#bca96d'),
  ...[820, 880, 950, 1030].map((y, index) =>
    shape(
      `${560 - index * 55},${y} ${1250 + index * 62},${y} ${1252 + index * 62},${y + 6} ${558 - index * 55},${y + 6}`,
      '#b19d62',
    ),
  ),
  shape('0,1150 1800,1150 1800,1200 0,1200', '#9a958b'),
);

const floor = (from: string, to: string) => gradient('floor', [from, to]);
const room = (wall: string, side: string) =>
  [
    box(0, 0, 1800, 1200, wall),
    shape('0,0 420,190 420,820 0,1120', side),
    shape('1800,0 1380,190 1380,820 1800,1120', side),
    shape('0,0 1800,0 1380,190 420,190', '#fbfaf7'),
    shape('0,1200 0,1120 420,820 1380,820 1800,1120 1800,1200', 'url(#floor)'),
  ].join('');

const livingRoom = drawing(
  floor('#b98f66', '#a37b54') +
    gradient('view', ['#bcdcf0', '#e8f0e4', '#9fbd83']) +
    gradient('sofa', ['#8b979c', '#68757b']),
  room('#efe9df', '#e2dbcf'),
  box(560, 270, 560, 430, '#ffffff'),
  box(576, 286, 528, 398, 'url(#view)'),
  box(836, 286, 8, 398, '#ffffff'),
  box(470, 236, 90, 500, '#dcd2c2'),
  box(1120, 236, 90, 500, '#dcd2c2'),
  round(900, 1010, 560, 120, '#ddd3c3'),
  `<g filter="url(#soft)">${round(640, 1010, 400, 46, '#5a4128', 0.5)}</g>`,
  box(300, 760, 660, 130, 'url(#sofa)', 'rx="30"'),
  box(270, 850, 720, 130, '#77848a', 'rx="30"'),
  box(250, 800, 90, 190, '#6f7c82', 'rx="34"'),
  box(920, 800, 90, 190, '#6f7c82', 'rx="34"'),
  box(420, 780, 120, 100, '#d8a25f', 'rx="18"'),
  box(1120, 960, 330, 26, '#8b6a48', 'rx="8"'),
  ...[1140, 1414].map((x) => box(x, 984, 16, 90, '#7a5b3c')),
  round(1285, 944, 60, 16, '#f4efe6'),
  box(1540, 420, 12, 560, '#4b4640'),
  shape('1470,420 1620,420 1586,300 1504,300', '#f3e2b8'),
  tree(1260, 830, 110, '#6f9463', '#4f744a'),
);

const kitchen = drawing(
  floor('#d9d4cc', '#c3bdb3') +
    gradient('steel', ['#dfe3e5', '#aeb5b9'], false) +
    gradient('view', ['#cfe6f4', '#eef3ea']),
  room('#f3f1ec', '#e7e4dd'),
  box(420, 250, 300, 190, '#f9f8f5', 'stroke="#d9d5cc" stroke-width="4"'),
  box(1080, 250, 300, 190, '#f9f8f5', 'stroke="#d9d5cc" stroke-width="4"'),
  box(760, 240, 280, 250, 'url(#view)', 'stroke="#ffffff" stroke-width="14"'),
  box(420, 560, 960, 26, '#4a4f50'),
  box(420, 586, 960, 234, '#365a52'),
  ...[660, 900, 1140].map((x) => box(x, 586, 5, 234, '#2a4841')),
  ...[520, 760, 1000, 1240].map((x) => box(x, 612, 60, 8, '#d8b674')),
  box(1160, 470, 150, 90, 'url(#steel)'),
  box(840, 500, 10, 62, '#b9bfc2'),
  `<g filter="url(#soft)">${round(900, 1110, 520, 40, '#6d675d', 0.55)}</g>`,
  box(470, 850, 860, 34, '#e9e4da'),
  box(520, 884, 760, 220, '#a98258'),
  ...[640, 900, 1160].map((x) => box(x, 900, 70, 18, '#7d5d3b', 'rx="9"')),
  ...[640, 900, 1160].map((x) => box(x + 28, 918, 14, 200, '#6b4f32')),
  ...[700, 900, 1100].map((x) => box(x - 3, 0, 6, 330, '#3c3a36')),
  ...[700, 900, 1100].map((x) => round(x, 350, 52, 42, '#e8c98b')),
  round(610, 836, 56, 18, '#7fa057'),
);

const terrace = drawing(
  gradient('dusk', ['#345a8c', '#c58f86', '#f6c98b']) +
    gradient('sea', ['#7f93ad', '#46668c']) +
    floor('#b58a5f', '#8d6742'),
  box(0, 0, 1800, 640, 'url(#dusk)'),
  round(1240, 560, 70, 70, '#fff0c4'),
  box(0, 600, 1800, 210, 'url(#sea)'),
  box(1190, 610, 100, 190, '#f3d7a2', 'opacity="0.5"'),
  shape('0,590 150,566 340,540 520,592 680,640 720,652 0,652', '#3d5560'),
  box(0, 800, 1800, 400, 'url(#floor)'),
  ...[860, 930, 1010, 1100].map((y) => box(0, y, 1800, 5, '#7c5938')),
  box(0, 640, 1800, 12, '#e9e4da'),
  ...Array.from({ length: 13 }, (_, index) => box(index * 150 - 4, 640, 8, 170, '#e9e4da')),
  `<g filter="url(#soft)">${round(560, 1060, 330, 40, '#4f3821', 0.6)}</g>`,
  box(280, 880, 520, 90, '#efe6d6', 'rx="26"'),
  box(260, 950, 560, 90, '#d9cdb8', 'rx="26"'),
  box(1060, 930, 320, 22, '#5f4a35', 'rx="8"'),
  ...[1084, 1340].map((x) => box(x, 950, 14, 110, '#4e3c2b')),
  box(1200, 872, 16, 58, '#f0c27a'),
  tree(1640, 1060, 150, '#6f9463', '#48683f'),
);

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240" viewBox="0 0 600 240"><rect width="600" height="240" rx="24" fill="#1f3b4d"/><path d="M60 150 130 80l70 70v40H60z" fill="#f3c98b"/><rect x="112" y="146" width="36" height="44" fill="#1f3b4d"/><rect x="236" y="96" width="300" height="20" fill="#ffffff"/><rect x="236" y="136" width="210" height="14" fill="#9fb8c6"/></svg>`;

const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><rect width="1800" height="1200" fill="#000"/><polygon points="520,760 1290,760 1610,1130 230,1130" fill="#fff"/></svg>`;

/** Drawings as SVG, by the name of their magic input. */
export const drawings = {
  house,
  plot,
  'living-room': livingRoom,
  kitchen,
  terrace,
  logo,
  mask,
} as const;
