import type { DeliveryAttempt } from '@groundwork/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import type { DeliveryDetailView } from '../../../../src/views/deliveries.js';
import type { SessionView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { allows } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { CodeBlock } from '../../components/copy.js';
import { Facts } from '../../components/facts.js';
import { Fault } from '../../components/fault.js';
import { PageHead, Section, Skeleton } from '../../components/page.js';
import { Notice, Status } from '../../components/status.js';
import { Moment } from '../../components/time.js';
import { deliveryTones, deliveryWords, events } from '../../words.js';
import { text } from './text.js';
import './delivery-detail.css';

const LOOK_MS = 1_000;

export function DeliveryDetail({ session }: { readonly session: SessionView }) {
  const { id = '' } = useParams();
  const detail = useQuery({
    queryKey: ['deliveries', 'detail', id],
    queryFn: () => api.get<DeliveryDetailView>(`/deliveries/${id}`),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? LOOK_MS : false),
  });
  if (detail.isPending) return <Skeleton lines={5} />;
  if (detail.isError) {
    return (
      <>
        <PageHead title={text.detail.title} />
        <Fault error={detail.error} retry={detail.refetch} />
      </>
    );
  }
  const delivery = detail.data;
  const work = delivery.task_id ?? delivery.job_id;
  return (
    <>
      <p className="small">
        <Link to="/deliveries">{text.detail.back}</Link>
      </p>
      <PageHead
        title={events[delivery.event] ?? delivery.event}
        lead={
          <>
            <Status tone={deliveryTones[delivery.status]}>{deliveryWords[delivery.status]}</Status>{' '}
            {delivery.test ? <Status tone="plain">{text.detail.testEvent}</Status> : null}
          </>
        }
        action={
          allows(session, 'deliveries.send') && delivery.status !== 'pending' ? (
            <SendAgain id={delivery.delivery_id} />
          ) : null
        }
      />
      <Facts
        facts={[
          [text.detail.to, <code key="url">{delivery.url}</code>],
          [text.detail.event, <code key="event">{delivery.event}</code>],
          [
            text.detail.work,
            work && (
              <Link key="work" to={`/work/${work}`}>
                {work}
              </Link>
            ),
          ],
          [
            text.detail.original,
            delivery.replay_of && (
              <Link key="replay" to={`/deliveries/${delivery.replay_of}`}>
                {delivery.replay_of}
              </Link>
            ),
          ],
          [text.detail.id, <code key="id">{delivery.delivery_id}</code>],
          [text.detail.created, <Moment key="created" at={delivery.created_at} />],
          [
            text.detail.next,
            delivery.next_attempt_at && <Moment key="next" at={delivery.next_attempt_at} />,
          ],
        ]}
      />
      <Section
        title={delivery.attempts.length === 1 ? text.detail.oneAttempt : text.detail.attempts}
      >
        {delivery.attempts.length === 0 ? <p className="soft">{text.detail.noAttempts}</p> : null}
        <ol className="attempts">
          {delivery.attempts.toReversed().map((attempt) => (
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
  return (
    <article className="attempt">
      <header className="attempt-head">
        <h3>{text.detail.attempt(number)}</h3>
        <Status tone={failure ? 'bad' : isRunning ? 'busy' : 'good'}>
          {isRunning ? text.detail.sending : (status ?? text.detail.failed)}
        </Status>
        <span className="soft small number">
          <Moment at={attempt.started_at} />
          {attempt.duration_ms === null ? '' : text.detail.took(attempt.duration_ms)}
        </span>
      </header>
      {failure ? <Notice tone="bad">{failure.message}</Notice> : null}
      <div className="attempt-sides">
        <details open={number === 1 && failure === null}>
          <summary>{text.detail.request}</summary>
          {request ? (
            <CodeBlock
              code={`${headerLines(request.headers)}\n\n${readable(request.body)}`}
              what={text.detail.requestOf(number)}
            />
          ) : (
            <p className="soft">{text.detail.forgotten}</p>
          )}
        </details>
        <details open={failure !== null}>
          <summary>{text.detail.response}</summary>
          {status === null ? (
            <p className="soft">{text.detail.noResponse}</p>
          ) : excerpt ? (
            <CodeBlock code={excerpt} what={text.detail.responseTo(number)} />
          ) : (
            <p className="soft">{text.detail.emptyResponse(status)}</p>
          )}
        </details>
      </div>
    </article>
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
  const again = useMutation({
    mutationFn: () => api.post<{ id: string }>(`/deliveries/${id}/again`),
    onSuccess: (opened) => go(`/deliveries/${opened.id}`),
  });
  return (
    <>
      <Button busy={again.isPending} onClick={() => again.mutate()}>
        {text.detail.sendAgain}
      </Button>
      <Fault error={again.error} />
    </>
  );
}
