import { Link, useParams } from 'react-router';
import type { SessionView } from '../../../../src/views/session.js';
import type { WorkDetailView } from '../../../../src/views/work.js';
import { allows } from '../../api/session.js';
import { useWork } from '../../api/work.js';
import { CodeBlock } from '../../components/copy.js';
import { Facts } from '../../components/facts.js';
import { Fault } from '../../components/fault.js';
import { PageHead, Section, Skeleton } from '../../components/page.js';
import { Status } from '../../components/status.js';
import { durationWords, ExactMoment, Moment } from '../../components/time.js';
import { shared } from '../../text.js';
import {
  deliveryTones,
  deliveryWords,
  events,
  kindWords,
  stateTones,
  statusWords,
} from '../../words.js';
import { Outcome } from './outcome.js';
import { text } from './text.js';
import { WorkActions } from './work-actions.js';
import './work-detail.css';

export function WorkDetail({ session }: { readonly session: SessionView }) {
  const { id = '' } = useParams();
  const detail = useWork(id);
  if (detail.isPending) return <Skeleton lines={6} />;
  if (detail.isError) {
    return (
      <>
        <PageHead title={text.title} />
        <Fault error={detail.error} retry={detail.refetch} />
      </>
    );
  }
  const work = detail.data;
  return (
    <>
      <p className="small">
        <Link to="/work">{text.title}</Link>
      </p>
      <PageHead
        title={work.name ?? kindWords(work.kind)}
        lead={
          <>
            {work.name ? `${kindWords(work.kind)} ` : null}
            <Status tone={stateTones[work.state]}>{statusWords(work.status)}</Status>{' '}
            {work.livemode ? null : <Status tone="plain">{shared.test}</Status>}
          </>
        }
        action={allows(session, 'work.make') ? <WorkActions work={work} /> : null}
      />
      <div className="work-detail">
        <Outcome work={work} />
        <div className="work-beside">
          <Pictures of={work} />
          <Facts
            facts={[
              [text.detail.requested, <ExactMoment key="requested" at={work.created_at} />],
              [
                text.detail.finished,
                work.completed_at ? <ExactMoment key="finished" at={work.completed_at} /> : null,
              ],
              [
                text.detail.took,
                work.completed_at && durationWords(work.created_at, work.completed_at),
              ],
              [
                text.detail.film,
                work.film &&
                  text.detail.filmFacts(work.film.duration_seconds, work.film.resolution),
              ],
              [
                text.detail.credits,
                work.refunded > 0
                  ? text.detail.creditsRefunded(work.charged, work.refunded)
                  : String(work.charged),
              ],
              [text.detail.key, work.key_name],
              [text.detail.id, <code key="id">{work.id}</code>],
              [
                text.detail.webhookId,
                work.external_id && <code key="external">{work.external_id}</code>,
              ],
              [text.detail.requestId, <code key="request">{work.request_id}</code>],
              [
                text.detail.availableUntil,
                work.expires_at ? <Moment key="until" at={work.expires_at} /> : null,
              ],
            ]}
          />
        </div>
      </div>
      <Section title={text.detail.requestId} lead={text.detail.requestLead}>
        <CodeBlock code={JSON.stringify(work.request, null, 2)} what={text.detail.code} />
      </Section>
      {work.deliveries.length > 0 ? (
        <Section title={text.detail.webhooks}>
          <ul className="work-deliveries">
            {work.deliveries.map((delivery) => (
              <li key={delivery.id}>
                <Link to={`/deliveries/${delivery.id}`}>
                  {events[delivery.event] ?? delivery.event}
                </Link>{' '}
                <Status tone={deliveryTones[delivery.status]}>
                  {deliveryWords[delivery.status]}
                </Status>
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
    <ul className="work-inputs" aria-label={text.detail.images}>
      {pictures.map(({ name, url }) => (
        <li key={name}>
          <img src={url} alt={name.replaceAll('_', ' ')} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
