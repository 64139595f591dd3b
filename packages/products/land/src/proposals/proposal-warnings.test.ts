import { describe, expect, it } from '@jest/globals';
import { proposalWarnings } from '../warnings.js';

describe('warnings of proposals', () => {
  it('name the proposal and what it has to do without, and nothing else', () => {
    const warnings = proposalWarnings([
      { kind: 'terrain' },
      { kind: 'proposal', leftOut: [] },
      { kind: 'proposal', leftOut: ['pool', 'garage'] },
      { kind: 'proposal', cut: true, unread: ['helipad', 'moat'] },
      { kind: 'supplied', leftOut: ['pool'] },
    ]);
    expect(warnings).toEqual([
      {
        code: 'PROPOSAL_CHANGED',
        message: 'Proposal 2 has no pool and no garage: there is no room for it',
      },
      {
        code: 'PROPOSAL_CHANGED',
        message: 'Proposal 3 leaves out words that were not understood: helipad, moat',
      },
      {
        code: 'PROPOSAL_CUT',
        message: expect.stringMatching(/^Proposal 3 is larger than the film’s frame shows/),
      },
    ]);
  });
});
