import { useQuery } from '@tanstack/react-query';
import type { SamplePhoto } from '../../../../../src/playground/sample-photos.js';
import type { TemplatesView, TemplateView } from '../../../../../src/views/playground.js';
import { api } from '../../../api/client.js';
import { useDraft } from '../../../api/draft.js';
import { Fault } from '../../../components/fault.js';
import { Skeleton } from '../../../components/page.js';
import { Estimate } from '../estimate.js';
import { WordsField } from '../fields.js';
import { type Mode, useMaking } from '../making.js';
import { Making } from '../making-panel.js';
import { MoreSection } from '../more/more-section.js';
import { firstMore } from '../more/more-wishes.js';
import { usePhotoDraft, usePhotosDraft } from '../photo-drafts.js';
import { PhotoDrop } from '../photo-drop.js';
import { SameRequest } from '../same-request.js';
import { allFormats, Formats, type ShowcaseFormat } from './formats.js';
import { ImageEdit } from './image-edit.js';
import { PropertyFields } from './property-fields.js';
import { firstWords, showcaseBody } from './showcase-body.js';
import { Templates } from './templates.js';
import { text } from './text.js';

/** While previews are still being drawn. */
const LOOK_MS = 2_000;

export function ShowcasePlayground({
  mode,
  apiUrl,
  campaign = false,
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
  /** One showcase in several formats at once. */
  readonly campaign?: boolean;
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
  return <Bench mode={mode} apiUrl={apiUrl} campaign={campaign} choices={templates.data} />;
}

/** Beside the main photo, in this order. */
const samples: readonly SamplePhoto[] = ['living-room', 'kitchen', 'terrace'];

const saying = ({ is_own, logo }: TemplateView) => {
  if (!is_own) return text.priceAndSize;
  return logo === 'required' ? text.ownLogoAndTexts : text.ownTexts;
};

function Bench({
  mode,
  apiUrl,
  campaign,
  choices,
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
  readonly campaign: boolean;
  readonly choices: TemplatesView;
}) {
  const [chosen, setChosen] = useDraft('template', 'hero_impact');
  const [words, setWords] = useDraft('words', firstWords);
  const [language, setLanguage] = useDraft('language', 'en');
  const [main, setMain] = usePhotoDraft('main');
  const [supporting, setSupporting] = usePhotosDraft('supporting');
  const [logo, setLogo] = usePhotoDraft('logo');
  const [instruction, setInstruction] = useDraft('instruction', '');
  const [formats, setFormats] = useDraft<readonly ShowcaseFormat[]>(
    'formats',
    campaign ? allFormats : [],
  );
  const [more, setMore] = useDraft('more', firstMore);
  // A campaign composes each format afresh, which custom designs do not support.
  const templates = choices.templates.filter(({ is_own }) => !(campaign && is_own));
  const template =
    templates.find(({ id }) => id === chosen) ?? templates.find(({ is_own }) => !is_own);
  const body = template
    ? showcaseBody({
        ...{ template, words, language, main, supporting, logo, instruction, more },
        formats: campaign ? formats : null,
      })
    : null;
  const trial = { operation: 'showcase', mode, body } as const;
  const making = useMaking(trial);
  if (!template) return null;
  const beside = Array.from({ length: template.supporting }, (_, at) => at);
  return (
    <div className="bench">
      <Making making={making} what={campaign ? text.campaign : text.image}>
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
          <h2 id="showcase-photo">{text.photosTitle}</h2>
          <PhotoDrop
            label={text.mainPhoto}
            photo={main}
            takesPaste
            sample="house"
            onPhoto={setMain}
          />
          {beside.length > 0 ? (
            <div className="supporting">
              {beside.map((at) => (
                <PhotoDrop
                  key={at}
                  label={text.photo(at + 2)}
                  small
                  sample={samples[at] ?? 'terrace'}
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
                label={template.logo === 'required' ? text.logo : text.logoOptional}
                small
                sample="logo"
                photo={logo}
                onPhoto={setLogo}
              />
            </div>
          )}
        </section>
        <section className="bench-part" aria-labelledby="showcase-design">
          <h2 id="showcase-design">{text.designTitle}</h2>
          <Templates templates={templates} chosen={template.id} onChoose={setChosen} />
          {campaign ? <Formats formats={formats} onChange={setFormats} /> : null}
        </section>
        <section className="bench-part" aria-labelledby="showcase-words">
          <h2 id="showcase-words">{text.propertyTitle}</h2>
          <PropertyFields
            template={template}
            words={words}
            language={language}
            languages={choices.languages}
            onWords={setWords}
            onLanguage={setLanguage}
          />
          <MoreSection wishes={more} labelled={text.image} onChange={setMore}>
            {template.is_own ? (
              <WordsField
                label={text.instruction}
                hint={text.instructionHint}
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
          empty={text.incomplete(template.supporting + 1, saying(template))}
          words={
            campaign
              ? { live: text.createCampaign, test: text.createSampleCampaign }
              : { live: text.create, test: text.createSample }
          }
        />
      </div>
      <SameRequest apiUrl={apiUrl} operation="showcase" body={body} />
    </div>
  );
}
