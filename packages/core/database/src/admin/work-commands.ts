import { z } from 'zod';
import { showEngineCalls } from '../engine-calls/show-engine-calls.js';
import { CommandError, type Commands, command, id } from './command.js';

/** Pieces of work. */
export const workCommands: Commands = {
  'show-engine-calls': command(
    '--of ID (task_…, job_…, ctpl_…)',
    'Shows what engines of others were asked for a piece of work',
    z.strictObject({ of: id }),
    async (database, _masterKey, { of }) => {
      const shown = await showEngineCalls(database, of);
      if (shown === null) throw new CommandError(`there is nothing of the id ${of}`);
      return shown;
    },
  ),
};
