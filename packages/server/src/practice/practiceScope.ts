import { and, isNull, type SQL } from 'drizzle-orm';
import { memberQuestion, memberQuestionTry as tries } from '../db/schema/practice.ts';
import type { CallContext } from '../kit/context.ts';
import { memberRowScope, type Way } from '../kit/scope.ts';

/** Practice belongs to a member; parents, teachers and schools read that of their children and students. */
export const READERS = ['own', 'child', 'student', 'organization', 'office'] as const satisfies readonly Way[];

/** Tries in the caller's scope, without cleared ones. */
export const tryScope = (context: CallContext, ways: readonly Way[] = READERS): SQL | undefined =>
  and(
    memberRowScope(context, { appId: tries.appId, memberId: tries.memberId, ofMembers: true }, ways),
    isNull(tries.deletedAt),
  );

export const practiceScope = (context: CallContext, ways: readonly Way[] = READERS): SQL =>
  memberRowScope(context, { appId: memberQuestion.appId, memberId: memberQuestion.memberId, ofMembers: true }, ways);
