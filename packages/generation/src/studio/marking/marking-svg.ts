import type { Point } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/massing';
import type { GroundView } from './ground-view.js';
import type { MarkingLook } from './look.js';

/** How far the marking has been drawn; each 0..1. */
export interface MarkingProgress {
  /** Share of the outline's length. */
  readonly outline: number;
  /** Strength of the fill and its lines. */
  readonly fill: number;
  /** Height of the posts and strength of the corners. */
  readonly corners: number;
}

/** Sizes as shares of the plot's own size. */
const LINE = 0.011;
const CORNER_LINE = 0.02;
const CORNER_LENGTH = 0.13;
const POST_HEIGHT = 0.085;
const CURTAIN_HEIGHT = 0.055;
const CURTAIN_SLICES = 14;
const RULING = 1 / 9;
/** Corners that turn by less than this are points of a curve and get no post. */
const LEAST_TURN = 0.42;

interface Edge {
  readonly a: GroundPoint;
  readonly b: GroundPoint;
  readonly length: number;
}

/** The marking as an SVG of the photo's size. It holds numbers and the look's own colours, nothing of a customer's. */
export function markingSvg(
  view: GroundView,
  look: MarkingLook,
  width: number,
  height: number,
  progress: MarkingProgress,
): string {
  const unit = Math.max(width, height) / 1920;
  const { outline, size, standing } = view;
  const edges = drawnEdges(outline, progress.outline);
  const base = path(view.outlined(outline));
  const bold = edges.map(({ a, b }) => path(view.strip(a, b, size * LINE))).join('');
  const joints = edges.map(({ b }) => path(view.disc(b, (size * LINE) / 2))).join('');
  const hairline = edges.map(({ a, b }) => openPath(view, a, b)).join('');
  const posts = corners(outline)
    .map((corner) => ({ corner, scale: view.scaleAt(corner.at) }))
    .sort((one, two) => one.scale - two.scale);
  const parts = [
    `<clipPath id="in"><path d="${base}"/></clipPath>`,
    blur('halo', 9 * unit),
    blur('glow', 14 * unit),
    blur('soft', 5 * unit),
    postGradient(look),
    // A dark breath around the line keeps it readable on snow and sky-lit water.
    `<path d="${hairline}" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="${n(9 * unit)}" filter="url(#halo)"/>`,
    `<g opacity="${n(progress.fill)}">`,
    `<path d="${base}" fill="${look.accent}" fill-opacity="0.17"/>`,
    `<g clip-path="url(#in)"><path d="${hairline}" fill="none" stroke="${look.accent}" stroke-opacity="0.75" stroke-width="${n(26 * unit)}" filter="url(#glow)"/></g>`,
    ruling(view, look, unit),
    '</g>',
    // From straight above a wall has no height.
    standing ? curtain(view, look, edges, progress.fill) : '',
    `<path d="${bold}${hairline}" fill="${look.accent}" stroke="${look.accent}" stroke-width="${n(5 * unit)}" stroke-linejoin="round" filter="url(#glow)" opacity="0.85"/>`,
    `<path d="${bold}${joints}" fill="${look.accent}"/>`,
    `<path d="${hairline}" fill="none" stroke="${look.accent}" stroke-width="${n(2.6 * unit)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<path d="${hairline}" fill="none" stroke="${look.core}" stroke-opacity="0.9" stroke-width="${n(1.1 * unit)}" stroke-linejoin="round"/>`,
    progress.outline >= 1 ? ticks(view, look, edges) : '',
    `<g opacity="${n(progress.corners)}">`,
    ...posts.map(({ corner }) => cornerMark(view, look, corner, unit, progress.corners)),
    '</g>',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** The outline's edges up to a share of its whole length. */
function drawnEdges(outline: readonly GroundPoint[], share: number): Edge[] {
  const edges = outline.map((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return { a, b, length: Math.hypot(b.x - a.x, b.z - a.z) };
  });
  let left = share * edges.reduce((sum, edge) => sum + edge.length, 0);
  const drawn: Edge[] = [];
  for (const { a, b, length } of edges) {
    if (left <= 0 || length === 0) break;
    const part = Math.min(1, left / length);
    const end = { x: a.x + (b.x - a.x) * part, z: a.z + (b.z - a.z) * part };
    drawn.push({ a, b: end, length: length * part });
    left -= length;
  }
  return drawn;
}

interface Corner {
  readonly at: GroundPoint;
  readonly before: GroundPoint;
  readonly after: GroundPoint;
}

function corners(outline: readonly GroundPoint[]): Corner[] {
  return outline.flatMap((at, index) => {
    const before = outline.at(index - 1) ?? at;
    const after = outline[(index + 1) % outline.length] ?? at;
    const one = Math.atan2(at.z - before.z, at.x - before.x);
    const two = Math.atan2(after.z - at.z, after.x - at.x);
    const turn = Math.abs(Math.atan2(Math.sin(two - one), Math.cos(two - one)));
    return turn < LEAST_TURN ? [] : [{ at, before, after }];
  });
}

/** Lines on the ground inside the plot. */
function ruling(view: GroundView, look: MarkingLook, unit: number): string {
  if (look.pattern === 'plain') return '';
  const lines =
    look.pattern === 'grid'
      ? [...view.ruling(view.size * RULING, 0), ...view.ruling(view.size * RULING, 90)]
      : view.ruling(view.size * RULING * 0.6, 45);
  const width = view.size * (look.pattern === 'grid' ? 0.0026 : 0.006);
  const strips = lines.map(([a, b]) => path(view.strip(a, b, width))).join('');
  const thin = lines.map(([a, b]) => openPath(view, a, b)).join('');
  return `<path d="${strips}" fill="${look.core}" fill-opacity="0.38"/><path d="${thin}" fill="none" stroke="${look.core}" stroke-opacity="0.2" stroke-width="${n(0.8 * unit)}"/>`;
}

/** A low wall of light that stands on the line and fades upward, in slices that follow the perspective of its top. */
function curtain(
  view: GroundView,
  look: MarkingLook,
  edges: readonly Edge[],
  strength: number,
): string {
  return Array.from({ length: CURTAIN_SLICES }, (_, slice) => {
    const low = (view.size * CURTAIN_HEIGHT * slice) / CURTAIN_SLICES;
    const high = (view.size * CURTAIN_HEIGHT * (slice + 1)) / CURTAIN_SLICES;
    const walls = edges.map(({ a, b }) => {
      const points = [
        view.place(a, low),
        view.place(b, low),
        view.place(b, high),
        view.place(a, high),
      ].flatMap((point) => point ?? []);
      return points.length === 4 ? path(points) : '';
    });
    const opacity = 0.42 * strength * (1 - (slice + 0.5) / CURTAIN_SLICES) ** 1.6;
    return `<path d="${walls.join('')}" fill="${look.accent}" fill-opacity="${n(opacity)}"/>`;
  }).join('');
}

/** Short marks across the line at even steps, as surveyors set them. */
function ticks(view: GroundView, look: MarkingLook, edges: readonly Edge[]): string {
  const length = view.size * 0.03;
  const marks = edges.flatMap(({ a, b, length: whole }) => {
    const count = Math.round(whole / (view.size * RULING * 2));
    return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
      const share = (index + 1) / count;
      const at = { x: a.x + (b.x - a.x) * share, z: a.z + (b.z - a.z) * share };
      const nx = ((-(b.z - a.z) / whole) * length) / 2;
      const nz = (((b.x - a.x) / whole) * length) / 2;
      const from = { x: at.x - nx, z: at.z - nz };
      const to = { x: at.x + nx, z: at.z + nz };
      return path(view.strip(from, to, view.size * 0.006));
    });
  });
  return `<path d="${marks.join('')}" fill="${look.core}" fill-opacity="0.95"/>`;
}

