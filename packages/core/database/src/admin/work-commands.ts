import { z } from 'zod';
import { showEngineCalls } from '../engine-calls/engine-calls.js';
import { findAnything } from '../support/find-anything.js';
import { showTask } from '../support/show-task.js';
import { CommandError, type Commands, command, id } from './command.js';

/** Pieces of work, and what operators search for. */
export const workCommands: Commands = {
  find: command(
    'TEXT',
    'Searches tasks, showcases, readings, deliveries, families, templates, keys, accounts and people: by id of any form, request or trace id, API key, address, or a part of a name',
    z.strictObject({ text: z.string().trim().min(3).max(300) }),
    async (database, _masterKey, { text }) => {
      const found = await findAnything(database, text);
      if (found.length === 0) throw new CommandError(`nothing matches "${text}"`);
      return { found };
    },
    'text',
  ),
  'show-task': command(
    'ID (task_…, svc_land_… or job_…) [--logs FOLDER]',
    'Shows all about a task or showcase: status, open jobs, credits, engine calls, deliveries with attempts, log lines',
    z.strictObject({
      id,
      /** Where `npm start` has its own. */
      logs: z.string().min(1).optional(),
    }),
    async (database, _masterKey, options) => {
      const logs = options.logs ?? process.env.LOG_FOLDER ?? null;
      const shown = await showTask(database, options.id, logs);
      if (shown === null) throw new CommandError(`no task or showcase has the id ${options.id}`);
      return shown;
    },
    'id',
  ),
  'show-engine-calls': command(
    '--of ID (task_…, job_…, ctpl_…)',
    'Lists the calls to external engines for a task, showcase or template',
    z.strictObject({ of: id }),
    async (database, _masterKey, { of }) => {
      const shown = await showEngineCalls(database, of);
      if (shown === null) throw new CommandError(`nothing has the id ${of}`);
      return shown;
    },
    'of',
  ),
};
