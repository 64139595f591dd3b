import { useState } from 'react';
import { NavLink, useNavigate, useParams } from 'react-router';
import type { ChoicesView } from '../../../src/routes/playground/choices.js';
import type { SessionView } from '../../../src/routes/session.js';
import { clearDrafts, DraftScope, draftScope, useDraft, writeDraft } from '../api/draft.js';
import { allows, useGet } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { ChoiceField } from '../kit/field.js';
import { Loaded, Notice, PageHead } from '../kit/page.js';
import { NotFound } from '../pages/not-found.js';
import text from '../words/playground.json';
import shared from '../words/shared.json';
import { planWords, say } from '../words.js';
import type { Place } from './bench.js';
import { FamilyPlayground, FilmPlayground } from './film-playground.js';
import { LandPlayground } from './land-playground.js';
import type { Mode } from './making.js';
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
        <DraftScope value={draftScope(account?.id ?? '', 'playground')}>
          <Trying session={session} what={what} />
        </DraftScope>
      ) : (
        <Notice tone="warn">{text.notAllowed}</Notice>
      )}
    </>
  );
}

function Trying({ session, what }: { readonly session: SessionView; readonly what: What }) {
  const { account, api_url: apiUrl } = session;
  const choices = useGet<ChoicesView>('/playground/choices', {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const mayLive = account?.api_access ?? false;
  const [wanted, setMode] = useDraft<Mode>('mode', (account?.credits ?? 0) > 0 ? 'live' : 'test');
  const mode = mayLive ? wanted : 'test';
  const [begun, setBegun] = useState(0);
  const go = useNavigate();
  const scope = draftScope(account?.id ?? '', what);
  const openWith = (id: string) => {
    writeDraft(draftScope(account?.id ?? '', 'showcase'), 'template', id);
    void go('/playground/showcase');
  };
  return (
    <>
      <div className="row items-end justify-between gap-3 *:first:flex-[1_1_20rem]">
        <ChoiceField<Mode>
          label={shared.forms.mode}
          name="mode"
          value={mode}
          choices={[
            { value: 'test', title: shared.test, text: text.testMode },
            ...(mayLive
              ? [{ value: 'live', title: shared.live, text: text.liveMode } as const]
              : []),
          ]}
          onChange={setMode}
        />
        <Button
          look="quiet"
          onClick={() => {
            clearDrafts(scope);
            setBegun(begun + 1);
          }}
        >
          {text.clear}
        </Button>
      </div>
      <DraftScope key={`${scope}${begun}`} value={scope}>
        {what === 'templates' && account?.custom_templates === false ? (
          <Notice tone="warn">{text.templatesNeed}</Notice>
        ) : null}
        {what === 'family' && account?.families === false ? (
          <Notice tone="warn">{text.familiesNeed}</Notice>
        ) : null}
        <Loaded of={choices} lines={6}>
          {(loaded) => (
            <Form what={what} place={{ mode, apiUrl, choices: loaded }} onTemplate={openWith} />
          )}
        </Loaded>
      </DraftScope>
    </>
  );
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