/** Corner of bright lines, a ring on the ground, and a post where the view lets it stand. */
function cornerMark(
  view: GroundView,
  look: MarkingLook,
  { at, before, after }: Corner,
  unit: number,
  grown: number,
): string {
  const { size } = view;
  const arm = (to: GroundPoint) => {
    const whole = Math.hypot(to.x - at.x, to.z - at.z);
    const share = Math.min(0.35, (size * CORNER_LENGTH) / whole);
    const end = { x: at.x + (to.x - at.x) * share, z: at.z + (to.z - at.z) * share };
    return { strip: path(view.strip(at, end, size * CORNER_LINE)), line: openPath(view, at, end) };
  };
  const arms = [arm(before), arm(after)];
  const ring = path(view.disc(at, size * 0.03));
  const inner = path(view.disc(at, size * 0.02));
  const spot = path(view.disc(at, size * 0.011));
  const ground = `<path d="${arms.map(({ line }) => line).join('')}" fill="none" stroke="${look.accent}" stroke-width="${n(5.4 * unit)}" stroke-linecap="round"/><path d="${arms.map(({ strip }) => strip).join('')}" fill="${look.core}" stroke="${look.accent}" stroke-width="${n(1.6 * unit)}"/><path d="${arms.map(({ line }) => line).join('')}" fill="none" stroke="${look.core}" stroke-width="${n(3 * unit)}" stroke-linecap="round"/><path d="${ring}" fill="${look.accent}" opacity="0.55" filter="url(#soft)"/><path d="${ring}" fill="none" stroke="${look.accent}" stroke-width="${n(2.4 * unit)}"/><path d="${ring}${inner}" fill="${look.core}" fill-rule="evenodd"/><path d="${spot}" fill="${look.accent}"/>`;
  const foot = view.place(at);
  const head = view.place(at, size * POST_HEIGHT * grown);
  if (foot === null || head === null) return ground;
  const rise = foot.y - head.y;
  // A post seen nearly along itself is only its head.
  if (rise < 8 * unit || Math.abs(head.x - foot.x) > rise) return ground;
  const scale = view.scaleAt(at);
  const wide = Math.max(2.4 * unit, size * 0.0075 * scale);
  const post = [
    { x: foot.x - wide / 2, y: foot.y },
    { x: head.x - wide * 0.32, y: head.y },
    { x: head.x + wide * 0.32, y: head.y },
    { x: foot.x + wide / 2, y: foot.y },
  ];
  const radius = Math.max(3.4 * unit, wide * 1.05);
  return `${ground}<path d="${path(post)}" fill="#000" opacity="0.45" filter="url(#soft)"/><path d="${path(post)}" fill="url(#post)"/><circle cx="${n(head.x)}" cy="${n(head.y)}" r="${n(radius * 2)}" fill="${look.accent}" opacity="0.6" filter="url(#soft)"/><circle cx="${n(head.x)}" cy="${n(head.y)}" r="${n(radius)}" fill="${look.core}"/><circle cx="${n(head.x)}" cy="${n(head.y)}" r="${n(radius * 0.55)}" fill="${look.accent}"/>`;
}

function postGradient(look: MarkingLook): string {
  return `<linearGradient id="post" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${look.core}"/><stop offset="0.55" stop-color="${look.core}"/><stop offset="1" stop-color="${look.accent}"/></linearGradient>`;
}

function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`;
}

function openPath(view: GroundView, a: GroundPoint, b: GroundPoint): string {
  const points = view.outlined([a, b]);
  return points.length === 2 ? path(points).slice(0, -1) : '';
}

function path(points: readonly Point[]): string {
  if (points.length < 2) return '';
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Coordinates far outside of the picture are cut off, so that no number is ever odd to the renderer. */
function n(value: number): string {
  return Math.min(1e5, Math.max(-1e5, value)).toFixed(2);
}
