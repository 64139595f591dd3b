import { coverLine, coverStroke } from './coverage';
import { isNumberNext, nextCommand, nextFlag, nextNumber, openData } from './path-data';

/** Farthest that a chord may lie from its curve, in px. */
const TOLERANCE: f64 = 0.04;
const MOST_CHORDS: f64 = 96;

let isStroke: bool = false;
let a: f64 = 1;
let b: f64 = 0;
let c: f64 = 0;
let d: f64 = 1;
let e: f64 = 0;
let f: f64 = 0;

/** The pen in the path's units, and where its outline began. */
let x: f64 = 0;
let y: f64 = 0;
let startX: f64 = 0;
let startY: f64 = 0;

/** Steps of the next numbers count from the pen where a command is written small. */
let baseX: f64 = 0;
let baseY: f64 = 0;

function drawLine(x0: f64, y0: f64, x1: f64, y1: f64): void {
  const fromX = a * x0 + c * y0 + e;
  const fromY = b * x0 + d * y0 + f;
  const toX = a * x1 + c * y1 + e;
  const toY = b * x1 + d * y1 + f;
  if (isStroke) coverStroke(fromX, fromY, toX, toY);
  else coverLine(fromX, fromY, toX, toY);
}

function lineTo(toX: f64, toY: f64): void {
  drawLine(x, y, toX, toY);
  x = toX;
  y = toY;
}

function curveTo(x1: f64, y1: f64, x2: f64, y2: f64, toX: f64, toY: f64): void {
  // Second differences bound how far a chord lies from its part of the curve.
  const bendX = max(abs(x - 2 * x1 + x2), abs(x1 - 2 * x2 + toX));
  const bendY = max(abs(y - 2 * y1 + y2), abs(y1 - 2 * y2 + toY));
  const bend = abs(a) * bendX + abs(c) * bendY + abs(b) * bendX + abs(d) * bendY;
  const chords = <i32>min(MOST_CHORDS, ceil(sqrt((0.75 * bend) / TOLERANCE)));
  const fromX = x;
  const fromY = y;
  for (let chord: i32 = 1; chord < chords; chord += 1) {
    const t = <f64>chord / <f64>chords;
    const rest = 1 - t;
    const one = rest * rest * rest;
    const two = 3 * rest * rest * t;
    const three = 3 * rest * t * t;
    const four = t * t * t;
    lineTo(
      one * fromX + two * x1 + three * x2 + four * toX,
      one * fromY + two * y1 + three * y2 + four * toY,
    );
  }
  lineTo(toX, toY);
}

function quadTo(x1: f64, y1: f64, toX: f64, toY: f64): void {
  const third: f64 = 2.0 / 3.0;
  curveTo(
    x + (x1 - x) * third,
    y + (y1 - y) * third,
    toX + (x1 - toX) * third,
    toY + (y1 - toY) * third,
    toX,
    toY,
  );
}

/** An elliptical arc given by its end points, converted to its centre as in SVG 2 (appendix B.2.4). */
function arcTo(
  radiusX: f64,
  radiusY: f64,
  degrees: f64,
  isLarge: bool,
  isSweep: bool,
  toX: f64,
  toY: f64,
): void {
  let rx = abs(radiusX);
  let ry = abs(radiusY);
  if (rx < 1e-9 || ry < 1e-9 || (x === toX && y === toY)) {
    lineTo(toX, toY);
    return;
  }
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const halfX = (x - toX) / 2;
  const halfY = (y - toY) / 2;
  const px = cos * halfX + sin * halfY;
  const py = cos * halfY - sin * halfX;
  const reach = (px * px) / (rx * rx) + (py * py) / (ry * ry);
  if (reach > 1) {
    rx *= sqrt(reach);
    ry *= sqrt(reach);
  }
  const below = rx * rx * py * py + ry * ry * px * px;
  const root = sqrt(max(0, (rx * rx * ry * ry - below) / below));
  const factor = isLarge === isSweep ? -root : root;
  const cx = (factor * rx * py) / ry;
  const cy = (-factor * ry * px) / rx;
  const middleX = cos * cx - sin * cy + (x + toX) / 2;
  const middleY = sin * cx + cos * cy + (y + toY) / 2;
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let span = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  if (isSweep && span < 0) span += 2 * Math.PI;
  if (!isSweep && span > 0) span -= 2 * Math.PI;
  const size = max(rx, ry) * max(abs(a) + abs(c), abs(b) + abs(d));
  const chords = <i32>min(4 * MOST_CHORDS, ceil(abs(span) * sqrt(size / (8 * TOLERANCE)))) + 1;
  for (let chord: i32 = 1; chord < chords; chord += 1) {
    const turn = from + (span * <f64>chord) / <f64>chords;
    const onX = rx * Math.cos(turn);
    const onY = ry * Math.sin(turn);
    lineTo(middleX + cos * onX - sin * onY, middleY + sin * onX + cos * onY);
  }
  lineTo(toX, toY);
}

