import { useCurrent } from '../kit/context.ts';
import { QUESTION } from '@aosai/api/questions/bank';
import { Chapters } from '@aosai/ui/screens/courses/Chapters';
import type { Office } from '../kit/pageTable.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOwnBanks } from '../questions/useOwnBanks.ts';

/** The units of courses, for the platform's and the schools' office. */
const chaptersPage = (group: Office) => {
  return officePage(Chapters, 'chapter', {
    sort: 'updatedAt,desc',
    useKnown: () => ({ base: `/web/${group}/chapter`, own: useOwnBanks() }),
    read: (calls, input) => calls.chapter.queryList(input),
    acts() {
      type Row = { id: string; version: number | null };
      const seen = ({ id, version }: Row) => ({ id, version: version ?? 0 });
      return {
        create: (calls, form) => calls.chapter.create(form),
        ready: (calls, row) => calls.chapter.update({ ...seen(row), status: QUESTION.ready }),
        approve: (calls, row) => calls.chapter.update({ ...seen(row), status: QUESTION.ready }),
        giveBack: (calls, row, { reason }) =>
          calls.chapter.update({ ...seen(row), status: QUESTION.draft, note: reason }),
        offer: (calls, row) => calls.chapter.update({ ...seen(row), status: QUESTION.offered }),
        retire: (calls, row) => calls.chapter.update({ ...seen(row), status: QUESTION.retired }),
        update: (calls, row, form) => calls.chapter.update({ ...seen(row), ...form }),
        remove: (calls, { id }) => calls.chapter.delete({ id }),
      };
    },
  });
};

const Platform = chaptersPage('bms');
const School = chaptersPage('edms');

/** /bms|edms/chapter */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
