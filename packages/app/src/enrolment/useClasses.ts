import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Classes to choose from, with their groups. */
export function useClasses() {
  const classes = useOfficeCall(['classes'], async (calls) => {
    const { content } = await calls.grade.querySimpleList({ size: MAX_PAGE_SIZE });
    return content;
  });
  return classes.data ?? [];
}
