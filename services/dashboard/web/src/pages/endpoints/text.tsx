/** The words of the page about webhook endpoints. */
export const text = {
  title: 'Webhook endpoints',
  lead: 'Save a receiver once and we send it every event, or the ones you choose. Each endpoint has its own secret.',
  create: 'New endpoint',
  emptyTitle: 'No endpoints yet',
  empty: 'Add the URL of your receiver. Requests can still name a webhook_url of their own.',
  emptyForMembers: 'An owner or an admin of this organization can add one.',
  caption: 'Webhook endpoints of this account',
  events: 'Events',
  active: 'Active',
  disabled: 'Disabled',
  rotateOf: (url: string) => `Rotate secret of ${url}`,
  disable: 'Disable',
  disableOf: (url: string) => `Disable ${url}`,
  enable: 'Enable',
  enableOf: (url: string) => `Enable ${url}`,
  delete: 'Delete',
  deleteOf: (url: string) => `Delete ${url}`,

  new: {
    title: 'New webhook endpoint',
    url: 'URL',
    urlHint: 'For example: https://crm.example.com/hooks/media',
    description: 'Description (optional)',
    events: 'Events',
    allEvents: 'All events',
    tasks: 'Films and families',
    showcases: 'Showcases',
    testMode: 'Events of work requested with test keys.',
    liveMode: 'Events of work requested with live keys.',
    submit: 'Create endpoint',
    done: 'Your new webhook endpoint',
  },
  secret: { once: 'It is shown only once. Use it to verify webhook signatures.' },

  enabling: {
    disableTitle: 'Disable this endpoint?',
    disableWords:
      'We send it nothing until you enable it again. Events that happen in between are not sent later.',
    disable: 'Disable endpoint',
    enableTitle: 'Enable this endpoint?',
    enableWords: 'We send it every new event from now on.',
    enable: 'Enable endpoint',
  },
  rotation: {
    title: 'Rotate the webhook secret?',
    words:
      'For one day, every webhook is signed with both secrets, so you can update your receiver without losing any.',
    done: 'Your new webhook secret',
  },
  deletion: {
    title: 'Delete this endpoint?',
    words: (url: string) => (
      <>
        We stop sending to <code>{url}</code>. Its deliveries stay in the log. This cannot be
        undone.
      </>
    ),
    keep: 'Keep endpoint',
    delete: 'Delete endpoint',
  },
} as const;
