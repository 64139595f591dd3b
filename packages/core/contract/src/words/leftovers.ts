import words from './leftover-words.json' with { type: 'json' };

const slots = words.slots.join('|');
const slot = `(?:(?:${words.slotFillers.join('|')}|${slots})[\\s_-])*(?:${slots})`;
/** What programs leave in a text: places that nobody filled, HTML entities, tags, and a spreadsheet's errors. */
const LEFTOVER = new RegExp(words.patterns.join('|').replaceAll('SLOT', slot), 'iu');

/** The first placeholder, entity or tag that was left in a text; null without one. */
export function leftoverIn(text: string): string | null {
  return LEFTOVER.exec(text)?.[0] ?? null;
}

/** Whether a fact is what is written where nothing is known, with a unit or a currency or without: "TBD", "€ null". */
export function saysNothing(fact: string): boolean {
  const said = fact
    .toLowerCase()
    .split(/[\p{P}\p{S}\s0]+/u)
    .filter((word) => word !== '' && !words.beside.includes(word));
  const isOneOf = (text: string) => words.nothing.includes(text);
  // A unit alone may be the name of a state.
  return said.length === 0 ? /0/u.test(fact) : said.every(isOneOf) || isOneOf(said.join(' '));
}
