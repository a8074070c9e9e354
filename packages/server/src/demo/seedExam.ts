import { HOUR_MS } from '@aosai/api/kit/constants';
import { type ExamSight, examSightOf } from '@aosai/api/exams/examVisibility';
import { and, eq } from 'drizzle-orm';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import type { Db } from '../db/open.ts';
import { exam } from '../db/schema/exam.ts';
import type { DemoExam } from './demoExams.ts';
import { demoRow } from './demoRow.ts';

export type ExamRow = typeof exam.$inferSelect;

/** Sentence of the summary on when results come; empty when they wait until the exam is over, as in formal exams. */
const SIGHT: Readonly<Record<ExamSight, string>> = {
  formal: '',
  own: '',
  marks: '模拟练习：交卷后就看得分和对错，答案和解析等考试结束。',
  all: '自主练习：交卷后就看得分、答案和解析。',
};

function windowsOf({ enroll, run }: DemoExam, now: Date) {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  return { enrollStartAt: at(enroll[0]), enrollEndAt: at(enroll[1]), startAt: at(run[0]), endAt: at(run[1]) };
}

/** Creates the exam or moves its windows relative to now; a stopped exam stays stopped. */
export async function seedExam(
  db: Db,
  appId: string,
  now: Date,
  demo: DemoExam,
  paper: { id: string; summary: string; notes: string },
): Promise<ExamRow> {
  const where = and(eq(exam.appId, appId), eq(exam.key, demo.key));
  const [known] = await db.select().from(exam).where(where);
  if (known?.stoppedAt || (known && demo.fixed)) return known;
  const [row] = known
    ? await db
        .update(exam)
        .set({ ...windowsOf(demo, now), updatedAt: now })
        .where(where)
        .returning()
    : await db
        .insert(exam)
        .values({
          ...demoRow(appId, now),
          ...windowsOf(demo, now),
          key: demo.key,
          title: demo.title,
          summary: `${paper.summary}${SIGHT[examSightOf(demo.reviewMatrix)]}`,
          notesHtml: renderMarkdown(paper.notes),
          published: true,
          examPaperIds: [paper.id],
          priceFen: demo.priceFen ?? 0,
          scope: 'public',
          maxAttempts: demo.maxAttempts,
          isMock: demo.isMock,
          reviewMatrix: demo.reviewMatrix,
          lateStartPolicy: 'untilEnd',
          recordsEvents: true,
        })
        .returning();
  if (!row) throw new Error(`the demo exam ${demo.key} was not stored`);
  return row;
}
