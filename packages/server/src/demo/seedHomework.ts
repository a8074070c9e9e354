import { and, eq, inArray } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { HOMEWORK_REVIEW, HOMEWORK_TEMPLATE } from '@aosai/api/homework/homeworkRules';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { paperTotal } from '../papers/paperItems.ts';
import type { PaperRow } from '../papers/storePaper.ts';
import type { DemoPeople } from './demoPeople.ts';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import type { Db } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll, type PaperSection } from '../db/schema/exam.ts';
import { grade } from '../db/schema/teaching.ts';
import type { loadPaper, PaperKey } from '@aosai/content/loadPaper';
import { type DemoCandidate, demoMemberIds } from './demoCandidates.ts';
import { demoRow } from './demoRow.ts';
import { seedAttempts } from './seedAttempts.ts';
import { giveToClass, RUNNING_CLASS } from './seedClass.ts';

type WrittenPaper = ReturnType<typeof loadPaper>;

/** No exam of the demo asks its questions: nobody has seen their answers before the homework is due. */
export const HOMEWORK_PAPER: PaperKey = 'gesp-cpp-1-mock-2';

interface DemoHomework {
  key: string;
  title: string;
  intro: string;
  /** Knowledge points of its questions. */
  points: readonly string[];
  shortOnes: number;
  tasks: number;
  /** Days from the first start; from each start where it moves. */
  days: { start: number; due: number; lateUntil: number };
  moves: boolean;
}

const OPEN: DemoHomework = {
  key: 'demo-homework',
  title: '循环练习 · for 与 while',
  intro: '先想一想 for 和 while 各在什么时候用。编程题可以多次提交，按最好的一次算分。',
  points: ['gesp-cpp-1/loop'],
  shortOnes: 4,
  tasks: 1,
  days: { start: -2, due: 3, lateUntil: 6 },
  moves: true,
};
const DONE: DemoHomework = {
  key: 'demo-homework-done',
  title: '变量与运算 · 小练习',
  intro: '七道小题，先心算，再写下答案。拿不准的在草稿纸上把变量的值一步一步写出来。',
  points: ['arith', 'assign', 'types', 'io'].map((slug) => `gesp-cpp-1/${slug}`),
  shortOnes: 4,
  tasks: 0,
  days: { start: -12, due: -6, lateUntil: -4 },
  moves: false,
};

/** Who has done the homework that is over, and how well; one has not. */
const DONE_BY: readonly DemoCandidate[] = [
  { who: null, rightShare: 0.8, programs: [], usedMin: 11 },
  { who: 0, rightShare: 1, programs: [], usedMin: 7 },
  { who: 1, rightShare: 0.6, programs: [], usedMin: 14 },
  { who: 3, rightShare: 0.5, programs: [], usedMin: 9 },
  { who: 4, rightShare: 0.7, programs: [], usedMin: 8 },
];
/** Hours from the beginning of the homework to each of them. */
const BEGAN_AFTER_HOURS = [31, 8, 80, 127, 56];

type Asked = WrittenPaper['sections'][number]['questions'][number];

/** The homework that asks a question of the paper; undefined for those left for an exam. */
const homeworkOf = (question: Asked | undefined): DemoHomework | undefined =>
  [OPEN, DONE].find(({ points, tasks }) => {
    if (question?.type === PROGRAMMING && tasks === 0) return false;
    return question?.knowledge?.some((point) => points.includes(point)) ?? false;
  });

/** Whether a homework may ask a question of its paper. */
export const isOfHomework = (question: Asked | undefined): boolean => homeworkOf(question) !== undefined;

/** Picks a few short questions and tasks of the homework's points from the paper: an evening's work. */
const someOf = (
  of: DemoHomework,
  sections: readonly PaperSection[],
  written: WrittenPaper['sections'],
): PaperSection[] =>
  sections.map((section, at) => ({
    ...section,
    items: section.items
      .filter((_, place) => homeworkOf(written[at]?.questions[place]) === of)
      .slice(0, section.type === PROGRAMMING ? of.tasks : of.shortOnes),
  }));

