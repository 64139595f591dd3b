import { clausesOf, isOfLooks, type SentenceClause } from './clauses-of-sentences.js';
import { type DocumentDirective, type Region, regions } from './document-directives.js';
import type { FoldedText } from './folded-text.js';
import { pattern } from './word-patterns.js';

const clauses = /[^.;!?\n,\s](?:[^.;!?\n,])*/gu;
/** A plain "bluer": a good half of what grading can honestly do. */
const STEP = 0.6;

/** "Remove the car and make the sky bluer": the parts that may be about regions, or all where nothing else is asked. */
function withoutOthers(clause: string): SentenceClause[] {
  const isOther = (part: SentenceClause) => {
    const says = (source: string) => pattern(source).test(part.text);
    if (says('<sky>|<grass>|<water>|<improved>|<lessened>')) return false;
    return says('<hide>|<swap>') || isOfLooks(part);
  };
  const parts = clausesOf(clause);
  return parts.some(isOther)
    ? parts.filter((part) => !isOther(part))
    : [{ text: clause, from: 0, to: clause.length }];
}

const FEW = '(?: +[\\p{L}]+){0,3}? +';

/** "Ciel tristounet", "prato che sembra paglia": what is told of a region and wants mending. */
const POOR = regions
  .map((region) => `<${region}>(?: +[\\p{L}]+){0,4}? +(?:<spoilt>|<unwanted>|<muted>)`)
  .join('|');

/** "Bluer", "less blue", "too blue", "not blue enough", "too pale": whether a change is asked for, and less of it. */
function changeAsked(says: (source: string) => boolean): { isAsked: boolean; isLess: boolean } {
  const isTooMuch = says(`(?:<too>|<less>)${FEW}<improved>`);
  const isTooLittle = says(
    `<not>${FEW}<improved>${FEW}<enough>|<too> +<little>${FEW}<improved>|(?:<too>|<seems>)${FEW}(?:<muted>|<unwanted>|<spoilt>|<dim>)`,
  );
  const isPoor = says(POOR) && !says('<more>|<less>|<improved>|<lessened>|<hide>');
  // A warmer sky is a less blue one.
  const isWarmer = says(`<sky>`) && says('<warm>|<cool>');
  const isLess =
    (says('<lessened>') || isTooMuch || (isWarmer && says('<warm>') && !says('<too>|<less>'))) &&
    !isTooLittle;
  if (isWarmer) return { isAsked: true, isLess };
  return { isAsked: isLess || isTooLittle || isPoor || says('<improved>'), isLess };
}

/** Removes and returns requests for the sky, the grass and the water in the photo. */
export function readRegions(folded: FoldedText): DocumentDirective[] {
  const directives: DocumentDirective[] = [];
  /** "the lawn is brown": what "make it green" behind it speaks of. */
  let before: { readonly regions: readonly Region[]; readonly index: number } | null = null;
  const spans = [...folded.text.matchAll(clauses)].flatMap(({ 0: clause, index }) =>
    withoutOthers(clause).map(({ text, from }) => ({ clause: text, start: index + from })),
  );
  for (const { clause, start } of spans) {
    const spoken = before;
    before = null;
    const says = (source: string) => pattern(source).test(clause);
    // "Sem graça" hides nothing.
    const hides = pattern('<hide>').test(clause.replace(pattern('<unwanted>|<spoilt>'), ' '));
    if (hides || says('<swap>|<ground>|<accent>|<text>|<font>')) continue;
    // "greener grass and a bluer sky": one region for each part.
    const parts = clause.split(pattern('(?<= )<and>(?= )'));
    const own = parts.flatMap((part) => {
      const region = regions.find((name) => pattern(`<${name}>`).test(part));
      return region === undefined ? [] : [region];
    });
    const change = changeAsked(says);
    // "The grass looks neon, dial it back"
    const isPlainLess = own.length === 0 && spoken !== null && says('<less>') && !change.isAsked;
    const { isAsked, isLess } = isPlainLess ? { isAsked: true, isLess: true } : change;
    if (own.length > 0) before = { regions: own, index: start };
    const isPronoun =
      own.length === 0 &&
      spoken !== null &&
      !says('<photo>|<scenery>|<price>|<logo>|<label>|<badge>');
    const named = isPronoun ? spoken.regions : own;
    if (named.length === 0 || !isAsked) continue;
    const index = isPronoun ? spoken.index : start;
    for (const region of new Set(named)) {
      // "The lawn looks dry, make it greener" asks for it once.
      const isRepeated =
        isPronoun && directives.some((asked) => asked.kind === 'region' && asked.region === region);
      if (!isRepeated) directives.push({ kind: 'region', region, change: isLess ? -STEP : STEP });
    }
    folded.take(index, start + clause.length);
  }
  return directives;
}
