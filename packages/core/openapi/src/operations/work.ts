import { limits, showcaseJobsQuerySchema, tasksQuerySchema } from '@groundwork/contract';
import { account } from '../examples/account.js';
import { taskProgress, tasks } from '../examples/films.js';
import { JOB_ID, TASK_ID } from '../examples/identifiers.js';
import { cancelledJob, showcaseJobList, showcaseJobs } from '../examples/showcases.js';
import { cancelledTask, taskList } from '../examples/task-lists.js';
import type { Operation, Parameter } from '../operation.js';
import { pathParameter, queryParameters } from '../parameters.js';

const JOBS = '/v1/real-estate/property-showcase/jobs';

/** Descriptions of the parameters that all lists of work share. */
export const workQuery = {
  livemode: 'Only what a live key asked for, or only what a test key did.',
  created_after: 'Only what was accepted later than this time.',
  created_before: 'Only what was accepted earlier than this time.',
  limit: 'Entries of the page.',
  cursor: 'The `next_cursor` of the page before; send the same filters with it.',
};

const taskId = pathParameter(
  'taskId',
  'The `task_id` of the answer that accepted it, or of a webhook.',
  TASK_ID,
);
const jobId = pathParameter('jobId', 'The `job_id` of the answer that accepted it.', JOB_ID);

export const lastEventId: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The `id` of the last event that you have; browsers send it by themselves.',
  schema: { type: 'string' },
};

