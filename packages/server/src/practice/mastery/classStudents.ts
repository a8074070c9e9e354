import { and, count, eq, inArray, isNotNull, isNull, max, notInArray, or, type SQL, sql, gte } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { member } from '../../db/schema/people.ts';
import { memberPracticeDay, memberQuestion, memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { heldNow } from '../../questions/bank/heldQuestions.ts';
import type { Standing } from './masteries.ts';
import { readinessesOf } from './memberPractice.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { membersOfClass } from '../tries/membersOfClass.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import type { ClassPracticeRow } from '@aosai/api/practice/practiceViews.contract';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';

/**
 * Tasks that these members submitted repeatedly in the last two days without passing; without tasks that exams hold.
 */
async function stuckTasks(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberIds: readonly string[],
  held: readonly string[],
) {
  const rows = await db
    .select({
      memberId: memberQuestion.memberId,
      questionId: question.id,
      title: question.title,
      chapterId: tries.chapterId,
      tries: memberQuestion.tries,
    })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .leftJoin(tries, and(eq(tries.appId, memberQuestion.appId), eq(tries.id, memberQuestion.lastTryId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        inArray(memberQuestion.memberId, [...memberIds]),
        eq(question.type, PROGRAMMING),
        held.length > 0 ? notInArray(question.id, [...held]) : undefined,
        isNull(memberQuestion.solvedAt),
        gte(memberQuestion.wrongTries, PRACTICE_LIMITS.stuckTries),
        gte(memberQuestion.lastTriedAt, new Date(now.getTime() - PRACTICE_LIMITS.stuckHours * HOUR_MS)),
      ),
    )
    .orderBy(memberQuestion.memberId, question.title);
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return (memberId: string) =>
    (byMember.get(memberId) ?? []).map(({ questionId, title, chapterId, tries: count }) => ({
      questionId,
      title,
      chapterId,
      tries: count,
    }));
}

/** Ways in which staff read practice. */
export const STAFF_WAYS = ['student', 'organization', 'office'] as const;
/** Enough for a class, a group or a small school; larger ones are read by class. */
const MOST_MEMBERS = 500;

const whole = (average: string | null): number | null => (average === null ? null : Math.floor(Number(average)));

interface Student {
  id: string;
  name: string;
}

/** The caller's students in a class or a group, or all; `also` adds further members of the class. */
export function studentsIn(
  context: CallContext,
  place: { gradeId?: string | undefined; groupId?: string | undefined },
  also?: SQL,
): Promise<Student[]> {
  const theirs = memberRowScope(context, { appId: member.appId, memberId: member.id, ofMembers: true }, STAFF_WAYS);
  return context.db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(
      and(
        eq(member.appId, context.appId),
        or(theirs, also),
        eq(member.type, 'student'),
        eq(member.status, MEMBER.active),
        isNull(member.deletedAt),
        membersOfClass(context, member.id, place),
      ),
    )
    .orderBy(member.name, member.id)
    .limit(MOST_MEMBERS);
}

interface Wanted {
  /** Limits the figures to these questions. */
  questionIds: readonly string[] | null;
  /** Adds the mastery of a level's points. */
  of: { level: string; standing: (memberId: string) => Standing } | null;
}

async function sumsOf(
  { db, appId }: CallContext,
  memberIds: string[],
  questionIds: Wanted['questionIds'],
  held: string[],
) {
  const rows = await db
    .select({
      memberId: memberQuestion.memberId,
      done: count(),
      solved: sql<number>`(count(*) filter (where ${memberQuestion.solvedAt} is not null))::int`,
      average: sql<string | null>`avg(${memberQuestion.bestPercent})`,
      lastAt: max(memberQuestion.lastTriedAt),
    })
    .from(memberQuestion)
    .where(
      and(
        eq(memberQuestion.appId, appId),
        inArray(memberQuestion.memberId, memberIds),
        isNotNull(memberQuestion.lastTriedAt),
        questionIds ? inArray(memberQuestion.questionId, ['', ...questionIds]) : undefined,
        held.length > 0 ? notInArray(memberQuestion.questionId, held) : undefined,
      ),
    )
    .groupBy(memberQuestion.memberId);
  return new Map(rows.map((row) => [row.memberId, row]));
}

async function daysOf({ db, appId }: CallContext, memberIds: string[]) {
  const rows = await db
    .select({ memberId: memberPracticeDay.memberId, days: count() })
    .from(memberPracticeDay)
    .where(
      and(
        eq(memberPracticeDay.appId, appId),
        inArray(memberPracticeDay.memberId, memberIds),
        sql`${memberPracticeDay.tries} > 0`,
      ),
    )
    .groupBy(memberPracticeDay.memberId);
  return new Map(rows.map((row) => [row.memberId, row.days]));
}

/** Practice figures of these students, by name; names are masked for the platform's office. */
export async function studentRows(
  context: CallContext,
  people: readonly Student[],
  { questionIds, of }: Wanted,
): Promise<ClassPracticeRow[]> {
  const { db, appId, actor, services } = context;
  const now = services.now();
  const memberIds = people.map(({ id }) => id);
  if (memberIds.length === 0) return [];
  const held = await heldNow({ db, appId, now });
  const sums = await sumsOf(context, memberIds, questionIds, held);
  const days = await daysOf(context, memberIds);
  const readiness = of && (await readinessesOf({ db, appId, now }, memberIds, of.level));
  const stuck = await stuckTasks(db, { appId, now }, memberIds, held);
  return people.map(({ id, name }) => {
    const sum = sums.get(id);
    const standing = of?.standing(id);
    const ready = standing && readiness?.(id, standing);
    return {
      memberId: id,
      memberName: actor.kind === 'user' ? maskName(name) : name,
      done: sum?.done ?? 0,
      all: questionIds && questionIds.length,
      solved: sum?.solved ?? 0,
      percent: whole(sum?.average ?? null),
      days: days.get(id) ?? 0,
      lastAt: sum?.lastAt?.toISOString() ?? null,
      mastery: standing?.points ?? [],
      readiness: ready
        ? { expected: Math.round(ready.expected * 10) / 10, chance: Math.round(ready.chance * 100) }
        : null,
      stuck: stuck(id),
    };
  });
}
