import { and, eq } from 'drizzle-orm';
import type { CheckRule } from '@aosai/api/judging/judging';
import { QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import { hasBody } from '@aosai/api/questions/kinds';
import type { KeptSource } from '@aosai/api/questions/source';
import { questionVersion } from '../../db/schema/exam.ts';
import type { QuestionRow } from '../bank/createQuestion.ts';
import { checkerFaultOf, refuseBrokenChecker } from '../check/refuseBrokenChecker.ts';
import type { CallContext } from '../../kit/context.ts';

/** States in which papers may use a question or a school may take it over. */
const isUsable = (status: QuestionStatus): boolean => status === QUESTION.ready || status === QUESTION.offered;

const ruleOf = (source: KeptSource | undefined): CheckRule | undefined =>
  source && hasBody(source, 'task') ? source.compare : undefined;

async function currentTask({ db, appId }: CallContext, { currentVersionId }: QuestionRow) {
  const [version] = await db
    .select({ programming: questionVersion.programming, solutions: questionVersion.solutions })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, currentVersionId)));
  return version;
}

/** The checker of a question's current version; undefined for objective questions. */
export async function checkOf(context: CallContext, row: QuestionRow): Promise<CheckRule | undefined> {
  return (await currentTask(context, row))?.programming?.compare;
}

/** The content to be written and the state it will have. */
interface Writing {
  source: KeptSource | undefined;
  solutions: readonly unknown[] | undefined;
  to: QuestionStatus;
}

/**
 * Compiles the checker or interactor of a question before it is written; no transaction may be open. Returns the
 * compiler's message for a draft, which is stored all the same.
 *
 * @throws CHECKER_BROKEN, CHECKER_UNTRIED for a state that papers could use
 */
export async function tryWritten(
  context: CallContext,
  { source, solutions, to }: Writing,
  row?: QuestionRow,
): Promise<string | null> {
  const { services } = context;
  if (!isUsable(to)) return checkerFaultOf(services, ruleOf(source));
  if (source === undefined && row && isUsable(row.status)) return null;
  const current = row && (await currentTask(context, row));
  const rule = source ? ruleOf(source) : current?.programming?.compare;
  const isTried = (solutions ?? current?.solutions ?? []).length > 0;
  await refuseBrokenChecker(services, rule, isTried);
  return null;
}
