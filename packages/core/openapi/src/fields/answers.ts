import { limits } from '@groundwork/contract';
import { accountFields } from './account.js';
import { missingFieldParts } from './missing-fields.js';

const errors = Object.fromEntries(
  [
    'Error',
    'ValidationError',
    'PlanRequiredError',
    'TemplateLimitError',
    'EditNotPossibleError',
    'TextSourceNotFoundError',
  ].flatMap((component) => [
    [`${component}.error.code`, 'Base your decisions on this.'],
    ...(component === 'Error' ? [] : [[`${component}.error.details`, 'Details for this code.']]),
  ]),
);

const sourceErrors = Object.fromEntries(
  Object.entries({
    missing_fields: 'Fields whose `text_sources` the design does not show.',
    ...missingFieldParts,
  }).map(([path, words]) => [`TextSourceNotFoundError.error.details.${path}`, words]),
);

const templates = Object.fromEntries(
  ['CustomTemplate', 'CustomTemplateCreated', 'CustomTemplateAnswer'].flatMap((component) =>
    Object.entries({
      name: 'The name you gave it.',
      spec: 'The layout.',
      confidence: 'How sure we are of the layout, 0 to 1; 1 when you sent it.',
      aspect_ratio: 'The ratio of the layout.',
      warnings:
        '`image_slots_truncated`: the design seems to have more than four photo areas; the first four are kept. `embedded_analysis`: the embedded engine read the design because a provider failed. `fields_uncertain`: at least one field of `field_confidence` is below 0.5.',
      score:
        'How closely the template reproduces its own design, 0 to 1; null when you sent the layout or have changed it since.',
      field_confidence: 'How sure we are of each field’s text in the design, 0 to 1.',
      missing_fields:
        'Facts of the design that no field replaces, which images leave out; and fields whose `text_sources` the design does not show.',
      preview_url:
        'The design beside the template’s reproduction of it; a new link in each answer. Null when there is no `score`.',
      design_url:
        'The design we read, rebuilt as an SVG: its layout with a shape for each slot, ornaments, logo and texts, whose letters are outlines. A new link in each answer. Null when the design was not analysed.',
      ...missingFieldParts,
      reference_image_url: 'URL of the design.',
      archived_at: 'When it was archived; null while it is active.',
    })
      // A template that was just created is active, and its design is where the request said.
      .filter(
        ([name]) =>
          component !== 'CustomTemplateCreated' ||
          !['reference_image_url', 'archived_at'].includes(name),
      )
      .map(([name, words]) => [`${component}.${name}`, words]),
  ),
);

const families = Object.fromEntries(
  ['ListedFamily', 'Family'].flatMap((component) =>
    Object.entries({
      id: 'The family; null for presets.',
      scope: 'Whether it is a preset or yours.',
      slug: 'For presets: send it as `selected_family_id`. Ignore it for your own families.',
      name: 'Null for presets.',
      members: 'Members by `index`, from 0.',
      card_image_url: 'Link to the group picture; null until it is made.',
      reference_image_urls:
        'Links to the portraits, in the order of the members; empty until they are drawn.',
      owner_id: 'The account that created it; null for presets.',
      org_id: 'The organization it is shared with.',
    }).map(([name, words]) => [`${component}.${name}`, words]),
  ),
);

const events = Object.fromEntries(
  [
    'TaskCompletedEvent',
    'TaskFailedEvent',
    'ShowcaseCompletedEvent',
    'ShowcaseFailedEvent',
  ].flatMap((component) => [
    [`${component}.event`, 'The event.'],
    [`${component}.completed_at`, 'When it ended.'],
    [`${component}.test`, 'Present and true in events of POST /v1/webhooks/test.'],
    component.startsWith('Task')
      ? [
          `${component}.task_id`,
          'The task. For land films this is its `external_id` (`svc_land_…`); `poll_task_id` is the `task_…` id from the answer that accepted it. Poll either.',
        ]
      : [`${component}.kind`, 'A new image, or an edit.'],
    ...(component.startsWith('Showcase')
      ? [
          [`${component}.template_id`, 'The template; empty for edits.'],
          [`${component}.output_image_url`, 'Link to the image; null when there is none.'],
        ]
      : []),
  ]),
);

const output = {
  url: 'Link to the file.',
  content_type: 'A4 is a PDF for print with 3 mm of bleed; all others are JPEG.',
  width: 'In pixels; for a page, without its bleed at 300 dpi.',
  height: 'In pixels; for a page, without its bleed at 300 dpi.',
};
const outputs = Object.fromEntries(
  ['ShowcaseJob', 'ShowcaseCompletedEvent'].flatMap((component) => [
    [
      `${component}.outputs`,
      'One file for each requested format, in that order; absent when you requested none.',
    ],
    ...Object.entries(output).map(([name, words]) => [`${component}.outputs[].${name}`, words]),
  ]),
);

