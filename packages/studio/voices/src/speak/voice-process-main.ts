import { type Report, requestSchema, startSchema } from './messages.js';

// A separate process: speaking keeps a core busy for seconds, the library ends its process on errors, and its parts
// under the GPL (espeak-ng) are linked with nothing else of ours.

function report(message: Report): void {
  process.send?.(message);
}

const start = startSchema.parse(JSON.parse(process.argv[2] ?? '{}'));
process.once('disconnect', () => process.exit(0));

try {
  const { OfflineTts } = (await import('sherpa-onnx-node')).default;
  const { model, tokens, dataDir, threads } = start;
  const voice = new OfflineTts({
    model: { vits: { model, tokens, dataDir }, numThreads: threads, provider: 'cpu' },
    maxNumSentences: 1,
  });
  process.on('message', (message) => {
    const { id, text, speed } = requestSchema.parse(message);
    try {
      // Pauses stay as the voice was trained to make them.
      const generationConfig = { sid: 0, speed, silenceScale: 1 };
      const { samples, sampleRate } = voice.generate({ text, generationConfig });
      report({ kind: 'spoken', id, samples: Float32Array.from(samples), sampleRate });
    } catch (error) {
      report({ kind: 'failed', id, message: error instanceof Error ? error.message : `${error}` });
    }
  });
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'no_library', message: error instanceof Error ? error.message : `${error}` });
  process.disconnect();
}
