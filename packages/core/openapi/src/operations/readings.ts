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

/** Operations on readings. */
export const readingOperations: readonly Operation[] = [
  {
    id: 'createLandReading',
    method: 'post',
    path: '/v1/land/readings',
    summary: 'Read a photo',
    description: [
      'Tells what a land film of this photo would begin from: whether it shows land, from where it was taken, the plot',
      'with its size in metres, and why it would be refused. Nothing is charged, no film is made, and no webhook is sent.',
      'Send what you would send to POST /v1/land; the pictures are held to the same rules. The photo is really read with',
      'test keys too.',
      '',
      `At most ${perMinute} in a minute and ${unfinished} unfinished ones of an account; they take no place of its concurrent tasks. A reading`,
      `and its picture are deleted ${keptHours} hours after its end.`,
    ].join('\n'),
    tag: 'Land films',
    authenticated: true,
    idempotent: true,
    body: { schema: 'LandReadingRequest', required: true, examples: readingRequests },
    answers: {
      202: {
        description: 'Accepted. The reading can be polled and followed.',
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
    summary: 'Poll a reading',
    description: [
      'What was read. A photo that shows no land, or no plot, is `completed` like any other: its `objections` say so and',
      'what to send instead. `failed` is for pictures that cannot be processed.',
      '',
      `Codes of objections: ${objectionCodes.map((code) => `\`${code}\``).join(', ')}. The first four are those that a film of the photo would`,
      'fail with; with the others it is made all the same.',
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
      'Server-sent events, in all as of tasks: `progress` with a `ReadingProgress`, as shown here; then `completed` or',
      '`failed` with the reading as polling shows it, and the end. Its streams are counted with those of tasks.',
    ].join('\n'),
    tag: 'Land films',
    authenticated: true,
    parameters: [readingId, lastEventId],
    answers: {
      200: {
        description: 'The stream; the schema is that of the data of `progress`.',
        schema: 'ReadingProgress',
        mediaType: 'text/event-stream',
        examples: readingProgress,
      },
      204: { description: 'The reading has ended, and you know how.' },
    },
    errors: ['READING_NOT_FOUND', 'STREAM_LIMIT_EXCEEDED'],
  },
];
