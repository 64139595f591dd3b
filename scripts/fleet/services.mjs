import { existsSync } from 'node:fs';
import path from 'node:path';
import { RANK } from '../processes/ranks.mjs';
import { workspaceMembers } from '../workspace/members.mjs';

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} main path of its compiled entry
 * @property {number} rank when it ends: who takes requests first, who announces work last
 * @property {boolean} public whether it serves the API
 */

/** Every service of the workspace that can be started. @returns {Service[]} */
export function fleetServices() {
  return workspaceMembers().flatMap(({ folder, directory }) => {
    const main = path.join(directory, 'dist', 'main.js');
    if (!folder.startsWith('services/') || !existsSync(main)) return [];
    const name = path.basename(folder);
    const rank =
      name === 'gateway' ? RANK.gateway : name === 'scheduler' ? RANK.scheduler : RANK.worker;
    return [{ name, main, rank, public: name === 'gateway' }];
  });
}
