import { ApiError } from '@groundwork/contract';
import type { Request } from 'express';
import { z } from 'zod';

/** The family that a path addresses. @throws ApiError FAMILY_NOT_FOUND for what is no UUID, such as a preset's slug */
export function familyIdOf(request: Request): string {
  const id = z.uuid().safeParse(request.params.family);
  if (!id.success) throw new ApiError('FAMILY_NOT_FOUND');
  return id.data.toLowerCase();
}
