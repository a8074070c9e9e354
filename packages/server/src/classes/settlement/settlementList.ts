import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { grade, memberGradeSettlement as settlement } from '../../db/schema/teaching.ts';
import { subquery } from '../../db/subquery.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { nameMatches } from '../../kit/rows/shownText.ts';
import { settlementScope } from './settlementScope.ts';

async function namesOf({ db, appId }: CallContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const inClass = subquery<number>(sql`
  select count(*)::int from ${settlement} others
  where others.app_id = ${settlement.appId} and others.grade_id = ${settlement.gradeId} and others.deleted_at is null
`);

/** Term reports, best score first. */
export const querySettlements: ResourceHandlers<'memberGradeSettlement'>['queryList'] = async (context, filter) => {
  const { db, actor } = context;
  const { gradeId, memberId, status, sort } = filter;
  const isOffice = actor.kind === 'user';
  const words = filter.keyword?.trim();
  const place = and(
    eq(organizationMember.appId, settlement.appId),
    eq(organizationMember.orgId, settlement.orgId),
    eq(organizationMember.memberId, settlement.memberId),
  );
  const query = db
    .select({
      row: settlement,
      grade,
      orgName: organization.name,
      name: member.name,
      no: organizationMember.no,
      memberCount: inClass,
    })
    .from(settlement)
    .innerJoin(grade, and(eq(grade.appId, settlement.appId), eq(grade.id, settlement.gradeId)))
    .innerJoin(member, and(eq(member.appId, settlement.appId), eq(member.id, settlement.memberId)))
    .leftJoin(organization, and(eq(organization.appId, settlement.appId), eq(organization.id, settlement.orgId)))
    .leftJoin(organizationMember, place)
    .where(
      and(
        settlementScope(context),
        gradeId === undefined ? undefined : eq(settlement.gradeId, gradeId),
        memberId === undefined ? undefined : eq(settlement.memberId, memberId),
        status === undefined
          ? undefined
          : status === 'settled'
            ? isNotNull(settlement.settledAt)
            : isNull(settlement.settledAt),
        words
          ? or(
              isOffice ? nameMatches(member.name, words) : ilike(member.name, containing(words)),
              ilike(organizationMember.no, containing(words)),
            )
          : undefined,
      ),
    );
  const order = [...listOrder(sort, { score: settlement.score }), asc(settlement.rank), asc(settlement.id)];
  const { rows, ...found } = await paged(db, query, filter, order);
  const names = await namesOf(
    context,
    rows.flatMap((one) => one.grade.teacherIds),
  );
  const isStaff =
    isOffice || (actor.kind === 'member' && (actor.type === 'teacher' || actor.orgRoles.includes('manager')));
  const content = rows.map(({ row, grade: of, orgName, name, no, memberCount }) => ({
    id: row.id,
    gradeId: row.gradeId,
    gradeTitle: of.title,
    orgName,
    teacherNames: of.teacherIds.flatMap((id) => names.get(id) ?? []),
    startAt: of.startAt.toISOString(),
    endAt: of.endAt.toISOString(),
    memberId: row.memberId,
    shownName: isOffice ? maskName(name) : name,
    no,
    homeworkPct: row.homeworkPct,
    examPct: row.examPct,
    chapterPct: row.chapterPct,
    score: row.score,
    scoreReason: isStaff ? row.scoreReason : null,
    rank: row.rank,
    memberCount,
    level: row.level,
    lessonsDone: row.lessonsDone,
    lessonsTotal: row.lessonsTotal,
    comment: row.comment,
    status: row.settledAt === null ? ('draft' as const) : ('settled' as const),
    certificateNo: row.settledAt === null ? null : row.certificateNo,
    settledAt: row.settledAt?.toISOString() ?? null,
  }));
  return { content, ...found };
};
