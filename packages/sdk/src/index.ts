export { Groundwork } from './client.js';
export { chargedCredits, refundedCredits } from './credits.js';
export {
  ApiError,
  CallError,
  type CallFacts,
  ConnectionError,
  type DetailsOf,
  GroundworkError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.js';
export type * from './generated/api.js';
export { fromListing } from './listing.js';
export type { ClientOptions, Fetch, RequestOptions, Retry } from './options.js';
export type { PlainFamilyRequest, PortrayedFamilyRequest } from './resources/families.js';
export type { CompletedReading, ReadingStreamEvent } from './resources/land.js';
export type { Completed, TaskMakeOptions, TaskWaitOptions } from './resources/resource.js';
export type { ShowcaseMakeOptions, SucceededShowcaseJob } from './resources/showcases.js';
export type { StreamOptions } from './resources/tasks.js';
export { type AnswerFacts, answerFacts } from './transport/answer-facts.js';
export type {
  AvatarsQuery,
  Components,
  DeliveriesQuery,
  ErrorCode,
  ErrorDetails,
  FamiliesQuery,
  Operations,
  ShowcaseJobsQuery,
  TasksQuery,
  VoicesQuery,
  WebhookEvents,
} from './types.js';
export type { ObserveOptions } from './waiting/observe.js';
export type { WaitOptions } from './waiting/wait.js';
export {
  ReadingFailedError,
  ShowcaseFailedError,
  TaskFailedError,
  WaitTimeoutError,
} from './waiting/wait.js';
export type { TaskStreamEvent, WatchOptions } from './waiting/watch-task.js';
export type { WebhookRequestHeaders } from './webhooks/headers.js';
export { type WebhookFault, WebhookVerificationError } from './webhooks/headers.js';
export type { WebhookEvent, WebhookEventName } from './webhooks/verify.js';
export { verifyWebhook, type WebhookToVerify } from './webhooks/verify.js';
