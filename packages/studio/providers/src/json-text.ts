/** Reasoning that some models write before their answer. */
const thoughts = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi;

/** Where a bracket that opens at `start` closes again; -1 when it does not. Brackets in strings do not count. */
function closingBracket(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/** Commas before a closing bracket, outside of strings. */
function withoutTrailingCommas(json: string): string {
  return json.replace(/"(?:\\.|[^"\\])*"|,\s*(?=[}\]])/g, (found) =>
    found.startsWith('"') ? found : '',
  );
}

/**
 * The JSON object in a model's text: alone, in a code fence, after its thoughts, or between words; a trailing comma is
 * forgiven. @returns undefined without one
 */
export function jsonObjectIn(written: string): unknown {
  const text = written.replace(thoughts, '');
  for (let start = text.indexOf('{'); start !== -1; start = text.indexOf('{', start + 1)) {
    const end = closingBracket(text, start);
    if (end === -1) continue;
    const found = text.slice(start, end + 1);
    for (const json of [found, withoutTrailingCommas(found)]) {
      try {
        return JSON.parse(json);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
    }
  }
  return undefined;
}
