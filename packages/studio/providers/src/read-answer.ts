import type { EngineCapability } from '@groundwork/contract/warnings';
import { EngineFault } from './calls/engine-call.js';

/**
 * The whole body of an engine's answer.
 *
 * @throws EngineFault `empty`, or `malformed` beyond so many bytes; fetch's own error when the answer ends in its middle
 */
export async function readAnswer(
  capability: EngineCapability,
  answer: Response,
  mostBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> = answer.body ?? emptyBody();
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      throw new EngineFault(capability, 'malformed', `an answer of more than ${mostBytes} bytes`, {
        retryable: false,
      });
    }
    chunks.push(chunk);
  }
  if (bytes === 0) throw new EngineFault(capability, 'empty', 'an answer without a body');
  return Buffer.concat(chunks);
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

/** The type of an answer's body in lower case, without its parameters. */
export function answerType(answer: Response): string {
  return (answer.headers.get('content-type') ?? '').replace(/;.*/su, '').trim().toLowerCase();
}
