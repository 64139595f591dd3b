import { Link, useSearchParams } from 'react-router';
import type { WorkItemView, WorkView } from '../../../../src/views/work.js';
import { usePages } from '../../api/pages.js';
import { ButtonLink } from '../../components/button.js';
import { ChoiceBar, ChoiceBars, SearchBar } from '../../components/choice-bar.js';
import { Fault } from '../../components/fault.js';
import { More } from '../../components/more.js';
import { Empty, PageHead, Skeleton } from '../../components/page.js';
import { Progress } from '../../components/progress.js';
import { Status } from '../../components/status.js';
import { Ago } from '../../components/time.js';
import { kindChoices, kindWords, stateTones, statusWords } from '../../words.js';
import './work.css';

/** While something is being made, and while nothing is: new work may have come from elsewhere. */
const BUSY_MS = 1_500;
const CALM_MS = 15_000;

const isUnderWay = ({ state }: WorkItemView) => state === 'under_way';

export function Work() {
  const [params] = useSearchParams();
  const filters = {
    state: params.get('state'),
    kind: params.get('kind'),
    mode: params.get('mode'),
    text: params.get('text'),
  };
  const isFiltered = Object.values(filters).some((value) => value !== null);
  const list = usePages<WorkView>('/work', filters, 'after', (pages) =>
    pages.some(({ work }) => work.some(isUnderWay)) ? BUSY_MS : CALM_MS,
  );
  const work = list.data?.pages.flatMap((page) => page.work) ?? [];
  return (
    <>
      <PageHead title="Work" lead="Every film, family and showcase you requested, newest first." />
      <ChoiceBars>
        <SearchBar label="Search" placeholder="Name, text or ID" />
        <ChoiceBar
          name="state"
          label="Status"
          choices={[
            { value: '', title: 'All' },
            { value: 'under_way', title: 'In progress' },
            { value: 'done', title: 'Done' },
            { value: 'failed', title: 'Failed' },
            { value: 'cancelled', title: 'Cancelled' },
          ]}
        />
        <ChoiceBar name="kind" label="Kind" choices={kindChoices} />
        <ChoiceBar
          name="mode"
          label="Mode"
          choices={[
            { value: '', title: 'Live and test' },
            { value: 'live', title: 'Live' },
            { value: 'test', title: 'Test' },
          ]}
        />
      </ChoiceBars>
      {list.isPending ? <Skeleton /> : null}
      <Fault error={list.error} retry={list.refetch} />
      {list.isSuccess && work.length === 0 ? <NoWork isFiltered={isFiltered} /> : null}
      <ul className="work-list">
        {work.map((item) => (
          <li key={item.id}>
            <WorkCard item={item} />
          </li>
        ))}
      </ul>
      <More of={list} what="work" />
    </>
  );
}

function NoWork({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Empty title="No results" action={<ButtonLink to="/work">Show all</ButtonLink>}>
        <p>No work matches your filters.</p>
      </Empty>
    );
  }
  return (
    <Empty
      title="Nothing here yet"
      action={
        <ButtonLink to="/playground" look="main">
          Open playground
        </ButtonLink>
      }
    >
      <p>
        Everything you create in the playground or with the API appears here, with its progress and
        the finished film or image.
      </p>
    </Empty>
  );
}

/** The kind and the request, shown next to its name. */
function aboutWords({ name, kind, about }: WorkItemView): string {
  return [name === null ? '' : kindWords(kind), about].filter(Boolean).join(', ');
}

function WorkCard({ item }: { readonly item: WorkItemView }) {
  return (
    <Link className="work-card" to={`/work/${item.id}`}>
      <div className="work-picture">
        {item.picture_url ? <img src={item.picture_url} alt="" loading="lazy" /> : <span />}
        {item.livemode ? null : <span className="work-test">Test</span>}
      </div>
      <div className="work-words">
        <p className="work-title">{item.name ?? kindWords(item.kind)}</p>
        <p className="work-about soft small">{aboutWords(item)}</p>
        <p className="work-state">
          <Status tone={stateTones[item.state]}>
            {statusWords(item.status)}
            {item.state === 'under_way' && item.progress !== null ? ` ${item.progress} %` : ''}
          </Status>
          <span className="soft small">
            <Ago at={item.created_at} />
          </span>
        </p>
        {item.state === 'under_way' && item.progress !== null ? (
          <Progress percent={item.progress} label={`Progress of ${kindWords(item.kind)}`} />
        ) : null}
        {item.error && item.state === 'failed' ? (
          <p className="small work-error">{item.error.message}</p>
        ) : null}
      </div>
    </Link>
  );
}
