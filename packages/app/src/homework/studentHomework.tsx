import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { HomeworkFilter } from '@aosai/api/homework/homeworkFilter';
import type { HomeworkProgress } from '@aosai/api/homework/homeworkStanding';
import { StudentHomework } from '@aosai/ui/screens/homework/StudentHomework';
import { useCurrent } from '../kit/context.ts';
import { useNow } from '../kit/useNow.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { remindOfHomework } from './remindOfHomework.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

interface Narrowed {
  progressList?: HomeworkProgress[];
  isOverdue?: boolean;
  isLate?: boolean;
  needsReview?: boolean;
  dueWithinDays?: number;
}

/** List parameters of each tab. */
const ASKED: Record<HomeworkFilter, Narrowed> = {
  unfinished: { progressList: ['0', '1'], isOverdue: false },
  notBegun: { progressList: ['0'], isOverdue: false },
  overdue: { isOverdue: true },
  toReview: { needsReview: true },
  late: { isLate: true },
  handedIn: { progressList: ['2'] },
  settled: { progressList: ['3'] },
  week: { dueWithinDays: 7 },
};

/** A manager sees the whole school's homework, a teacher that of their students. */
const pageOf = (list: 'queryList' | 'queryListByTeacher') =>
  officePage(StudentHomework, 'homeworkEnroll', {
    sort: 'dueAt,asc',
    useKnown({ filter: { grade } }) {
      const homework = useOfficeCall(['homeworkNames'], (calls) =>
        calls.homework.querySimpleList({ size: MAX_PAGE_SIZE }),
      );
      const classes = useClasses();
      return {
        homework: (homework.data?.content ?? []).map(({ id, title }) => ({ value: id, label: title })),
        classes: classes.map(({ id, title }) => ({ value: id, label: title })),
        today: dateText(useNow()),
        groups: (classes.find(({ id }) => id === grade)?.groups ?? []).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
      };
    },
    read: (calls, { state, homework, grade, group, ...input }) =>
      calls.homeworkEnroll[list]({
        ...input,
        ...(state && ASKED[state]),
        ...(homework && { homeworkId: homework }),
        ...(grade && { gradeId: grade }),
        ...(group && { groupId: group }),
      }),
    acts: ({ rows }) => ({
      async remind(calls, ids) {
        const chosen = rows.filter(({ id }) => ids.includes(id));
        for (const [id, places] of Map.groupBy(chosen, ({ homeworkId }) => homeworkId)) {
          const [first] = places;
          if (!first) continue;
          const memberIds = places.map(({ memberId }) => memberId);
          await remindOfHomework(calls, { id, title: first.homeworkTitle, dueAt: first.dueAt, memberIds });
        }
      },
    }),
  });

const School = pageOf('queryList');
const Teacher = pageOf('queryListByTeacher');

/** /edms/homeworkEnroll?state=…&homework=…: homework by student, in the states that the desk counts. */
export function Component() {
  const current = useCurrent();
  const isManager = current?.realm === 'member' && current.member.organization?.roles.includes('manager');
  return isManager ? <School /> : <Teacher />;
}
