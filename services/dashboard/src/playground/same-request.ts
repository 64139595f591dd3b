import { curlSample, pythonSample, typeScriptSample } from '@groundwork/openapi/code-samples';
import { type PlaygroundOperation, playgroundTargets } from './operations.js';

/** A request as a program that sends it; those of the SDK wait for the result. */
const sampleBy =
  (write: typeof curlSample) => (apiUrl: string, operation: PlaygroundOperation, body: unknown) =>
    write(apiUrl, { ...playgroundTargets[operation], method: 'post', body });

export const asCurl = sampleBy(curlSample);
export const asTypeScript = sampleBy(typeScriptSample);
export const asPython = sampleBy(pythonSample);
