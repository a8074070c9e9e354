import { or, type SQL, sql } from 'drizzle-orm';
import { findableExam } from './visibleExam.ts';
import type { Viewer } from '../../kit/reader.ts';
import type { CallContext } from '../../kit/context.ts';
import { type Child, childrenOf } from '../../accounts/minors/children.ts';
import { viewerOf } from '../../kit/engineOf.ts';

/** The student as a viewer of exams, once for each of their schools, since they may act for any of them. */
export const viewersOf = ({
  memberId,
  orgIds,
}: Pick<Child, 'memberId' | 'orgIds'>): (Viewer & { memberId: string })[] =>
  orgIds.length === 0 ? [{ memberId, orgId: null }] : orgIds.map((orgId) => ({ memberId, orgId }));

/** Exams that exist for one of these children. */
export const foundBy = ({ db, appId, services }: CallContext, children: readonly Child[]): SQL =>
  or(...children.flatMap(viewersOf).map((viewer) => findableExam(db, appId, viewer, services.now()))) ?? sql`false`;

/** Exams on the site that exist for the caller or, for a guardian, for a child. */
export const seenBy = (context: CallContext, children: readonly Child[]): SQL | undefined =>
  or(findableExam(context.db, context.appId, viewerOf(context), context.services.now()), foundBy(context, children));

/** The children whose exams a guardian reads here; none in the offices, where nobody acts as a guardian. */
export const childrenHere = async (context: CallContext): Promise<Child[]> =>
  context.group === 'bms' || context.group === 'edms' ? [] : childrenOf(context);
