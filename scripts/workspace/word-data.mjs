import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesUnder, fingerprint, whenChanged } from './fingerprint.mjs';
import { workspaceMembers } from './members.mjs';

/** Folders of a package: what people write, and what its code reads. */
const SOURCES = 'data';
const OUTPUT = path.join('dist', 'data');

/**
 * Writes the YAML files of every package's `data` as JSON into its dist, where the sources changed.
 * @throws where a file is no YAML, with its name and the place
 */
export async function buildWordData() {
  for (const { directory, folder } of workspaceMembers()) {
    const sources = path.join(directory, SOURCES);
    if (!existsSync(sources)) continue;
    const files = filesUnder(sources).filter((file) => file.endsWith('.yaml'));
    const output = path.join(directory, OUTPUT);
    const results = files.map((file) =>
      path.join(output, path.relative(sources, file).replace(/\.yaml$/, '.json')),
    );
    const name = `data-${folder.replaceAll('/', '-')}`;
    await whenChanged(name, fingerprint(files), results, async () => {
      rmSync(output, { recursive: true, force: true });
      for (const [index, file] of files.entries()) {
        const result = results[index] ?? '';
        mkdirSync(path.dirname(result), { recursive: true });
        writeFileSync(result, JSON.stringify(parsed(file)));
      }
    });
  }
}

/** @param {string} file */
function parsed(file) {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${path.relative(process.cwd(), file)} is no YAML`, { cause: error });
  }
}
