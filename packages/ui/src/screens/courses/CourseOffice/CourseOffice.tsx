import { courseFields } from '@aosai/api/courses/courseFields';
import { CONTENT_CATEGORY, COURSE_KIND } from '@aosai/api/courses/courseRules';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { BANK, QUESTION } from '@aosai/api/questions/bank';
import { courseColumns } from '@aosai/api/courses/courseColumns';
import type { BankKnown } from '../../../patterns/OfficeTable/bankActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { CourseRow } from '@aosai/api/courses/course.contract';

/** Courses; each has a page where its chapters are ordered and it is released. */
export const CourseOffice = officeTable<CourseRow, BankKnown>()({
  noun: '课程',
  unit: '门',
  lead: '课程、专题和训练营由单元排成；内容中心有文章、视频和 PDF。',
  nameOf: (row) => row.title,
  pageOf: ({ id }, { base }) => `${base}/${id}`,
  emptyHint: '新建一门，加入可用的单元或上传文件，再设为可用。',
  emptyAct: 'create',
  show: drawn<CourseRow>(courseColumns),
  filters: {
    // Courses, topics, camps and the content centre are worked on apart.
    kind: views('课程类型', COURSE_KIND),
    status: pick('状态', QUESTION),
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
  },
});