export const workOperations: readonly Operation[] = [
  {
    id: 'listTasks',
    method: 'get',
    path: '/v1/tasks',
    summary: 'List tasks',
    description: [
      'Your account’s films and families, newest first, each as polling shows it. Get the next page with `cursor` until',
      '`has_more` is false; tasks accepted meanwhile do not shift the pages.',
    ].join('\n'),
    tag: 'Tasks',
    authenticated: true,
    parameters: queryParameters(tasksQuerySchema.shape, {
      status: 'Only tasks that stand here.',
      type: 'Only tasks of this kind.',
      external_id: 'Only the task whose land webhook carries this as `task_id`.',
      ...workQuery,
    }),
    answers: { 200: { description: 'A page.', schema: 'TaskList', examples: taskList } },
    errors: ['INVALID_PARAMETER'],
  },
  {
    id: 'getTask',
    method: 'get',
    path: '/v1/tasks/{taskId}',
    summary: 'Poll a task',
    description: [
      'Returns the state of a film or family. Its shape depends on `type`. While it is unfinished, `Retry-After` says',
      'when to ask again. Every answer has new links, which expire at `expires_at`.',
      '',
      'Use the `task_…` id from the answer that accepted the task; webhooks carry it as `poll_task_id`. The `svc_land_…` id',
      'that webhooks of land films carry as `task_id` finds the task too. A showcase job is not a task: 404.',
    ].join('\n'),
    tag: 'Tasks',
    authenticated: true,
    parameters: [taskId],
    answers: {
      200: {
        description: 'The task.',
        schema: 'Task',
        headers: ['RetryAfterWhileUnfinished'],
        examples: tasks,
      },
    },
    errors: ['TASK_NOT_FOUND'],
  },
  {
    id: 'streamTask',
    method: 'get',
    path: '/v1/tasks/{taskId}/events',
    summary: 'Follow a task',
    description: [
      'Server-sent events: the state at once, then each change, until the task has ended.',
      '',
      '- `progress`: a `TaskProgress`, as shown here.',
      '- `completed` and `failed`: the task as polling shows it. Then the stream ends.',
      '',
      `A comment is sent every ${limits.taskEvents.heartbeatSeconds} seconds. A stream ends after ${limits.taskEvents.streamSeconds / 60} minutes and when the service restarts: reconnect with`,
      '`Last-Event-ID` to get only newer events. If you have seen the last one, the answer is 204.',
      `A key may have ${limits.taskEvents.streamsPerKey} streams at a time.`,
    ].join('\n'),
    tag: 'Tasks',
    authenticated: true,
    parameters: [taskId, lastEventId],
    answers: {
      200: {
        description: 'The stream. The schema describes the data of `progress`.',
        schema: 'TaskProgress',
        mediaType: 'text/event-stream',
        examples: taskProgress,
      },
      204: { description: 'The task has ended, and you have seen its last event.' },
    },
    errors: ['TASK_NOT_FOUND', 'STREAM_LIMIT_EXCEEDED'],
  },
  {
    id: 'cancelTask',
    method: 'post',
    path: '/v1/tasks/{taskId}/cancel',
    summary: 'Cancel a task',
    description: [
      'Cancels an unfinished film or family. It ends as `failed` with the code `TASK_CANCELLED`, you get a `task.failed`',
      'event, and its place is free at once. Work that has not begun is refunded: the whole price before a worker',
      'begins, the price of rendering while the film is prepared, and during rendering the share of the scenes that',
      'have not begun. Cancelling it again gives the same answer. Send no body.',
    ].join('\n'),
    tag: 'Tasks',
    authenticated: true,
    idempotent: true,
    parameters: [taskId],
    answers: {
      200: {
        description: 'The task as it is now.',
        schema: 'Task',
        headers: ['IdempotentReplayed'],
        examples: cancelledTask,
      },
    },
    errors: ['TASK_NOT_FOUND', 'TASK_NOT_CANCELLABLE'],
  },
  {
    id: 'listShowcaseJobs',
    method: 'get',
    path: JOBS,
    summary: 'List showcase jobs',
    description: 'Your account’s showcases and edits, newest first, in pages as of tasks.',
    tag: 'Showcases',
    authenticated: true,
    parameters: queryParameters(showcaseJobsQuerySchema.shape, {
      status: 'Only jobs that stand here.',
      kind: 'Only showcases, or only edits.',
      ...workQuery,
    }),
    answers: {
      200: { description: 'A page.', schema: 'ShowcaseJobList', examples: showcaseJobList },
    },
    errors: ['INVALID_PARAMETER'],
  },
  {
    id: 'getShowcaseJob',
    method: 'get',
    path: `${JOBS}/{jobId}`,
    summary: 'Poll a showcase job',
    description:
      'Returns the state of a showcase or edit, with a new link to its image. Use it when you missed the webhook.',
    tag: 'Showcases',
    authenticated: true,
    parameters: [jobId],
    answers: {
      200: {
        description: 'The job.',
        schema: 'ShowcaseJob',
        headers: ['RetryAfterWhileUnfinished'],
        examples: showcaseJobs,
      },
    },
    errors: ['SHOWCASE_JOB_NOT_FOUND'],
  },
  {
    id: 'cancelShowcaseJob',
    method: 'post',
    path: `${JOBS}/{jobId}/cancel`,
    summary: 'Cancel a showcase job',
    description: [
      'Cancels an unfinished showcase or edit. It ends as `failed` with the `error_code` `JOB_CANCELLED`, and you get a',
      '`showcase.failed` event. Its credits are refunded when no worker had begun it. Cancelling it again gives the same',
      'answer. Send no body.',
    ].join('\n'),
    tag: 'Showcases',
    authenticated: true,
    idempotent: true,
    parameters: [jobId],
    answers: {
      200: {
        description: 'The job as it is now.',
        schema: 'ShowcaseJob',
        headers: ['IdempotentReplayed'],
        examples: cancelledJob,
      },
    },
    errors: ['SHOWCASE_JOB_NOT_FOUND', 'SHOWCASE_JOB_NOT_CANCELLABLE'],
  },
  {
    id: 'getAccount',
    method: 'get',
    path: '/v1/account',
    summary: 'Read your account',
    description: [
      'Your plan, credits, and current use of each limit. `concurrent_tasks` and `showcase_jobs` count',
      'what is unfinished in the mode of your key; live and test do not take each other’s places.',
    ].join('\n'),
    tag: 'Account',
    authenticated: true,
    answers: { 200: { description: 'The account.', schema: 'Account', examples: account } },
    errors: [],
  },
];
