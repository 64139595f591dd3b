export * from './deadline.js';
export * from './environment.js';
export * from './health-server.js';
export * from './identifiers.js';
export * from './job-metrics.js';
export * from './log.js';
export * from './service.js';
export * from './stop-reason.js';