/** Moves the dates at later starts, so that the homework is always open. */
async function move(db: Db, row: typeof exam.$inferSelect, dates: Dates): Promise<void> {
  const { dueAt, lateUntilAt, startAt: openAt } = dates;
  await db
    .update(exam)
    .set(dates)
    .where(and(eq(exam.appId, row.appId), eq(exam.id, row.id)));
  const ofHomework = and(
    eq(enrolment.appId, row.appId),
    eq(enrolment.targetId, row.id),
    eq(enrolment.dueFrom, 'homework'),
  );
  const moved = await db
    .update(enrolment)
    .set({ openAt, dueAt, lateUntilAt })
    .where(ofHomework)
    .returning({ id: enrolment.id });
  const running = and(
    eq(examPaperEnroll.appId, row.appId),
    eq(examPaperEnroll.status, ATTEMPT.inProgress),
    inArray(
      examPaperEnroll.examEnrollId,
      moved.map(({ id }) => id),
    ),
  );
  await db.update(examPaperEnroll).set({ deadlineAt: lateUntilAt }).where(running);
}

function datesFrom(now: Date, { start, due, lateUntil }: DemoHomework['days']) {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
  const [startAt, dueAt, lateUntilAt] = [days(start), days(due), days(lateUntil)];
  return { startAt, dueAt, lateUntilAt, endAt: lateUntilAt, enrollStartAt: startAt, enrollEndAt: lateUntilAt };
}
type Dates = ReturnType<typeof datesFrom>;

interface Given {
  row: PaperRow;
  source: WrittenPaper;
}

/** Gives the class a homework, once; returns it where it is new. Later starts move the dates of one that moves. */
async function give(db: Db, now: Date, people: DemoPeople, like: Given, homework: DemoHomework) {
  const { appId, orgId, teacherId } = people;
  const dates = datesFrom(now, homework.days);
  const [known] = await db
    .select()
    .from(exam)
    .where(and(eq(exam.appId, appId), eq(exam.key, homework.key)));
  if (known) {
    if (homework.moves && known.deletedAt === null) await move(db, known, dates);
    return null;
  }
  const [ofDemo] = await db
    .select({ id: grade.id })
    .from(grade)
    .where(and(eq(grade.appId, appId), eq(grade.orgId, orgId), eq(grade.key, RUNNING_CLASS)));
  if (!ofDemo) return null;
  const made = () => ({ ...demoRow(appId, now, orgId), createdBy: teacherId });
  const sections = someOf(homework, like.row.sections, like.source.sections);
  const paper = { ...made(), title: '作业', template: HOMEWORK_TEMPLATE, sections, totalPoints: paperTotal(sections) };
  const shuffle = { section: false, question: false, option: false };
  const row = { ...made(), ...dates, key: homework.key, title: homework.title, examPaperIds: [paper.id] };
  return db.transaction(async (tx) => {
    const [storedPaper] = await tx
      .insert(examPaper)
      .values({ ...paper, durationMin: 0, shuffle, scorePolicy: 'best', feedback: 'ioi' })
      .returning();
    const [stored] = await tx
      .insert(exam)
      .values({
        ...row,
        kind: 'homework',
        summary: '',
        notes: homework.intro,
        notesHtml: renderMarkdown(homework.intro),
        published: true,
        priceFen: 0,
        scope: 'grade',
        maxAttempts: 1,
        review: homework.tasks > 0 ? 'code' : 'none',
        reviewMatrix: HOMEWORK_REVIEW,
        lateStartPolicy: 'untilEnd',
        recordsEvents: false,
      })
      .returning();
    const { startAt: openAt, dueAt, lateUntilAt } = dates;
    const work = { kind: 'homework' as const, id: row.id, gradeId: ofDemo.id };
    await giveToClass(tx, now, people, work, { openAt, dueAt, lateUntilAt, dueFrom: 'homework' });
    return stored && storedPaper ? { exam: stored, paper: storedPaper } : null;
  });
}

/** Seeds the demo class's homework: one that is open, and one that is over, with what the students did. */
export async function seedHomework(db: Db, now: Date, people: DemoPeople, like: Given): Promise<void> {
  await give(db, now, people, like, OPEN);
  const over = await give(db, now, people, like, DONE);
  if (!over) return;
  await seedAttempts(db, now, {
    people,
    ...over,
    taskFolders: [],
    candidates: DONE_BY,
    beganAfterMs: BEGAN_AFTER_HOURS.map((hours) => hours * HOUR_MS),
    membersOf: () => Promise.resolve(demoMemberIds(people, DONE_BY, [])),
  });
}
