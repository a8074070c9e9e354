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
  acts: { create: (calls, form) => calls.chapter.create(form) },
});
