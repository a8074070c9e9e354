import { type AwaitedParts, awaitedOf } from '@aosai/api/exams/release';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { AttemptFacts } from '../room/attemptView.ts';
import { examClosesAt } from './reviewClock.ts';
import { type Reader, type ReviewFacts, reviewViewAt, type SolutionRule } from './reviewVisibility.ts';
import { notBefore, solutionsOf } from './solutions.ts';

/** What the review of an attempt depends on. */
type ReviewedAttempt = Pick<AttemptFacts, 'attempt' | 'examEndAt' | 'examStoppedAt' | 'reviewMatrix' | 'releases'>;

/** The rules about solutions of the classes of the attempt's student. */
async function classRules(
  call: EngineCall,
  { examId, memberId, kind }: AttemptFacts['attempt'],
  closesAt: Date,
): Promise<readonly SolutionRule[]> {
  const rules = await solutionsOf(call, { targetId: examId, memberId });
  return kind === 'exam' ? notBefore(rules, closesAt) : rules;
}

/** All that decides what this reader sees of an attempt, and what its teachers have still to publish. */
export async function reviewOf(
  call: EngineCall,
  facts: ReviewedAttempt,
  reader: Reader,
): Promise<{ review: ReviewFacts; awaited: AwaitedParts }> {
  const { attempt, reviewMatrix: matrix } = facts;
  const times = { id: attempt.examId, endAt: facts.examEndAt, stoppedAt: facts.examStoppedAt };
  const closesAt = await examClosesAt(call, times);
  const awaited = awaitedOf(facts.releases);
  // A class's rule shows no keys that the exam's teachers have still to publish.
  const solutions = reader === 'candidate' && !awaited.keys ? await classRules(call, attempt, closesAt) : [];
  return { review: { attempt, matrix, closesAt, reader, solutions }, awaited };
}

/** Whether the report shows its student which answers were wrong, and the keys. */
export async function isKeyShown(call: EngineCall, facts: ReviewedAttempt): Promise<boolean> {
  const { review } = await reviewOf(call, facts, 'candidate');
  const { correct, rightAnswer } = reviewViewAt(review, call.now);
  return correct && rightAnswer;
}
