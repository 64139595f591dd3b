import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../../docs/operations.md', import.meta.url));

/** Puts the figures of a run where docs/operations.md keeps them. @throws when it has no such place */
export function writeFigures(
  run: 'alerts' | 'chaos' | 'containers' | 'surroundings',
  figures: string,
): void {
  const [begin, end] = [`<!-- ${run}: figures -->`, `<!-- ${run}: end -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for them`);
  writeFileSync(PAGE, `${before}${begin}\n${figures}\n${end}${after}`);
}
