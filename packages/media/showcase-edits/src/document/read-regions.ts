import { type DocumentDirective, regions } from './document-directives.js';
import type { FoldedText } from './folded-text.js';
import { pattern } from './word-patterns.js';

const clauses = /[^.;!?\n,\s](?:[^.;!?\n,])*/gu;
/** A plain "bluer": a good half of what grading can honestly do. */
const STEP = 0.6;

/** Takes out what is asked of the sky, the grass and the water in the photo. */
export function readRegions(folded: FoldedText): DocumentDirective[] {
  const directives: DocumentDirective[] = [];
  for (const { 0: clause, index } of [...folded.text.matchAll(clauses)]) {
    const says = (source: string) => pattern(source).test(clause);
    if (says('<hide>|<swap>|<ground>|<accent>|<text>|<font>')) continue;
    // "greener grass and a bluer sky": one region for each part.
    const parts = clause.split(pattern('(?<= )<and>(?= )'));
    const named = parts.flatMap((part) => {
      const region = regions.find((name) => pattern(`<${name}>`).test(part));
      return region === undefined ? [] : [region];
    });
    if (named.length === 0) continue;
    const isLess = says('<lessened>');
    if (!isLess && !says('<improved>')) continue;
    for (const region of new Set(named)) {
      directives.push({ kind: 'region', region, change: isLess ? -STEP : STEP });
    }
    folded.take(index, index + clause.length);
  }
  return directives;
}
