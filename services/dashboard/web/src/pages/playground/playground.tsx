import { useState } from 'react';
import { NavLink, useNavigate, useParams } from 'react-router';
import type { SessionView } from '../../../../src/views/session.js';
import { clearDrafts, DraftScope, draftScope, useDraft, writeDraft } from '../../api/draft.js';
import { allows } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { ChoiceField } from '../../components/field.js';
import { PageHead } from '../../components/page.js';
import { Notice } from '../../components/status.js';
import { shared } from '../../text.js';
import { planWords } from '../../words.js';
import { NotFound } from '../not-found/not-found.js';
import { FamilyPlayground } from './family/family-playground.js';
import { FilmPlayground } from './films/film-playground.js';
import { LandPlayground } from './land/land-playground.js';
import type { Mode } from './making.js';
import { ShowcasePlayground } from './showcase/showcase-playground.js';
import { TemplatePlayground } from './templates/template-playground.js';
import { text } from './text.js';
import './playground.css';

const places = [
  { what: 'land', title: text.places.land },
  { what: 'slideshow', title: text.places.slideshow },
  { what: 'narrated-slideshow', title: text.places.narratedSlideshow },
  { what: 'living-property', title: text.places.livingProperty },
  { what: 'showcase', title: text.places.showcase },
  { what: 'campaign', title: text.places.campaign },
  { what: 'templates', title: text.places.templates },
  { what: 'family', title: text.places.family },
] as const;
type Place = (typeof places)[number]['what'];

export function Playground({ session }: { readonly session: SessionView }) {
  const { what = '' } = useParams();
  const place = places.find((one) => one.what === what);
  if (place === undefined) return <NotFound />;
  const { account } = session;
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      {account && !account.api_access ? (
        <Notice tone="good" title={text.freePlan.title(planWords(account.plan))}>
          <p>{text.freePlan.words}</p>
        </Notice>
      ) : null}
      <nav aria-label={text.places.label}>
        <ul className="playground-places">
          {places.map(({ what: place, title }) => (
            <li key={place}>
              <NavLink to={`/playground/${place}`}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {allows(session, 'work.make') ? (
        <DraftScope value={draftScope(account?.id ?? '', 'playground')}>
          <Trying session={session} what={place.what} />
        </DraftScope>
      ) : (
        <Notice tone="warn">{text.notAllowed}</Notice>
      )}
    </>
  );
}

function Trying({ session, what }: { readonly session: SessionView; readonly what: Place }) {
  const { account } = session;
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
      <div className="playground-mode">
        <ChoiceField<Mode>
          label={shared.forms.mode}
          name="mode"
          value={mode}
          choices={[
            {
              value: 'test',
              title: shared.test,
              text: text.testMode,
            },
            ...(mayLive
              ? [
                  {
                    value: 'live',
                    title: shared.live,
                    text: text.liveMode,
                  } as const,
                ]
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
        <PlanNotice what={what} session={session} />
        <Bench what={what} mode={mode} apiUrl={session.api_url} onTemplate={openWith} />
      </DraftScope>
    </>
  );
}

/** Says what the plan does not include, before anything is filled in. */
function PlanNotice({ what, session }: { readonly what: Place; readonly session: SessionView }) {
  const { account } = session;
  if (what === 'templates' && account?.custom_templates === false) {
    return <Notice tone="warn">{text.templatesNeed}</Notice>;
  }
  if (what === 'family' && account?.families === false) {
    return <Notice tone="warn">{text.familiesNeed}</Notice>;
  }
  return null;
}

function Bench({
  what,
  onTemplate,
  ...shared
}: {
  readonly what: Place;
  readonly mode: Mode;
  readonly apiUrl: string;
  readonly onTemplate: (id: string) => void;
}) {
  switch (what) {
    case 'land':
      return <LandPlayground {...shared} />;
    case 'showcase':
      return <ShowcasePlayground {...shared} />;
    case 'campaign':
      return <ShowcasePlayground {...shared} campaign />;
    case 'templates':
      return <TemplatePlayground {...shared} onUse={onTemplate} />;
    case 'family':
      return <FamilyPlayground {...shared} />;
    default:
      return <FilmPlayground {...shared} kind={what} />;
  }
}
