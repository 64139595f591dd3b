import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplatesView, TemplateView } from '../../../../../src/views/playground.js';
import { api } from '../../../api/client.js';
import { Fault } from '../../../components/fault.js';
import { Skeleton } from '../../../components/page.js';
import { Estimate } from '../estimate.js';
import { WordsField } from '../fields.js';
import { type Mode, useMaking } from '../making.js';
import { Making } from '../making-panel.js';
import { MoreSection } from '../more/more-section.js';
import { firstMore } from '../more/more-wishes.js';
import { type Photo, PhotoDrop } from '../photo-drop.js';
import { SameRequest } from '../same-request.js';
import { ImageEdit } from './image-edit.js';
import { PropertyFields } from './property-fields.js';
import { firstWords, showcaseBody } from './showcase-body.js';
import { Templates } from './templates.js';

/** While previews are still being drawn. */
const LOOK_MS = 2_000;

export function ShowcasePlayground({
  mode,
  apiUrl,
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
}) {
  const templates = useQuery({
    queryKey: ['playground', 'templates'],
    queryFn: () => api.get<TemplatesView>('/playground/templates'),
    refetchInterval: ({ state }) =>
      state.data?.templates.some(({ is_own, preview_url }) => !is_own && preview_url === null)
        ? LOOK_MS
        : false,
    staleTime: 60_000,
  });
  if (templates.isPending) return <Skeleton lines={6} />;
  if (templates.isError) return <Fault error={templates.error} retry={templates.refetch} />;
  return <Bench mode={mode} apiUrl={apiUrl} choices={templates.data} />;
}

const saying = ({ is_own, logo }: TemplateView) => {
  if (!is_own) return 'say price and size';
  return logo === 'required'
    ? 'a logo, and fill in what your design says'
    : 'fill in what your design says';
};

function Bench({
  mode,
  apiUrl,
  choices,
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
  readonly choices: TemplatesView;
}) {
  const [chosen, setChosen] = useState('hero_impact');
  const [words, setWords] = useState(firstWords);
  const [language, setLanguage] = useState('en');
  const [main, setMain] = useState<Photo | null>(null);
  const [supporting, setSupporting] = useState<readonly (Photo | null)[]>([]);
  const [logo, setLogo] = useState<Photo | null>(null);
  const [instruction, setInstruction] = useState('');
  const [more, setMore] = useState(firstMore);
  const template = choices.templates.find(({ id }) => id === chosen);
  const body = template
    ? showcaseBody({ template, words, language, main, supporting, logo, instruction, more })
    : null;
  const trial = { operation: 'showcase', mode, body } as const;
  const making = useMaking(trial);
  if (!template) return null;
  const beside = Array.from({ length: template.supporting }, (_, at) => at);
  return (
    <div className="bench">
      <Making making={making} what="image">
        {(work) => (
          <ImageEdit
            key={work.id}
            source={work.id}
            mode={work.livemode ? 'live' : 'test'}
            apiUrl={apiUrl}
            most={choices.edit_characters}
          />
        )}
      </Making>
      <div className="bench-form">
        <section className="bench-part" aria-labelledby="showcase-photo">
          <h2 id="showcase-photo">The photos</h2>
          <PhotoDrop label="Main photo" photo={main} takesPaste onPhoto={setMain} />
          {beside.length > 0 ? (
            <div className="supporting">
              {beside.map((at) => (
                <PhotoDrop
                  key={at}
                  label={`Photo ${at + 2}`}
                  small
                  photo={supporting[at] ?? null}
                  onPhoto={(photo) =>
                    setSupporting((before) =>
                      Array.from({ length: Math.max(before.length, at + 1) }, (_, index) =>
                        index === at ? photo : (before[index] ?? null),
                      ),
                    )
                  }
                />
              ))}
            </div>
          ) : null}
          {template.logo === 'none' ? null : (
            <div className="supporting">
              <PhotoDrop
                label={template.logo === 'required' ? 'Logo' : 'Logo (optional)'}
                small
                photo={logo}
                onPhoto={setLogo}
              />
            </div>
          )}
        </section>
        <section className="bench-part" aria-labelledby="showcase-design">
          <h2 id="showcase-design">The design</h2>
          <Templates templates={choices.templates} chosen={chosen} onChoose={setChosen} />
        </section>
        <section className="bench-part" aria-labelledby="showcase-words">
          <h2 id="showcase-words">The property</h2>
          <PropertyFields
            template={template}
            words={words}
            language={language}
            languages={choices.languages}
            onWords={setWords}
            onLanguage={setLanguage}
          />
          <MoreSection wishes={more} labelled="image" onChange={setMore}>
            {template.is_own ? (
              <WordsField
                label="Instructions for your design"
                hint="For example: keep the sky free of text."
                value={instruction}
                most={choices.instruction_characters}
                onChange={setInstruction}
              />
            ) : null}
          </MoreSection>
        </section>
      </div>
      <div className="bench-side">
        <Estimate
          trial={trial}
          making={making}
          empty={
            template.supporting > 0
              ? `Choose ${template.supporting + 1} photos and ${saying(template)} to see the price before you pay.`
              : `Choose a photo and ${saying(template)} to see the price before you pay.`
          }
          words={{ live: 'Create image', test: 'Create sample image' }}
        />
      </div>
      <SameRequest apiUrl={apiUrl} operation="showcase" body={body} />
    </div>
  );
}
