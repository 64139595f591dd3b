import { ApiError } from '@groundwork/contract';
import type { Request } from 'express';
import { z } from 'zod';

/** The family in a path. @throws ApiError FAMILY_NOT_FOUND for anything but a UUID, such as a preset's slug */
export function familyIdOf(request: Request): string {
  const id = z.uuid().safeParse(request.params.family);
  if (!id.success) throw new ApiError('FAMILY_NOT_FOUND');
  return id.data.toLowerCase();
}
