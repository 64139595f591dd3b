import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../../docs/operations.md', import.meta.url));
const BEGIN = '<!-- chaos: figures -->';
const END = '<!-- chaos: end -->';

/** Puts the figures of a run where docs/operations.md keeps them. @throws when it has no such place */
export function writeFigures(figures: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for them`);
  writeFileSync(PAGE, `${before}${BEGIN}\n${figures}\n${END}${after}`);
}
