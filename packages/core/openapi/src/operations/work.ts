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

/** Of streams. */
export const lastEventId: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The `id` of the last event that you have; browsers send it by themselves.',
  schema: { type: 'string' },
};

/** Operations on work in the making. */
export const workOperations: readonly Operation[] = [
  {
    id: 'listTasks',
    method: 'get',
    path: '/v1/tasks',
    summary: 'List tasks',
    description: [
      'Your account’s films and families, newest first, each as polling shows it. Ask for the next page with',
      '`cursor` until `has_more` is false; a task that is accepted meanwhile moves nothing.',
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
      'What became of a film or a family. Its shape follows `type`. While it is unfinished, `Retry-After` says when',
      'to ask again. Links are new in each answer and end with `expires_at`.',
      '',
      'Name the task by the `task_…` id that creating it answered with (`poll_task_id` in webhooks), or by the',
      '`svc_land_…` id that the webhooks of land films carry as `task_id`. Jobs of showcases are no tasks: 404.',
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
      `A comment is sent every ${limits.taskEvents.heartbeatSeconds} seconds. A stream is ended after ${limits.taskEvents.streamSeconds / 60} minutes, and when the service restarts: come back with`,
      '`Last-Event-ID`, and what you know already is not sent again. One who comes back to an end that is known is',
      `answered 204. At most ${limits.taskEvents.streamsPerKey} streams of a key at once.`,
    ].join('\n'),
    tag: 'Tasks',
    authenticated: true,
    parameters: [taskId, lastEventId],
    answers: {
      200: {
        description: 'The stream; the schema is that of the data of `progress`.',
        schema: 'TaskProgress',
        mediaType: 'text/event-stream',
        examples: taskProgress,
      },
      204: { description: 'The task has ended, and you know how.' },
    },
    errors: ['TASK_NOT_FOUND', 'STREAM_LIMIT_EXCEEDED'],
  },
  {
    id: 'cancelTask',
    method: 'post',
    path: '/v1/tasks/{taskId}/cancel',
    summary: 'Cancel a task',
    description: [
      'Takes an unfinished film or family back. It ends as `failed` with the code `TASK_CANCELLED` and is told as',
      '`task.failed`; its place is free at once. What had not begun comes back: everything before a worker began, the',
      'price of rendering while it is prepared, and while it is rendered that price’s share of the scenes that had not',
      'begun. Cancelling it again gives the same answer. No body.',
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
      'What became of a showcase or an edit, with a new link to its image, also when its webhook was lost.',
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
      'Takes a showcase or an edit back that is still to be made. It ends as `failed` with the `error_code`',
      '`JOB_CANCELLED` and is told as `showcase.failed`. Its credits come back when its making had not begun.',
      'Cancelling it again gives the same answer. No body.',
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
      'Plan, credits, and what is in use of each limit at this moment. `concurrent_tasks` and `showcase_jobs` count',
      'what is unfinished in the mode of your key; live and test do not take each other’s places.',
    ].join('\n'),
    tag: 'Account',
    authenticated: true,
    answers: { 200: { description: 'The account.', schema: 'Account', examples: account } },
    errors: [],
  },
];
