import { useState } from 'react';
import { NavLink, useParams } from 'react-router';
import type { SessionView } from '../../../../src/views/session.js';
import { allows } from '../../api/session.js';
import { ChoiceField } from '../../components/field.js';
import { PageHead } from '../../components/page.js';
import { Notice } from '../../components/status.js';
import { planWords } from '../../words.js';
import { NotFound } from '../not-found/not-found.js';
import { FamilyPlayground } from './family/family-playground.js';
import { LandPlayground } from './land/land-playground.js';
import type { Mode } from './making.js';
import { ShowcasePlayground } from './showcase/showcase-playground.js';
import './playground.css';

const places = [
  { what: 'land', title: 'Land film' },
  { what: 'showcase', title: 'Showcase' },
  { what: 'family', title: 'Family' },
] as const;

/** Where a request is tried out by hand: what it would cost and make, then the making, then its code. */
export function Playground({ session }: { readonly session: SessionView }) {
  const { what = '' } = useParams();
  const { account } = session;
  const [mode, setMode] = useState<Mode>((account?.credits ?? 0) > 0 ? 'live' : 'test');
  if (!places.some((place) => place.what === what)) return <NotFound />;
  return (
    <>
      <PageHead
        title="Playground"
        lead="Try a request: see its price and plan, watch its progress, and copy the code."
      />
      {account && !account.api_access ? (
        <Notice tone="warn" title="Your plan has no API access yet">
          <p>
            You are on the plan {planWords(account.plan)}. Making something needs Plus, Pro, Max or
            Enterprise; ask whoever runs this Groundwork to change it.
          </p>
        </Notice>
      ) : null}
      <nav aria-label="What to create">
        <ul className="playground-places">
          {places.map(({ what: place, title }) => (
            <li key={place}>
              <NavLink to={`/playground/${place}`}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {allows(session, 'work.make') ? (
        <>
          <ChoiceField<Mode>
            label="Mode"
            name="mode"
            value={mode}
            choices={[
              { value: 'live', title: 'Live', text: 'Full results, paid with credits.' },
              {
                value: 'test',
                title: 'Test',
                text: 'Free. Same checks and steps; the result is a marked sample.',
              },
            ]}
            onChange={setMode}
          />
          {what === 'land' ? <LandPlayground mode={mode} apiUrl={session.api_url} /> : null}
          {what === 'showcase' ? <ShowcasePlayground mode={mode} apiUrl={session.api_url} /> : null}
          {what === 'family' ? <FamilyPlayground mode={mode} apiUrl={session.api_url} /> : null}
        </>
      ) : (
        <Notice tone="warn">Your role does not allow creating anything.</Notice>
      )}
    </>
  );
}
