import { curlSample, pythonSample, typeScriptSample } from '@groundwork/openapi/code-samples';
import { type PlaygroundOperation, playgroundTargets } from './operations.js';

type Sample = (apiUrl: string, operation: PlaygroundOperation, body: unknown) => string;

const requestOf = (operation: PlaygroundOperation, body: unknown) => ({
  ...playgroundTargets[operation],
  method: 'post',
  body,
});

export const asCurl: Sample = (apiUrl, operation, body) =>
  curlSample(apiUrl, requestOf(operation, body));

/** A request as a program that sends it through the SDK and waits for the result. */
export const asTypeScript: Sample = (apiUrl, operation, body) =>
  typeScriptSample(apiUrl, requestOf(operation, body));

export const asPython: Sample = (apiUrl, operation, body) =>
  pythonSample(apiUrl, requestOf(operation, body));
