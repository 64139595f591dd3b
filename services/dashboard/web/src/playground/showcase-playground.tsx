import type { TemplatesView } from '../../../src/routes/playground/templates.js';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { useDraft } from '../api/draft.js';
import { useGet } from '../api/queries.js';
import edit from '../forms/edit.json';
import showcase from '../forms/showcase.json';
import { Button } from '../kit/button.js';
import { Fault, Loaded, Notice } from '../kit/page.js';
import words from '../words/playground.json';
import { inFieldWords, many, say } from '../words.js';
import { Bench, FormSections, type Place, trialOf, useForm } from './bench.js';
import { priceWords } from './estimate.js';
import { languageChoices } from './fields.js';
import { Making, useEstimate, useMaking } from './making.js';
import { pictureExample, SameRequest } from './pane.js';
import { PhotoDrop, usePhotoDraft, usePhotosDraft } from './photos.js';

type Template = TemplatesView['templates'][number];

const text = words.showcase;
/** While previews are still being drawn. */
const LOOK_MS = 2_000;

interface ShowcaseProps {
  readonly place: Place;
  /** One showcase in several formats at once. */
  readonly campaign?: boolean;
}

/** The templates there are. */
export const useTemplates = () =>
  useGet<TemplatesView>('/playground/templates', {
    refetchInterval: ({ state }) =>
      state.data?.templates.some(({ is_own, preview_url }) => !is_own && preview_url === null)
        ? LOOK_MS
        : false,
    staleTime: 60_000,
  });

export function ShowcasePlayground(props: ShowcaseProps) {
  return (
    <Loaded of={useTemplates()} lines={6}>
      {({ templates, languages }) => (
        <ShowcaseBench {...props} templates={templates} languages={languages} />
      )}
    </Loaded>
  );
}

const saying = ({ is_own, logo }: Template) => {
  if (!is_own) return text.priceAndSize;
  return logo === 'required' ? text.ownLogoAndTexts : text.ownTexts;
};

