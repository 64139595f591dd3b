export * from './announce.js';
export * from './attempt.js';
export * from './board-queues.js';
export * from './catalogue.js';
export { connectProducer, EvictingRedis, queuesEnvironment } from './connection.js';
export * from './producer.js';
export * from './story.js';
export * from './worker.js';