const edited = {
  understood: 'For edits: each change we understood, in a few English words.',
  not_possible: 'For edits: changes that cannot be made.',
  'not_possible[].what': 'The change.',
  'not_possible[].why': 'Why it cannot be made.',
  'not_possible[].way_out': 'What to do instead.',
  changed: 'For edits: the parts that differ from the previous showcase.',
};
const edits = Object.fromEntries(
  ['ShowcaseAccepted', 'ShowcaseJob', 'ShowcaseCompletedEvent'].flatMap((component) =>
    Object.entries(edited).map(([name, words]) => [`${component}.${name}`, words]),
  ),
);

const jobs = {
  ...outputs,
  ...edits,
  'ShowcaseJob.kind': 'A showcase or an edit of one.',
  'ShowcaseJob.template_id': 'Its template; empty for an edit.',
  'ShowcaseJob.custom_template_id': 'Your own template; null for a built-in one and for edits.',
  'ShowcaseJob.source_result_id': 'For edits: the job whose image it changes.',
  'ShowcaseJob.expires_at': 'When the image and its link expire; absent until there is one.',
  'ShowcaseJob.original_image_url':
    'Link to the main photo as you sent it; null while there is no image.',
  'ShowcaseCompletedEvent.original_image_url': 'Link to the main photo as you sent it.',
  'ShowcaseJob.output_image_url':
    'A new link to the image; null until there is one and after it has expired.',
  'ShowcaseJob.error': 'What went wrong, as in its webhook; null when nothing did.',
  'ShowcaseJob.error_code': 'Base your decisions on this; null when nothing went wrong.',
};

