import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

export interface LogLine {
  readonly at: string;
  readonly service: string;
  readonly level: string;
  readonly message: string;
  /** Why something failed. */
  readonly error: string | undefined;
}

const lineSchema = z.object({
  time: z.iso.datetime(),
  service: z.string(),
  level: z.string(),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
});

/** Most lines; of more the last are kept. */
const MOST = 400;

function readLine(text: string): LogLine | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // A stack trace, or a line that is being written.
    return null;
  }
  const parsed = lineSchema.safeParse(json);
  if (!parsed.success) return null;
  const { time: at, service, level, msg: message, err } = parsed.data;
  return { at, service, level, message, error: err?.message };
}

/**
 * Returns the lines in a folder of logs that name one of the ids, oldest first.
 *
 * @param folder of *.log files, one JSON object a line; lines of another form are left out
 */
export async function logLinesOf(folder: string, ids: readonly string[]): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.log')) continue;
    const input = createReadStream(path.join(folder, file), 'utf8');
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (!ids.some((id) => text.includes(id))) continue;
      const line = readLine(text);
      if (line) lines.push(line);
    }
  }
  return lines.sort((one, other) => one.at.localeCompare(other.at)).slice(-MOST);
}
