import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { SessionView } from '../../../src/routes/session.js';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { api, newAttempt } from '../api/client.js';
import { allows, useSend } from '../api/queries.js';
import { useWork } from '../api/work.js';
import { Button } from '../kit/button.js';
import { CodeBlock } from '../kit/copy.js';
import { Confirm, useDialog } from '../kit/dialog.js';
import { Facts, Fault, Loaded, PageHead, Section, Status } from '../kit/page.js';
import { durationWords, Moment } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { deliveryTones, events, kindWords, say, stateTones, statusWords } from '../words.js';
import { Outcome } from './outcome.js';

const { title, detail: text, actions } = words.work;

export function WorkDetail({ session }: { readonly session: SessionView }) {
  const { id = '' } = useParams();
  return (
    <Loaded of={useWork(id)} lines={6} title={title}>
      {(work) => <Shown work={work} mayMake={allows(session, 'work.make')} />}
    </Loaded>
  );
}

function Shown({ work, mayMake }: { readonly work: WorkDetailView; readonly mayMake: boolean }) {
  const { film, charged, refunded, completed_at: end, expires_at: until } = work;
  const kind = kindWords(work.kind);
  return (
    <>
      <p className="text-1">
        <Link to="/work">{title}</Link>
      </p>
      <PageHead
        title={work.name ?? kind}
        lead={
          <>
            {work.name ? `${kind} ` : null}
            <Status tone={stateTones[work.state]}>{statusWords(work.status)}</Status>{' '}
            {work.livemode ? null : <Status tone="plain">{shared.test}</Status>}
          </>
        }
        action={
          mayMake ? (
            work.state === 'under_way' ? (
              <Cancel work={work} />
            ) : (
              <Again work={work} />
            )
          ) : null
        }
      />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-6 max-[56rem]:grid-cols-1">
        <Outcome work={work} />
        <div className="stack gap-5">
          <Pictures of={work} />
          <Facts
            facts={{
              [text.requested]: <Moment at={work.created_at} to="second" />,
              [text.finished]: end && <Moment at={end} to="second" />,
              [text.took]: end && durationWords(work.created_at, end),
              [text.film]:
                film &&
                say(text.filmFacts, {
                  seconds: film.duration_seconds,
                  resolution: film.resolution,
                }),
              [text.credits]:
                refunded > 0 ? say(text.creditsRefunded, { charged, refunded }) : String(charged),
              [text.key]: work.key_name,
              [text.id]: <code>{work.id}</code>,
              [text.webhookId]: work.external_id && <code>{work.external_id}</code>,
              [text.requestId]: <code>{work.request_id}</code>,
              [text.availableUntil]: until && <Moment at={until} />,
            }}
          />
        </div>
      </div>
      <Section title={text.request} lead={text.requestLead}>
        <CodeBlock code={JSON.stringify(work.request, null, 2)} what={text.code} />
      </Section>
      {work.deliveries.length > 0 ? (
        <Section title={text.webhooks}>
          <ul className="stack gap-2">
            {work.deliveries.map(({ id, event, status }) => (
              <li key={id}>
                <Link to={`/deliveries/${id}`}>{events[event] ?? event}</Link>{' '}
                <Status tone={deliveryTones[status]}>{shared.deliveryStatuses[status]}</Status>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

function Pictures({ of: { pictures } }: { readonly of: WorkDetailView }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="tiles-[7rem] gap-2" aria-label={text.images}>
      {pictures.map(({ name, url }) => (
        <li key={name} className="only:col-span-full">
          <img
            className="max-h-64 w-full rounded-1 object-cover"
            src={url}
            alt={name.replaceAll('_', ' ')}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}

function Cancel({ work: { id, livemode } }: { readonly work: WorkDetailView }) {
  const client = useQueryClient();
  const [dialog, show] = useDialog();
  const kind = id.startsWith('task_') ? '/v1/tasks' : '/v1/real-estate/property-showcase/jobs';
  const path = `/${livemode ? 'live' : 'test'}${kind}/${id}/cancel`;
  const ask = () =>
    show((onClose) => (
      <Confirm
        {...actions.cancellation}
        danger
        send={() => api.post(path).finally(() => client.invalidateQueries())}
        onClose={onClose}
      />
    ));
  return (
    <>
      <Button onClick={ask}>{actions.cancel}</Button>
      {dialog}
    </>
  );
}

function Again({ work: { id, livemode, charged } }: { readonly work: WorkDetailView }) {
  const go = useNavigate();
  // One attempt, however often it is pressed or sent again.
  const attempt = useRef(newAttempt());
  const again = useSend({
    send: () => api.post<{ id: string }>(`/work/${id}/again`, { attempt: attempt.current }),
    after: (made) => {
      attempt.current = newAttempt();
      return go(`/work/${made.id}`);
    },
  });
  const isPaid = livemode && charged > 0;
  return (
    <>
      <Button busy={again.isPending} onClick={() => again.mutate()}>
        {isPaid ? say(actions.runAgainFor, { credits: charged }) : actions.runAgain}
      </Button>
      <Fault error={again.error} />
    </>
  );
}