export const answerFields: Readonly<Record<string, string>> = {
  'EngineWarning.capability': 'What the provider was asked for.',
  'EngineWarning.reason':
    '`unavailable`: it did not answer in time. `refused`: it declined. `unusable`: its answer could not be used. `removed`: its voice is no longer installed.',
  'FilmWarning.code': 'What we assumed or could not do.',
  'VideoResult.warnings':
    'What we assumed or could not do; left out when there is nothing to report.',
  ...errors,
  ...sourceErrors,
  ...Object.fromEntries(
    Object.entries(edited)
      .filter(([name]) => name !== 'changed')
      .map(([name, words]) => [`EditNotPossibleError.error.details.${name}`, words]),
  ),
  'ValidationError.error.details.field': 'The first field that is wrong, as a dotted path.',
  'ValidationError.error.details.issues': 'Everything that is wrong, in the order of the fields.',
  'ValidationError.error.details.issues[].path': 'The field, as a dotted path.',
  'PlanRequiredError.error.details.current_plan': 'Your plan.',
  'PlanRequiredError.error.details.required_plans': 'Plans that allow it.',
  'TemplateLimitError.error.details.max': 'Active templates that an account may have.',
  'LandAccepted.resolution': 'How we resolved the request.',
  'CreditsBreakdown.base_render': 'The base price of the film.',
  'CreditsBreakdown.generated_mask': 'Credits for finding the plot.',
  'CreditsBreakdown.generated_scene_count': 'Number of proposals; not credits.',
  'CreditsBreakdown.generated_scenes': 'Credits for the proposals.',
  'CreditsBreakdown.generated_script': 'Credits for writing the script.',
  'LandTask.type': 'A land film.',
  'LandTask.external_id': 'The `task_id` in its webhooks. To poll the task, use `task_id`.',
  'LandTask.marking':
    'Where the area comes from: your mask or frame, your polygon, our reading, or nowhere.',
  'LandTask.resolution': 'How we resolved the request, and the progress.',
  'FilmTask.type': 'The kind of film.',
  'FamilyTask.type': 'Portraits of a family.',
  'SceneProgress.id': 'Such as `terrain`, `marked`, `proposal-1`, `scene-3`, `photo-2`.',
  'SceneProgress.kind': 'What it shows.',
  'Stage.stage':
    'Films are prepared, rendered and assembled; families get portraits and a group picture.',
  'Stage.progress': 'Percent of this stage.',
  'MemberProgress.index': 'Position in the family’s members.',
  'FamilyTask.members': 'Progress of each portrait; an unchanged one is done.',
  'TaskProgress.type': 'The kind of task.',
  'TaskProgress.members': 'For families: progress of each portrait.',
  'SceneProgress.frames': 'Frames of the scene.',
  'SceneProgress.frames_done': 'Frames rendered so far.',
  'TaskFailure.code': 'The cause.',
  'VideoResult.video_url': 'Link to the film, MP4.',
  'VideoResult.cover_image_url': 'Link to its cover.',
  'VideoResult.duration_seconds': 'Its length.',
  'VideoResult.resolution': 'Width x height in pixels.',
  'VideoResult.expires_at': `When the film and its links expire: ${limits.resultDays} days after completion.`,
  'VideoResult.intro_outro_warning':
    'For land films: present when an addition could not be laid over the film.',
  'VideoResult.overlay_warning':
    'For films of a property: present when an addition could not be laid over the film.',
  'VideoResult.assets': 'Files beside the film; null for those it does not have.',
  'VideoResult.assets.captions_vtt_url': 'Link to the captions as WebVTT.',
  'VideoResult.assets.captions_srt_url': 'Link to the captions as SRT.',
  'VideoResult.assets.plot_reading_url':
    'Link to the picture of the reading of the photo, for `debug`.',
  'VideoResult.assets.plot_reading_data_url':
    'Link to the reading as JSON, like `reading` in GET /v1/land/readings/{readingId} without `explanation_url`.',
  'VideoResult.assets.chapters_vtt_url':
    'Link to a WebVTT file with a chapter for each scene, in the film’s language.',
  'VideoResult.assets.script_url':
    'Link to the narration or captions as plain text, one line a scene.',
  'VideoResult.assets.before_after_url':
    'Link to a JPEG of the film’s size with the same view of the plot and of the first proposal, each labelled. Land films with proposals only.',
  'VideoResult.assets.original_url':
    'Link to the photo the film was made from; with several, to the first. Null in test mode.',
  'VideoResult.assets.original_urls':
    'Links to all photos the film was made from, in the order you sent them; empty in test mode.',
  'FamilyResult.reference_image_urls': 'Links to the portraits, in the order of the members.',
  'FamilyResult.card_image_url': 'Link to the group picture.',
  'FamilyResult.not_drawn': 'Members whose portraits leave something out; absent when none does.',
  'FamilyResult.not_drawn[].index': 'Index of the member.',
  'FamilyResult.not_drawn[].words': 'What the portrait leaves out, in your own words.',
  'TaskList.tasks': 'This page, newest first.',
  'ShowcaseJobList.jobs': 'This page, newest first.',
  ...accountFields,
  ...jobs,
  ...templates,
  'CustomTemplateList.custom_templates': 'The active ones, newest first.',
  'CustomTemplateList.remaining': 'How many more you may register.',
  'CustomTemplateList.max': 'Active templates that an account may have.',
  'CustomTemplateArchived.archived_at': 'When it was first archived.',
  'PresetMember.role': 'The age they are portrayed at.',
  'PresetMember.age': 'Age or range.',
  ...families,
  'FamilyList.families': 'Presets first.',
  'FamilyGenerating._links.task': 'Path of the task.',
  'Voice.name': 'The narrator’s name.',
  'Voice.type': 'One of the platform’s, or cloned for you.',
  'Voice.language':
    'ISO 639-1; installed voices may speak languages that the filter does not accept.',
  'Voice.accent': 'Country or region of the accent.',
  'Voice.age': 'How old the voice sounds.',
  'Voice.gender': 'How the voice sounds.',
  'Voice.preview_url': 'Link to a sample; null until there is one.',
  'VoiceList.voices': 'The page.',
  'Avatar.id': 'Send it as `avatar_id`.',
  'Avatar.name': 'The presenter’s name.',
  'Avatar.type':
    '`realistic` for the public presenters, who look like people. They are illustrations, as `style` says.',
  'Avatar.style':
    'How the presenter is shown. `illustration`: drawn in flat colours, not photographed.',
  'Avatar.description': 'The presenter’s looks in one sentence.',
  'Avatar.image_url': 'Link to a picture; null until there is one.',
  'Avatar.video_url': 'Link to a film of the presenter; null where there is none.',
  'AvatarList.avatars': 'The page.',
  'IntroOutroTemplates.templates': 'All designs.',
  'IntroOutroTemplates.templates[].template_id': 'Send it in `elements_config.intro_outro`.',
  'IntroOutroTemplates.templates[].kind': 'Whether it opens or closes the film.',
  'IntroOutroTemplates.templates[].name': 'Its name.',
  'IntroOutroTemplates.templates[].description': 'Its looks.',
  'IntroOutroTemplates.templates[].preview_image_url':
    'Link to a picture; null until there is one.',
  'IntroOutroTemplates.templates[].fields': 'Fields you may send.',
  'IntroOutroTemplates.templates[].fields[].name': 'The field.',
  'IntroOutroTemplates.templates[].fields[].required': 'Whether you must send it.',
  'IntroOutroTemplates.templates[].fields[].max_length':
    'Most characters; null for fields that are not text.',
  'IntroOutroTemplates.templates[].defaults': 'Fixed values.',
  'IntroOutroTemplates.templates[].defaults.seconds': 'How long the card is shown.',
  'Health.status': '`degraded` while the queue is away: requests are accepted and wait.',
  'Health.checks': 'The parts that were checked.',
  'Health.checks.database': 'Nothing is accepted without it.',
  'Health.checks.queue': 'Work waits without it.',
  'Health.version': 'Version of the service.',
  ...events,
};
