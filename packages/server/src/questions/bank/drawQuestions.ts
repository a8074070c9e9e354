import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import { FIT_CHECK_STATES, QUESTION, type Stage } from '@aosai/api/questions/bank';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { effectiveDifficulty } from './effectiveDifficulty.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { alikeAmong } from './alikeAmong.ts';
import type { QuestionRow } from './createQuestion.ts';

/** `count` questions of a type, with any of the points and all of the tags. */
export interface DrawSlot {
  type: QuestionType;
  count: number;
  points?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  difficulty?: Difficulty | undefined;
  stage?: Stage | undefined;
}

export interface Draw {
  appId: string;
  /** Selects the questions to draw from; unready ones, or unchecked since a change, are never drawn. */
  from: SQL | undefined;
  slots: readonly DrawSlot[];
  excludeIds: readonly string[];
  seed: string;
  /** Draws at most one of questions that are too alike, also compared with the excluded ones. */
  distinct: boolean;
  /** The practising member, whose unsolved questions come first. */
  memberId: string | null;
}

/** Questions that the member has solved; they come last. */
const solvedBy = (db: Db, memberId: string): SQL =>
  sql`exists ${db
    .select({ one: sql`1` })
    .from(memberQuestion)
    .where(
      and(
        eq(memberQuestion.appId, question.appId),
        eq(memberQuestion.memberId, memberId),
        eq(memberQuestion.questionId, question.id),
        isNotNull(memberQuestion.solvedAt),
      ),
    )}`;

/** What was drawn for a slot, and how many suitable questions were passed over as too alike. */
export interface Drawn {
  rows: QuestionRow[];
  alike: number;
}

/** How many questions a draw without near duplicates chooses from: families may be large. */
const poolOf = (count: number): number => Math.min(600, 10 * count + 60);

/** The first rows of a pool that are like none before. */
async function firstUnlike(db: Db, appId: string, pool: readonly QuestionRow[], count: number, before: QuestionRow[]) {
  const isAlike = await alikeAmong(db, appId, [...before, ...pool]);
  const rows: QuestionRow[] = [];
  let alike = 0;
  for (const row of pool) {
    if (rows.length === count) break;
    if ([...before, ...rows].some((other) => isAlike(row, other))) alike += 1;
    else rows.push(row);
  }
  return { rows, alike };
}

/**
 * Draws for each slot in turn: least used first, ties by the seed. The same seed draws the same from the same bank. No
 * question is drawn twice.
 */
export async function drawQuestions(
  db: Db,
  { appId, from, slots, excludeIds, seed, distinct, memberId }: Draw,
): Promise<Drawn[]> {
  const taken = [...excludeIds];
  const before = distinct
    ? await db
        .select()
        .from(question)
        .where(and(eq(question.appId, appId), inArray(question.id, [...excludeIds])))
    : [];
  const drawn: Drawn[] = [];
  for (const { type, count, points = [], tags = [], difficulty, stage } of slots) {
    const pool = await db
      .select()
      .from(question)
      .where(
        and(
          eq(question.appId, appId),
          isNull(question.deletedAt),
          eq(question.status, QUESTION.ready),
          inArray(question.checkState, FIT_CHECK_STATES),
          eq(question.type, type),
          from,
          points.length > 0 ? arrayOverlaps(question.points, [...points]) : undefined,
          tags.length > 0 ? arrayContains(question.tags, [...tags]) : undefined,
          difficulty && eq(effectiveDifficulty, difficulty),
          stage && eq(question.stage, stage),
          taken.length > 0 ? notInArray(question.id, taken) : undefined,
        ),
      )
      .orderBy(
        ...(memberId === null ? [] : [asc(solvedBy(db, memberId))]),
        asc(question.usedCount),
        sql`md5(${question.id} || ${seed})`,
      )
      .limit(distinct ? poolOf(count) : count);
    const found = distinct ? await firstUnlike(db, appId, pool, count, before) : { rows: pool, alike: 0 };
    taken.push(...found.rows.map(({ id }) => id));
    before.push(...found.rows);
    drawn.push(found);
  }
  return drawn;
}
