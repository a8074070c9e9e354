import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/**
 * Classes to choose from, with their groups, as they are read: all that the reader runs, or those of one school. Fetches
 * nothing for null.
 */
export const useClassList = (orgId?: string | null) =>
  useOfficeCall(orgId === null ? null : ['classes', ...(orgId ? [orgId] : [])], async (calls) => {
    const { content } = await calls.grade.querySimpleList({ size: MAX_PAGE_SIZE, ...(orgId && { orgId }) });
    return content;
  });

/** The same once they are read; none before. */
export const useClasses = (orgId?: string | null) => useClassList(orgId).data ?? [];
