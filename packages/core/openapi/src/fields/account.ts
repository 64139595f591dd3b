export const accountFields: Record<string, string> = Object.fromEntries(
  Object.entries({
    account_id: 'The account.',
    name: 'Its name.',
    organization: 'The organization your families are shared with; null without one.',
    'organization.organization_id': 'The organization.',
    'organization.name': 'Its name.',
    plan: 'Your plan.',
    billing: 'How you pay; showcases and edits cost nothing on an annual plan.',
    key: 'The key of this request.',
    'key.key_id': 'Id of the key; not the secret.',
    'key.name': 'The name you gave it.',
    'key.mode': 'Live or test.',
    'key.first_characters': 'Its first eight characters after the prefix.',
    'key.created_at': 'When it was created.',
    'key.last_used_at': 'When it was last used, to the minute.',
    'key.expires_at': 'When it expires; null for never.',
    credits: 'The balance and how it adds up: granted - charged + refunded.',
    'credits.balance': 'What you can spend.',
    'credits.granted': 'All credits granted so far.',
    'credits.charged': 'All credits charged so far.',
    'credits.refunded': 'All credits refunded so far.',
    limits: 'Your limits and what you use of each.',
    'limits.concurrent_tasks': 'Unfinished films and families, in the mode of this key.',
    'limits.showcase_jobs': 'Unfinished showcases and edits, in the mode of this key.',
    'limits.families': 'Families; the limit is 0 on plans without them.',
    'limits.custom_templates': 'Active templates; the limit is 0 on plans without them.',
    'limits.request_rate':
      'Requests of this key in the current window; null when they are not limited.',
    'limits.request_rate.window_seconds': 'Length of a window.',
    'limits.request_rate.resets_in_seconds': 'Seconds until the next window starts.',
  }).flatMap(([path, words]) => [[`Account.${path}`, words]]),
);
const usages = [
  'concurrent_tasks',
  'showcase_jobs',
  'families',
  'custom_templates',
  'request_rate',
];
for (const usage of usages) {
  accountFields[`Account.limits.${usage}.limit`] = 'The most you may have.';
  accountFields[`Account.limits.${usage}.in_use`] = 'In use now.';
}
