import { chapterFields } from '@aosai/api/courses/courseFields';
import { BANK, QUESTION } from '@aosai/api/questions/bank';
import { chapterColumns } from '@aosai/api/courses/chapterColumns';
import type { BankKnown } from '../../../patterns/OfficeTable/bankActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { ChapterRow } from '@aosai/api/courses/chapter.contract';

/** Units of courses; each has a page where it is edited, priced and released. */
export const Chapters = officeTable<ChapterRow, BankKnown>()({
  noun: '单元',
  unit: '个',
  lead: '课程由单元排成。单元有讲义、视频和题目，可以用在几门课程里。',
  nameOf: (row) => row.title,
  pageOf: ({ id }, { base }) => `${base}/${id}`,
  emptyHint: '新建一个，写讲义、排题目，再放进课程。',
  emptyAct: 'create',
  show: drawn<ChapterRow>(chapterColumns),
  filters: {
    status: views('单元状态', QUESTION),
    bank: pick('归属', BANK),
    keyword: search('搜索标题'),
  },
  acts: {
    create: {
      at: 'head',
      label: '新建单元',
      icon: 'plus',
      main: true,
      done: '已新建，请编辑内容',
      ask: { form: chapterFields },
    },
  },
});
