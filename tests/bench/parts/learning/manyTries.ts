import { eq, sql } from 'drizzle-orm';
import { SINGLE } from '@aosai/api/questions/kinds';
import { createQuestion } from '../../../../packages/server/src/questions/bank/createQuestion.ts';
import { question } from '../../../../packages/server/src/db/schema/bank.ts';
import type { Db } from '../../../../packages/server/src/db/open.ts';
import { memberQuestion, memberQuestionTry } from '../../../../packages/server/src/db/schema/practice.ts';
import { NOON } from '../../../../packages/server/src/testing/engine/world.ts';
import { copies, idOf, idText } from '../teaching/copies.ts';
import type { School } from '../teaching/school.ts';

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';

/** A school of 2,000 students after a year: each has tried two questions in five, 500 tries each. */
const TRIES = isSmall
  ? { students: 60, questions: 40, each: 20, tries: 3_000 }
  : { students: 2_000, questions: 600, each: 240, tries: 1_000_000 };

export const LEVEL = 'gesp-cpp-1';
const CHOICE = {
  key: 'bench',
  type: SINGLE,
  stem: '7 除以 2 的整数商是多少？',
  options: ['3', '3.5', '4', '1'].map((text, place) => ({ id: 'ABCD'.charAt(place), text })),
  answer: ['A'],
  analysis: '整数相除舍去小数，得 3。',
  difficulty: 'easy' as const,
  tags: ['算术'],
};
const POINTS = ['arith', 'assign', 'branch', 'loop', 'loop-ctl', 'io', 'types', 'rel-logic'];

/** Copies an open question many times, with the knowledge points of a level in turn; returns its version. */
async function questions(db: Db, appId: string): Promise<string> {
  const by = { appId, now: NOON, actorId: null };
  const place = { orgId: null, ownerId: null, status: '1' as const, isOpen: true };
  const { id, versionId } = await createQuestion(db, by, CHOICE, place);
  const points = sql.raw(`array[${POINTS.map((slug) => `'${LEVEL}/${slug}'`).join(', ')}]`);
  await copies(db, question, {
    like: id,
    count: TRIES.questions,
    changes: {
      id: idOf('V', sql`n`),
      title: sql`'题目' || n`,
      points: sql`to_jsonb(array[(${points})[1 + n % ${sql.raw(String(POINTS.length))}]])`,
    },
  });
  return versionId;
}

/** Seeds a million tries of 2,000 students, and their progress rows. */
export async function manyTries(db: Db, { world, orgId }: School): Promise<void> {
  const { appId } = world;
  const versionId = await questions(db, appId);
  const base = { appId, orgId, createdAt: NOON, updatedAt: NOON, memberId: idText('S', 1), questionId: idText('V', 1) };
  const { students, questions: all, each, tries } = TRIES;
  const number = (value: number) => sql.raw(String(value));
  // Consecutive tries belong to different students, as in practice.
  const student = sql`1 + (n - 1) % ${number(students)}`;
  const asked = sql`1 + ((n - 1) / ${number(students)} + (n - 1) % ${number(students)}) % ${number(all)}`;
  const percent = sql`case when n % 5 < 3 then 100 else 0 end`;
  const at = sql`${NOON.toISOString()}::timestamptz - (n % 200) * interval '1 day'`;
  const standing = { ...base, id: idText('P', 0), tries: 4, lastNo: 4, lastTriedAt: NOON };
  await db.insert(memberQuestion).values(standing);
  await copies(db, memberQuestion, {
    like: standing.id,
    from: 2,
    count: students * each - 1,
    changes: {
      id: idOf('P', sql`n`),
      member_id: idOf('S', student),
      question_id: idOf('V', asked),
      best_percent: percent,
      is_wrong: sql`n % 5 >= 3`,
      due_at: sql`case when n % 5 >= 3 then ${at} + interval '205 days' end`,
      last_tried_at: at,
    },
  });
  const first = {
    ...base,
    id: idText('T', 0),
    versionId,
    no: 1,
    answer: { kind: 'choice' as const, optionIds: ['A'] },
    state: 'done' as const,
    percent: 100,
    requestId: 'bench-0',
    requestHash: 'bench',
  };
  await db.insert(memberQuestionTry).values(first);
  await copies(db, memberQuestionTry, {
    like: first.id,
    from: 1,
    count: tries,
    changes: {
      id: idOf('T', sql`n`),
      member_id: idOf('S', student),
      question_id: idOf('V', asked),
      percent,
      request_id: sql`'bench-' || n`,
      created_at: at,
    },
  });
  await db.delete(memberQuestionTry).where(eq(memberQuestionTry.id, first.id));
  await db.execute(sql`vacuum analyze`);
}
