import { deliverySchedules } from '@groundwork/contract';
import { filled } from './facts.js';
import { schemaRef } from './json-schemas.js';
import type { WebhookWords } from './words.js';

/** What is sent to a `webhook_url`, as the description has it. */
export function webhookItems({ recipe, headers, events }: WebhookWords): Record<string, object> {
  return Object.fromEntries(
    Object.entries(events).map(([event, { summary, description, schema, example }]) => {
      const [schedule = ''] = event.split('.');
      if (!(schedule in deliverySchedules)) throw new Error(`${event} has no schedule`);
      return [
        event,
        {
          post: {
            operationId: `on${schema.replace('Event', '')}`,
            tags: ['Webhooks'],
            summary,
            description: filled(`${description}\n\${tries.${schedule}}\n\n${recipe}`),
            security: [],
            parameters: Object.entries(headers).map(([name, { required, ...header }]) => ({
              name,
              in: 'header',
              required,
              ...header,
              ...(name === 'X-Service-Event' ? { example: event } : {}),
            })),
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: schemaRef(schema),
                  examples: { delivery: { summary, value: example } },
                },
              },
            },
            responses: { '2XX': { description: 'Received; the body is not read.' } },
          },
        },
      ];
    }),
  );
}
