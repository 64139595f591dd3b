import type { BigIntStats } from 'node:fs';

/**
 * A strong validator of a file's bytes, in quotes. Each put makes a new file beside the old one: never the same inode
 * twice in a row. All links to a file have the same.
 */
export function fileVersion({ ino, size, mtimeNs }: BigIntStats): string {
  return `"${[ino, size, mtimeNs].map((n) => n.toString(36)).join('-')}"`;
}
