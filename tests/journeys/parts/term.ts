import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { PROGRAMMING, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { CPP, type LanguageId } from '@aosai/api/judging/languages';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { type Person, signIn } from '../../support/apiClient.ts';
import { PASSWORD } from '../../support/student.ts';

const EDMS = { group: 'edms' } as const;
const FIRST_PASSWORD = 'kites over the sea';

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

interface Work {
  orgId: string;
  role: 'manager' | 'teacher';
}

/** Creates an account of a school's staff and sets its password. */
export async function workerOf(url: string, account: string, { orgId, role }: Work): Promise<void> {
  const office = await signIn(url, 'guanli', PASSWORD, 'user');
  await office.client.registration.create({
    by: 'office',
    type: 'teacher',
    name: '方校长',
    account,
    roles: [role],
    orgId,
    password: FIRST_PASSWORD,
  });
  const first = await signIn(url, account, FIRST_PASSWORD);
  await first.client.member.updatePwd({ password: PASSWORD, oldPassword: FIRST_PASSWORD });
}

/** Creates a school and the account of its manager. */
export async function managerOfNewSchool(url: string, account: string): Promise<void> {
  const office = await signIn(url, 'guanli', PASSWORD, 'user');
  const look = { creditCode: null, contact: '方校长', contactMobile: '13900000001', logo: null, intro: null };
  const { id } = await office.client.organization.create({ name: '远山中学', ...look });
  await workerOf(url, account, { orgId: id, role: 'manager' });
}

export async function memberOf({ client }: Person): Promise<{ id: string; orgId: string | null }> {
  const current = await client.auth.queryCurrent({});
  if (current.realm !== 'member') throw new Error('nobody who learns or teaches signed in');
  return { id: current.member.id, orgId: current.member.organization?.id ?? null };
}

export interface Term {
  gradeId: string;
  joinCode: string;
  /** The first, due in an hour with a day for late work, ends with a task to mark; the second is due in two days. */
  homeworkIds: [string, string];
  examId: string;
}

async function judgements({ client }: Person, stems: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const stem of stems) {
    const source = { stem, analysis: '', difficulty: 'easy' as const, tags: [], type: TRUE_FALSE, answer: true };
    ids.push((await client.question.create({ source, status: '1' }, EDMS)).id);
  }
  return ids;
}

/** Creates an A+B task that a marker reviews. */
async function aTask({ client }: Person): Promise<string> {
  const source = {
    type: PROGRAMMING,
    title: '两数之和',
    stem: '输入两个整数，输出它们的和。',
    analysis: '',
    difficulty: 'easy' as const,
    tags: [],
    limits: { timeMs: 1_000, memoryKiB: 262_144 },
    languages: [CPP] satisfies LanguageId[],
    compare: { kind: 'default' as const },
    subtasks: [],
    cases: [{ id: '1', sample: true, input: '3 4\n', expected: '7\n' }],
  };
  return (await client.question.create({ source, status: '1' }, EDMS)).id;
}

/** Creates a class with two homeworks and a running exam, as a teacher would. */
export async function planTerm(teacher: Person): Promise<Term> {
  const { client } = teacher;
  const { id: teacherId } = await memberOf(teacher);
  const window = {
    enrollStartAt: inMs(-HOUR_MS),
    enrollEndAt: inMs(10 * DAY_MS),
    startAt: inMs(-HOUR_MS),
    endAt: inMs(60 * DAY_MS),
  };
  const { id: gradeId } = await client.grade.create(
    { title: '周六提高班', teacherIds: [teacherId], joinByCode: true, ...window },
    EDMS,
  );
  await client.grade.publish({ id: gradeId }, EDMS);
  const { staff } = await client.grade.queryById({ id: gradeId }, EDMS);

  const homework = async (title: string, dueMs: number, extraIds: string[] = []) => {
    const stems = [`${title}：数组的下标从零开始`, `${title}：指针存放的是地址`];
    const questionIds = [...(await judgements(teacher, stems)), ...extraIds];
    const questions = questionIds.map((questionId) => ({ questionId, points: 1_000 }));
    const dates = { openAt: inMs(-HOUR_MS / 2), dueAt: inMs(dueMs), lateUntilAt: inMs(dueMs + DAY_MS) };
    const { id } = await client.homework.create({ title, questions, review: 'code', ...dates }, EDMS);
    await client.homework.publish({ id }, EDMS);
    return id;
  };
  const homeworkIds: [string, string] = [
    await homework('第一周作业', HOUR_MS, [await aTask(teacher)]),
    await homework('第二周作业', 2 * DAY_MS),
  ];

  const items = (await judgements(teacher, ['期末：冒泡排序是稳定的', '期末：二分查找要求有序'])).map((questionId) => ({
    questionId,
    points: 5_000,
  }));
  const paper = await client.examPaper.create({ title: '期末卷', template: 'free' }, EDMS);
  const sections = [{ name: '判断题', type: TRUE_FALSE, items }];
  const written = await client.examPaper.updateQuestions({ ...paper, sections }, EDMS);
  await client.examPaper.update({ ...written, status: '1', durationMin: 60 }, EDMS);
  const { id: examId } = await client.exam.create(
    {
      title: '期末测验',
      examPaperIds: [paper.id],
      scope: 'grade',
      enrollStartAt: inMs(-HOUR_MS),
      enrollEndAt: inMs(DAY_MS),
      startAt: inMs(-HOUR_MS / 2),
      endAt: inMs(DAY_MS),
      reviewMatrix: MOCK_REVIEW,
    },
    EDMS,
  );
  await client.exam.publish({ id: examId }, EDMS);
  const given = homeworkIds.map((targetId) => ({ targetType: 'homework' as const, targetId, visible: true }));
  const rows = [...given, { targetType: 'exam' as const, targetId: examId, visible: true }];
  await client.grade['controls/update']({ gradeId, rows }, EDMS);
  return { gradeId, joinCode: staff?.joinCode ?? '', homeworkIds, examId };
}
