import type { ChapterRow } from '@aosai/api/courses/chapter.contract';
import { chapterFields } from '@aosai/api/courses/courseFields';
import { type BankKnown, bankActs, bankRemoval, isOwn } from '../../../patterns/OfficeTable/bankActs.ts';
import { rowActs } from '../../../patterns/RowActs/RowActs.tsx';

/** What can be done with a unit as a whole, in the head of its page. */
export const ChapterActs = rowActs<
  Pick<ChapterRow, 'id' | 'title' | 'status' | 'bank' | 'version' | 'isFree' | 'pricePoints'>,
  BankKnown
>()({
  noun: '单元',
  nameOf: ({ title }) => title,
  acts: {
    ...bankActs,
    update: {
      at: 'row',
      label: '修改设置',
      done: '已保存',
      when: isOwn,
      ask: { form: chapterFields, title: (row) => `修改「${row.title}」` },
    },
    remove: bankRemoval,
  },
});
