import type { ReactNode } from 'react';

/** The words of the page about keys. */
export const text = {
  title: 'Keys',
  lead: 'A key lets a program use the API on behalf of this organization. Each key has its own secret for signing webhooks.',
  create: 'New key',
  emptyTitle: 'No keys yet',
  empty: 'Start with a test key: it is free and behaves like a live one.',
  emptyForMembers: 'An owner or an admin of this organization can create one.',
  caption: 'Keys of this account',
  lastUsed: 'Last used',
  never: 'Never',
  active: 'Active',
  until: 'until',
  expired: 'Expired',
  revoked: 'Revoked',
  rotateOf: (name: string) => `Rotate secret of ${name}`,
  setExpiryOf: (name: string) => `Set expiry of ${name}`,
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,

  new: {
    title: 'New key',
    nameHint: 'For example: Website',
    testMode: 'Free. Same checks and webhooks. Results are watermarked samples.',
    liveMode: 'Uses credits and creates full results.',
    lastDay: 'Last day (optional)',
    lastDayHint: 'The key stops working after this day.',
    submit: 'Create key',
  },
  created: {
    title: 'Your new key',
    copyHead: 'Copy both now',
    once: 'They are shown only once. We store only a hash of the key.',
    key: 'API key',
    use: (
      <>
        Send the key as <code>Authorization: Bearer …</code> with every request. Use the secret to
        verify webhook signatures.
      </>
    ),
    close: 'I have copied them',
  },

  rotation: {
    title: (name: string) => `Rotate webhook secret of “${name}”`,
    overlap: 'Keep the old secret valid for',
    day: 'One day',
    dayWords: 'Enough to update one receiver.',
    week: 'One week',
    weekWords: 'Enough for several teams.',
    none: 'None',
    noneWords: 'The old secret stops working now, for example after a leak.',
    done: 'Your new webhook secret',
    once: 'It is shown only once.',
    both: (until: ReactNode) => (
      <>
        Until {until}, every webhook carries both signatures, so you can update your receiver
        without losing any.
      </>
    ),
    onlyNew: 'The old secret is no longer valid.',
  },

  expiry: {
    title: (name: string) => `Expiry of “${name}”`,
    lastDay: 'Last day',
    hint: 'The key works until the end of that day in your time zone.',
    remove: 'Remove expiry',
    set: 'Set expiry',
  },

  revocation: {
    title: (name: string) => `Revoke “${name}”?`,
    words: (begins: string) => (
      <>
        Requests with <code>{begins}…</code> are refused immediately. Work in progress still
        finishes and sends its webhook. This cannot be undone.
      </>
    ),
    keep: 'Keep key',
    revoke: 'Revoke key',
  },
} as const;
