import { limits } from '@groundwork/contract';
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
    [`${component}.error.code`, 'Decide by this.'],
    ...(component === 'Error'
      ? []
      : [[`${component}.error.details`, 'More about it, for this code.']]),
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
      name: 'As you called it.',
      spec: 'The layout.',
      confidence: 'How sure the reading of the design was; 1 when you sent the layout.',
      aspect_ratio: 'The ratio of the layout.',
      warnings:
        '`image_slots_truncated`: the design seemed to hold more than four areas of photos; the first four are kept. `embedded_analysis`: the embedded engine read the design because another one failed. `fields_uncertain`: at least one field of `field_confidence` is below 0.5.',
      score:
        'How alike the design and the template’s image of the design’s own property are, 0 to 1; null when that was not tried: you sent the layout, or changed it since.',
      field_confidence: 'How surely each field is bound to its text in the design, 0 to 1.',
      missing_fields:
        'Facts of the design that no field takes the place of, which images leave out; and fields whose `text_sources` the design does not show.',
      preview_url:
        'The design beside the template’s image of the design’s own property; a new link in each answer. Null when there is no `score`.',
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
      id: 'Of your own and shared families; presets have none.',
      scope: 'Whether it is one of ours or of yours.',
      slug: 'Of a preset: what `selected_family_id` takes. Of a family of yours: nothing that is of use.',
      name: 'Null for presets.',
      members: 'In the order that `index` counts.',
      card_image_url: 'Link to the group picture; null until it is made.',
      reference_image_urls:
        'Links to the portraits, in the order of the members; empty until they are made.',
      owner_id: 'The account that made it; null for presets.',
      org_id: 'The organization that it is shared with.',
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
    [`${component}.event`, 'What happened.'],
    [`${component}.completed_at`, 'When it ended.'],
    [`${component}.test`, 'Present and true in events of POST /v1/webhooks/test.'],
    component.startsWith('Task')
      ? [
          `${component}.task_id`,
          'The task. For land films this is its `external_id` (`svc_land_…`); `poll_task_id` is the `task_…` id that creating it answered with. GET /v1/tasks/{taskId} takes either.',
        ]
      : [`${component}.kind`, 'Whether it was made or edited.'],
    ...(component.startsWith('Showcase')
      ? [
          [`${component}.template_id`, 'The template; empty for edits.'],
          [`${component}.output_image_url`, 'Link to the image; null when there is none.'],
        ]
      : []),
  ]),
);

const account = Object.fromEntries(
  Object.entries({
    account_id: 'The account.',
    name: 'What it is called.',
    organization: 'The one that your families are shared with; null without one.',
    'organization.organization_id': 'The organization.',
    'organization.name': 'What it is called.',
    plan: 'What you have booked.',
    billing: 'How it is paid; showcases and edits cost nothing on an annual plan.',
    key: 'The key of this request.',
    'key.key_id': 'The key, not the secret itself.',
    'key.name': 'As you called it.',
    'key.mode': 'Live or test.',
    'key.first_characters': 'The first eight after the prefix.',
    'key.created_at': 'When it was made.',
    'key.last_used_at': 'When it was last used, to the minute.',
    'key.expires_at': 'When it ends; null for never.',
    credits: 'The balance and what it is the sum of: granted - charged + refunded.',
    'credits.balance': 'What you can spend.',
    'credits.granted': 'Ever given to you.',
    'credits.charged': 'Ever taken.',
    'credits.refunded': 'Ever given back.',
    limits: 'What you may have at once, and have.',
    'limits.concurrent_tasks': 'Unfinished films and families, in the mode of this key.',
    'limits.showcase_jobs': 'Unfinished showcases and edits, in the mode of this key.',
    'limits.families': 'Families; 0 may be made on a plan without them.',
    'limits.custom_templates': 'Active templates; 0 may be made on a plan without them.',
    'limits.request_rate':
      'Requests of this key in the window that is running; null when they are not limited.',
    'limits.request_rate.window_seconds': 'How long a window is.',
    'limits.request_rate.resets_in_seconds': 'When the next window begins.',
  }).flatMap(([path, words]) => [[`Account.${path}`, words]]),
);
const usages = [
  'concurrent_tasks',
  'showcase_jobs',
  'families',
  'custom_templates',
  'request_rate',
];
for (const usage of usages) {
  account[`Account.limits.${usage}.limit`] = 'At most.';
  account[`Account.limits.${usage}.in_use`] = 'At this moment.';
}

