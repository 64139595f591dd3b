import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SessionView } from '../../../../src/views/session.js';
import type { WorkView } from '../../../../src/views/work.js';
import { api } from '../../api/client.js';
import { Button, ButtonLink } from '../../components/button.js';
import { CodeBlock } from '../../components/copy.js';
import { PageHead } from '../../components/page.js';
import { Notice, Status } from '../../components/status.js';
import { kindWords, planWords, statusWords } from '../../words.js';
import { useKeys } from '../keys/key-queries.js';
import './first-steps.css';

const request = (apiUrl: string) => `curl -sS ${apiUrl}/v1/land \\
  -H "Authorization: Bearer $GROUNDWORK_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
    "source_image_url": "https://example.com/plot.jpg",
    "format": "9:16"
  }'`;

const program = (apiUrl: string) => `import { Groundwork } from '@groundwork/sdk';

const client = new Groundwork({
  baseUrl: '${apiUrl}',
  apiKey: process.env.GROUNDWORK_API_KEY ?? '',
});
const film = await client.land.createAndWait({
  source_image_url: 'https://example.com/plot.jpg',
  format: '9:16',
});
console.log(film.result.video_url);`;

const languages = [
  { value: 'curl', title: 'curl', code: request },
  { value: 'typescript', title: 'TypeScript', code: program },
] as const;

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
  return (
    <>
      <PageHead
        title="First steps"
        lead="From a photo of an empty plot to a film of what could stand there, with one key, one request and one webhook."
      />
      {account && !account.api_access ? (
        <Notice tone="warn" title="Your plan has no API access yet">
          <p>
            You are on the plan {planWords(account.plan)}. The API needs Plus, Pro, Max or
            Enterprise; ask whoever runs this Groundwork to change it. Keys can be made already.
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
            <ButtonLink to="/keys" look="main">
              Go to keys
            </ButtonLink>
          </div>
        </li>
        <li>
          <div>
            <Step title="Request a film" isDone={newest !== undefined} />
            <p className="soft">
              Only the photo and the format are required. We choose the rest; anything you provide
              yourself costs less.
            </p>
            <fieldset className="languages" aria-label="Language">
              {languages.map(({ value, title }) => (
                <Button
                  key={value}
                  look={value === language.value ? 'plain' : 'quiet'}
                  aria-pressed={value === language.value}
                  onClick={() => setLanguage(value)}
                >
                  {title}
                </Button>
              ))}
            </fieldset>
            <CodeBlock code={language.code(apiUrl)} what="request" />
          </div>
        </li>
        <li>
          <div>
            <Step title="Get notified, or poll" isDone={newest?.state === 'done'} />
            <p className="soft">
              Give a <code>webhook_url</code> and we tell you, signed. Or poll the task that the
              answer names: <code>GET /v1/tasks/…</code>. Every field, error and example is in the{' '}
              <a href="/docs">API reference</a>.
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
    </>
  );
}

function Step({ title, isDone }: { readonly title: string; readonly isDone: boolean | undefined }) {
  return (
    <div className="step-head">
      <h2>{title}</h2>
      {isDone ? <Status tone="good">Done</Status> : null}
    </div>
  );
}
