import { AppError } from '@aosai/api/kit/errors';

/** Refuses to delete a permission that calls require. Throws RESOURCE_LIVE. */
export async function refuseLivePermission({ row }: { row: { goneAt: Date | null } }): Promise<void> {
  if (row.goneAt === null) throw new AppError('RESOURCE_LIVE');
}
