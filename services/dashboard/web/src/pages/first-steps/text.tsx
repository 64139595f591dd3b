/** The words of the page that a new account begins with. */
export const text = {
  title: 'First steps',
  lead: 'From a photo of an empty plot to a film of what could stand there, with one key, one request and one webhook.',
  noApi: {
    title: 'Your plan has no API access yet',
    words: (plan: string) =>
      `You are on the ${plan} plan. The API needs Plus, Pro, Max or Enterprise; ask the operator of this server to change your plan. Test mode in the playground works on every plan.`,
  },

  key: {
    title: 'Create a key',
    words:
      'A test key is free and behaves like a live one: same checks, same task lifecycle, same signed webhooks. Results are marked samples.',
    create: 'Create test key',
  },

  request: {
    title: 'Request a film',
    words:
      'Only the photo and the format are required. We choose the rest; anything you provide yourself costs less.',
    withoutKey: 'The code asks for your test key and uses our sample photo.',
    withNewKey: 'Your new key is in the code until you leave this page. It uses our sample photo.',
    withKey: (name: string) =>
      `The code asks for your test key “${name}” and uses our sample photo.`,
    language: 'Language',
    curl: 'curl',
    typescript: 'TypeScript',
    code: 'request',
  },

  result: {
    title: 'Get notified, or poll',
    words: (
      <>
        Send a <code>webhook_url</code> and we notify it with a signed event, or poll the task that
        the answer names: <code>GET /v1/tasks/…</code>. Every field, error and example is in the{' '}
        <a href="/docs">API reference</a>.
      </>
    ),
    latest: 'Latest:',
  },
} as const;
