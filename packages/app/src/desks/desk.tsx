import type { Client } from '@aosai/api/client/client';
import { isBegun } from '@aosai/api/exams/isBegun';
import type { Loaded } from '@aosai/ui/patterns/Load';
import { type DeskGroup, OfficeDesk, type OfficeDeskProps } from '@aosai/ui/screens/desks/OfficeDesk';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { hasOwnWork, schoolCounts, schoolWaiting, teacherCounts } from './deskCounts.ts';
import { isNewPlace, schoolFirstSteps, STEPS_HIDDEN } from './firstSteps.ts';
import { countsOf, MANAGER_COUNTS, MANAGER_WAITING } from './deskReads.ts';
import { homeworkPlace } from '../homework/homeworkAddress.ts';
import { remindOfHomework } from '../homework/remindOfHomework.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import { useOffice } from '../kit/office/useOffice.ts';
import type { DueHomework, ExamToday } from '@aosai/api/desks/desk.contract';
const REFRESH_MS = 15_000;
const SHOWN = 6;
const SETTLED = '3';

/** The latest results of the teacher's students, or of the whole school for a manager. */
async function resultsOf(calls: Client, isManager: boolean): Promise<Attempt[]> {
  const page = { page: 0, size: SHOWN };
  const { content } = isManager
    ? await calls.examPaperEnroll.queryListByOrganization({ ...page, status: SETTLED })
    : await calls.examPaperEnroll.queryListByTeacher({ ...page, statusList: [SETTLED] });
  return content.filter(isBegun);
}

const MANAGERS_WAYS: OfficeDeskProps['shortcuts'] = [
  { label: '导入学生', href: '/web/edms/organizationMember', icon: 'upload' },
  { label: '导出成绩', href: '/web/edms/examPaperEnroll', icon: 'download' },
  { label: '学生分组', href: '/web/edms/teacherGroup', icon: 'user' },
];
const TEACHERS_WAYS: OfficeDeskProps['shortcuts'] = [
  { label: '学生作答', href: '/web/exam/students', icon: 'clock' },
  { label: '学生分组', href: '/web/edms/teacherGroup', icon: 'user' },
];

/** Address of an exam: its live board, or the reader's students in it if they may not watch the board. */
const examPlace =
  (students: string) =>
  ({ id, title, mayWatch }: ExamToday): string =>
    mayWatch
      ? `/web/edms/exam/${id}`
      : `${students}?${new URLSearchParams({ status: '1', keyword: title }).toString()}`;

/** Combines two reads: loaded when both are, failed when one is. */
function together<A, B, Both>(first: Loaded<A>, second: Loaded<B>, of: (first: A, second: B) => Both): Loaded<Both> {
  const { data: one } = first;
  const { data: other } = second;
  if (one !== undefined && other !== undefined) return { data: of(one, other) };
  return { error: first.error ?? second.error };
}

const NOTHING: Loaded<DeskGroup[]> = { data: [] };

/** /edms/desk: what a manager or teacher of a school has to do today. */
export function Component() {
  const current = useCurrent();
  const now = useNow(REFRESH_MS);
  const { calls } = useOffice();
  const { performAtOnce } = useOfficeAct();
  // The person's menu leads here, and shows the steps even when all are done.
  const isAsked = useSearchParams()[0].has('steps');
  const [reminding, setReminding] = useState<string | null>(null);
  const member = current?.realm === 'member' ? current.member : null;
  const organization = member?.organization ?? null;
  const isManager = organization?.roles.includes('manager') ?? false;
  const isTeacher = member?.type === 'teacher';
  const key = ['desk', organization?.id];
  const often = { refreshInterval: REFRESH_MS };
  const teacherDay = useOfficeCall(
    isTeacher ? [...key, 'teacher'] : null,
    (calls) => calls.desk.queryTeacherDay({}),
    often,
  );
  const schoolDay = useOfficeCall(
    isManager ? [...key, 'school'] : null,
    (calls) => calls.desk.querySchoolDay({}),
    often,
  );
  const waiting = useOfficeCall(isManager ? [...key, 'waiting'] : null, (calls) => countsOf(calls, MANAGER_WAITING));
  const people = useOfficeCall(isManager ? [...key, 'people'] : null, (calls) => countsOf(calls, MANAGER_COUNTS));
  const results = useOfficeCall([...key, isManager, 'results'], (calls) => resultsOf(calls, isManager));
  const teacher = loaded(teacherDay);
  const school = loaded(schoolDay);
  // A manager who does not teach would see only zeros.
  const teaches = isTeacher && !(isManager && teacher.data && !hasOwnWork(teacher.data));
  const own = teaches
    ? loadedAs(teacher, (day): DeskGroup[] => [{ title: '我教的', counts: teacherCounts(day) }])
    : NOTHING;
  const ofSchool = isManager
    ? together(school, loaded(people), (day, more): DeskGroup[] => [
        { title: '全校', counts: [...schoolCounts(day), ...more] },
      ])
    : NOTHING;
  const ownDay = (isManager ? schoolDay : teacherDay).data;
  const begun = ownDay?.firstSteps ?? [];
  const isShown = ownDay?.areStepsHidden === false && (isAsked || begun.some(({ isDone }) => !isDone));
  /** Without the numbers that can only be 0 yet. */
  const telling = (groups: DeskGroup[]): DeskGroup[] =>
    isNewPlace(begun)
      ? groups
          .map(({ title, counts }) => ({ title, counts: counts.filter(({ count }) => Boolean(count)) }))
          .filter(({ counts }) => counts.length > 0)
      : groups;
  const students = isManager ? '/web/edms/examPaperEnroll' : '/web/exam/students';
  const remind = async (homework: DueHomework) => {
    setReminding(homework.id);
    await performAtOnce(() => remindOfHomework(calls, homework), `已提醒还没交「${homework.title}」的学生`);
    setReminding(null);
  };
  return (
    <OfficeDesk
      name={organization?.name ?? ''}
      firstSteps={isShown ? schoolFirstSteps(begun) : []}
      waiting={isManager ? together(school, loaded(waiting), (day, more) => [...schoolWaiting(day), ...more]) : null}
      counts={together(own, ofSchool, (mine, more) => telling([...mine, ...more]))}
      homework={teaches ? loadedAs(teacher, ({ homework }) => homework) : null}
      exams={isManager ? loadedAs(school, ({ exams }) => exams) : loadedAs(teacher, ({ exams }) => exams)}
      results={loaded(results)}
      shortcuts={isManager ? MANAGERS_WAYS : TEACHERS_WAYS}
      places={{ exam: examPlace(students), homework: homeworkPlace, results: `${students}?status=3` }}
      reminding={reminding}
      now={now}
      on={{
        retry: () =>
          void Promise.all([
            teacherDay.mutate(),
            schoolDay.mutate(),
            waiting.mutate(),
            people.mutate(),
            results.mutate(),
          ]),
        hideSteps: () => void performAtOnce(() => calls.desk.hideSteps({ isHidden: true }), STEPS_HIDDEN),
        remind: (homework) => void remind(homework),
      }}
    />
  );
}
