import { courseFields } from '@aosai/api/courses/courseFields';
import { CONTENT_CATEGORY, COURSE_KIND } from '@aosai/api/courses/courseRules';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { BANK, QUESTION } from '@aosai/api/questions/bank';
import { courseColumns } from '@aosai/api/courses/courseColumns';
import { type BankKnown, bankActs, bankRemoval, isOwn } from '../../../patterns/OfficeTable/bankActs.ts';
import { EditLink } from '../../../patterns/OfficeTable/EditLink.tsx';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { CourseRow } from '@aosai/api/courses/course.contract';

/** Courses: created, described, released; their chapters are ordered on a separate page. */
export const CourseOffice = officeTable<CourseRow, BankKnown>()({
  noun: '课程',
  unit: '门',
  lead: '课程、专题和训练营由单元排成；内容中心有文章、视频和 PDF。',
  nameOf: (row) => row.title,
  emptyHint: '新建一门，加入可用的单元或上传文件，再设为可用。',
  emptyAct: 'create',
  show: drawn<CourseRow>(courseColumns),
  above: EditLink,
  filters: {
    status: views('课程状态', QUESTION),
    kind: pick('类型', COURSE_KIND),
    category: pick('分类', CONTENT_CATEGORY),
    difficulty: pick('难度', DIFFICULTY),
    bank: pick('归属', BANK),
    keyword: search('搜索标题或简介'),
  },
  acts: {
    create: {
      at: 'head',
      label: '新建课程',
      icon: 'plus',
      main: true,
      done: '已新建，请编辑内容',
      ask: { form: courseFields },
    },
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
