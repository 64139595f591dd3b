import { limits } from '@groundwork/contract';

/** Fields that mean the same wherever they stand, by name. */
export const everywhere: Readonly<Record<string, string>> = {
  poll_task_id:
    'The `task_…` id that creating it answered with, in the webhooks of every kind of task.',
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
  status: 'Where it stands.',
  error: 'What went wrong.',
  result: 'What was made; present when it is completed.',
  format: 'Frame of the film: portrait 1080x1920 or landscape 1920x1080.',
  webhook_url: `Where to send the outcome: HTTPS, public, at most ${limits.webhookUrlCharacters} characters.`,
  disclosure:
    'Whether the film or image says in letters, in a free corner, how it was made. Where it comes from is always said in its metadata.',
  webhook_retry:
    'How long the outcome is tried to be told: `standard`, or `extended` (eight tries within 28 hours; honours `Retry-After`, and 410 ends it).',
  voice_id: 'A voice of GET /v1/voices; one of the language when left out.',
  background_music: 'Whether there is music.',
  music_id: 'Pins a track; comes with `music_kind`, and counts only with `background_music`.',
  music_kind: 'Kind of the track that `music_id` names.',
  subtitle_config: [
    'Captions: `enabled`, `position` (auto, top, middle, bottom), `size` (small, medium, large), `font` (sans, serif,',
    'display, mono), `color`, `background` and `highlight` as #RRGGBB. What is malformed falls back to its default.',
  ].join(' '),
  elements_config:
    'What is laid over the film: `intro_outro` cards, `watermark`, `logo` and `text`.',
  dry_run:
    '`true` asks what would become of the request: price, plan, pictures, warnings, time. 200, and nothing is stored, charged or counted.',
  _links: 'Where to look next.',
  self: 'Path of the thing itself.',
  events: 'Path of its stream of events.',
  poll_interval_seconds: 'Seconds between polls.',
  scenes: 'Scenes in the film’s order; empty until it is known what the film shows.',
  stages: 'Its stages in their order.',
  progress: 'Percent; it only grows.',
  charged_credits: 'Credits that were taken; 0 in test mode.',
  credits_charged: 'Credits that were taken; 0 in test mode.',
  refunded_credits:
    'Credits that came back: all when it fails, what had not begun when it is cancelled.',
  used_overrides: 'Fields of the request that took the place of something that would be made.',
  credits_breakdown: 'What the price is made of.',
  stage: 'Where the film stands.',
  total: 'All together.',
  limit: 'Entries that were asked for.',
  offset: 'Entries before the page.',
  has_more: 'Whether there are entries after the page.',
  next_cursor: 'What `cursor` takes for the next page; null on the last one.',
  metadata: `Your own words about it, given back as you sent them: at most ${limits.metadata.keys} keys of at most ${limits.metadata.keyCharacters} characters with texts of at most ${limits.metadata.valueCharacters}.`,
  engine_warnings:
    'Parts that the embedded engine made because another one failed; left out when there are none.',
  pagination: 'Where the page stands in the whole list.',
};
