import { describe, expect, it } from '@jest/globals';
import { proposalWarnings } from '../warnings.js';

describe('warnings of proposals', () => {
  it('name the proposal and what it has to do without, and nothing else', () => {
    const warnings = proposalWarnings([
      { kind: 'terrain' },
      { kind: 'proposal', changes: [] },
      {
        kind: 'proposal',
        changes: ['has no pool: there is no room for it', 'has 3 homes, not 10'],
      },
      { kind: 'proposal', cut: true },
      { kind: 'supplied', changes: ['has no pool'] },
    ]);
    expect(warnings).toEqual([
      { code: 'PROPOSAL_CHANGED', message: 'Proposal 2 has no pool: there is no room for it' },
      { code: 'PROPOSAL_CHANGED', message: 'Proposal 2 has 3 homes, not 10' },
      {
        code: 'PROPOSAL_CUT',
        message: expect.stringMatching(/^Proposal 3 is larger than the film’s frame shows/),
      },
    ]);
  });
});
