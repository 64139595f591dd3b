import { runVoiceCommand } from '@groundwork/film-pipeline/voice-commands';

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => stop.abort(new Error('Stopped. Run the command again to go on.')));
}

// Standard output is one JSON object; progress goes to standard error.
const { code, report } = await runVoiceCommand(process.argv.slice(2), process.env, {
  stream: process.stderr,
  signal: stop.signal,
});
if (report !== null) process.stdout.write(`${JSON.stringify(report)}\n`);
process.exitCode = code;
