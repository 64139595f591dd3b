import { prefixes } from '@groundwork/contract/identifiers';
import { objectionCodes } from '@groundwork/contract/land/reading';
import { limits } from '@groundwork/contract/limits';
import { MAGIC_ORIGIN, magicPictures, magicRefusals } from '@groundwork/contract/magic/magic-urls';
import { SLOW_SECONDS, simulatedTroubles } from '@groundwork/contract/magic/simulations';
import { concurrentTasks } from '@groundwork/contract/plans';
import { showcaseTemplates } from '@groundwork/contract/showcase/templates';
import { deliverySchedules } from '@groundwork/contract/webhooks/schedules';

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Names with a meaning for test keys. */
const magicInputs = [
  `With a test key, image URLs \`${MAGIC_ORIGIN}/NAME.jpg\` are never fetched. NAME decides what happens:`,
  '',
  `- ${named(Object.keys(magicPictures))}: a good picture.`,
  ...Object.entries(magicRefusals).map(([name, code]) => `- \`${name}\`: \`${code}\`.`),
  '- `fail-render-failed` and so on for each failure code: the task is accepted, then fails with it.',
  `- \`slow\`: each stage lasts ${SLOW_SECONDS} seconds longer.`,
  ...Object.entries(simulatedTroubles).flatMap(([name, words]) =>
    name === 'slow' ? [] : [`- \`${name}\`: ${words.toLowerCase()}.`],
  ),
  '',
  'For a family, send one of the last five as its name, for example `magic:slow`.',
].join('\n');

const templateRows = Object.entries(showcaseTemplates).map(
  ([id, { aspectRatio, optionalFields, supportingImages, description }]) =>
    `| \`${id}\` | ${aspectRatio} | ${optionalFields.join(', ')} | ${supportingImages} | ${description} |`,
);

/** When a delivery is sent again. */
function tries(name: keyof typeof deliverySchedules): string {
  const { retryDelays, clientErrorEnds } = deliverySchedules[name];
  return [
    `Answer 2xx within ${limits.webhook.answerSeconds} seconds. Otherwise we send it again after ${retryDelays.join(', ')} seconds`,
    clientErrorEnds ? ', unless the answer was a 4xx.' : '.',
    ' With `webhook_retry: "extended"` we send it up to eight times within 28 hours.',
    ' The same delivery may arrive twice.',
  ].join('');
}

const MEBIBYTE = 2 ** 20;

/** What words of the description name by `${name}`, so that a number is written in one place. */
const facts: Readonly<Record<string, unknown>> = {
  limits,
  prefixes,
  concurrentTasks,
  magicInputs,
  objectionCodes: named(objectionCodes),
  showcaseTemplates: templateRows.join('\n'),
  landMegabytes: limits.land.imageBytes / MEBIBYTE,
  showcaseMegabytes: limits.showcase.imageBytes / MEBIBYTE,
  requestKilobytes: limits.requestBodyBytes / 1024,
  streamMinutes: limits.taskEvents.streamSeconds / 60,
  tries: { task: tries('task'), showcase: tries('showcase') },
};

/** Words with their facts. @throws for a name that no fact has */
export function filled(words: string): string {
  return words.replace(/\$\{([\w.]+)\}/g, (_whole, path: string) => {
    const fact = path.split('.').reduce<unknown>((part, name) => Object(part)[name], facts);
    if (typeof fact !== 'string' && typeof fact !== 'number') {
      throw new Error(`words name the fact ${path}, which there is not`);
    }
    return String(fact);
  });
}
