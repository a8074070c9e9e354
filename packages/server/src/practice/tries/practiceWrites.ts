import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import { tryQuestion } from '../../questions/trial/tryQuestion.ts';
import { redrawQuestion } from '../draw/redraw.ts';
import { cleanTries } from './cleanTries.ts';
import { hintsView } from './hints.ts';
import { noteOf } from './optionNote.ts';
import { markQuestion } from './markQuestion.ts';
import { practiceView } from './practiceRow.ts';
import { saveDraft } from './saveDraft.ts';
import { solutionOf } from './solutionOf.ts';
import { submitTry } from './submitTry.ts';
import { takeRight } from '../../rights/takeRight.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { practiceQuestion } from '../practiceQuestion.ts';
import { openChapter } from '../../courses/openChapter.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { member } from '../../db/schema/people.ts';
import { audited } from '../../kit/rows/audited.ts';

/** Clears a member's practice for the office: uses no right, and is logged with its reason. */
async function clearForOffice(
  context: CallContext,
  { memberId, questionIds, reason }: { memberId: string; questionIds: readonly string[]; reason: string },
): Promise<number> {
  const { db, appId, services } = context;
  const [row] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, memberId), isNull(member.deletedAt)));
  if (!row) throw new AppError('NOT_FOUND');
  return audited(context, 'memberQuestion:batchClean', async (tx) => {
    const cleaned = await cleanTries(tx, { appId, now: services.now() }, row.id, questionIds);
    const diff = { after: { questionIds, cleaned, reason } };
    return { answer: cleaned, told: { target: row.id, diff } };
  });
}

type Writes = Pick<
  ResourceHandlers<'memberQuestion'>,
  'saveAsDraft' | 'debug' | 'submitAnswer' | 'clean' | 'batchClean' | 'mark'
>;

/** Clears the caller's own questions; each call uses the right once, however many it clears. */
async function cleanOwn(context: CallContext, questionIds: readonly string[]): Promise<number> {
  const { memberId } = candidate(context);
  const { appId, services } = context;
  const call = { appId, now: services.now() };
  return context.db.transaction(async (tx) => {
    const cleaned = await cleanTries(tx, call, memberId, questionIds);
    if (cleaned > 0) await takeRight(tx, call, { memberId, code: 'answer.clean', ref: newId() });
    return cleaned;
  });
}

/** A member's changes to practice outside of exams and homework. */
export const practiceWrites: Writes = {
  async saveAsDraft(context, { answer, baseRevision, draw, ...where }) {
    const { memberId } = candidate(context);
    const met = await practiceQuestion(context, where);
    return saveDraft(engineOf(context), memberId, met, { answer, baseRevision, draw });
  },
  async debug(context, { language, code, input, sampleId, ...where }) {
    const member = candidate(context);
    const { head } = await practiceQuestion(context, where);
    if (!context.services.judgeStatus().available) throw new AppError('JUDGE_UNAVAILABLE');
    return { debugId: await tryQuestion(engineOf(context), member, head, { language, code, input, sampleId }) };
  },
  async submitAnswer(context, { answer, requestId, draw, spentMs, ...where }) {
    const { memberId, orgId } = candidate(context);
    const met = await practiceQuestion(context, where);
    const call = engineOf(context);
    const { row, made, earned } = await submitTry(call, { memberId, orgId }, met, { answer, requestId, draw, spentMs });
    const asked = redrawQuestion(met, row, call.now);
    return {
      tryId: made.id,
      submissionId: made.submissionId,
      percent: made.percent,
      state: practiceView(asked.row, call.now),
      solution: await solutionOf(call, memberId, asked.met, asked.row),
      note: noteOf(met, made),
      earned,
    };
  },
  async mark(context, { favourite, mastered, reveal, hint, ...where }) {
    const { memberId } = candidate(context);
    const met = await practiceQuestion(context, where);
    const call = engineOf(context);
    const marked = await markQuestion(call, memberId, met, { favourite, mastered, reveal, hint });
    const asked = redrawQuestion(met, marked, call.now);
    const solution = await solutionOf(call, memberId, asked.met, asked.row);
    return { state: practiceView(asked.row, call.now), solution, hints: hintsView(asked.met, asked.row) };
  },
  clean: async (context, { questionId }) => {
    const cleaned = await cleanOwn(context, [questionId]);
    if (cleaned === 0) throw new AppError('NOT_FOUND');
    return { cleaned };
  },
  async batchClean(context, { chapterId, questionIds, memberId, reason }) {
    if (context.actor.kind === 'user') {
      if (memberId === undefined || reason === undefined || questionIds === undefined)
        throw new AppError('VALIDATION', { path: 'reason', detail: '请写明账号、题目和原因' });
      return { cleaned: await clearForOffice(context, { memberId, questionIds, reason }) };
    }
    if (memberId !== undefined || reason !== undefined) throw new AppError('FORBIDDEN');
    const ids = chapterId === undefined ? questionIds : (await openChapter(context, chapterId)).row.questionIds;
    return { cleaned: await cleanOwn(context, ids ?? []) };
  },
};
