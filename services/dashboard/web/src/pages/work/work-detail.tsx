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
import {
  deliveryTones,
  deliveryWords,
  events,
  kindWords,
  stateTones,
  statusWords,
} from '../../words.js';
import { Outcome } from './outcome.js';
import { WorkActions } from './work-actions.js';
import './work-detail.css';

export function WorkDetail({ session }: { readonly session: SessionView }) {
  const { id = '' } = useParams();
  const detail = useWork(id);
  if (detail.isPending) return <Skeleton lines={6} />;
  if (detail.isError) {
    return (
      <>
        <PageHead title="Work" />
        <Fault error={detail.error} retry={detail.refetch} />
      </>
    );
  }
  const work = detail.data;
  return (
    <>
      <p className="small">
        <Link to="/work">Work</Link>
      </p>
      <PageHead
        title={work.name ?? kindWords(work.kind)}
        lead={
          <>
            {work.name ? `${kindWords(work.kind)} ` : null}
            <Status tone={stateTones[work.state]}>{statusWords(work.status)}</Status>{' '}
            {work.livemode ? null : <Status tone="plain">Test</Status>}
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
              ['Requested', <ExactMoment key="requested" at={work.created_at} />],
              [
                'Finished',
                work.completed_at ? <ExactMoment key="finished" at={work.completed_at} /> : null,
              ],
              ['Took', work.completed_at && durationWords(work.created_at, work.completed_at)],
              ['Film', work.film && `${work.film.duration_seconds} s, ${work.film.resolution}`],
              [
                'Credits',
                work.refunded > 0
                  ? `${work.charged}, ${work.refunded} refunded`
                  : String(work.charged),
              ],
              ['Key', work.key_name],
              ['ID', <code key="id">{work.id}</code>],
              [
                'ID in webhooks',
                work.external_id && <code key="external">{work.external_id}</code>,
              ],
              ['Request', <code key="request">{work.request_id}</code>],
              [
                'Files available until',
                work.expires_at ? <Moment key="until" at={work.expires_at} /> : null,
              ],
            ]}
          />
        </div>
      </div>
      <Section title="Request" lead="With defaults filled in.">
        <CodeBlock code={JSON.stringify(work.request, null, 2)} what="request" />
      </Section>
      {work.deliveries.length > 0 ? (
        <Section title="Webhooks">
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
    <ul className="work-inputs" aria-label="Request images">
      {pictures.map(({ name, url }) => (
        <li key={name}>
          <img src={url} alt={name.replaceAll('_', ' ')} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
