import { and, eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
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
import { grade, gradeControl } from '../db/schema/teaching.ts';
import type { loadPaper, PaperKey } from '@aosai/content/loadPaper';
import { demoRow } from './demoRow.ts';
import { RUNNING_CLASS } from './seedClass.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

type WrittenPaper = ReturnType<typeof loadPaper>;

/** No exam of the demo asks its questions: nobody has seen their answers before the homework is due. */
export const HOMEWORK_PAPER: PaperKey = 'gesp-cpp-1-mock-2';
const KEY = 'demo-homework';
const CHOICES = 4;
const TASKS = 1;
const TITLE = '循环练习 · for 与 while';
const INTRO = '先想一想 for 和 while 各在什么时候用。编程题可以多次提交，按最好的一次算分。';

const POINT = 'gesp-cpp-1/loop';

/** Whether the homework may ask a question of its paper. */
export const isOfHomework = (question: { knowledge?: readonly string[] } | undefined): boolean =>
  question?.knowledge?.includes(POINT) ?? false;

/** Picks a few short questions on loops and one programming task from the paper: an evening's work. */
const someOf = (sections: readonly PaperSection[], written: WrittenPaper['sections']): PaperSection[] =>
  sections.map((section, at) => ({
    ...section,
    items: section.items
      .filter((_, place) => isOfHomework(written[at]?.questions[place]))
      .slice(0, section.type === PROGRAMMING ? TASKS : CHOICES),
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

function datesFrom(now: Date) {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
  const [startAt, dueAt, lateUntilAt] = [days(-2), days(3), days(6)];
  return { startAt, dueAt, lateUntilAt, endAt: lateUntilAt, enrollStartAt: startAt, enrollEndAt: lateUntilAt };
}
type Dates = ReturnType<typeof datesFrom>;

/** Seeds the demo class's homework and enrols its members, once; later starts only move the dates. */
export async function seedHomework(
  db: Db,
  now: Date,
  people: DemoPeople,
  { row: like, source }: { row: PaperRow; source: WrittenPaper },
): Promise<void> {
  const { appId, orgId, teacherId, studentId, classmateIds } = people;
  const dates = datesFrom(now);
  const [known] = await db
    .select()
    .from(exam)
    .where(and(eq(exam.appId, appId), eq(exam.key, KEY)));
  if (known) return known.deletedAt === null ? move(db, known, dates) : undefined;
  const [ofDemo] = await db
    .select({ id: grade.id })
    .from(grade)
    .where(and(eq(grade.appId, appId), eq(grade.orgId, orgId), eq(grade.key, RUNNING_CLASS)));
  if (!ofDemo) return;
  const made = () => ({ ...demoRow(appId, now, orgId), createdBy: teacherId });
  const sections = someOf(like.sections, source.sections);
  const paper = { ...made(), title: '作业', template: HOMEWORK_TEMPLATE, sections, totalPoints: paperTotal(sections) };
  const shuffle = { section: false, question: false, option: false };
  const row = { ...made(), ...dates, key: KEY, title: TITLE, examPaperIds: [paper.id] };
  await db.transaction(async (tx) => {
    await tx.insert(examPaper).values({ ...paper, durationMin: 0, shuffle, scorePolicy: 'best', feedback: 'ioi' });
    await tx.insert(exam).values({
      ...row,
      kind: 'homework',
      summary: '',
      notes: INTRO,
      notesHtml: renderMarkdown(INTRO),
      published: true,
      priceFen: 0,
      scope: 'grade',
      maxAttempts: 1,
      review: 'code',
      reviewMatrix: HOMEWORK_REVIEW,
      lateStartPolicy: 'untilEnd',
      recordsEvents: false,
    });
    await tx
      .insert(gradeControl)
      .values({ ...made(), gradeId: ofDemo.id, targetType: 'homework', targetId: row.id, visible: true });
    const { startAt: openAt, dueAt, lateUntilAt } = dates;
    await tx.insert(enrolment).values(
      [studentId, ...classmateIds].map((memberId) => ({
        ...made(),
        kind: 'homework' as const,
        targetId: row.id,
        memberId,
        source: 'grade' as const,
        status: ENROLMENT.enrolled,
        teacherId,
        gradeId: ofDemo.id,
        openAt,
        dueAt,
        lateUntilAt,
        dueFrom: 'homework' as const,
      })),
    );
  });
}