const output = {
  url: 'Link to the file.',
  content_type: 'Of the file: A4 is a PDF for print, with 3 mm of bleed; all others are JPEG.',
  width: 'In pixels; of a page without its bleed, at 300 dpi.',
  height: 'In pixels; of a page without its bleed, at 300 dpi.',
};
const outputs = Object.fromEntries(
  ['ShowcaseJob', 'ShowcaseCompletedEvent'].flatMap((component) => [
    [
      `${component}.outputs`,
      'One file for each format that was asked for, in that order; absent when none was.',
    ],
    ...Object.entries(output).map(([name, words]) => [`${component}.outputs[].${name}`, words]),
  ]),
);

const edited = {
  understood: 'Of an edit: each wish that was understood, in a few English words.',
  not_possible: 'Of an edit: what is left undone.',
  'not_possible[].what': 'The wish.',
  'not_possible[].why': 'Why it is left undone.',
  'not_possible[].way_out': 'What to do instead.',
  changed: 'Of an edit: the parts that differ from the showcase before.',
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
  'ShowcaseJob.source_result_id': 'Of an edit: the job whose image it changes.',
  'ShowcaseJob.expires_at': 'When the image and its link end; absent until there is one.',
  'ShowcaseJob.original_image_url':
    'Link to the main photo as it was sent; null while there is no image.',
  'ShowcaseCompletedEvent.original_image_url': 'Link to the main photo as it was sent.',
  'ShowcaseJob.output_image_url':
    'A new link to the image; null until there is one, and when it has ended.',
  'ShowcaseJob.error': 'What went wrong, as its webhook says it; null when nothing did.',
  'ShowcaseJob.error_code': 'Decide by this; null when nothing went wrong.',
};

