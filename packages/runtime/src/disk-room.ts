import { statfs } from 'node:fs/promises';

/** Whether so many bytes may still be written below a folder. @throws when there is no such folder */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bsize, bavail } = await statfs(folder);
  return bavail * bsize >= bytes;
}
