import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { Office } from '../kit/pageTable.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Classes to choose from, with their groups. */
export function useClasses(group: Office) {
  const classes = useOfficeCall(['classes', group], async (calls) => {
    const { content } = await calls.grade.querySimpleList({ size: MAX_PAGE_SIZE });
    return content;
  });
  return classes.data ?? [];
}
