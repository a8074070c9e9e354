import type { CourseRow } from '@aosai/api/courses/course.contract';
import { courseFields } from '@aosai/api/courses/courseFields';
import { type BankKnown, bankActs, bankRemoval, isOwn } from '../../../patterns/OfficeTable/bankActs.ts';
import { rowActs } from '../../../patterns/RowActs/RowActs.tsx';

/** What can be done with a course as a whole, in the head of its page. */
export const CourseActs = rowActs<Omit<CourseRow, 'ownerName' | 'isShared' | 'usedCount' | 'updatedAt'>, BankKnown>()({
  noun: '课程',
  nameOf: ({ title }) => title,
  acts: {
    ...bankActs,
    update: {
      at: 'row',
      label: '修改设置',
      done: '已保存',
      when: isOwn,
      ask: { form: courseFields, title: (row) => `修改「${row.title}」` },
    },
    remove: bankRemoval,
  },
});
