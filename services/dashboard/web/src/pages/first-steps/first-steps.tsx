import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type FirstKey,
  firstCommand,
  firstProgram,
} from '../../../../src/playground/first-request.js';
import type { KeyView } from '../../../../src/views/keys.js';
import type { SessionView } from '../../../../src/views/session.js';
import type { WorkView } from '../../../../src/views/work.js';
import { api } from '../../api/client.js';
import { allows } from '../../api/session.js';
import { Button, ButtonLink } from '../../components/button.js';
import { CodeBlock } from '../../components/copy.js';
import { PageHead } from '../../components/page.js';
import { Notice, Status } from '../../components/status.js';
import { kindWords, planWords, statusWords } from '../../words.js';
import { useKeys } from '../keys/key-queries.js';
import { NewKey } from '../keys/new-key.js';
import './first-steps.css';

const languages = [
  { value: 'curl', title: 'curl', codeOf: firstCommand },
  { value: 'typescript', title: 'TypeScript', codeOf: firstProgram },
] as const;

/** The newest test key that a request may be sent with. */
function usableTestKey(keys: readonly KeyView[]): KeyView | null {
  const now = new Date().toISOString();
  const usable = keys.find(
    ({ mode, held, revoked_at, expires_at }) =>
      mode === 'test' && !held && revoked_at === null && (expires_at === null || expires_at > now),
  );
  return usable ?? null;
}

/** Where a new account begins: a key, a request, an answer. */
export function FirstSteps({ session }: { readonly session: SessionView }) {
  const { account, api_url: apiUrl } = session;
  const [chosen, setLanguage] = useState<(typeof languages)[number]['value']>('curl');
  const language = languages.find(({ value }) => value === chosen) ?? languages[0];
  const keys = useKeys();
  const work = useQuery({
    queryKey: ['work', 'newest'],
    queryFn: () => api.get<WorkView>('/work'),
  });
  const hasKey = keys.data?.keys.some(({ held, revoked_at }) => !held && revoked_at === null);
  const newest = work.data?.work[0];
  // Held by this page alone, and forgotten when it is left.
  const [made, setMade] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const known = keys.data ? usableTestKey(keys.data.keys) : null;
  const key: FirstKey | null = made === null ? known : { apiKey: made };
  return (
    <>
      <PageHead
        title="First steps"
        lead="From a photo of an empty plot to a film of what could stand there, with one key, one request and one webhook."
      />
      {account && !account.api_access ? (
        <Notice tone="warn" title="Your plan has no API access yet">
          <p>
            You are on the {planWords(account.plan)} plan. The API needs Plus, Pro, Max or
            Enterprise; ask the operator of this server to change your plan. Test mode in the
            playground works now.
          </p>
        </Notice>
      ) : null}
      <ol className="steps">
        <li>
          <div>
            <Step title="Create a key" isDone={hasKey} />
            <p className="soft">
              A test key is free and behaves like a live one: same checks, same task lifecycle, same
              signed webhooks. Results are marked samples.
            </p>
            <div className="step-actions">
              {allows(session, 'keys.change') ? (
                <Button look={key === null ? 'main' : 'plain'} onClick={() => setCreating(true)}>
                  Create test key
                </Button>
              ) : null}
              <ButtonLink to="/keys">Go to keys</ButtonLink>
            </div>
          </div>
        </li>
        <li>
          <div>
            <Step title="Request a film" isDone={newest !== undefined} />
            <p className="soft">
              Only the photo and the format are required. We choose the rest; anything you provide
              yourself costs less. {keyWords(key)}
            </p>
            <fieldset className="languages" aria-label="Language">
              {languages.map(({ value, title }) => (
                <Button
                  key={value}
                  aria-pressed={value === language.value}
                  onClick={() => setLanguage(value)}
                >
                  {title}
                </Button>
              ))}
            </fieldset>
            <CodeBlock code={language.codeOf(apiUrl, key)} what="request" />
          </div>
        </li>
        <li>
          <div>
            <Step title="Get notified, or poll" isDone={newest?.state === 'done'} />
            <p className="soft">
              Send a <code>webhook_url</code> and we notify it with a signed event, or poll the task
              that the answer names: <code>GET /v1/tasks/…</code>. Every field, error and example is
              in the <a href="/docs">API reference</a>.
            </p>
            {newest ? (
              <p>
                Latest: <Link to={`/work/${newest.id}`}>{kindWords(newest.kind)}</Link>,{' '}
                {statusWords(newest.status).toLowerCase()}.
              </p>
            ) : null}
          </div>
        </li>
      </ol>
      {isCreating ? <NewKey onClose={() => setCreating(false)} onTestKey={setMade} /> : null}
    </>
  );
}

/** Where the code below has its key from. */
function keyWords(key: FirstKey | null): string {
  if (key === null) return 'The code asks for your test key and uses our sample photo.';
  if ('apiKey' in key) {
    return 'Your new key is in the code until you leave this page. It uses our sample photo.';
  }
  return `The code asks for your test key “${key.name}” and uses our sample photo.`;
}

function Step({ title, isDone }: { readonly title: string; readonly isDone: boolean | undefined }) {
  return (
    <div className="step-head">
      <h2>{title}</h2>
      {isDone ? <Status tone="good">Done</Status> : null}
    </div>
  );
}
