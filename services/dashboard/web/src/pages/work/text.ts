/** The words of the list of work, and of the page about one piece of it. */
export const text = {
  title: 'Work',

  list: {
    lead: 'Every film, family and showcase you requested, newest first.',
    search: 'Search',
    searchFor: 'Name, text or ID',
    states: {
      under_way: 'In progress',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    liveAndTest: 'Live and test',
    more: 'work',
    noMatch: 'No work matches your filters.',
    showAll: 'Show all',
    emptyTitle: 'Nothing here yet',
    empty:
      'Everything you create in the playground or with the API appears here, with its progress and the finished film or image.',
    openPlayground: 'Open playground',
    progressOf: (kind: string) => `Progress of ${kind}`,
  },

  detail: {
    requested: 'Requested',
    finished: 'Finished',
    took: 'Took',
    film: 'Film',
    filmFacts: (seconds: number, resolution: string) => `${seconds} s, ${resolution}`,
    credits: 'Credits',
    creditsRefunded: (charged: number, refunded: number) => `${charged}, ${refunded} refunded`,
    key: 'Key',
    id: 'ID',
    webhookId: 'ID in webhooks',
    requestId: 'Request',
    availableUntil: 'Files available until',
    images: 'Request images',
    request: 'Request',
    requestLead: 'Your request, with defaults filled in.',
    code: 'request',
    webhooks: 'Webhooks',
  },

  actions: {
    cancel: 'Cancel',
    runAgain: 'Run again',
    runAgainFor: (credits: number) => `Run again for ${credits} credits`,
    cancelTitle: 'Cancel this work?',
    cancelWords: 'Work that has not started is skipped and its credits are refunded.',
    keep: 'Keep going',
    cancelWork: 'Cancel work',
  },

  outcome: {
    cancelled: 'You cancelled this work',
    refunded: (credits: string) => `${credits} refunded.`,
    noRefund: 'No refund: all of the work had already started.',
    noCharge: 'Nothing was charged.',
    failed: 'Failed',
    film: 'Film',
    cover: 'Cover',
    captions: 'Captions',
    image: 'Full-size image',
    imageAlt: (kind: string) => `The ${kind}`,
    pdf: 'A4 (PDF)',
    output: (format: string, width: number | null, height: number | null) =>
      `${format} (${width} × ${height})`,
    newTab: '(opens in a new tab)',
    expiredTitle: 'The files have expired',
    expired: 'We keep results for 7 days. Run it again to recreate them.',
    progress: 'Progress',
    frames: (done: number, all: number) =>
      `: ${done.toLocaleString('en')} of ${all.toLocaleString('en')} frames`,
    scene: (number: number) => `Scene ${number}`,
  },
} as const;
