import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { NavLink, useNavigate, useParams } from 'react-router';
import type { FormValues } from '../../../src/playground/form.js';
import type { SamplePhoto } from '../../../src/playground/store-photo.js';
import type { ChoicesView } from '../../../src/routes/playground/choices.js';
import type { SessionView } from '../../../src/routes/session.js';
import { api } from '../api/client.js';
import {
  clearDrafts,
  DraftScope,
  draftScope,
  readDraft,
  useMode,
  writeDraft,
} from '../api/draft.js';
import { allows, useGet } from '../api/queries.js';
import samples from '../forms/samples.json';
import { Button } from '../kit/button.js';
import { Loaded, NotFound, Notice, PageHead, Skeleton } from '../kit/page.js';
import text from '../words/playground.json';
import { planWords, say } from '../words.js';
import type { Place } from './bench.js';
import { FamilyPlayground, FilmPlayground } from './film-playground.js';
import { LandPlayground } from './land-playground.js';
import { current, type Photo } from './photos.js';
import { ShowcasePlayground } from './showcase-playground.js';
import { TemplatePlayground } from './template-playground.js';

type What = keyof typeof text.places;
const places = Object.entries(text.places) as [What, string][];

export function Playground({ session }: { readonly session: SessionView }) {
  const { what: wanted } = useParams();
  const what = places.find(([name]) => name === wanted)?.[0];
  if (what === undefined) return <NotFound />;
  const { account } = session;
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      {account && !account.api_access ? (
        <Notice tone="good" title={say(text.freePlan.title, { plan: planWords(account.plan) })}>
          <p>{text.freePlan.words}</p>
        </Notice>
      ) : null}
      <nav aria-label={text.placesLabel}>
        <ul className="places-line row gap-x-5 gap-y-0 border-b border-line">
          {places.map(([place, title]) => (
            <li key={place}>
              <NavLink to={`/playground/${place}`}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {allows(session, 'work.make') ? (
        <Trying key={what} session={session} what={what} />
      ) : (
        <Notice tone="warn">{text.notAllowed}</Notice>
      )}
    </>
  );
}

function Trying({ session, what }: { readonly session: SessionView; readonly what: What }) {
  const { account, api_url: apiUrl } = session;
  const mode = useMode();
  const choices = useGet<ChoicesView>('/playground/choices', {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [begun, setBegun] = useState({ times: 0, withSample: true });
  const go = useNavigate();
  const scope = draftScope(account?.id ?? '', what);
  const openWith = (id: string) => {
    writeDraft(draftScope(account?.id ?? '', 'showcase'), 'template', id);
    void go('/playground/showcase');
  };
  const begin = (title: string, withSample: boolean) => (
    <Button
      look="quiet"
      onClick={() => {
        clearDrafts(scope);
        setBegun({ times: begun.times + 1, withSample });
      }}
    >
      {title}
    </Button>
  );
  return (
    <>
      <div className="row items-center justify-between gap-x-5">
        <p className="text-ink-soft">{mode === 'test' ? text.testMode : text.liveMode}</p>
        <div className="row gap-5">
          {begin(text.loadSample, true)}
          {begin(text.clear, false)}
        </div>
      </div>
      <DraftScope key={begun.times} value={scope}>
        {what === 'templates' && account?.custom_templates === false ? (
          <Notice tone="warn">{text.templatesNeed}</Notice>
        ) : null}
        {what === 'family' && account?.families === false ? (
          <Notice tone="warn">{text.familiesNeed}</Notice>
        ) : null}
        <Loaded of={choices} lines={6}>
          {(loaded) => (
            <Filled scope={scope} what={what} withSample={begun.withSample}>
              <Form what={what} place={{ mode, apiUrl, choices: loaded }} onTemplate={openWith} />
            </Filled>
          )}
        </Loaded>
      </DraftScope>
    </>
  );
}

/** What a form is tried with: photos by the names of their drafts, one or several each, and values of its fields. */
interface Sample {
  readonly photos: Readonly<Record<string, SamplePhoto | readonly SamplePhoto[]>>;
  readonly values: FormValues;
}

const sampleOf = (what: What) => samples[what] as Sample;

/** Whether a form has no photo of its own that could still be used. */
function isUntouched(scope: string, what: What): boolean {
  const kept = Object.keys(sampleOf(what).photos).flatMap(
    (name) => readDraft<Photo | readonly Photo[]>(scope, name) ?? [],
  );
  return !kept.some(current);
}

/** Fills in our sample where a form, that is not open, is empty. */
async function fillIn(scope: string, what: What): Promise<true> {
  const { photos, values } = sampleOf(what);
  const names = [...new Set(Object.values(photos).flat())];
  const path = '/playground/samples';
  const { photos: sent } = await api.post<{ photos: Omit<Photo, 'shown'>[] }>(path, { names });
  const photoOf = (name: SamplePhoto): Photo | null => {
    const photo = sent[names.indexOf(name)];
    return photo ? { ...photo, shown: photo.url } : null;
  };
  for (const [draft, named] of Object.entries(photos)) {
    writeDraft(scope, draft, typeof named === 'string' ? photoOf(named) : named.map(photoOf));
  }
  const own = Object.entries(readDraft<FormValues>(scope, 'values') ?? {});
  const filled = Object.fromEntries(own.filter(([, value]) => value !== ''));
  writeDraft(scope, 'values', { ...values, ...filled });
  return true;
}

/** A form as it was left, or with our sample where it has no photo. */
function Filled(props: {
  readonly scope: string;
  readonly what: What;
  readonly withSample: boolean;
  readonly children: ReactNode;
}) {
  const { scope, what, withSample, children } = props;
  const [fills] = useState(() => withSample && isUntouched(scope, what));
  // Without it the form is there all the same, as an empty one.
  const { isPending } = useQuery({
    queryKey: ['sample', scope],
    queryFn: () => fillIn(scope, what),
    enabled: fills,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return fills && isPending ? <Skeleton lines={6} /> : children;
}

function Form(props: {
  readonly what: What;
  readonly place: Place;
  readonly onTemplate: (id: string) => void;
}) {
  const { what, place, onTemplate } = props;
  switch (what) {
    case 'land':
      return <LandPlayground place={place} />;
    case 'showcase':
    case 'campaign':
      return <ShowcasePlayground place={place} campaign={what === 'campaign'} />;
    case 'templates':
      return <TemplatePlayground place={place} onUse={onTemplate} />;
    case 'family':
      return <FamilyPlayground place={place} />;
    default:
      return <FilmPlayground place={place} kind={what} />;
  }
}
