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
import { shared } from '../../text.js';
import { kindWords, planWords, statusWords } from '../../words.js';
import { useKeys } from '../keys/key-queries.js';
import { NewKey } from '../keys/new-key.js';
import { text } from './text.js';
import './first-steps.css';

const languages = [
  { value: 'curl', title: text.request.curl, codeOf: firstCommand },
  { value: 'typescript', title: text.request.typescript, codeOf: firstProgram },
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
      <PageHead title={text.title} lead={text.lead} />
      {account && !account.api_access ? (
        <Notice tone="warn" title={text.noApi.title}>
          <p>{text.noApi.words(planWords(account.plan))}</p>
        </Notice>
      ) : null}
      <ol className="steps">
        <li>
          <div>
            <Step title={text.key.title} isDone={hasKey} />
            <p className="soft">{text.key.words}</p>
            <div className="step-actions">
              {allows(session, 'keys.change') ? (
                <Button look={key === null ? 'main' : 'plain'} onClick={() => setCreating(true)}>
                  {text.key.create}
                </Button>
              ) : null}
              <ButtonLink to="/keys">{shared.actions.goToKeys}</ButtonLink>
            </div>
          </div>
        </li>
        <li>
          <div>
            <Step title={text.request.title} isDone={newest !== undefined} />
            <p className="soft">
              {text.request.words} {keyWords(key)}
            </p>
            <fieldset className="languages" aria-label={text.request.language}>
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
            <CodeBlock code={language.codeOf(apiUrl, key)} what={text.request.code} />
          </div>
        </li>
        <li>
          <div>
            <Step title={text.result.title} isDone={newest?.state === 'done'} />
            <p className="soft">{text.result.words}</p>
            {newest ? (
              <p>
                {text.result.latest} <Link to={`/work/${newest.id}`}>{kindWords(newest.kind)}</Link>
                , {statusWords(newest.status).toLowerCase()}.
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
  if (key === null) return text.request.withoutKey;
  if ('apiKey' in key) {
    return text.request.withNewKey;
  }
  return text.request.withKey(key.name);
}

function Step({ title, isDone }: { readonly title: string; readonly isDone: boolean | undefined }) {
  return (
    <div className="step-head">
      <h2>{title}</h2>
      {isDone ? <Status tone="good">{shared.done}</Status> : null}
    </div>
  );
}
