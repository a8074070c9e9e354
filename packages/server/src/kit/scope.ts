import { and, type Column, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { TargetKind } from '@aosai/api/enrolment/enrolments';
import { QUESTION } from '@aosai/api/questions/bank';
import { chapter, course, fileGrant } from '../db/schema/content.ts';
import { memberGuardian, memberTeacher, organizationMember } from '../db/schema/people.ts';
import { file } from '../db/schema/platform.ts';
import type { CallContext } from './context.ts';
import { OF_ORGANIZATION, purposesOpenedBy } from './fileRights.ts';

/** Columns of a row that belongs to a member: an enrolment, an attempt, an answer, a submission. */
export interface MemberRow {
  appId: Column;
  memberId: Column;
  /** The organization on the row. Without this and `ofMembers`, managers see nothing of the table. */
  orgId?: Column;
  /** The row belongs to a person: managers see those who are members of their organization now. */
  ofMembers?: true;
  /** Limits a table that holds several kinds of targets to one kind. */
  kind?: { column: Column; is: TargetKind };
  /** A teacher named on the row itself (enrolment.teacherId). */
  teacherId?: Column;
}

/**
 * Ways in which a row may concern the caller. own: it is the member's; child: it is a confirmed child's; student: it is
 * of a linked student in the session's organization, or the row names the caller as teacher, and a row that has an
 * organization is of the session's; organization: it is of the organization that the caller manages; office: the caller
 * is a back-office user (the permission itself was checked before the handler ran).
 */
export type Way = 'own' | 'child' | 'student' | 'organization' | 'office';

const NOTHING = sql`false`;

/**
 * The only place where row scope becomes SQL. The predicate always includes the app; ways that do not fit the caller
 * give no rows. Put it before every filter: a row outside it does not exist for the caller (404).
 */
export function memberRowScope(context: CallContext, row: MemberRow, ways: readonly Way[]): SQL {
  const allowed = ways.map((way) => predicateOf(context, row, way)).filter((predicate) => predicate !== NOTHING);
  const ofKind = row.kind && eq(row.kind.column, row.kind.is);
  return and(eq(row.appId, context.appId), ofKind, or(...allowed) ?? NOTHING) ?? NOTHING;
}

function predicateOf({ db, actor, appId }: CallContext, row: MemberRow, way: Way): SQL {
  if (way === 'office') return actor.kind === 'user' ? sql`true` : NOTHING;
  if (actor.kind !== 'member') return NOTHING;
  switch (way) {
    case 'own':
      return eq(row.memberId, actor.memberId);
    case 'child': {
      // A guardian is never a student, so a student has no children. One equality lets an index find the
      // student's own rows in order.
      if (actor.type === 'student') return NOTHING;
      const children = db
        .select({ memberId: memberGuardian.memberId })
        .from(memberGuardian)
        .where(
          and(
            eq(memberGuardian.appId, appId),
            eq(memberGuardian.guardianId, actor.memberId),
            eq(memberGuardian.status, 'active'),
          ),
        );
      // An array instead of `exists`: an index then finds these rows together with the caller's own, without a scan of
      // the app's rows.
      return sql`${row.memberId} = any(array(${children}))`;
    }
    case 'student': {
      if (actor.type !== 'teacher') return NOTHING;
      const sameOrg = actor.orgId === null ? isNull(memberTeacher.orgId) : eq(memberTeacher.orgId, actor.orgId);
      const linked = exists(
        db
          .select({ one: sql`1` })
          .from(memberTeacher)
          .where(
            and(
              eq(memberTeacher.appId, appId),
              eq(memberTeacher.teacherId, actor.memberId),
              eq(memberTeacher.memberId, row.memberId),
              eq(memberTeacher.status, 'active'),
              sameOrg,
            ),
          ),
      );
      const taught = row.teacherId ? or(linked, eq(row.teacherId, actor.memberId)) : linked;
      if (!row.orgId) return taught ?? linked;
      // Work that a student does for another school is seen there only, even if this teacher is linked to the student.
      return and(taught, actor.orgId === null ? isNull(row.orgId) : eq(row.orgId, actor.orgId)) ?? NOTHING;
    }
    case 'organization': {
      if (actor.orgId === null || !actor.orgRoles.includes('manager')) return NOTHING;
      if (row.orgId) return eq(row.orgId, actor.orgId);
      return row.ofMembers ? isMemberOf({ db, appId }, actor.orgId, row.memberId) : NOTHING;
    }
    default:
      return way satisfies never;
  }
}

function isMemberOf({ db, appId }: Pick<CallContext, 'db' | 'appId'>, orgId: string, memberId: Column): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(organizationMember)
      .where(
        and(
          eq(organizationMember.appId, appId),
          eq(organizationMember.orgId, orgId),
          eq(organizationMember.memberId, memberId),
          eq(organizationMember.status, 'active'),
        ),
      ),
  );
}

/** Columns of a row that belongs to an organization: its members, groups, links between teachers and students. */
export interface OrganizationRow {
  appId: Column;
  orgId: Column;
  /** The teacher that the row belongs to; without it teachers see nothing of the table. */
  teacherId?: Column;
}

/**
 * Ways in which a row of an organization may concern the caller. organization: of the one that the caller manages;
 * teacher: the caller's own rows there; office: the caller is a back-office user.
 */
export type OrganizationWay = 'organization' | 'teacher' | 'office';

/** Like `memberRowScope`, for rows of organizations. */
export function organizationRowScope(
  context: CallContext,
  row: OrganizationRow,
  ways: readonly OrganizationWay[],
): SQL {
  const allowed = ways.map((way) => organizationPredicate(context, row, way)).filter((found) => found !== NOTHING);
  return and(eq(row.appId, context.appId), or(...allowed) ?? NOTHING) ?? NOTHING;
}

