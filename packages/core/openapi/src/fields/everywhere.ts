import { limits } from '@groundwork/contract';

/** Fields that mean the same wherever they stand, by name. */
export const everywhere: Readonly<Record<string, string>> = {
  poll_task_id: 'The `task_…` id from the answer that accepted the task, for every kind of task.',
  task_id: 'The task, as GET /v1/tasks takes it.',
  job_id: 'The showcase job, as GET …/property-showcase/jobs takes it.',
  reading_id: 'The reading, as GET /v1/land/readings takes it.',
  family_id: 'The family.',
  custom_template_id: 'The template.',
  request_id: 'The request, as in `X-Request-Id`.',
  created_at: 'When it was accepted.',
  completed_at: 'When it ended; absent before.',
  livemode: 'Whether a live key asked for it.',
  message: 'For people; its words may change.',
  status: 'Its status.',
  error: 'What went wrong.',
  result: 'What was made; present when it is completed.',
  format: 'Frame of the film: portrait 1080x1920 or landscape 1920x1080.',
  webhook_url: `Where to send the outcome: HTTPS, public, at most ${limits.webhookUrlCharacters} characters.`,
  disclosure:
    'Whether the film or image is labelled, in a free corner, with how it was made. Its metadata always says where it comes from.',
  webhook_retry:
    'How long we keep trying to deliver the webhook: `standard`, or `extended` (eight attempts within 28 hours; honours `Retry-After`, and 410 ends it).',
  voice_id: 'A voice from GET /v1/voices. Leave empty for one that speaks the language.',
  background_music: 'Whether there is music.',
  music_id: 'Pins a track; comes with `music_kind`, and counts only with `background_music`.',
  music_kind: 'Kind of the track that `music_id` names.',
  subtitle_config: [
    'Captions: `enabled`, `position` (auto, top, middle, bottom), `size` (small, medium, large), `font` (sans, serif,',
    'display, mono), `color`, `background` and `highlight` as #RRGGBB. A malformed value falls back to its default.',
  ].join(' '),
  elements_config: 'Additions to the film: `intro_outro` cards, `watermark`, `logo` and `text`.',
  dry_run:
    '`true` checks the request and answers 200 with its price, plan, pictures, warnings and time. Nothing is stored, charged or counted.',
  _links: 'Related paths.',
  self: 'Path of this resource.',
  events: 'Path of its event stream.',
  poll_interval_seconds: 'Seconds between polls.',
  scenes: 'The film’s scenes in order; empty until the film is planned.',
  stages: 'Its stages in order.',
  progress: 'Percent; it never falls.',
  charged_credits: 'Credits charged; 0 in test mode.',
  credits_charged: 'Credits charged; 0 in test mode.',
  refunded_credits:
    'Credits refunded: all of them after a failure, the share of unstarted work after a cancellation.',
  used_overrides: 'Fields of your request that replaced something we would have made.',
  credits_breakdown: 'How the price adds up.',
  stage: 'The current stage of the film.',
  total: 'The sum.',
  limit: 'Entries requested.',
  offset: 'Entries before the page.',
  has_more: 'Whether there are entries after the page.',
  next_cursor: 'Send it as `cursor` to get the next page; null on the last one.',
  metadata: `Your own data, returned as you sent it: at most ${limits.metadata.keys} keys of at most ${limits.metadata.keyCharacters} characters, with texts of at most ${limits.metadata.valueCharacters}.`,
  engine_warnings:
    'Parts that the embedded engine made because a provider failed; left out when there are none.',
  pagination: 'The position of this page in the list.',
};
