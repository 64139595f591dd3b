import sharp from 'sharp';

const WIDTH = 1620;
const HEIGHT = 1080;
const FOCAL = 0.85 * HEIGHT;
/** The camera is held level, at this row and so high, in metres. */
const HORIZON = 0.45 * HEIGHT;
const EYE = 1.45;
/** Metres: half the width of a room, its height and depth, and the distance from which it is seen. */
const room = { wide: 3.4, high: 2.7, deep: 6.4, near: 0.5 } as const;

/** The differences between the sample rooms. */
interface RoomLook {
  readonly wall: string;
  readonly floor: string;
  readonly board: string;
  readonly rug: string;
  readonly sofa: readonly [front: string, seat: string, back: string];
  readonly picture: readonly [string, string];
  /** The side on which the sofa stands: -1 left, 1 right. */
  readonly side: -1 | 1;
}

const looks: readonly RoomLook[] = [
  {
    wall: '#ece6db',
    floor: '#b78f66',
    board: '#ad8259',
    rug: '#ddd4c6',
    sofa: ['#6f7f86', '#85959c', '#7a8a91'],
    picture: ['#d9a05f', '#2f5566'],
    side: -1,
  },
  {
    wall: '#e3e8e6',
    floor: '#a9917a',
    board: '#9e8570',
    rug: '#c9d1cf',
    sofa: ['#a5654b', '#bd7b60', '#b06f55'],
    picture: ['#e7ddcb', '#7f9a86'],
    side: 1,
  },
];

/** Metres to the right of the camera, above the floor and away from it. */
type Spot = readonly [x: number, y: number, z: number];

function face(fill: string, ...spots: readonly Spot[]): string {
  const points = spots.map(([x, y, z]) => {
    const scale = FOCAL / z;
    return `${(WIDTH / 2 + x * scale).toFixed(1)},${(HORIZON + (EYE - y) * scale).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
}

/** Upright and frontal. */
function front(fill: string, left: number, right: number, z: number, low: number, top: number) {
  return face(fill, [left, low, z], [right, low, z], [right, top, z], [left, top, z]);
}

function flat(fill: string, left: number, right: number, near: number, far: number, y = 0) {
  return face(fill, [left, y, near], [right, y, near], [right, y, far], [left, y, far]);
}

/** Upright along the room, on one of its sides. */
function along(fill: string, x: number, near: number, far: number, low: number, top: number) {
  return face(fill, [x, low, near], [x, low, far], [x, top, far], [x, top, near]);
}

/** JPEGs of furnished rooms with free floor, in which the people of a sample film can stand. */
export function drawSampleRooms(): Promise<Buffer[]> {
  return Promise.all(
    looks.map((look) =>
      sharp(Buffer.from(roomSvg(look)))
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    ),
  );
}

function roomSvg({ wall, floor, board, rug, sofa, picture, side }: RoomLook): string {
  const { wide, high, deep, near } = room;
  const [sofaFront, seat, back] = sofa;
  const [left, right] = side < 0 ? [-3.2, -0.6] : [0.6, 3.2];
  const boards = Array.from({ length: 33 }, (_, at) => {
    const x = -wide + at * 0.21;
    return flat(board, x, x + 0.009, near, deep);
  });
  const [windowLeft, windowRight] = [-side * 0.3 - 1.2, -side * 0.3 + 1.2];
  const shapes = [
    front(wall, -wide, wide, deep, 0, high),
    flat('#f8f7f4', -wide, wide, near, deep, high),
    along('url(#left)', -wide, near, deep, 0, high),
    along('url(#right)', wide, near, deep, 0, high),
    flat(floor, -wide, wide, near, deep),
    ...boards,
    flat('url(#daylight)', windowLeft, windowRight, 2.6, deep),
    ...[-wide, wide].map((x) => along('#faf8f5', x, near, deep, 0, 0.11)),
    front('#faf8f5', -wide, wide, deep, 0, 0.11),
    front('#ffffff', windowLeft - 0.08, windowRight + 0.08, deep, 0.42, 2.38),
    front('url(#view)', windowLeft, windowRight, deep, 0.5, 2.3),
    front('#7f9b74', windowLeft, windowRight, deep, 0.5, 1.15),
    front('#ffffff', -side * 0.3 - 0.03, -side * 0.3 + 0.03, deep, 0.5, 2.3),
    along('#3b352f', -side * wide, 3, 4.6, 1.05, 2.05),
    along(picture[0], -side * wide * 0.998, 3.06, 4.54, 1.1, 2),
    along(picture[1], -side * wide * 0.997, 3.06, 4.54, 1.1, 1.45),
    flat(rug, left - 0.1, right + 0.1, 3, 4.6),
    flat('#00000055', left - 0.05, right + 0.05, 3.9, 4.9),
    front(back, left, right, 4.9, 0.1, 0.86),
    face(seat, [left, 0.46, 4], [right, 0.46, 4], [right, 0.46, 4.9], [left, 0.46, 4.9]),
    along(back, side < 0 ? right : left, 4, 4.9, 0.07, 0.64),
    front(sofaFront, left, right, 4, 0.07, 0.46),
    front(seat, left, left + 0.24, 4, 0.07, 0.64),
    front(seat, right - 0.24, right, 4, 0.07, 0.64),
    front(picture[0], left + 0.4, left + 0.86, 4.7, 0.47, 0.86),
    front('#4a4038', -side * 2.72, -side * 2.69, 5.7, 0, 1.5),
    front('#f3e3c0', -side * 2.7 - 0.24, -side * 2.7 + 0.24, 5.7, 1.42, 1.78),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
<linearGradient id="view" x2="0" y2="1"><stop stop-color="#bcd9f2"/><stop offset="1" stop-color="#eef5f7"/></linearGradient>
<linearGradient id="daylight" x2="0" y2="1"><stop stop-color="#fff6e2" stop-opacity="0.4"/><stop offset="1" stop-color="#fff6e2" stop-opacity="0"/></linearGradient>
<linearGradient id="left"><stop stop-color="#cfc7ba"/><stop offset="1" stop-color="#ded7cb"/></linearGradient>
<linearGradient id="right"><stop stop-color="#ded7cb"/><stop offset="1" stop-color="#cfc7ba"/></linearGradient>
</defs>${shapes.join('')}</svg>`;
}
