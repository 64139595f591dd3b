import { type DocumentDirective, type Region, regions } from './document-directives.js';
import type { FoldedText } from './folded-text.js';
import { pattern } from './word-patterns.js';

const clauses = /[^.;!?\n,\s](?:[^.;!?\n,])*/gu;
/** A plain "bluer": a good half of what grading can honestly do. */
const STEP = 0.6;

/** Removes and returns requests for the sky, the grass and the water in the photo. */
export function readRegions(folded: FoldedText): DocumentDirective[] {
  const directives: DocumentDirective[] = [];
  /** "the lawn is brown": what "make it green" behind it speaks of. */
  let before: { readonly regions: readonly Region[]; readonly index: number } | null = null;
  for (const { 0: clause, index: start } of [...folded.text.matchAll(clauses)]) {
    const spoken = before;
    before = null;
    const says = (source: string) => pattern(source).test(clause);
    if (says('<hide>|<swap>|<ground>|<accent>|<text>|<font>')) continue;
    // "greener grass and a bluer sky": one region for each part.
    const parts = clause.split(pattern('(?<= )<and>(?= )'));
    const own = parts.flatMap((part) => {
      const region = regions.find((name) => pattern(`<${name}>`).test(part));
      return region === undefined ? [] : [region];
    });
    const isLess = says('<lessened>');
    const isAsked = isLess || says('<improved>');
    if (own.length > 0 && !isAsked) before = { regions: own, index: start };
    const isPronoun = own.length === 0 && spoken !== null && !says('<photo>|<scenery>|<price>');
    const named = isPronoun ? spoken.regions : own;
    if (named.length === 0 || !isAsked) continue;
    const index = isPronoun ? spoken.index : start;
    for (const region of new Set(named)) {
      directives.push({ kind: 'region', region, change: isLess ? -STEP : STEP });
    }
    folded.take(index, start + clause.length);
  }
  return directives;
}
