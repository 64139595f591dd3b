import type { components, ErrorEnvelope, operations, webhooks } from './generated/api.js';
import type { routes } from './generated/routes.js';

/** Every type of what is sent and answered, by its name in the description. */
export type Components = Omit<components['schemas'], 'ErrorEnvelope'>;

type EachError = ErrorEnvelope['error'];
type Detailed = Extract<EachError, { details: unknown }>;
export type ErrorCode = EachError['code'];
/** Every error code, with its `details`. */
export type ErrorDetails = {
  [Code in ErrorCode]: [Extract<Detailed, { code: Code }>] extends [never]
    ? undefined
    : Extract<Detailed, { code: Code }>['details'];
};

/** The body that is sent to a `webhook_url`, by event. */
export type WebhookEvents = {
  [Event in keyof webhooks]: webhooks[Event]['post']['requestBody']['content']['application/json'];
};

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } }
  ? { path: { [Name in keyof Path]: string | number } }
  : unknown;

/** Parameters that may be undefined as well as left out. */
type Loose<Query> = {
  -readonly [Name in keyof Query]: Record<never, never> extends Pick<Query, Name>
    ? Query[Name] | undefined
    : Query[Name];
};

type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { query: Loose<Query> }
  : Operation extends { parameters: { query?: infer Query } }
    ? [Exclude<Query, undefined>] extends [never]
      ? unknown
      : { query: Loose<Exclude<Query, undefined>> }
    : unknown;

type BodyOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } | undefined }
    ? [Body] extends [never]
      ? unknown
      : { body?: Body | undefined }
    : unknown;

type Contents<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends { content: infer Content }
    ? Content
    : 'none';
}[keyof Responses];

type AnswerOf<Content> = Content extends { 'application/json': infer Answer }
  ? Answer
  : Content extends { 'text/html': unknown }
    ? string
    : Content extends 'none'
      ? undefined
      : Response;

/** The parameters and answer of each operation. */
export type Operations = {
  [Id in keyof typeof routes]: PathOf<operations[Id]> &
    QueryOf<operations[Id]> &
    BodyOf<operations[Id]> & {
      answer: Response extends AnswerOf<Contents<operations[Id]['responses']>>
        ? Response
        : AnswerOf<Contents<operations[Id]['responses']>>;
    };
};

export type AvatarsQuery = Operations['listAvatars']['query'];
export type DeliveriesQuery = Operations['listWebhookDeliveries']['query'];
export type FamiliesQuery = Operations['listFamilies']['query'];
export type ShowcaseJobsQuery = Operations['listShowcaseJobs']['query'];
export type TasksQuery = Operations['listTasks']['query'];
export type VoicesQuery = Operations['listVoices']['query'];
