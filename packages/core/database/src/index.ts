export type { ShowcaseJob } from './generated/client.js';
export { acceptShowcaseJob } from './showcase/accept-showcase-job.js';
