import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceMembers } from '../../scripts/workspace/members.mjs';
import { markdownTable, shown } from '../markdown.mjs';
import { residentMb } from '../process-tree.mjs';
import { withFleet } from '../surroundings.mjs';
import { loadedLines } from './loaded-lines.mjs';

/** After which nothing that starting a process needs is still held. */
const IDLE_SECONDS = 60;

const numbers = new Intl.NumberFormat('en-US');

/** What each service loads and how much memory it takes before it has any work; null for `folder` leaves memory out. */
export async function measureServices(folder) {
  const services = workspaceMembers().flatMap((member) =>
    member.folder.startsWith('services/') ? [member.folder.slice('services/'.length)] : [],
  );
  const [started, idle] = folder === null ? [] : await memoryOf(folder, services);
  const rows = services.map((service) => {
    const { atStart, inAll } = loadedLines(service);
    const memory = [started, idle].map((megabytes) => shown(megabytes?.get(service)));
    return [service, numbers.format(atStart), numbers.format(inAll), ...memory];
  });
  return markdownTable(
    ['service', 'lines at its start', 'with what jobs load', 'MB started', 'MB idle'],
    rows.sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** Resident memory by service once all are ready, and after they had nothing to do for a while. */
async function memoryOf(folder, services) {
  return withFleet(folder, { services, env: {} }, async ({ fleet }) => {
    const resident = async () =>
      new Map(
        await Promise.all(
          fleet.processes.map(async ({ service, pid }) => [service, await residentMb(pid)]),
        ),
      );
    const started = await resident();
    await sleep(IDLE_SECONDS * 1000);
    return [started, await resident()];
  });
}
