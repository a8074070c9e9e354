import { and, eq } from 'drizzle-orm';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { loadPaper } from '@aosai/content/loadPaper';
import type { Db } from '../db/open.ts';
import { exam, examPaper, type PaperSection } from '../db/schema/exam.ts';
import { grade } from '../db/schema/teaching.ts';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import { paperTotal } from '../papers/paperItems.ts';
import type { PaperRow } from '../papers/storePaper.ts';
import type { DemoPeople } from './demoPeople.ts';
import { demoRow } from './demoRow.ts';
import { giveToClass, RUNNING_CLASS } from './seedClass.ts';
import { isOfHomework } from './seedHomework.ts';

const KEY = 'demo-class-exam';
const TITLE = '信奥一班 · 月末检测';
const NOTES =
  '检测这个月学的内容：计算机常识、标识符、关系与逻辑、分支。**不考循环**，循环在作业里练。\n\n可以用草稿纸，不能查资料。';
/** Days until the exam, and its time in Beijing: the class's own hours. */
const IN_DAYS = 4;
const BEGINS_MS = 14 * HOUR_MS;
const DURATION_MIN = 60;
const SHORT_ONES = 8;
const TASKS = 1;
const PASS_SHARE = 0.6;

/** Questions of the paper that no homework asks. */
const otherThanHomework = (
  sections: readonly PaperSection[],
  written: ReturnType<typeof loadPaper>['sections'],
): PaperSection[] =>
  sections.map((section, at) => ({
    ...section,
    items: section.items
      .filter((_, place) => !isOfHomework(written[at]?.questions[place]))
      .slice(0, section.type === PROGRAMMING ? TASKS : SHORT_ONES),
  }));

/** Seeds an exam that the teacher of the demo's class has announced, once; its window moves at each start. */
export async function seedClassExam(
  db: Db,
  now: Date,
  people: DemoPeople,
  { row: like, source }: { row: PaperRow; source: ReturnType<typeof loadPaper> },
): Promise<void> {
  const { appId, orgId, teacherId } = people;
  const startAt = new Date(startOfDay(dateText(now.getTime()), IN_DAYS).getTime() + BEGINS_MS);
  const endAt = new Date(startAt.getTime() + (DURATION_MIN + 30) * MINUTE_MS);
  const windows = { enrollStartAt: new Date(now.getTime() - 2 * DAY_MS), enrollEndAt: startAt, startAt, endAt };
  const where = and(eq(exam.appId, appId), eq(exam.key, KEY));
  const [known] = await db.select({ stoppedAt: exam.stoppedAt }).from(exam).where(where);
  if (known) {
    if (!known.stoppedAt) await db.update(exam).set(windows).where(where);
    return;
  }
  const [ofDemo] = await db
    .select({ id: grade.id })
    .from(grade)
    .where(and(eq(grade.appId, appId), eq(grade.key, RUNNING_CLASS)));
  if (!ofDemo) return;
  const made = () => ({ ...demoRow(appId, now, orgId), createdBy: teacherId });
  const sections = otherThanHomework(like.sections, source.sections);
  const totalPoints = paperTotal(sections);
  const paper = { ...made(), title: TITLE, template: 'free', sections, totalPoints, ownerId: teacherId };
  const row = { ...made(), ...windows, key: KEY, title: TITLE, examPaperIds: [paper.id] };
  await db.transaction(async (tx) => {
    await tx.insert(examPaper).values({
      ...paper,
      passPoints: Math.round(totalPoints * PASS_SHARE),
      durationMin: DURATION_MIN,
      shuffle: { section: false, question: false, option: true },
      scorePolicy: 'best',
      feedback: 'deferred',
    });
    await tx.insert(exam).values({
      ...row,
      summary: '这个月学的内容，一小时。',
      notesHtml: renderMarkdown(NOTES),
      published: true,
      priceFen: 0,
      scope: 'grade',
      maxAttempts: 1,
      reviewMatrix: MOCK_REVIEW,
      lateStartPolicy: 'untilEnd',
      recordsEvents: true,
    });
    await giveToClass(tx, now, people, { kind: 'exam', id: row.id, gradeId: ofDemo.id });
  });
}
