/** Names of attributes: OpenTelemetry's semantic conventions, and our own below `groundwork.`. */
export const spanAttributes = {
  errorType: 'error.type',
  httpMethod: 'http.request.method',
  httpResendCount: 'http.request.resend_count',
  httpRoute: 'http.route',
  httpStatusCode: 'http.response.status_code',
  messagingDestination: 'messaging.destination.name',
  messagingMessageId: 'messaging.message.id',
  messagingOperation: 'messaging.operation.name',
  messagingOperationType: 'messaging.operation.type',
  messagingSystem: 'messaging.system',
  serverAddress: 'server.address',
  serverPort: 'server.port',
  urlFull: 'url.full',
  urlPath: 'url.path',
  urlScheme: 'url.scheme',
  userAgent: 'user_agent.original',
  requestId: 'groundwork.request_id',
  taskId: 'groundwork.task_id',
  showcaseJobId: 'groundwork.showcase_job_id',
  deliveryId: 'groundwork.delivery_id',
  segment: 'groundwork.segment',
  /** How an attempt at the work ended, as groundwork_attempts_total counts it. */
  attemptEnd: 'groundwork.attempt.end',
} as const;

export type SpanAttributes = Readonly<
  Partial<Record<(typeof spanAttributes)[keyof typeof spanAttributes], string | number>>
>;
