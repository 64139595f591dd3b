/** Uses of a statement before it is worth preparing. */
const HOT = 20;
/** Statements whose uses are counted, and those that are prepared, of one process. */
const MOST_COUNTED = 500;
const MOST_PREPARED = 100;
/** The name of the statement that the next one without a name replaces. */
const UNNAMED = '';

/**
 * Names frequent statements, so that the server parses and plans them once for each connection. Planning the join that
 * finds a key costs the server more than running it. Rare statements stay unnamed: each name takes memory on every
 * connection.
 */
export function nameStatements(): (query: {
  readonly sql: string;
  readonly args: readonly unknown[];
}) => string {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return ({ sql, args }) => {
    // BEGIN and its like are not planned.
    if (args.length === 0) return UNNAMED;
    const name = names.get(sql);
    if (name !== undefined || names.size >= MOST_PREPARED) return name ?? UNNAMED;
    const count = (uses.get(sql) ?? 0) + 1;
    if (count < HOT) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(sql, count);
      return UNNAMED;
    }
    uses.delete(sql);
    const given = `hot_${names.size + 1}`;
    names.set(sql, given);
    return given;
  };
}
