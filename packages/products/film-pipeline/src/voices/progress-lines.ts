/** Per cent between lines in a pipe or a log. */
const STEP = 25;

/** A terminal's last line is overwritten; others get new lines. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean };

/** Shows how far downloads are: on one line of a terminal, else with a line now and then. */
export function progressLines(stream: ProgressStream): {
  readonly tell: (line: string) => void;
  readonly onProgress: (key: string, bytes: number, total: number) => void;
} {
  let open = false;
  let said = '';
  const tell = (line: string) => {
    stream.write(`${open ? '\r\u001b[K' : ''}${line}\n`);
    open = false;
  };
  return {
    tell,
    onProgress: (key, bytes, total) => {
      const percent = Math.floor((bytes / total) * 100);
      const line = `${key}: ${(bytes / 1e6).toFixed(0)} of ${(total / 1e6).toFixed(0)} MB`;
      if (stream.isTTY) {
        if (said === line) return;
        said = line;
        stream.write(`\r\u001b[K${line}`);
        open = true;
        return;
      }
      const step = `${key} ${Math.floor(percent / STEP)}`;
      if (said === step) return;
      said = step;
      tell(`${line} (${percent}%)`);
    },
  };
}
