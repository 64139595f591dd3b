import { limits, objectionCodes } from '@groundwork/contract';
import { READING_ID } from '../examples/identifiers.js';
import {
  readingAccepted,
  readingProgress,
  readingRequests,
  readings,
} from '../examples/readings.js';
import type { Operation } from '../operation.js';
import { pathParameter } from '../parameters.js';
import { filmPictures } from './films.js';
import { lastEventId } from './work.js';

const { perMinute, unfinished, keptHours } = limits.landReadings;
const path = '/v1/land/readings/{readingId}';
const readingId = pathParameter(
  'readingId',
  'The `reading_id` of the answer that accepted it.',
  READING_ID,
);

export const readingOperations: readonly Operation[] = [
  {
    id: 'createLandReading',
    method: 'post',
    path: '/v1/land/readings',
    summary: 'Read a photo',
    description: [
      'Shows what a land film would start from: whether the photo shows land, where it was taken from, the plot with its',
      'size in metres, and why a film would be refused. It costs nothing, makes no film and sends no webhook. Send the',
      'fields of POST /v1/land; the same rules apply to the pictures. Test keys get a real reading too.',
      '',
      `An account may start ${perMinute} a minute and have ${unfinished} unfinished ones, which do not count as concurrent tasks. A reading and its`,
      `picture are deleted ${keptHours} hours after it ends.`,
    ].join('\n'),
    tag: 'Land films',
    authenticated: true,
    idempotent: true,
    body: { schema: 'LandReadingRequest', required: true, examples: readingRequests },
    answers: {
      202: {
        description: 'Accepted. Poll or follow the reading.',
        schema: 'LandReadingAccepted',
        headers: ['Location', 'RetryAfter', 'IdempotentReplayed'],
        examples: readingAccepted,
      },
    },
    errors: [...filmPictures, 'READING_LIMIT_EXCEEDED'],
  },
  {
    id: 'getLandReading',
    method: 'get',
    path,
    summary: 'Get a reading',
    description: [
      'Returns the reading. A photo without land or without a plot is `completed` too: its `objections` say so and what',
      'to send instead. `failed` is for pictures that cannot be processed.',
      '',
      `Codes of objections: ${objectionCodes.map((code) => `\`${code}\``).join(', ')}. A film of the photo would fail with one of the first`,
      'four; the others do not prevent a film.',
    ].join('\n'),
    tag: 'Land films',
    authenticated: true,
    parameters: [readingId],
    answers: {
      200: {
        description: 'The reading.',
        schema: 'LandReadingRecord',
        headers: ['RetryAfterWhileUnfinished'],
        examples: readings,
      },
    },
    errors: ['READING_NOT_FOUND'],
  },
  {
    id: 'streamLandReading',
    method: 'get',
    path: `${path}/events`,
    summary: 'Follow a reading',
    description: [
      'Server-sent events, as for tasks: `progress` with a `ReadingProgress`, as shown here; then `completed` or `failed`',
      'with the reading as polling shows it, and the stream ends. It counts towards the same limit as streams of tasks.',
    ].join('\n'),
    tag: 'Land films',
    authenticated: true,
    parameters: [readingId, lastEventId],
    answers: {
      200: {
        description: 'The stream. The schema describes the data of `progress`.',
        schema: 'ReadingProgress',
        mediaType: 'text/event-stream',
        examples: readingProgress,
      },
      204: { description: 'The reading has ended, and you know how.' },
    },
    errors: ['READING_NOT_FOUND', 'STREAM_LIMIT_EXCEEDED'],
  },
];
