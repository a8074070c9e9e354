import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';
import type { homework as homeworkCalls } from '@aosai/api/homework/homework.contract';
import { enrolment } from '../db/schema/enrolment.ts';
import { datesOf, type HomeworkTableRow } from '../exams/exam/homeworkRow.ts';
import { madeByRequest } from '../homework/homeworkSeries.ts';
import { type CreateInput, homeworks, newHomework } from '../homework/homeworkWrites.ts';
import { homeworkBatches } from '../homework/places/homeworkBatches.ts';
import { actorId } from '../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { audited } from '../kit/rows/audited.ts';
import { lockQuestions } from '../papers/paperItems.ts';
import { giveHomework, lockGoals } from './giveHomework.ts';
import { publishHomework } from './publishHomework.ts';

type AssignInput = ParsedInputOf<(typeof homeworkCalls)['calls']['assign']>;

const create = homeworks.create<CreateInput & Pick<HomeworkTableRow, 'requestId' | 'requestHash' | 'requestNo'>>(
  async ({ requestId, requestHash, requestNo, ...input }, work) => ({
    ...(await newHomework(input, work)),
    requestId,
    requestHash,
    requestNo,
  }),
);

const hashOf = ({ requestId: _id, ...content }: AssignInput): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Throws PUBLISH_INCOMPLETE for homework that nobody would get. */
function refuseNobody({ publish, goals, teacherGroupIds, memberIds }: AssignInput): void {
  if (publish && goals.length + teacherGroupIds.length + memberIds.length === 0)
    throw new AppError('PUBLISH_INCOMPLETE', { detail: '还没有选布置给谁' });
}

/** Gives a homework to groups of teachers and single students: to all of them, or VALIDATION is thrown. */
async function giveToStudents(context: CallContext, homeworkId: string, input: AssignInput): Promise<void> {
  const [memberIds, groupIds] = [[...new Set(input.memberIds)], [...new Set(input.teacherGroupIds)]];
  const order = { homeworkId, mode: 'apply' } as const;
  const refused = (path: 'memberIds' | 'teacherGroupIds', [first, ...rest]: readonly { reason: string }[]) => {
    if (first)
      throw new AppError('VALIDATION', { path, detail: `有 ${rest.length + 1} 个没有布置成：${first.reason}` });
  };
  if (groupIds.length > 0) {
    const groups = groupIds.map((id) => ({ kind: 'teacherGroup' as const, id }));
    refused('teacherGroupIds', (await homeworkBatches.batchEnrollByGroups(context, { ...order, groups })).problems);
  }
  if (memberIds.length > 0)
    refused('memberIds', (await homeworkBatches.batchEnroll(context, { ...order, memberIds })).problems);
}

async function replyOf(context: CallContext, rows: readonly HomeworkTableRow[]) {
  const students = await context.db.$count(
    enrolment,
    and(
      eq(enrolment.appId, context.appId),
      eq(enrolment.kind, 'homework'),
      eq(enrolment.targetId, rows[0]?.id ?? ''),
      inArray(enrolment.status, [...SEATED_ENROLMENT]),
      isNull(enrolment.leftAt),
      isNull(enrolment.deletedAt),
    ),
  );
  const homework = rows.map((row) => {
    const { id, version, title } = row;
    return { id, version, title, dueAt: datesOf(row).dueAt.toISOString() };
  });
  return { homework, students };
}

/** Makes the homework of a request, gives it to its students and publishes it, in one transaction. */
export const assignSeries: ResourceHandlers<'homework'>['assign'] = async (context, input) => {
  const { requestId, rounds, publish, goals, teacherGroupIds: _groups, memberIds: _members, ...rules } = input;
  refuseNobody(input);
  const requestHash = hashOf(input);
  return audited(context, 'homework:assign', async (tx, inside) => {
    const key = `homework:${context.appId}:${actorId(context.actor) ?? ''}:${requestId}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const before = await madeByRequest(inside, requestId);
    if (before.some((row) => row.requestHash !== requestHash)) throw new AppError('IDEMPOTENT_OTHER');
    if (before.length > 0) return { answer: await replyOf(inside, before), told: [] };
    const classes = await lockGoals(tx, inside, goals);
    // All at once and in the order of their ids, as two requests may have the same questions in different rounds.
    await lockQuestions(
      tx,
      context.appId,
      rounds.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
    );
    for (const [place, round] of rounds.entries()) {
      const { id } = await create(inside, { ...rules, ...round, requestId, requestHash, requestNo: place + 1 });
      await giveHomework(tx, inside, id, { classes, goals });
      if (publish) await publishHomework(inside, { id });
      await giveToStudents(inside, id, input);
    }
    const answer = await replyOf(inside, await madeByRequest(inside, requestId));
    const [first] = answer.homework;
    const after = { title: first?.title, count: rounds.length, publish, students: answer.students };
    return { answer, told: { target: first?.id ?? null, diff: { after } } };
  });
};
