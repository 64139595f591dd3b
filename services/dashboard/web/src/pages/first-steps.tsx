import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { firstCommand, madeBy } from '../../../src/playground/operations.js';
import type { UsageView } from '../../../src/routes/credits.js';
import type { SessionView } from '../../../src/routes/session.js';
import type { WorkView } from '../../../src/routes/work.js';
import { type Mode, useMode } from '../api/draft.js';
import { allows, useGet } from '../api/queries.js';
import { Button, ButtonLink } from '../kit/button.js';
import { CodeBlock } from '../kit/copy.js';
import { useDialog } from '../kit/dialog.js';
import { Loaded, Notice, PageHead, Section, Status } from '../kit/page.js';
import { Ago } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { kindWords, planWords, rich, say, statusWords } from '../words.js';
import { NewKey, useKeys } from './keys.js';
import { UsagePlot } from './usage-plot.js';

const text = words.firstSteps;
/** A week; the errors shown of it. */
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN = 5;

/** The use and the errors of the last days, for an account that has any. */
function Week({ mode }: { readonly mode: Mode }) {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
  const usage = useGet<UsageView>(`/credits/usage?days=${DAYS}&time_zone=${zone}`);
  const failed = useGet<WorkView>(`/work?state=failed&mode=${mode}`);
  const since = new Date(Date.now() - DAYS * DAY_MS).toISOString();
  const { week } = text;
  return (
    <div className="grid grid-cols-2 items-start gap-6 max-middle:grid-cols-1">
      <Section title={week.use}>
        <Loaded of={usage} lines={3}>
          {({ days }) => <UsagePlot days={days} />}
        </Loaded>
      </Section>
      <Section title={week.errors}>
        <Loaded of={failed} lines={3}>
          {({ work }) => {
            const recent = work.filter(({ created_at: at }) => at >= since).slice(0, SHOWN);
            return recent.length === 0 ? (
              <p className="text-ink-soft">{week.none}</p>
            ) : (
              <ul className="stack gap-3">
                {recent.map(({ id, name, kind, error, created_at: at }) => (
                  <li key={id}>
                    <Link to={`/work/${id}`}>{name ?? kindWords(kind)}</Link>{' '}
                    <span className="text-1 text-ink-soft">
                      <Ago at={at} />
                    </span>
                    <p className="text-1 text-bad">{error?.message}</p>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      </Section>
    </div>
  );
}

/** Where a new account begins: a key, a request, an answer. */
export function FirstSteps({ session }: { readonly session: SessionView }) {
  const { account, api_url: apiUrl } = session;
  const mode = useMode();
  const keys = useKeys();
  const isOwn = madeBy(session);
  const newest = useGet<WorkView>('/work').data?.work.find(isOwn);
  const hasKey = keys.data?.keys.some((one) => !one.held && one.revoked_at === null && isOwn(one));
  // Held by this page alone, and forgotten when it is left.
  const [made, setMade] = useState<string | null>(null);
  const [dialog, show] = useDialog();
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      {account && !account.api_access ? (
        <Notice tone="warn" title={text.noApi.title}>
          <p>{say(text.noApi.words, { plan: planWords(account.plan) })}</p>
        </Notice>
      ) : null}
      {newest ? <Week mode={mode} /> : null}
      <ol className="stack gap-0 [counter-reset:step]">
        <Step title={text.key.title} isDone={hasKey} words={text.key.words}>
          <div className="row">
            {allows(session, 'keys.change') ? (
              <Button
                look={hasKey ? 'plain' : 'main'}
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
          words={rich(
            `${text.request.words} ${made === null ? text.request.withoutKey : text.request.withNewKey}`,
          )}
        >
          <CodeBlock
            code={firstCommand(apiUrl, made ?? text.request.yourKey)}
            what={text.request.code}
          />
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
