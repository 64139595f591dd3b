import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** The line that auto_explain writes before a plan. */
const PLAN = /duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g;

/** Asks a database to write the plan of every statement into its server's log, those inside of functions too. */
export async function explainEverything(client, database) {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
  };
  await client.query("LOAD 'auto_explain'");
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`ALTER DATABASE "${database}" SET ${name} = '${value}'`);
  }
}

/** Reads the plans that were written into a log from now on. */
export function watchPlans(log) {
  let from = statSync(log).size;
  return () => {
    const size = statSync(log).size;
    const bytes = Buffer.alloc(size - from);
    const file = openSync(log, 'r');
    readSync(file, bytes, 0, bytes.length, from);
    closeSync(file);
    from = size;
    return [...bytes.toString().matchAll(PLAN)].map(([, text]) => JSON.parse(text));
  };
}

const nodesOf = (node) => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How each table is read in a plan, as `index tasks_pkey` or `whole tasks`. */
export function waysIn(plan) {
  return nodesOf(plan.Plan).flatMap((node) => {
    const relation = node['Relation Name'];
    if (node['Node Type'] === 'Seq Scan') return [`whole ${relation}`];
    if (node['Index Name'] === undefined) return [];
    // An index of which all is read is no better than its table.
    const isBounded = node['Index Cond'] !== undefined;
    return [`${isBounded ? 'index' : 'in order of'} ${node['Index Name']}`];
  });
}

/** The largest number of rows that one node of a plan read. */
export function rowsSeen(plan) {
  return Math.max(
    ...nodesOf(plan.Plan).map(
      (node) =>
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1),
    ),
  );
}
