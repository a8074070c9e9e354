import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Contract } from '@aosai/api/contract';
import { maskName } from '@aosai/api/kit/masking';
import { turtleWork as works } from '../../db/schema/memberRecords.ts';
import { member } from '../../db/schema/people.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { crud } from '../../kit/rows/crud.ts';
import { lookupById } from '../../kit/rows/lookup.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { tellOfHiding } from './tellOfReport.ts';

type Row = typeof works.$inferSelect;

/** Reported works of students who are in the manager's school now; for operators, of everybody. */
const reported = (context: CallContext) =>
  and(
    memberRowScope(context, { appId: works.appId, memberId: works.memberId, ofMembers: true }, [
      'organization',
      'office',
    ]),
    isNotNull(works.review),
  );

/** Names of the painters by id: in full for schools, masked for operators. */
async function paintersOf(rows: readonly { memberId: string }[], { db, appId, actor }: CallContext) {
  const ids = rows.map(({ memberId }) => memberId);
  const people = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  return lookupById(people.map(({ id, name }) => ({ id, name: actor.kind === 'member' ? name : maskName(name) })));
}

const viewOf = ({ id, version, name, hiddenReason, reportCount, reportedAt, shareCode, review, reports }: Row) => ({
  id,
  version,
  name,
  review: review ?? 'kept',
  hiddenReason,
  reportCount,
  reportedAt: reportedAt?.toISOString() ?? null,
  lastReason: reports[0]?.reason ?? null,
  isPublic: shareCode !== null,
});

const kept = crud(works, {
  log: 'sharedWork',
  // The sentence to the family stays out of the log, as do the reports.
  logged: ['review'],
  visible: reported,
  more: paintersOf,
  view: (row, _, painterOf) => ({ ...viewOf(row), painter: painterOf(row.memberId).name }),
});

type Filter = Parameters<Handler<Contract['sharedWork']['calls']['queryList']>>[1];

/** What schools and the office do with reported works. */
export const workReports = {
  queryList: kept.list<Filter>({
    search: ['name'],
    equal: ['review'],
    sort: ['reportedAt', 'review', 'reportCount'],
    order: ['reportedAt,desc'],
  }),
  async queryById(context, { id }) {
    const row = await kept.found(context, id);
    const painterOf = await paintersOf([row], context);
    return {
      ...viewOf(row),
      painter: painterOf(row.memberId).name,
      picture: row.picture,
      reports: [...row.reports],
    };
  },
  hide: kept.change({
    action: 'hide',
    to: ({ input: { reason } }: { input: { id: string; version: number; reason: string } }) => ({
      review: 'hidden' as const,
      hiddenReason: reason,
      shareCode: null,
      sharedBy: null,
    }),
    after: ({ tx, context: { appId, actor, services }, input: { reason }, row }) =>
      tellOfHiding(tx, { appId, now: services.now(), createdBy: actorId(actor) }, { ...row, reason }),
  }),
  keep: kept.set('keep', { review: 'kept', hiddenReason: null }),
} satisfies Partial<ResourceHandlers<'sharedWork'>>;