export const answerFields: Readonly<Record<string, string>> = {
  'EngineWarning.capability': 'What the engine was asked for.',
  'EngineWarning.reason':
    '`unavailable`: not reached, or not in time. `refused`: it would not do it. `unusable`: its answer could not be used. `removed`: its voice is no longer installed.',
  'FilmWarning.code': 'What was assumed, or could not be done.',
  'VideoResult.warnings':
    'What was assumed or could not be done; left out when there is nothing to say.',
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
  'PlanRequiredError.error.details.required_plans': 'Plans that may.',
  'TemplateLimitError.error.details.max': 'Active templates that an account may have.',
  'LandAccepted.resolution': 'What was decided.',
  'CreditsBreakdown.base_render': 'The film itself.',
  'CreditsBreakdown.generated_mask': 'Finding the area.',
  'CreditsBreakdown.generated_scene_count': 'How many proposals are made; not credits.',
  'CreditsBreakdown.generated_scenes': 'The proposals.',
  'CreditsBreakdown.generated_script': 'Writing the script.',
  'LandTask.type': 'A land film.',
  'LandTask.external_id': 'The `task_id` of its webhooks. GET /v1/tasks/{taskId} takes it too.',
  'LandTask.marking':
    'How the area was found: your mask or frame, your polygon, by us, or not at all.',
  'LandTask.resolution': 'What was decided, and how far it has come.',
  'FilmTask.type': 'Which film.',
  'FamilyTask.type': 'Portraits of a family.',
  'SceneProgress.id': 'Such as `terrain`, `marked`, `proposal-1`, `scene-3`, `photo-2`.',
  'SceneProgress.kind': 'What it shows.',
  'Stage.stage': 'Films are prepared, rendered and assembled; families get portraits and a card.',
  'Stage.progress': 'Percent of this stage.',
  'MemberProgress.index': 'Position in the family’s members.',
  'FamilyTask.members': 'How far each portrait has come; one that is kept is done.',
  'TaskProgress.type': 'What is made.',
  'TaskProgress.members': 'Of families: how far each portrait has come.',
  'SceneProgress.frames': 'Frames of the scene.',
  'SceneProgress.frames_done': 'Frames that are drawn.',
  'TaskFailure.code': 'Why.',
  'VideoResult.video_url': 'Link to the film, MP4.',
  'VideoResult.cover_image_url': 'Link to its cover.',
  'VideoResult.duration_seconds': 'Its length.',
  'VideoResult.resolution': 'Width x height in pixels.',
  'VideoResult.expires_at': `When the film and its links end: ${limits.resultDays} days after completion.`,
  'VideoResult.intro_outro_warning':
    'Of land films: present when something could not be laid over the film.',
  'VideoResult.overlay_warning':
    'Of films of a property: present when something could not be laid over the film.',
  'VideoResult.assets': 'What lies beside the film; null where there is none.',
  'VideoResult.assets.captions_vtt_url': 'Link to the captions as WebVTT.',
  'VideoResult.assets.captions_srt_url': 'Link to the captions as SRT.',
  'VideoResult.assets.plot_reading_url':
    'Link to the picture of what was read from the photo, for `debug`.',
  'VideoResult.assets.plot_reading_data_url':
    'Link to the same as JSON, in the form of `reading` of GET /v1/land/readings/{readingId} without `explanation_url`.',
  'VideoResult.assets.chapters_vtt_url':
    'Link to a WebVTT file with a chapter for each scene, in the film’s language.',
  'VideoResult.assets.script_url':
    'Link to what is said or captioned as plain text, a line for each scene.',
  'VideoResult.assets.before_after_url':
    'Link to a JPEG as large as the film: the same part of the plot and of the first proposal, one above the other or side by side, each labelled. Land films with proposals only.',
  'VideoResult.assets.original_url':
    'Link to the photo that the film was made from; of several the first. Null in test mode.',
  'VideoResult.assets.original_urls':
    'Links to all photos that the film was made from, in the request’s order; empty in test mode.',
  'FamilyResult.reference_image_urls': 'Links to the portraits, in the order of the members.',
  'FamilyResult.card_image_url': 'Link to the group picture.',
  'FamilyResult.not_drawn':
    'Members of whose words something is not drawn; absent where everything is.',
  'FamilyResult.not_drawn[].index': 'Index of the member.',
  'FamilyResult.not_drawn[].words': 'What is not drawn, in your own words.',
  'TaskList.tasks': 'The page, newest first.',
  'ShowcaseJobList.jobs': 'The page, newest first.',
  ...account,
  ...jobs,
  ...templates,
  'CustomTemplateList.custom_templates': 'The active ones, newest first.',
  'CustomTemplateList.remaining': 'How many more may be registered.',
  'CustomTemplateList.max': 'Active templates that an account may have.',
  'CustomTemplateArchived.archived_at': 'When it was first archived.',
  'PresetMember.role': 'The age that they are portrayed at.',
  'PresetMember.age': 'Age or range.',
  ...families,
  'FamilyList.families': 'Presets first.',
  'FamilyGenerating._links.task': 'Path of the task.',
  'Voice.name': 'The narrator’s name.',
  'Voice.type': 'Of the platform, or cloned for you.',
  'Voice.language': 'ISO 639-1; installed voices may speak other languages than the filter takes.',
  'Voice.accent': 'The country or region that the speech comes from.',
  'Voice.age': 'How old the voice sounds.',
  'Voice.gender': 'How the voice sounds.',
  'Voice.preview_url': 'Link to a sample; null until there is one.',
  'VoiceList.voices': 'The page.',
  'Avatar.id': 'What `avatar_id` takes.',
  'Avatar.name': 'The presenter’s name.',
  'Avatar.type':
    '`realistic` for the public presenters, who look like people: what you see is an illustration, as `style` says.',
  'Avatar.style':
    'How the presenter is shown. `illustration`: drawn in flat colours, not photographed.',
  'Avatar.description': 'What a viewer will see, in one sentence.',
  'Avatar.image_url': 'Link to a picture; null until there is one.',
  'Avatar.video_url': 'Link to a film of the presenter; null where there is none.',
  'AvatarList.avatars': 'The page.',
  'IntroOutroTemplates.templates': 'All designs.',
  'IntroOutroTemplates.templates[].template_id': 'What `elements_config.intro_outro` takes.',
  'IntroOutroTemplates.templates[].kind': 'Whether it opens or closes the film.',
  'IntroOutroTemplates.templates[].name': 'What it is called.',
  'IntroOutroTemplates.templates[].description': 'What it looks like.',
  'IntroOutroTemplates.templates[].preview_image_url':
    'Link to a picture; null until there is one.',
  'IntroOutroTemplates.templates[].fields': 'What it takes.',
  'IntroOutroTemplates.templates[].fields[].name': 'The field.',
  'IntroOutroTemplates.templates[].fields[].required': 'Whether it must be sent.',
  'IntroOutroTemplates.templates[].fields[].max_length': 'Characters; null for what is no text.',
  'IntroOutroTemplates.templates[].defaults': 'What cannot be chosen.',
  'IntroOutroTemplates.templates[].defaults.seconds': 'How long the card stands.',
  'Health.status': '`degraded` while the queue is away: requests are accepted and wait.',
  'Health.checks': 'What was asked.',
  'Health.checks.database': 'Without it nothing is accepted.',
  'Health.checks.queue': 'Without it work waits.',
  'Health.version': 'Of the service.',
  ...events,
};