function organizationPredicate({ actor }: CallContext, row: OrganizationRow, way: OrganizationWay): SQL {
  if (way === 'office') return actor.kind === 'user' ? sql`true` : NOTHING;
  if (actor.kind !== 'member') return NOTHING;
  switch (way) {
    case 'organization':
      return actor.orgId !== null && actor.orgRoles.includes('manager') ? eq(row.orgId, actor.orgId) : NOTHING;
    case 'teacher': {
      if (!row.teacherId || actor.type !== 'teacher') return NOTHING;
      const sameOrg = actor.orgId === null ? isNull(row.orgId) : eq(row.orgId, actor.orgId);
      return and(eq(row.teacherId, actor.memberId), sameOrg) ?? NOTHING;
    }
    default:
      return way satisfies never;
  }
}

/**
 * Ways in which a file may concern the caller. public: everybody may read it; own: the caller uploaded it; child: a
 * document that a confirmed child uploaded; lesson: a free chapter of the platform, or the content centre, shows it to
 * everybody; granted: the caller has opened the content that shows it; organization: its purpose opens it to the
 * manager of its organization; record: the caller's permissions open files of its purpose; office: the caller is a
 * back-office user (the permission itself was checked before the handler ran).
 */
export type FileWay = 'public' | 'own' | 'child' | 'lesson' | 'granted' | 'organization' | 'record' | 'office';

/** Like `memberRowScope`, for uploaded files. */
export function fileRowScope(context: CallContext, ways: readonly FileWay[]): SQL {
  const allowed = ways.map((way) => filePredicate(context, way)).filter((found) => found !== NOTHING);
  return and(eq(file.appId, context.appId), or(...allowed) ?? NOTHING) ?? NOTHING;
}

function filePredicate(context: CallContext, way: FileWay): SQL {
  const { actor } = context;
  if (way === 'public') return eq(file.isPublic, true);
  if (way === 'lesson') return isShownToAll(context);
  if (actor.kind === 'anonymous') return NOTHING;
  switch (way) {
    case 'own': {
      const ownerId = actor.kind === 'member' ? actor.memberId : actor.userId;
      return and(eq(file.ownerKind, actor.kind), eq(file.ownerId, ownerId)) ?? NOTHING;
    }
    case 'child': {
      const ofChild = predicateOf(context, { appId: file.appId, memberId: file.ownerId }, 'child');
      const papers = and(eq(file.ownerKind, 'member'), eq(file.purpose, 'memberDocument'), ofChild);
      return ofChild === NOTHING ? NOTHING : (papers ?? NOTHING);
    }
    case 'granted':
      return actor.kind === 'member' ? isGranted(context, actor.memberId) : NOTHING;
    case 'organization':
      return actor.kind === 'member' && actor.orgId !== null && actor.orgRoles.includes('manager')
        ? (and(eq(file.orgId, actor.orgId), inArray(file.purpose, [...OF_ORGANIZATION])) ?? NOTHING)
        : NOTHING;
    case 'record':
      if (actor.kind !== 'user') return NOTHING;
      return actor.isSuper ? sql`true` : inArray(file.purpose, purposesOpenedBy(actor.permissions));
    case 'office':
      return actor.kind === 'user' ? sql`true` : NOTHING;
    default:
      return way satisfies never;
  }
}

/** Files of content that the platform shows to everybody, also without a sign-in. */
function isShownToAll({ db, appId }: CallContext): SQL {
  const one = { one: sql`1` };
  const ready = (table: typeof chapter | typeof course) =>
    and(
      eq(table.appId, appId),
      eq(table.status, QUESTION.ready),
      isNull(table.orgId),
      isNull(table.ownerId),
      isNull(table.deletedAt),
    );
  const chapters = db
    .select(one)
    .from(chapter)
    .where(and(ready(chapter), eq(chapter.isFree, true), eq(chapter.videoFile, file.fileName)));
  const courses = db
    .select(one)
    .from(course)
    .where(and(ready(course), eq(course.file, file.fileName)));
  return or(exists(chapters), exists(courses)) ?? NOTHING;
}

function isGranted({ db, appId, services }: CallContext, memberId: string): SQL {
  const grants = db
    .select({ one: sql`1` })
    .from(fileGrant)
    .where(
      and(
        eq(fileGrant.appId, appId),
        eq(fileGrant.memberId, memberId),
        eq(fileGrant.fileName, file.fileName),
        gt(fileGrant.until, services.now()),
      ),
    );
  return exists(grants);
}

/** Apps that the caller may see and change: all for callers in the first app, for others only their own. */
export function appScope({ appId }: CallContext, row: { appId: Column }): SQL {
  return appId === DEFAULT_APP_ID ? sql`true` : eq(row.appId, appId);
}

/** Messages in the caller's own box. No permission opens the box of somebody else. */
export function messageRowScope(
  { appId, actor }: CallContext,
  row: { appId: Column; memberId: Column; userId: Column },
): SQL {
  if (actor.kind === 'anonymous') return NOTHING;
  const mine = actor.kind === 'member' ? eq(row.memberId, actor.memberId) : eq(row.userId, actor.userId);
  return and(eq(row.appId, appId), mine) ?? NOTHING;
}

/** Links between guardians and children that name the caller on either side, confirmed or not. */
export function familyRowScope(
  { appId, actor }: CallContext,
  row: { appId: Column; guardianId: Column; memberId: Column },
): SQL {
  const mine =
    actor.kind === 'member' ? or(eq(row.guardianId, actor.memberId), eq(row.memberId, actor.memberId)) : NOTHING;
  return and(eq(row.appId, appId), mine) ?? NOTHING;
}
