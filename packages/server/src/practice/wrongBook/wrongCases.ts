import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { CaseResult } from '@aosai/api/judging/judging';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import type { CasePolicy } from '@aosai/api/questions/bank';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import { leftOf, takeRight } from '../../rights/takeRight.ts';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { tryScope } from '../practiceScope.ts';

const MOST: Readonly<Record<CasePolicy, number>> = { none: 0, first: 1, all: PRACTICE_LIMITS.cases };

/** The first kilobytes of a file, cut at a whole character, without reading the rest. */
async function beginning(testData: TestDataStore, sha: string): Promise<{ text: string; isCut: boolean }> {
  const most = PRACTICE_LIMITS.caseBytes;
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of testData.stream(sha) as AsyncIterable<Buffer>) {
    parts.push(part);
    read += part.length;
    if (read > most) break;
  }
  const bytes = Buffer.concat(parts).subarray(0, most);
  return { text: new TextDecoder().decode(bytes, { stream: read > most }), isCut: read > most };
}

async function findTry(context: CallContext, id: string) {
  const { db, appId, services } = context;
  const [found] = await db
    .select({
      id: tries.id,
      memberId: tries.memberId,
      head: { id: question.id, casePolicy: question.casePolicy },
      programming: questionVersion.programming,
      cases: submission.cases,
    })
    .from(tries)
    .innerJoin(question, and(eq(question.appId, tries.appId), eq(question.id, tries.questionId)))
    .innerJoin(questionVersion, and(eq(questionVersion.appId, tries.appId), eq(questionVersion.id, tries.versionId)))
    .innerJoin(submission, and(eq(submission.appId, tries.appId), eq(submission.id, tries.submissionId)))
    .where(and(tryScope(context, ['own', 'child']), eq(tries.id, id), eq(tries.state, 'done')));
  if (!found) throw new AppError('NOT_FOUND');
  const inExams = await heldQuestions(db, { appId, now: services.now() }, [found.head.id]);
  if (inExams.size > 0) throw new AppError('QUESTION_HELD');
  return found;
}

const hasFailed = ({ verdict }: CaseResult): boolean => verdict !== 'AC' && verdict !== 'Skipped';

interface Failed extends CaseResult {
  data: NonNullable<Awaited<ReturnType<typeof findTry>>['programming']>['cases'][number];
  no: number;
}

/** The failed cases to show: the first sample, which everybody knows, and as many hidden ones as the question allows. */
function shownOf(failed: readonly Failed[], policy: CasePolicy) {
  const samples = failed.filter(({ data }) => data.sample).slice(0, 1);
  const hidden = failed.filter(({ data }) => !data.sample).slice(0, MOST[policy]);
  return { samples, hidden };
}

/**
 * Cases that a try failed, as far as the question shows any. The first view of hidden ones uses the right once; samples
 * are free.
 */
export const queryWrongCaseListById: ResourceHandlers<'memberQuestion'>['queryWrongCaseListById'] = async (
  context,
  { id, samples: wish },
) => {
  const { db, appId, services } = context;
  // A parent reads by the child's card, after which the child reads the same try for free.
  const { memberId, head, programming, cases } = await findTry(context, id);
  const call = { appId, now: services.now() };
  const known = new Map(programming?.cases.map((one) => [one.id, one]));
  const failed = cases.flatMap((one, place) => {
    const data = known.get(one.caseId);
    return data && hasFailed(one) ? [{ ...one, data, no: place + 1 }] : [];
  });
  const { samples, hidden } = shownOf(failed, head.casePolicy);
  const takesRight = wish === undefined && hidden.length > 0;
  if (takesRight) await db.transaction((tx) => takeRight(tx, call, { memberId, code: 'case.view', ref: id }));
  const content = [];
  for (const { no, verdict, message, output, error, data } of takesRight ? [...samples, ...hidden] : samples) {
    const input = await beginning(services.testData, data.inSha);
    const expected = await beginning(services.testData, data.outSha);
    content.push({
      no,
      verdict,
      input: input.text,
      expected: expected.text,
      difference: message ?? null,
      // A program may print its input: if the input is cut, the output would reveal the rest piece by piece.
      output: input.isCut ? null : (output ?? null),
      error: input.isCut ? null : (error ?? null),
      isCut: input.isCut || expected.isCut,
      isSample: data.sample === true,
    });
  }
  const quota = await leftOf(db, call, memberId, 'case.view');
  return { casePolicy: head.casePolicy, content, quota, samplesOnly: wish !== undefined && hidden.length > 0 };
};
