import { maskName } from '@aosai/api/domain/masking';
import {
  type ComparedProgram,
  examSimilarity,
  type Pasted,
  pastedIn,
} from '../../../engine/similarity/examSimilarity.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { engineOf } from '../engineOf.ts';
import { findWatched } from './examStaff.ts';

function programView({ actor }: CallContext, program: ComparedProgram, pasted: Pasted | undefined) {
  const { attemptId, memberId, name, orgId, submittedAt, points, code } = program;
  const isOwn = actor.kind === 'member' && orgId === actor.orgId;
  return {
    attemptId,
    memberId,
    name: isOwn ? name : maskName(name),
    submittedAt: submittedAt.toISOString(),
    points,
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
  const viewOf = (program: ComparedProgram) =>
    programView(context, program, pasted.get(`${program.attemptId}/${program.questionId}`));
  return {
    questions: found.map(({ pairs, ...question }) => ({
      ...question,
      pairs: pairs.map(({ programs: both, ...pair }) => ({
        ...pair,
        language: both[0].language,
        programs: both.map(viewOf),
      })),
    })),
  };
};
