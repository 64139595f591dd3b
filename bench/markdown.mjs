/** A table: `columns` are headings, rows are arrays of as many cells. The first column is left-aligned. */
export function markdownTable(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_column, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map(line).join('\n');
}

/** A number with so many decimals, or a dash for what could not be measured. */
export function shown(value, decimals = 0) {
  return value === null || value === undefined || !Number.isFinite(value)
    ? '-'
    : value.toFixed(decimals);
}

/** The middle value; the mean of the two middle ones where there are two. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
