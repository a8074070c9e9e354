import { useLocation } from 'wouter';
import type { Office } from '../kit/pageTable.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** The paper in an address /bms|edms/examPaper/:id, with its questions. */
export function usePaper() {
  const [pathname] = useLocation();
  const [, first, , id = ''] = pathname.split('/');
  const office: Office = first === 'bms' ? 'bms' : 'edms';
  const read = useOfficeCall(['examPaper', office, id], async (calls) => {
    const [detail, list] = await Promise.all([
      calls.examPaper.queryById({ id }),
      calls.examPaper.queryQuestionList({ examPaperId: id }),
    ]);
    return { detail, list };
  });
  return { id, office, read, base: `/web/${office}/examPaper` };
}
