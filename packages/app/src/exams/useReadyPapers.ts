import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Papers that can be chosen. */
export function useReadyPapers() {
  const papers = useOfficeCall(['readyPapers'], async (calls) => {
    const { content } = await calls.examPaper.querySimpleList({ size: MAX_PAGE_SIZE, sort: ['title,asc'] });
    return content.map(({ id, title }) => ({ value: id, label: title }));
  });
  return papers.data ?? [];
}
