import { statfs } from 'node:fs/promises';

/** Whether a folder has room for so many bytes. @throws when there is no such folder */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bsize, bavail } = await statfs(folder);
  return bavail * bsize >= bytes;
}
