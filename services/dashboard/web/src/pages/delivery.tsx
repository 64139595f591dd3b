import type { DeliveryAttempt } from '@groundwork/contract/webhooks/deliveries';
import { Link, useNavigate, useParams } from 'react-router';
import type { DeliveryDetailView } from '../../../src/routes/deliveries.js';
import type { SessionView } from '../../../src/routes/session.js';
import { api } from '../api/client.js';
import { allows, useGet, useSend } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { CodeBlock } from '../kit/copy.js';
import { Facts, Fault, Loaded, Notice, PageHead, Section, Status } from '../kit/page.js';
import { Moment } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { deliveryTones, events, say } from '../words.js';

const text = words.deliveries.detail;
const LOOK_MS = 1_000;

export function DeliveryDetail({ session }: { readonly session: SessionView }) {
  const { id = '' } = useParams();
  const detail = useGet<DeliveryDetailView>(`/deliveries/${id}`, {
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? LOOK_MS : false),
  });
  return (
    <Loaded of={detail} lines={5} title={text.title}>
      {(delivery) => <Shown delivery={delivery} maySend={allows(session, 'deliveries.send')} />}
    </Loaded>
  );
}

function Shown(props: { readonly delivery: DeliveryDetailView; readonly maySend: boolean }) {
  const { delivery, maySend } = props;
  const { status, event, attempts, replay_of: original, next_attempt_at: next } = delivery;
  const work = delivery.task_id ?? delivery.job_id;
  return (
    <>
      <p className="text-1">
        <Link to="/deliveries">{text.back}</Link>
      </p>
      <PageHead
        title={events[event] ?? event}
        lead={
          <>
            <Status tone={deliveryTones[status]}>{shared.deliveryStatuses[status]}</Status>{' '}
            {delivery.test ? <Status tone="plain">{text.testEvent}</Status> : null}
          </>
        }
        action={maySend && status !== 'pending' ? <SendAgain id={delivery.delivery_id} /> : null}
      />
      <Facts
        facts={{
          [text.to]: <code>{delivery.url}</code>,
          [text.event]: <code>{event}</code>,
          [text.work]: work && <Link to={`/work/${work}`}>{work}</Link>,
          [text.original]: original && <Link to={`/deliveries/${original}`}>{original}</Link>,
          [text.id]: <code>{delivery.delivery_id}</code>,
          [text.created]: <Moment at={delivery.created_at} />,
          [text.next]: next && <Moment at={next} />,
        }}
      />
      <Section title={attempts.length === 1 ? text.oneAttempt : text.attempts}>
        {attempts.length === 0 ? <p className="text-ink-soft">{text.noAttempts}</p> : null}
        <ol className="stack gap-4">
          {attempts.toReversed().map((attempt) => (
            <li key={attempt.number}>
              <Attempt attempt={attempt} />
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

function Attempt({ attempt }: { readonly attempt: DeliveryAttempt }) {
  const { number, failure, request, response_status: status, response_excerpt: excerpt } = attempt;
  const isRunning = failure === null && status === null;
  const ms = attempt.duration_ms;
  return (
    <article className="stack card px-5 py-4 max-small:px-4">
      <header className="row items-center gap-x-3">
        <h3>{say(text.attempt, { number })}</h3>
        <Status tone={failure ? 'bad' : isRunning ? 'busy' : 'good'}>
          {isRunning ? text.sending : (status ?? text.failed)}
        </Status>
        <span className="text-ink-soft text-1 tabular-nums">
          <Moment at={attempt.started_at} />
          {ms === null ? '' : say(text.took, { ms })}
        </span>
      </header>
      {failure ? <Notice tone="bad">{failure.message}</Notice> : null}
      <div className="stack gap-2">
        <Side
          title={text.request}
          isOpen={number === 1 && failure === null}
          code={request && `${headerLines(request.headers)}\n\n${readable(request.body)}`}
          what={say(text.requestOf, { attempt: number })}
          without={text.forgotten}
        />
        <Side
          title={text.response}
          isOpen={failure !== null}
          code={excerpt}
          what={say(text.responseTo, { attempt: number })}
          without={status === null ? text.noResponse : say(text.emptyResponse, { status })}
        />
      </div>
    </article>
  );
}

/** What was sent, or what came back. */
function Side(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly code: string | null;
  readonly what: string;
  /** The words where there is none. */
  readonly without: string;
}) {
  const { title, isOpen, code, what, without } = props;
  return (
    <details open={isOpen}>
      <summary className="summary mb-2">{title}</summary>
      {code ? <CodeBlock code={code} what={what} /> : <p className="text-ink-soft">{without}</p>}
    </details>
  );
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function SendAgain({ id }: { readonly id: string }) {
  const go = useNavigate();
  const again = useSend({
    send: () => api.post<{ id: string }>(`/deliveries/${id}/again`),
    after: (opened) => go(`/deliveries/${opened.id}`),
  });
  return (
    <>
      <Button busy={again.isPending} onClick={() => again.mutate()}>
        {text.sendAgain}
      </Button>
      <Fault error={again.error} />
    </>
  );
}
