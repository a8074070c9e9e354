import { closedVersions } from '../../questions/bank/heldQuestions.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';

interface Answered {
  row: { questionVersionId: string };
}

/** Question versions that a running exam withholds from the caller, by the exam or homework of each answer. */
export async function closedAnswers(
  context: CallContext,
  rows: readonly (Answered & ({ exam: { id: string } } | { homework: { id: string } } | { target: { id: string } }))[],
): Promise<(workId: string) => ReadonlySet<string>> {
  const call = engineOf(context);
  const author = authorOf(context);
  const workOf = (one: (typeof rows)[number]) =>
    'exam' in one ? one.exam.id : 'homework' in one ? one.homework.id : one.target.id;
  const closed = new Map<string, ReadonlySet<string>>();
  for (const [workId, group] of Map.groupBy(rows, workOf)) {
    const versionIds = group.map(({ row }) => row.questionVersionId);
    closed.set(workId, await closedVersions(call, author, versionIds, workId));
  }
  return (workId) => closed.get(workId) ?? new Set();
}