function ShowcaseBench({ place, campaign = false, ...choices }: ShowcaseProps & TemplatesView) {
  const state = useForm(showcase, 'showcase', place);
  const [chosen, setChosen] = useDraft('template', 'hero_impact');
  const [main, setMain] = usePhotoDraft('main');
  const [supporting, setSupporting] = usePhotosDraft('supporting');
  const [logo, setLogo] = usePhotoDraft('logo');
  // A campaign composes each format afresh, which custom designs do not support.
  const templates = choices.templates.filter(({ is_own }) => !(campaign && is_own));
  const template =
    templates.find(({ id }) => id === chosen) ?? templates.find(({ is_own }) => !is_own);
  if (!template) return null;
  const beside = Array.from({ length: template.supporting }, (_, at) => at);
  const takes: readonly string[] = template.fields.map((name) => `fields.${name}`);
  const shows = (name: string) => {
    if (name.startsWith('fields.')) return takes.includes(name);
    if (name === 'formats') return campaign;
    return name !== 'custom_instruction' || template.is_own;
  };
  const hasLogo = template.logo !== 'none';
  const form = {
    ...showcase,
    ...(campaign
      ? {
          what: text.campaign,
          create: text.createCampaign,
          createSample: text.createSampleCampaign,
        }
      : {}),
    empty: many(text.incomplete, template.supporting + 1, { rest: saying(template) }),
  };
  return (
    <Bench
      form={form}
      state={{ ...state, sources: { languages: languageChoices(choices.languages) } }}
      place={place}
      example={pictureExample(template.preview_url, text.example)}
      shows={shows}
      base={{
        ...(template.is_own
          ? { template_id: 'custom', custom_template_id: template.id }
          : { template_id: template.id }),
        fields: {},
        main_image_url: main?.url,
        ...(beside.length > 0
          ? { supporting_image_urls: beside.map((at) => supporting[at]?.url) }
          : {}),
        ...(logo && hasLogo ? { logo_image_url: logo.url } : {}),
      }}
      required={[
        ...template.required.map((name) => `fields.${name}`),
        ...(template.logo === 'required' ? ['logo_image_url'] : []),
      ]}
      slots={{
        photos: (
          <>
            <PhotoDrop label={text.mainPhoto} photo={main} takesPaste onPhoto={setMain} />
            {beside.length > 0 ? (
              <div className="tiles-[10rem] items-start gap-3">
                {beside.map((at) => (
                  <PhotoDrop
                    key={at}
                    label={say(text.photo, { number: at + 2 })}
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
            {hasLogo ? (
              <div className="tiles-[10rem] items-start gap-3">
                <PhotoDrop
                  label={template.logo === 'required' ? text.logo : text.logoOptional}
                  small
                  photo={logo}
                  onPhoto={setLogo}
                />
              </div>
            ) : null}
          </>
        ),
        design: <Templates templates={templates} chosen={template.id} onChoose={setChosen} />,
      }}
    >
      {(work) => <ImageEdit key={work.id} source={work} place={place} />}
    </Bench>
  );
}

/** All templates, each with its picture, one of them chosen. */
function Templates(props: {
  readonly templates: readonly Template[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const { title, own, drawing, about } = text.templates;
  return (
    <fieldset className="tiles-[9.5rem] gap-3">
      <legend className="col-span-full">{title}</legend>
      {props.templates.map(({ id, name, is_own, description, ...template }) => (
        <label
          key={id}
          className="template card pick grid grid-rows-[11rem_auto] gap-2 p-2 has-checked:inset-ring has-checked:inset-ring-accent"
        >
          <span className="grid min-h-0 place-items-center rounded-1 bg-sunken text-1 text-ink-soft *:max-h-44 *:rounded-1">
            {template.preview_url ? (
              <img src={template.preview_url} alt="" loading="lazy" />
            ) : is_own ? (
              own
            ) : (
              drawing
            )}
          </span>
          <span className="px-1 pb-1">
            <span className="block font-half">
              <input
                className="sr-only"
                type="radio"
                name="template"
                value={id}
                checked={id === props.chosen}
                aria-label={name}
                aria-describedby={`about-${id}`}
                onChange={() => props.onChoose(id)}
              />
              {name}
            </span>
            <span className="block text-1 text-ink-soft" id={`about-${id}`}>
              {many(about, template.supporting + 1, { description, ratio: template.aspect_ratio })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Changes an image by plain words; the result can be changed again. */
function ImageEdit(props: { readonly source: WorkDetailView; readonly place: Place }) {
  const { source, place } = props;
  const state = useForm(edit, 'edit', place, `edit.${source.id}`);
  const trial = trialOf({
    state,
    mode: source.livemode ? 'live' : 'test',
    base: { source_result_id: source.id },
    required: ['prompt'],
  });
  const { estimate, error, isLooking, retry } = useEstimate(trial);
  const { make, ...making } = useMaking(trial, `made.${source.id}`);
  const { body } = trial;
  return (
    <div className="stack gap-5">
      <FormSections form={edit} state={state} />
      {isLooking ? null : <Fault error={error} retry={retry} />}
      {estimate?.refusals.map(({ code, message }) => (
        <Notice key={code} tone="bad">
          {inFieldWords(message)}
        </Notice>
      ))}
      <div>
        <Button
          disabled={body === null || isLooking || !estimate?.would_be_accepted}
          busy={make.isPending || making.work.data?.state === 'under_way'}
          onClick={() => make.mutate()}
        >
          {estimate && body
            ? say(text.edit.submitFor, { price: priceWords(estimate) })
            : text.edit.submit}
        </Button>
      </div>
      <Fault error={make.error} />
      <Making making={{ make, ...making }} what={text.edit.edited}>
        {(work) => <ImageEdit key={work.id} source={work} place={place} />}
      </Making>
      {body === null ? null : (
        <SameRequest
          apiUrl={place.apiUrl}
          operation="edit"
          body={body}
          title={text.edit.sameRequest}
        />
      )}
    </div>
  );
}
