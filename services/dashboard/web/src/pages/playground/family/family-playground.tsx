import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PresetsView } from '../../../../../src/views/playground.js';
import { api } from '../../../api/client.js';
import { useDraft } from '../../../api/draft.js';
import { Button } from '../../../components/button.js';
import { Fault } from '../../../components/fault.js';
import { TextField } from '../../../components/field.js';
import { Skeleton } from '../../../components/page.js';
import { Estimate } from '../estimate.js';
import { type Mode, useMaking } from '../making.js';
import { Making } from '../making-panel.js';
import { MoreSection } from '../more/more-section.js';
import { firstMore } from '../more/more-wishes.js';
import { SameRequest } from '../same-request.js';
import { familyBody, type MemberWords, newMember } from './family-body.js';
import { MemberForm } from './member-form.js';
import { Portraits } from './portraits.js';
import { text } from './text.js';
import './family.css';

export function FamilyPlayground({
  mode,
  apiUrl,
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
}) {
  const presets = useQuery({
    queryKey: ['playground', 'presets'],
    queryFn: () => api.get<PresetsView>('/playground/presets'),
    staleTime: 60_000,
  });
  if (presets.isPending) return <Skeleton lines={6} />;
  if (presets.isError) return <Fault error={presets.error} retry={presets.refetch} />;
  return <Bench mode={mode} apiUrl={apiUrl} choices={presets.data} />;
}

function Bench({
  mode,
  apiUrl,
  choices: { presets, limits },
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
  readonly choices: PresetsView;
}) {
  const [name, setName] = useDraft('name', '');
  const [begun] = useState(() => [newMember('adult'), newMember('child')]);
  const [members, setMembers] = useDraft<readonly MemberWords[]>('members', begun);
  const [more, setMore] = useDraft('more', firstMore);
  const body = familyBody(name, members, more);
  const trial = { operation: 'family', mode, body } as const;
  const making = useMaking(trial);
  return (
    <div className="bench">
      <Making making={making} what={text.family}>
        {(work) => <Portraits taskId={work.id} />}
      </Making>
      <div className="bench-form">
        <section className="bench-part" aria-labelledby="family-members">
          <h2 id="family-members">{text.title}</h2>
          <TextField
            label={text.name}
            placeholder={text.nameExample}
            maxLength={limits.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {members.map((member, at) => (
            <MemberForm
              key={member.key}
              member={member}
              number={at + 1}
              most={limits.memberText}
              onChange={(next) =>
                setMembers(members.map((one) => (one.key === member.key ? next : one)))
              }
              onRemove={
                members.length > limits.members.min
                  ? () => setMembers(members.filter(({ key }) => key !== member.key))
                  : null
              }
            />
          ))}
          <div>
            <Button
              disabled={members.length >= limits.members.max}
              onClick={() => setMembers([...members, newMember('adult')])}
            >
              {text.addMember}
            </Button>
          </div>
          <MoreSection wishes={more} named={false} labelled={null} onChange={setMore} />
        </section>
        <section className="bench-part" aria-labelledby="family-presets">
          <div>
            <h2 id="family-presets">{text.existing.title}</h2>
            <p className="soft">{text.existing.words}</p>
          </div>
          <ul className="portraits">
            {presets.map(({ slug, members: count, card_image_url }) => (
              <li key={slug}>
                {card_image_url ? <img src={card_image_url} alt="" loading="lazy" /> : null}
                <code>{slug}</code>
                <p className="soft small">{text.existing.members(count)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="bench-side">
        <Estimate
          trial={trial}
          making={making}
          empty={text.noName}
          words={{ live: text.create, test: text.createSample }}
        />
      </div>
      <SameRequest apiUrl={apiUrl} operation="family" body={body} />
    </div>
  );
}
