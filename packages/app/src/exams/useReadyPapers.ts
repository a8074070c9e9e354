import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Papers that can be chosen; undefined until they are loaded. */
export function useReadyPapers() {
  const papers = useOfficeCall(['readyPapers'], async (calls) => {
    const { content } = await calls.examPaper.querySimpleList({ size: MAX_PAGE_SIZE, sort: ['title,asc'] });
    return content.map(({ id, title, durationMin }) => ({ value: id, label: title, durationMin }));
  });
  return papers.data;
}
