import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { HOMEWORK_REVIEW, type HomeworkResults, HOMEWORK_TEMPLATE } from '@aosai/api/homework/homeworkRules';
import { eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper } from '../../db/schema/exam.ts';
import { NOON } from '../engine/world.ts';
import { examStage, type Stage } from '../stages/examStage.ts';

export interface PlaceStage {
  stage: Stage;
  homeworkId: string;
  /** The student's place; the classmate has one too. */
  enrollId: string;
}

const after = (ms: number): Date => new Date(NOON.getTime() + ms);

/**
 * A homework with the five questions of the world's paper, open for an hour, due in two days and accepted for three.
 * The student and the classmate have places and have not begun.
 */
export async function aPlace(db: Db, { results = 'atDue' }: { results?: HomeworkResults } = {}): Promise<PlaceStage> {
  // No exam may withhold the questions.
  const stage = await examStage(db, { exam: { reviewMatrix: PRACTICE_REVIEW } });
  const { appId, paperId } = stage.world;
  const base = () => ({ appId, id: newId(), createdAt: NOON, updatedAt: NOON });
  const [like] = await db.select().from(examPaper).where(eq(examPaper.id, paperId));
  if (!like) throw new Error('the world has no paper');
  const paper = { ...like, ...base(), key: null, template: HOMEWORK_TEMPLATE, durationMin: 0 };
  await db.insert(examPaper).values({ ...paper, shuffle: { section: false, question: false, option: false } });
  const dates = { openAt: after(-HOUR_MS), dueAt: after(2 * DAY_MS), lateUntilAt: after(3 * DAY_MS) };
  const homework = {
    ...base(),
    kind: 'homework' as const,
    title: '循环练习',
    summary: '',
    notesHtml: '',
    published: true,
    startAt: dates.openAt,
    dueAt: dates.dueAt,
    lateUntilAt: dates.lateUntilAt,
    endAt: dates.lateUntilAt,
    enrollStartAt: dates.openAt,
    enrollEndAt: dates.lateUntilAt,
    examPaperIds: [paper.id],
    priceFen: 0,
    scope: 'grade' as const,
    maxAttempts: 1,
    reviewMatrix: HOMEWORK_REVIEW,
    results,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
  await db.insert(exam).values(homework);
  const placeOf = (memberId: string) => ({
    ...base(),
    kind: 'homework' as const,
    targetId: homework.id,
    memberId,
    source: 'batch' as const,
    status: '2' as const,
    ...dates,
    dueFrom: 'homework' as const,
  });
  const mine = placeOf(stage.ids.student);
  await db.insert(enrolment).values([mine, placeOf(stage.ids.classmate)]);
  return { stage, homeworkId: homework.id, enrollId: mine.id };
}
