import { existsSync } from 'node:fs';
import path from 'node:path';
import { nextFreePort } from '../processes/ports.mjs';
import { RANK } from '../processes/ranks.mjs';
import { workspaceMembers } from '../workspace/members.mjs';

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} main path of its compiled entry
 * @property {number} rank when it ends: who takes requests first, who announces work last
 * @property {boolean} public whether it serves the API
 * @property {number} healthPort of /livez, /readyz and /metrics
 */

/** Of the first service by name; the others follow. The same at each start, unless another program has one. */
const FIRST_HEALTH_PORT = 9101;

/** Every service of the workspace that can be started. @returns {Promise<Service[]>} */
export async function fleetServices() {
  const services = startable();
  let port = FIRST_HEALTH_PORT;
  for (const service of services) {
    service.healthPort = await nextFreePort(port);
    port = service.healthPort + 1;
  }
  return services;
}

/** @returns {Service[]} */
function startable() {
  return workspaceMembers().flatMap(({ folder, directory }) => {
    const main = path.join(directory, 'dist', 'main.js');
    if (!folder.startsWith('services/') || !existsSync(main)) return [];
    const name = path.basename(folder);
    const rank =
      name === 'gateway' ? RANK.gateway : name === 'scheduler' ? RANK.scheduler : RANK.worker;
    return [{ name, main, rank, public: name === 'gateway', healthPort: 0 }];
  });
}
