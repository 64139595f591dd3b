import type { ReactNode } from 'react';

const count = (credits: number) => credits.toLocaleString('en');

/** The words of the credits page. */
export const text = {
  title: 'Credits',
  lead: 'Your balance, and where your credits went.',
  left: (plan: string, isAnnual: boolean) =>
    `credits left on the ${plan} plan${isAnnual ? ', billed annually' : ''}`,

  usage: {
    title: 'Usage by day',
    lead: (days: number) => `The last ${days} days.`,
    none: 'No credits charged in this period.',
    summary: (charged: number, refunded: number, days: number) =>
      `${count(charged)} credits charged on ${days} ${days === 1 ? 'day' : 'days'}${
        refunded > 0 ? `, ${count(refunded)} refunded` : ''
      }.`,
    ofDay: (day: string, charged: number, refunded: number) =>
      `${day}: ${charged} charged${refunded > 0 ? `, ${refunded} refunded` : ''}`,
    plot: (summary: string) => `Credits by day. ${summary}`,
    showTable: 'Show as table',
    caption: 'Credits by day',
    day: 'Day',
    charged: 'Charged',
    refunded: 'Refunded',
  },

  ledger: {
    title: 'Ledger',
    lead: 'Every change to your balance. Failed work is refunded.',
    show: 'Show',
    all: 'All entries',
    charges: 'Charges',
    refunds: 'Refunds',
    added: 'Credits added',
    emptyTitle: 'No entries',
    empty: 'Credits that you add or spend appear here.',
    emptyOfReason: 'No entries of this kind yet.',
    caption: 'Entries of the ledger, newest first',
    more: 'entries',
    for: 'Description',
    when: 'Date',
    credits: 'Credits',
    refund: (work: ReactNode) => <>Refund: {work} failed</>,
  },
} as const;
