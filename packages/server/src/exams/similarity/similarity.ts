import { maskName } from '@aosai/api/kit/masking';
import { closedVersions } from '../../questions/bank/heldQuestions.ts';
import { type ComparedProgram, examSimilarity, type Pasted, pastedIn } from './examSimilarity.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { findWatched } from '../exam/examStaff.ts';

interface Told {
  pasted: Pasted | undefined;
  /** Another formal exam asks the question, so that its points are hidden here. */
  isClosed: boolean;
}

function programView({ actor }: CallContext, program: ComparedProgram, { pasted, isClosed }: Told) {
  const { attemptId, memberId, name, orgId, submittedAt, points, code } = program;
  const isOwn = actor.kind === 'member' && orgId === actor.orgId;
  return {
    attemptId,
    memberId,
    name: isOwn ? name : maskName(name),
    submittedAt: submittedAt.toISOString(),
    points: isClosed ? null : points,
    code,
    pasteCount: pasted?.count ?? 0,
    pastedLength: pasted?.length ?? 0,
  };
}

/** Programs of an exam that are more similar than usual among its answers. */
export const querySimilarity: ResourceHandlers<'exam'>['querySimilarity'] = async (context, { id }) => {
  await findWatched(context, id);
  const call = engineOf(context);
  const found = await examSimilarity(call, id);
  const programs = found.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.programs));
  const pasted = await pastedIn(call, [...new Set(programs.map(({ attemptId }) => attemptId))]);
  const versionIds = found.map(({ questionId }) => questionId);
  const closed = await closedVersions(call, authorOf(context), versionIds, id);
  return {
    questions: found.map(({ pairs, ...question }) => {
      const isClosed = closed.has(question.questionId);
      return {
        ...question,
        pairs: pairs.map(({ programs: both, similarity, sameWrongCases }) => ({
          similarity,
          sameWrongCases: isClosed ? null : sameWrongCases,
          language: both[0].language,
          programs: both.map((program) =>
            programView(context, program, {
              pasted: pasted.get(`${program.attemptId}/${program.questionId}`),
              isClosed,
            }),
          ),
        })),
      };
    }),
  };
};