/** A filled outline is closed wherever it ends. */
function endOutline(): void {
  if (!isStroke && (x !== startX || y !== startY)) lineTo(startX, startY);
}

/** Walks along path data, laid onto the mask by the matrix (a, c, e; b, d, f). Stops where the data is wrong. */
export function walk(
  path: usize,
  length: usize,
  stroked: bool,
  a0: f64,
  b0: f64,
  c0: f64,
  d0: f64,
  e0: f64,
  f0: f64,
): void {
  isStroke = stroked;
  a = a0;
  b = b0;
  c = c0;
  d = d0;
  e = e0;
  f = f0;
  x = y = startX = startY = 0;
  openData(path, length);
  // Where the last curve's second control point lies, for those that go on smoothly.
  let controlX: f64 = 0;
  let controlY: f64 = 0;
  let before: i32 = 0;
  let command: i32 = -1;
  while (true) {
    const next = nextCommand();
    if (next !== -1) command = next;
    else if (!isNumberNext() || command === -1) break;
    const kind = command | 0x20;
    const isRelative = command === kind;
    baseX = isRelative ? x : 0;
    baseY = isRelative ? y : 0;
    if (kind === 0x7a /* z */) {
      if (next === -1) break;
      lineTo(startX, startY);
    } else if (kind === 0x6d /* m */) {
      endOutline();
      x = startX = baseX + nextNumber();
      y = startY = baseY + nextNumber();
      // Further pairs are lines.
      command = isRelative ? 0x6c : 0x4c;
    } else if (kind === 0x6c /* l */) {
      const toX = baseX + nextNumber();
      lineTo(toX, baseY + nextNumber());
    } else if (kind === 0x68 /* h */) {
      lineTo(baseX + nextNumber(), y);
    } else if (kind === 0x76 /* v */) {
      lineTo(x, baseY + nextNumber());
    } else if (kind === 0x63 /* c */ || kind === 0x73 /* s */) {
      const isSmooth = kind === 0x73 && before === 0x63;
      let x1 = isSmooth ? 2 * x - controlX : x;
      let y1 = isSmooth ? 2 * y - controlY : y;
      if (kind === 0x63) {
        x1 = baseX + nextNumber();
        y1 = baseY + nextNumber();
      }
      controlX = baseX + nextNumber();
      controlY = baseY + nextNumber();
      const toX = baseX + nextNumber();
      curveTo(x1, y1, controlX, controlY, toX, baseY + nextNumber());
    } else if (kind === 0x71 /* q */ || kind === 0x74 /* t */) {
      const isSmooth = kind === 0x74 && before === 0x71;
      controlX = isSmooth ? 2 * x - controlX : x;
      controlY = isSmooth ? 2 * y - controlY : y;
      if (kind === 0x71) {
        controlX = baseX + nextNumber();
        controlY = baseY + nextNumber();
      }
      const toX = baseX + nextNumber();
      quadTo(controlX, controlY, toX, baseY + nextNumber());
    } else if (kind === 0x61 /* a */) {
      const radiusX = nextNumber();
      const radiusY = nextNumber();
      const degrees = nextNumber();
      const isLarge = nextFlag();
      const isSweep = nextFlag();
      const toX = baseX + nextNumber();
      arcTo(radiusX, radiusY, degrees, isLarge, isSweep, toX, baseY + nextNumber());
    } else break;
    before = kind === 0x73 ? 0x63 : kind === 0x74 ? 0x71 : kind;
  }
  endOutline();
}
