import { Link, useSearchParams } from 'react-router';
import type { WorkView } from '../../../src/routes/work.js';
import type { WorkItemView } from '../../../src/work/work-item.js';
import { type Mode, useMode } from '../api/draft.js';
import { usePages } from '../api/queries.js';
import { ButtonLink } from '../kit/button.js';
import { choicesOf, Filter, Filters, More, Search } from '../kit/list.js';
import { Empty, Fault, PageHead, Progress, Skeleton, Status } from '../kit/page.js';
import { Ago } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { kindWords, percentWords, say, stateTones, statusWords } from '../words.js';

const { title, list: text } = words.work;

/** While something is being made, and while nothing is: new work may have come from elsewhere. */
const BUSY_MS = 1_500;
const CALM_MS = 15_000;

const isUnderWay = ({ state }: WorkItemView) => state === 'under_way';

export function Work() {
  const [params] = useSearchParams();
  const filters = Object.fromEntries(
    ['state', 'kind', 'text'].map((name) => [name, params.get(name)]),
  );
  const mode = useMode();
  const list = usePages<WorkView>('/work', { ...filters, mode }, 'after', (pages) =>
    pages.some(({ work }) => work.some(isUnderWay)) ? BUSY_MS : CALM_MS,
  );
  const work = list.data?.pages.flatMap((page) => page.work) ?? [];
  const { all, allKinds, status, kind } = shared.lists;
  return (
    <>
      <PageHead title={title} lead={text.lead} />
      <Filters>
        <Search label={text.search} placeholder={text.searchFor} />
        <Filter name="state" label={status} choices={choicesOf(all, text.states)} />
        <Filter name="kind" label={kind} choices={choicesOf(allKinds, shared.kinds)} />
      </Filters>
      {list.isPending ? <Skeleton /> : null}
      <Fault error={list.error} retry={list.refetch} />
      {list.isSuccess && work.length === 0 ? (
        <NoWork isFiltered={Object.values(filters).some((value) => value !== null)} mode={mode} />
      ) : null}
      <ul className="tiles-[15.5rem] gap-4">
        {work.map((item) => (
          <li key={item.id}>
            <WorkCard item={item} />
          </li>
        ))}
      </ul>
      <More of={list} what={text.more} />
    </>
  );
}

function NoWork({ isFiltered, mode }: { readonly isFiltered: boolean; readonly mode: Mode }) {
  const [title, lead, to, action] = isFiltered
    ? [shared.lists.noResults, text.noMatch, '/work', text.showAll]
    : [text.emptyTitle, text.emptyIn[mode], '/playground', text.openPlayground];
  return <Empty title={title} lead={lead} action={<ButtonLink to={to}>{action}</ButtonLink>} />;
}

function WorkCard({ item }: { readonly item: WorkItemView }) {
  const { name, about, state, error, progress } = item;
  const kind = kindWords(item.kind);
  const percent = state === 'under_way' ? progress : null;
  return (
    <Link
      className="work-card card grid h-full grid-rows-[auto_1fr] overflow-hidden text-inherit no-underline transition hover:border-line-strong hover:text-inherit hover:shadow-high focus-visible:rounded-2"
      to={`/work/${item.id}`}
    >
      <div className="relative aspect-4/3 bg-sunken">
        {item.picture_url ? (
          <img className="size-full object-contain" src={item.picture_url} alt="" loading="lazy" />
        ) : (
          <span className="absolute inset-0 bg-[linear-gradient(165deg,var(--color-sunken)_55%,var(--color-line)_55.3%)]" />
        )}
        {item.livemode ? null : (
          <span className="absolute top-2 left-2 rounded-full bg-raised px-2 py-[0.05rem] text-1 font-half text-ink">
            {shared.test}
          </span>
        )}
      </div>
      <div className="stack content-start gap-1 px-4 pt-3 pb-4">
        <p className="font-serif text-3 leading-[1.3] font-medium">{name ?? kind}</p>
        <p className="truncate text-1 text-ink-soft">
          {[name === null ? '' : kind, about].filter(Boolean).join(', ')}
        </p>
        <p className="row mt-2 items-center justify-between gap-y-1">
          <Status tone={stateTones[state]}>
            {statusWords(item.status)}
            {percent === null ? '' : ` ${percentWords(percent)}`}
          </Status>
          <span className="text-ink-soft text-1">
            <Ago at={item.created_at} />
          </span>
        </p>
        {percent === null ? null : (
          <div className="mt-2">
            <Progress percent={percent} label={say(text.progressOf, { kind })} />
          </div>
        )}
        {error && state === 'failed' ? <p className="text-1 text-bad">{error.message}</p> : null}
      </div>
    </Link>
  );
}
