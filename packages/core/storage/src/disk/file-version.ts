import type { BigIntStats } from 'node:fs';

/**
 * A strong validator of a file's bytes, in quotes. Each put creates a new file next to the old one, never with the same
 * inode twice in a row. All links to a file share it.
 */
export function fileVersion({ ino, size, mtimeNs }: BigIntStats): string {
  return `"${[ino, size, mtimeNs].map((n) => n.toString(36)).join('-')}"`;
}
