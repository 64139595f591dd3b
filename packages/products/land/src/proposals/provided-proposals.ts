import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import type { ProposalPort } from '../ports.js';
import { unreadWords } from './choose-brief.js';
import { createRemoteProposals } from './remote-proposals.js';
import { createUnderstoodProposals } from './understood-proposals.js';

/** Proposals that providers draw, and whose words they understand, where they are set. */
export function providedProposals(task: TaskEngines, embedded: ProposalPort): ProposalPort {
  const drawn =
    task.connection('image') === undefined ? embedded : createRemoteProposals(task, embedded);
  if (task.connection('text') === undefined) return drawn;
  return createUnderstoodProposals(task, drawn, (input) =>
    unreadWords({ ...input, language: scriptLanguage(input.language) }),
  );
}
