import { type Evidence, grouped } from './evidence.js';

/** Every end was told at least once, believably, and again only under the same id. @returns faults */
export function tellingFaults({ rows, told, customers }: Evidence): string[] {
  const faults = told.flatMap(({ workId, fault }) =>
    fault === null ? [] : [`${workId}: ${fault}`],
  );
  const byWork = grouped(told, ({ workId }) => workId);
  const owners = new Map(
    customers.flatMap(({ accountId, keys }) =>
      Object.values(keys).map(({ hookPath }) => [hookPath, accountId]),
    ),
  );
  for (const row of rows) {
    const [delivery, ...more] = row.deliveries;
    if (!delivery || more.length > 0) {
      faults.push(`${row.id} has ${row.deliveries.length} deliveries`);
      continue;
    }
    const arrivals = byWork.get(row.id) ?? [];
    if (!arrivals.some(({ answered }) => answered === 200)) {
      faults.push(
        `nobody was told of ${row.id}: its delivery ${delivery.id} is ${delivery.status}`,
      );
    } else if (delivery.status !== 'delivered') {
      faults.push(`${row.id} was told, and its delivery ${delivery.id} is ${delivery.status}`);
    }
    for (const { deliveryId, hookPath } of arrivals) {
      if (deliveryId !== delivery.id) faults.push(`${row.id} was told again as ${deliveryId}`);
      if (owners.get(hookPath) !== row.accountId) faults.push(`${row.id} was told to another`);
    }
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const workId of byWork.keys()) {
    if (!known.has(workId)) faults.push(`${workId} was told of and does not exist`);
  }
  return faults;
}
