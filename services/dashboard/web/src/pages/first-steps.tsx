import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  type FirstKey,
  firstCommand,
  firstProgram,
  madeBy,
} from '../../../src/playground/operations.js';
import type { KeyView } from '../../../src/routes/keys.js';
import type { SessionView } from '../../../src/routes/session.js';
import type { WorkView } from '../../../src/routes/work.js';
import { allows, useGet } from '../api/queries.js';
import { Button, ButtonLink } from '../kit/button.js';
import { CodeBlock } from '../kit/copy.js';
import { useDialog } from '../kit/dialog.js';
import { Notice, PageHead, Status } from '../kit/page.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { kindWords, planWords, rich, say, statusWords } from '../words.js';
import { NewKey, useKeys } from './keys.js';

const text = words.firstSteps;

const codes = {
  [text.request.curl]: firstCommand,
  [text.request.typescript]: firstProgram,
};

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
  const [language, setLanguage] = useState(text.request.curl);
  const keys = useKeys();
  const isOwn = madeBy(session);
  const newest = useGet<WorkView>('/work').data?.work.find(isOwn);
  const hasKey = keys.data?.keys.some((one) => !one.held && one.revoked_at === null && isOwn(one));
  // Held by this page alone, and forgotten when it is left.
  const [made, setMade] = useState<string | null>(null);
  const [dialog, show] = useDialog();
  const known = keys.data ? usableTestKey(keys.data.keys) : null;
  const key: FirstKey | null = made === null ? known : { apiKey: made };
  const code = (codes[language] ?? firstCommand)(apiUrl, key);
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      {account && !account.api_access ? (
        <Notice tone="warn" title={text.noApi.title}>
          <p>{say(text.noApi.words, { plan: planWords(account.plan) })}</p>
        </Notice>
      ) : null}
      <ol className="stack gap-0 [counter-reset:step]">
        <Step title={text.key.title} isDone={hasKey} words={text.key.words}>
          <div className="row">
            {allows(session, 'keys.change') ? (
              <Button
                look={key === null ? 'main' : 'plain'}
                onClick={() => show((onClose) => <NewKey onClose={onClose} onTestKey={setMade} />)}
              >
                {text.key.create}
              </Button>
            ) : null}
            <ButtonLink to="/keys">{shared.actions.goToKeys}</ButtonLink>
          </div>
        </Step>
        <Step
          title={text.request.title}
          isDone={newest !== undefined}
          words={`${text.request.words} ${keyWords(key)}`}
        >
          <fieldset
            className="row gap-1 *:aria-pressed:border-accent *:aria-pressed:bg-accent-wash *:aria-pressed:text-accent"
            aria-label={text.request.language}
          >
            {Object.keys(codes).map((title) => (
              <Button
                key={title}
                aria-pressed={title === language}
                onClick={() => setLanguage(title)}
              >
                {title}
              </Button>
            ))}
          </fieldset>
          <CodeBlock code={code} what={text.request.code} />
        </Step>
        <Step
          title={text.result.title}
          isDone={newest?.state === 'done'}
          words={rich(text.result.words, {
            reference: <a href="/docs">{shared.navigation.reference}</a>,
          })}
        >
          {newest ? (
            <p>
              {text.result.latest} <Link to={`/work/${newest.id}`}>{kindWords(newest.kind)}</Link>,{' '}
              {statusWords(newest.status).toLowerCase()}.
            </p>
          ) : null}
        </Step>
      </ol>
      {dialog}
    </>
  );
}

/** Where the code below has its key from. */
function keyWords(key: FirstKey | null): string {
  if (key === null) return text.request.withoutKey;
  if ('apiKey' in key) return text.request.withNewKey;
  return say(text.request.withKey, { name: key.name });
}

function Step(props: {
  readonly title: string;
  readonly isDone: boolean | undefined;
  readonly words: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, isDone, words, children } = props;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-6 [counter-increment:step] before:font-serif before:text-6 before:leading-none before:text-accent before:content-[counter(step)] max-small:grid-cols-1 max-small:gap-3">
      <div className="stack max-w-168 justify-items-start">
        <div className="row items-center gap-3">
          <h2>{title}</h2>
          {isDone ? <Status tone="good">{shared.done}</Status> : null}
        </div>
        <p className="text-ink-soft">{words}</p>
        {children}
      </div>
    </li>
  );
}
