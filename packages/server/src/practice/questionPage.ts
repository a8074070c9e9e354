import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { submission } from '../db/schema/submission.ts';
import { memberQuestionTry as tries } from '../db/schema/practice.ts';
import { lastTry } from '../questions/trial/tryQuestion.ts';
import { CANDIDATE_SIGHT, submissionView } from '../judging/submissions/submissionView.ts';
import { redrawQuestion } from './draw/redraw.ts';
import { findPractice, practiceView } from './tries/practiceRow.ts';
import { draftOf } from './tries/saveDraft.ts';
import { isDue } from './tries/scoreTry.ts';
import { solutionOf } from './tries/solutionOf.ts';
import { hintsView } from './tries/hints.ts';
import { noteOf } from './tries/optionNote.ts';
import { leftOf } from '../rights/takeRight.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { candidate, engineOf } from '../kit/engineOf.ts';
import { questionInPractice } from '../questions/question/shownQuestion.ts';
import { practiceQuestion } from './practiceQuestion.ts';
import { tryQuery, tryView } from './tries/tryRows.ts';

const SHOWN_TRIES = 20;

type Made = Awaited<ReturnType<typeof tryQuery>>;

/** The programs of these tries, for their writer; tries of the same program share one entry. */
async function programsOf({ db, appId }: CallContext, made: Made) {
  const codeOf = new Map(
    made.flatMap(({ row: { submissionId, answer } }) =>
      submissionId !== null && answer.kind === 'code' ? [[submissionId, answer.code] as const] : [],
    ),
  );
  if (codeOf.size === 0) return [];
  const rows = await db
    .select()
    .from(submission)
    .where(and(eq(submission.appId, appId), inArray(submission.id, [...codeOf.keys()])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...codeOf].flatMap(([id, code]) => {
    const row = byId.get(id);
    return row ? [{ view: submissionView(row, CANDIDATE_SIGHT), code }] : [];
  });
}

/** Everything on the page of a question for its reader. */
export const queryDraft: ResourceHandlers<'memberQuestion'>['queryDraft'] = async (
  context,
  { programs: wish, ...where },
) => {
  const { memberId } = candidate(context);
  const { db, appId } = context;
  const given = await practiceQuestion(context, where);
  const { id: questionId, casePolicy } = given.head;
  const call = engineOf(context);
  const { met, row } = redrawQuestion(given, await findPractice(db, appId, { memberId, questionId }), call.now);
  const mine = and(
    eq(tries.appId, appId),
    eq(tries.memberId, memberId),
    eq(tries.questionId, questionId),
    isNull(tries.deletedAt),
  );
  const made = await tryQuery(context, mine).orderBy(desc(tries.id)).limit(SHOWN_TRIES);
  const programs = await programsOf(
    context,
    wish ? made : made.filter(({ row: one }) => one.submissionId !== null).slice(0, 1),
  );
  return {
    serverNow: call.now.toISOString(),
    draw: met.draw,
    shown: met.draw === 0 ? null : questionInPractice(met.version),
    draft: row && draftOf(row),
    state: practiceView(row, call.now),
    solution: await solutionOf(call, memberId, met, row),
    note: made[0] && !(row && isDue(row, call.now)) ? noteOf(given, made[0].row) : null,
    hints: hintsView(met, row),
    tries: made.map((one) => tryView(one)),
    submission: programs[0]?.view ?? null,
    run: await lastTry(db, appId, memberId, questionId),
    programs: wish ? programs.map(({ view, code }) => ({ ...view, code })) : null,
    casePolicy,
    quotas: {
      submit: await leftOf(db, call, memberId, 'code.submit'),
      cases: await leftOf(db, call, memberId, 'case.view'),
      clean: await leftOf(db, call, memberId, 'answer.clean'),
    },
  };
};
