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
import { shared } from '../../text.js';
import { kindChoices, kindWords, stateTones, statusWords } from '../../words.js';
import { text } from './text.js';
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
      <PageHead title={text.title} lead={text.list.lead} />
      <ChoiceBars>
        <SearchBar label={text.list.search} placeholder={text.list.searchFor} />
        <ChoiceBar
          name="state"
          label={shared.lists.status}
          choices={[
            { value: '', title: shared.lists.all },
            { value: 'under_way', title: text.list.states.under_way },
            { value: 'done', title: text.list.states.done },
            { value: 'failed', title: text.list.states.failed },
            { value: 'cancelled', title: text.list.states.cancelled },
          ]}
        />
        <ChoiceBar name="kind" label={shared.lists.kind} choices={kindChoices} />
        <ChoiceBar
          name="mode"
          label={shared.lists.mode}
          choices={[
            { value: '', title: text.list.liveAndTest },
            { value: 'live', title: shared.live },
            { value: 'test', title: shared.test },
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
      <More of={list} what={text.list.more} />
    </>
  );
}

function NoWork({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Empty
        title={shared.lists.noResults}
        action={<ButtonLink to="/work">{text.list.showAll}</ButtonLink>}
      >
        <p>{text.list.noMatch}</p>
      </Empty>
    );
  }
  return (
    <Empty
      title={text.list.emptyTitle}
      action={
        <ButtonLink to="/playground" look="main">
          {text.list.openPlayground}
        </ButtonLink>
      }
    >
      <p>{text.list.empty}</p>
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
        {item.livemode ? null : <span className="work-test">{shared.test}</span>}
      </div>
      <div className="work-words">
        <p className="work-title">{item.name ?? kindWords(item.kind)}</p>
        <p className="work-about soft small">{aboutWords(item)}</p>
        <p className="work-state">
          <Status tone={stateTones[item.state]}>
            {statusWords(item.status)}
            {item.state === 'under_way' && item.progress !== null
              ? ` ${shared.percent(item.progress)}`
              : ''}
          </Status>
          <span className="soft small">
            <Ago at={item.created_at} />
          </span>
        </p>
        {item.state === 'under_way' && item.progress !== null ? (
          <Progress percent={item.progress} label={text.list.progressOf(kindWords(item.kind))} />
        ) : null}
        {item.error && item.state === 'failed' ? (
          <p className="small work-error">{item.error.message}</p>
        ) : null}
      </div>
    </Link>
  );
}
