import type { Outline } from './design-document.js';

/** Distance of a Bézier's handle for a quarter of a circle, as a share of its radius. */
const QUARTER = 0.5523;

/** An outline as SVG path data from its box's top left corner. */
export function pathOf(outline: Outline): string {
  if (outline.kind === 'path') return outline.d;
  const { width, height } = outline.box;
  if (outline.kind === 'ellipse') return roundedPath(width, height, width / 2, height / 2, 0);
  const radius = Math.min(outline.radius, width / 2, height / 2);
  return roundedPath(width, height, radius, radius, outline.degrees);
}

function roundedPath(
  width: number,
  height: number,
  across: number,
  down: number,
  degrees: number,
): string {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number) => {
    const [u, v] = [x - width / 2, y - height / 2];
    return [width / 2 + u * cosine - v * sine, height / 2 + u * sine + v * cosine]
      .map((value) => value.toFixed(3))
      .join(' ');
  };
  const [a, b] = [across * (1 - QUARTER), down * (1 - QUARTER)];
  const [w, h] = [width, height];
  if (across === 0 || down === 0) {
    return `M${at(0, 0)}L${at(w, 0)}L${at(w, h)}L${at(0, h)}Z`;
  }
  return [
    `M${at(across, 0)}L${at(w - across, 0)}`,
    `C${at(w - a, 0)} ${at(w, b)} ${at(w, down)}`,
    `L${at(w, h - down)}C${at(w, h - b)} ${at(w - a, h)} ${at(w - across, h)}`,
    `L${at(across, h)}C${at(a, h)} ${at(0, h - b)} ${at(0, h - down)}`,
    `L${at(0, down)}C${at(0, b)} ${at(a, 0)} ${at(across, 0)}Z`,
  ].join('');
}
