import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Classes to choose from, with their groups, as they are read. */
export const useClassList = () =>
  useOfficeCall(['classes'], async (calls) => {
    const { content } = await calls.grade.querySimpleList({ size: MAX_PAGE_SIZE });
    return content;
  });

/** The same once they are read; none before. */
export const useClasses = () => useClassList().data ?? [];
