import { QUESTION } from '@aosai/api/questions/bank';
import { Chapters } from '@aosai/ui/screens/courses/Chapters';
import { officePage } from '../kit/office/officePage.tsx';
import { useOwnBanks } from '../questions/useOwnBanks.ts';

/** /bms|edms/chapter: the units of courses. */
export const Component = officePage(Chapters, 'chapter', {
  sort: 'updatedAt,desc',
  initial: { bms: { bank: 'platform' } },
  useKnown: ({ office }) => ({ base: `/web/${office}/chapter`, own: useOwnBanks() }),
  read: (calls, input) => calls.chapter.queryList(input),
  pageOf: (id, office) => `/web/${office}/chapter/${id}`,
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
