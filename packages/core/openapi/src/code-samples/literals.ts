/** How one language writes values. */
export interface Literals {
  readonly text: (value: string) => string;
  readonly name: (name: string) => string;
  /** `true`, `false` and `null`. */
  readonly constant: (value: boolean | null) => string;
  /** Behind the last of several lines. */
  readonly end: string;
  readonly indent: string;
}

export const json: Literals = {
  text: (value) => JSON.stringify(value),
  name: (name) => JSON.stringify(name),
  constant: String,
  end: '',
  indent: '  ',
};

const typeScriptText = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const typeScript: Literals = {
  text: typeScriptText,
  name: (name) => (/^[a-z_]\w*$/i.test(name) ? name : typeScriptText(name)),
  constant: String,
  end: ',',
  indent: '  ',
};

/** Every JSON escape means the same in Python, except for lone surrogates, which text never contains. */
export const python: Literals = {
  ...json,
  constant: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  end: ',',
  indent: '    ',
};

/** Characters of a line that is left as one. */
const SHORT = 60;

/**
 * A value as people write it: short parts stay on one line, the whole never does. @param margin before the lines after
 * the first
 */
export function literal(value: unknown, literals: Literals, margin = ''): string {
  return written(value, literals, margin, true);
}

function written(value: unknown, literals: Literals, margin: string, isWhole: boolean): string {
  if (typeof value === 'string') return literals.text(value);
  if (typeof value === 'boolean' || value === null) return literals.constant(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const inner = written(part, literals, `${margin}${literals.indent}`, false);
    return isList ? inner : `${literals.name(name)}: ${inner}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const space = isList || parts.length === 0 ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if ((!isWhole || parts.length === 0) && line.length <= SHORT && !line.includes('\n')) return line;
  const inside = parts.map((part) => `${margin}${literals.indent}${part}`).join(',\n');
  return `${open}\n${inside}${literals.end}\n${margin}${close}`;
}
