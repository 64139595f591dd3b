/** The forms of secrets, of customers and of the fleet. */
const FORMS: readonly (readonly [what: string, form: RegExp])[] = [
  ['an API key', /svc_(?:live|test)_[0-9a-z]{16,}/],
  ['a webhook secret', /whsec_[0-9A-Za-z+/]{16,}/],
  ['the signature of a link', /signature=[0-9a-f]{16,}/],
  ['the signature of a webhook', /signature\\?":\\?"[0-9a-f]{16,}|\bv1,[0-9A-Za-z+/]{20,}/],
  ['a session', /session_token=[^;\s"…]{16,}/],
  ['an invitation', /invite_[0-9a-z]{16,}/],
  [
    'an address with a password',
    /\b(?:postgres|postgresql|redis|rediss|https?):\/\/[^\s"/@]*:[^\s"/@]+@/,
  ],
];

/** Shorter ones stand in a log by chance. */
const LEAST_CHARACTERS = 12;
const SECRET_NAMES = /SECRET|MASTER_KEY|PASSWORD|TOKEN/;
const AROUND = 120;

/**
 * Secrets that a process wrote into its log: by their form, and those of its environment by their value.
 *
 * @returns what was found, each with the words before it and without the secret itself
 */
export function secretsInLog(log: string, env: NodeJS.ProcessEnv): string[] {
  const byForm = FORMS.flatMap(([what, form]) => {
    const at = log.search(form);
    return at < 0 ? [] : [`${what} after: ${log.slice(Math.max(0, at - AROUND), at)}`];
  });
  const byValue = Object.entries(env).flatMap(([name, value = '']) => {
    if (!SECRET_NAMES.test(name) || value.length < LEAST_CHARACTERS) return [];
    const at = log.indexOf(value);
    return at < 0 ? [] : [`${name} after: ${log.slice(Math.max(0, at - AROUND), at)}`];
  });
  return [...byForm, ...byValue];
}
