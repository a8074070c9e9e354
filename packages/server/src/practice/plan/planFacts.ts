import { and, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import { organizationsOf } from '../../accounts/people.ts';
import { question } from '../../db/schema/bank.ts';
import { exam, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { viewersOf } from '../../exams/exam/examSight.ts';
import { findableExam } from '../../exams/exam/visibleExam.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { ofPlatform } from '../../questions/question/bankReader.ts';
import { masteriesOf } from '../mastery/masteries.ts';
import { readinessesOf } from '../mastery/memberPractice.ts';
import type { PlanMock } from './makePlan.ts';

/** What a mock exam is called by the camp: papers of a level exist for both languages under one template. */
const isOf = (language: TaughtLanguage, title: string): boolean => title.includes('Python') === (language === 'py');

const templateIs = (level: number): SQL => sql`${examPaper.template} = ${`gesp-${level}`}`;

/** Full papers of a level as exams that the member can still enter without paying, the first to end first. */
export async function mocksOf(
  { db, appId, now }: EngineCall,
  memberId: string,
  { language, level }: { language: TaughtLanguage; level: number },
): Promise<PlanMock[]> {
  const orgIds = (await organizationsOf(db, appId, memberId)).map(({ id }) => id);
  const seen = or(...viewersOf({ memberId, orgIds }).map((viewer) => findableExam(db, appId, viewer, now)));
  const rows = await db
    .select({ examId: exam.id, title: exam.title, startAt: exam.startAt, endAt: exam.endAt })
    .from(exam)
    .innerJoin(
      examPaper,
      and(eq(examPaper.appId, exam.appId), sql`${examPaper.id} = ${exam.examPaperIds} ->> 0`, templateIs(level)),
    )
    .where(
      and(
        eq(exam.appId, appId),
        eq(exam.kind, 'exam'),
        eq(exam.priceFen, 0),
        isNull(exam.deletedAt),
        isNull(exam.stoppedAt),
        gt(exam.endAt, now),
        gt(exam.enrollEndAt, now),
        seen,
      ),
    )
    .orderBy(exam.endAt, exam.id)
    .limit(100);
  return rows
    .filter(({ title }) => isOf(language, title))
    .map(({ examId, startAt, endAt }) => ({
      examId,
      from: dateText(startAt.getTime()),
      until: dateText(endAt.getTime()),
    }));
}

/** Days on which the member handed in a full paper of the level. */
export async function satDays({ db, appId }: EngineCall, memberId: string, level: number): Promise<string[]> {
  const rows = await db
    .select({ at: examPaperEnroll.completedAt })
    .from(examPaperEnroll)
    .innerJoin(
      examPaper,
      and(eq(examPaper.appId, examPaperEnroll.appId), eq(examPaper.id, examPaperEnroll.examPaperId), templateIs(level)),
    )
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, memberId),
        isNotNull(examPaperEnroll.completedAt),
      ),
    );
  return rows.flatMap(({ at }) => (at ? [dateText(at.getTime())] : []));
}

/** As many answers outside of lessons as a review asks for, without those that one skips. */
const REVIEW_TRIES = 8;

/** Whether the member has practised outside of lessons since a Monday as much as a review asks for. */
export async function isReviewed({ db, appId }: EngineCall, memberId: string, monday: string): Promise<boolean> {
  const made = await db.$count(
    tries,
    and(
      eq(tries.appId, appId),
      eq(tries.memberId, memberId),
      isNull(tries.chapterId),
      isNull(tries.deletedAt),
      gte(tries.createdAt, startOfDay(monday)),
    ),
  );
  return made >= REVIEW_TRIES;
}

/** Whether the bank has open questions about points of a level, for a review to draw. */
export async function canReview({ db, appId }: EngineCall, pointIds: readonly string[]): Promise<boolean> {
  const [one] = await db
    .select({ id: question.id })
    .from(question)
    .where(
      and(
        eq(question.appId, appId),
        ofPlatform(question),
        eq(question.isOpen, true),
        eq(question.status, '1'),
        isNull(question.deletedAt),
        inArray(sql`${question.points}[1]`, [...pointIds]),
      ),
    )
    .limit(1);
  return one !== undefined;
}

/** Bands of the points of the levels up to a goal, and the readiness for it. */
export async function standingOf(
  call: EngineCall,
  memberId: string,
  { language, level }: { language: TaughtLanguage; level: number },
) {
  const bands = new Map<string, string>();
  for (let one = 1; one < level; one++) {
    const { points } = (await masteriesOf(call, [memberId], `gesp-${language}-${one}`))(memberId);
    for (const { pointId, band } of points) bands.set(pointId, band);
  }
  const goal = `gesp-${language}-${level}`;
  const standing = (await masteriesOf(call, [memberId], goal))(memberId);
  for (const { pointId, band } of standing.points) bands.set(pointId, band);
  const readiness = (await readinessesOf(call, [memberId], goal))(memberId, standing);
  return { bandOf: (pointId: string) => bands.get(pointId) ?? 'none', readiness };
}
