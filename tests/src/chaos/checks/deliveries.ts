import { type Evidence, grouped } from './evidence.js';

/** Every end was delivered at least once, properly signed, and again only under the same id. @returns faults */
export function deliveryFaults({ rows, arrivals, customers }: Evidence): string[] {
  const faults = arrivals.flatMap(({ workId, fault }) =>
    fault === null ? [] : [`${workId}: ${fault}`],
  );
  const byWork = grouped(arrivals, ({ workId }) => workId);
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
    const ofRow = byWork.get(row.id) ?? [];
    if (!ofRow.some(({ answered }) => answered === 200)) {
      faults.push(`${row.id} never arrived: its delivery ${delivery.id} is ${delivery.status}`);
    } else if (delivery.status !== 'delivered') {
      faults.push(`${row.id} arrived, and its delivery ${delivery.id} is ${delivery.status}`);
    }
    for (const { deliveryId, hookPath } of ofRow) {
      if (deliveryId !== delivery.id) faults.push(`${row.id} arrived again as ${deliveryId}`);
      if (owners.get(hookPath) !== row.accountId) faults.push(`${row.id} reached another customer`);
    }
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const workId of byWork.keys()) {
    if (!known.has(workId)) faults.push(`${workId} was delivered and does not exist`);
  }
  return faults;
}
