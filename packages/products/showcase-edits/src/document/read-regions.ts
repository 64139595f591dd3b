import { clausesIn } from './clauses-of-sentences.js';
import { type DocumentDirective, type Region, regions } from './document-directives.js';
import type { FoldedPrompt } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

/** A plain "bluer": a good half of what grading can honestly do. */
const STEP = 0.6;
const FEW = '(?: +[\\p{L}]+){0,3}? +';

/** "Too blue", "less blue", "bluer", "not blue enough", "looks pale": less, more or no change of a region. */
function changeAsked(pattern: Patterns, clause: string): number | null {
  const says = (source: string) => pattern(source).test(clause);
  // A warmer sky is a less blue one.
  const isWarmer = says('<sky>') && says('<warm>') && !says('<too>|<less>');
  const isTooLittle = says(
    `<not>${FEW}<improved>${FEW}<enough>|<too> +<little>${FEW}<improved>|(?:<too>|<seems>)${FEW}(?:<muted>|<unwanted>|<spoilt>|<dim>)`,
  );
  // "Ciel tristounet", "prato che sembra paglia"
  const isPoor = `(?:<sky>|<grass>|<water>)(?: +[\\p{L}]+){0,4}? +(?:<spoilt>|<unwanted>|<muted>)`;
  const isTold = !says('<more>|<less>|<too>|<improved>|<lessened>') && says(isPoor);
  if (isTooLittle || isTold) return STEP;
  if (says(`<lessened>|(?:<too>|<less>)(?! +<more>)${FEW}<improved>`) || isWarmer) return -STEP;
  // "No me gusta el verde" says neither way.
  if (says(`<not>${FEW}<improved>`)) return null;
  return says('<improved>') || (says('<sky>') && says('<cool>')) ? STEP : null;
}

interface Spoken {
  readonly regions: readonly Region[];
  readonly from: number;
}

/** Removes and returns requests for the sky, the grass and the water in the photo. */
export function readRegions(pattern: Patterns, folded: FoldedPrompt): DocumentDirective[] {
  const asked = new Map<Region, DocumentDirective>();
  /** Named before: "the lawn is brown", "the sky and" what is spoken of behind it. */
  let before: Spoken | null = null;
  for (const { text, from, to } of clausesIn(pattern, folded.text)) {
    const says = (source: string) => pattern(source).test(text);
    const spoken: Spoken | null = before;
    before = null;
    // "Sem graça" hides nothing.
    const hides = pattern('<hide>').test(text.replace(pattern('<unwanted>|<spoilt>'), ' '));
    if (hides || says('<swap>|<ground>|<accent>|<text>|<font>')) continue;
    const own = regions.filter((name) => says(`<${name}>`));
    const isPronoun = own.length === 0 && !says('<photo>|<scenery>|<price>|<logo>|<label>|<badge>');
    const earlier: readonly Region[] = spoken?.regions ?? [];
    const isListed = own.length > 0 && !earlier.some((one) => asked.has(one));
    const change = changeAsked(pattern, text);
    const named: readonly Region[] = [...(isPronoun || isListed ? earlier : []), ...own];
    const start: number = named.length > own.length ? (spoken?.from ?? from) : from;
    if (own.length > 0) before = { regions: named, from: start };
    if (named.length === 0 || change === null) continue;
    // "The lawn looks dry, make it greener" asks for it once.
    for (const region of named)
      if (!asked.has(region)) asked.set(region, { kind: 'region', region, change });
    folded.take(start, to);
  }
  return [...asked.values()];
}
