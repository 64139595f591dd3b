import type { Surfaces } from '../painting/surfaces.js';

/** The label of the panel that each pixel lies on, or that is nearest to it. */
export function nearestGrounds(
  { labels, width, height }: Surfaces,
  panels: readonly { readonly label: number }[],
): Int32Array {
  const isPanel = new Set(panels.map(({ label }) => label));
  const grounds = labels.map((label) => (isPanel.has(label) ? label : 0));
  const queue = new Int32Array(grounds.length);
  let [first, last] = [0, 0];
  for (let at = 0; at < grounds.length; at += 1) if (grounds[at] !== 0) queue[last++] = at;
  const reach = (at: number, label: number) => {
    if (grounds[at] !== 0) return;
    grounds[at] = label;
    queue[last++] = at;
  };
  while (first < last) {
    const at = queue[first++] ?? 0;
    const label = grounds[at] ?? 0;
    const x = at % width;
    if (x > 0) reach(at - 1, label);
    if (x < width - 1) reach(at + 1, label);
    if (at >= width) reach(at - width, label);
    if (at < width * (height - 1)) reach(at + width, label);
  }
  return grounds;
}
