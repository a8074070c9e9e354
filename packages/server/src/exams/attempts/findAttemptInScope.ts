import { and } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { hidesResults } from '@aosai/api/exams/review';
import { attemptIs } from './attemptRow.ts';
import { closeIfDue, isDue } from './close.ts';
import { type AttemptInScope, attemptScope, attemptViews, MARKERS, scopedAttempts } from './attemptScope.ts';
import type { CallContext } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import type { Way } from '../../kit/scope.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

async function read(context: CallContext, id: string, ways: readonly Way[]): Promise<AttemptInScope> {
  const [row] = await scopedAttempts(context).where(and(attemptScope(context, ways), attemptIs(context.appId, id)));
  if (!row) throw new AppError('NOT_FOUND');
  const { reader, ...facts } = row;
  return { facts, reader };
}

/** Throws NOT_FOUND outside the scope, as if the row did not exist. An expired attempt is closed before it is read. */
export async function findAttemptInScope(
  context: CallContext,
  id: string,
  ways: readonly Way[],
): Promise<AttemptInScope> {
  const call = engineOf(context);
  const found = await read(context, id, ways);
  if (!isDue(found.facts.attempt, found.facts.examStoppedAt, call.now)) return found;
  await closeIfDue(call, id);
  return read(context, id, ways);
}

/** An attempt that the caller may mark: of one of their students, never their own. Throws NOT_FOUND. */
export async function findMarkable(context: CallContext, id: string): Promise<AttemptInScope> {
  const found = await findAttemptInScope(context, id, MARKERS);
  if (found.reader === 'candidate') throw new AppError('NOT_FOUND');
  return found;
}

/**
 * An attempt whose time or points the caller may change. In a contest that others run, a student's own school only
 * reads: it could give its students more time or points than the others have. Throws NOT_FOUND, EXAM_OF_OTHERS.
 */
export async function findChangeable(context: CallContext, id: string): Promise<AttemptInScope> {
  const found = await findMarkable(context, id);
  if (found.reader === 'school' && hidesResults(found.facts.reviewMatrix)) throw new AppError('EXAM_OF_OTHERS');
  return found;
}

export async function viewAttempt(context: CallContext, id: string, ways: readonly Way[]): Promise<Attempt> {
  const found = await findAttemptInScope(context, id, ways);
  const [view] = await attemptViews(context, [found]);
  if (!view) throw new AppError('NOT_FOUND');
  return view;
}
