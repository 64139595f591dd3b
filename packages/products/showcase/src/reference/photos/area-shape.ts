import type { PhotoArea } from './photo-areas.js';

/** Whether a pixel is inside the area's shape, at least `rim` px from its edge. */
export function insideOf(
  { box, shape }: Pick<PhotoArea, 'box' | 'shape'>,
  rim: number,
): (x: number, y: number) => boolean {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  // Without a known shape, every covered part belongs to something else.
  if (shape.kind === 'other') return () => true;
  const angle = shape.kind === 'tilted' ? (shape.degrees * Math.PI) / 180 : 0;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const radius =
    shape.kind === 'circle'
      ? Math.min(box.width, box.height) / 2
      : shape.kind === 'rectangle'
        ? shape.radius
        : 0;
  return (x, y) => {
    const [dx, dy] = [x + 0.5 - middleX, y + 0.5 - middleY];
    const across = Math.abs(dx * cosine + dy * sine) - box.width / 2 + radius;
    const down = Math.abs(dy * cosine - dx * sine) - box.height / 2 + radius;
    const out =
      Math.hypot(Math.max(0, across), Math.max(0, down)) + Math.min(0, Math.max(across, down));
    return out - radius <= -rim;
  };
}
