import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { UndoneRow } from '@aosai/api/schools/memberImport';
import type { Db } from '../../db/open.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { memberImportRow } from '../../db/schema/imports.ts';
import { orders } from '../../db/schema/orders.ts';
import { member, memberGuardian, organization, organizationMember, session } from '../../db/schema/people.ts';
import { erasePerson } from '../../accounts/minors/erasePerson.ts';
import { departedMember } from './departedMember.ts';
import { endLinks } from './endLinks.ts';

interface UndoCall {
  appId: string;
  now: Date;
  /** Context of the person who takes the import back; its database is the transaction. */
  context: CallContext;
}

type Row = typeof memberImportRow.$inferSelect;
type Person = typeof member.$inferSelect;

/** Whether nobody has ever signed in to the account or bought something for it. */
async function isUnused(tx: Db, appId: string, person: Person): Promise<boolean> {
  const hasWay = person.wxGzhOpenId !== null || person.wxMpOpenId !== null || person.ssoSubject !== null;
  // The first sign-in with a generated password makes it a password like any other.
  const hasPassword = person.pwdHash !== null && person.firstPwdUntil === null;
  if (hasWay || hasPassword) return false;
  const signedIn = await tx.$count(
    session,
    and(eq(session.appId, appId), eq(session.realm, 'member'), eq(session.personId, person.id)),
  );
  if (signedIn > 0) return false;
  return (await tx.$count(orders, and(eq(orders.appId, appId), eq(orders.memberId, person.id)))) === 0;
}

const personOf = async (tx: Db, appId: string, id: string): Promise<Person | undefined> =>
  (
    await tx
      .select()
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.id, id)))
      .for('update')
  )[0];

/** Ends the invitation of a parent that waits, and removes the account that it made if nothing else is there. */
async function undoGuardian(tx: Db, { appId, now }: UndoCall, { guardianId, memberId }: Row): Promise<void> {
  if (guardianId === null || memberId === null) return;
  await tx
    .update(memberGuardian)
    .set({ status: 'ended', endedAt: now, updatedAt: now })
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.guardianId, guardianId),
        eq(memberGuardian.memberId, memberId),
        eq(memberGuardian.status, 'pending'),
      ),
    );
  const links = await tx.$count(
    memberGuardian,
    and(
      eq(memberGuardian.appId, appId),
      eq(memberGuardian.guardianId, guardianId),
      inArray(memberGuardian.status, ['pending', 'active']),
    ),
  );
  const person = await personOf(tx, appId, guardianId);
  if (links > 0 || person?.type !== 'parent' || person.pwdHash !== null) return;
  if (await isUnused(tx, appId, person)) await erasePerson(tx, { appId, memberId: guardianId, now });
}

/** A teacher who goes leaves the classes of the school too, which otherwise keep a teacher nobody can find. */
const leaveStaff = ({ context }: UndoCall, orgId: string, memberId: string) =>
  context.services.registries.classStaff.leave(context, { orgId, memberId, heirId: null });

/** Takes back a membership that is as the import left it. */
async function undoPlace(tx: Db, call: UndoCall, orgId: string, row: Row, person: Person): Promise<UndoneRow> {
  const { appId, now } = call;
  const isPlace = and(
    eq(organizationMember.appId, appId),
    eq(organizationMember.orgId, orgId),
    eq(organizationMember.memberId, person.id),
  );
  const [place] = await tx.select().from(organizationMember).where(isPlace).for('update');
  if (!place || row.at === null || place.updatedAt.getTime() !== row.at.getTime()) return 'kept';
  const { before } = row;
  const state = before ?? { status: 'left' as const };
  const leaves = place.status === 'active' && state.status !== 'active';
  await tx
    .update(organizationMember)
    .set({
      ...state,
      ...(leaves && { known: departedMember(person) }),
      updatedAt: now,
      version: sql`${organizationMember.version} + 1`,
    })
    .where(isPlace);
  if (leaves) {
    await endLinks(tx, { appId, orgId, now }, person.id);
    await leaveStaff(call, orgId, person.id);
  }
  return before?.status === 'active' ? 'restored' : 'ended';
}

/** Places in classes that the import gave, with the account that it made: nothing points at them. */
async function dropPlaces(tx: Db, appId: string, { memberId, at }: Row): Promise<void> {
  if (memberId === null || at === null) return;
  await tx
    .delete(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.memberId, memberId),
        or(eq(enrolment.kind, 'grade'), isNotNull(enrolment.gradeId)),
        gte(enrolment.createdAt, at),
      ),
    );
}

/** Takes back the place in a class that a member got who was there before. Returns false if it stays. */
async function leaveClass(call: EngineCall, { outcome, placedIn, memberId, at }: Row): Promise<boolean> {
  if (outcome === 'create' || placedIn === null || memberId === null || at === null) return true;
  return call.services.registries.rosterClasses.leave(call, { gradeId: placedIn, memberId, since: at });
}

async function undoRow(tx: Db, call: UndoCall, orgId: string, row: Row): Promise<UndoneRow> {
  const { appId, now } = call;
  const person = await personOf(tx, appId, row.memberId ?? '');
  if (!person) return 'kept';
  if (row.outcome !== 'create') {
    const undone = await undoPlace(tx, call, orgId, row, person);
    if (undone !== 'kept') await undoGuardian(tx, call, row);
    return undone;
  }
  if (!(await isUnused(tx, appId, person))) return 'kept';
  await undoGuardian(tx, call, row);
  await dropPlaces(tx, appId, row);
  await leaveStaff(call, orgId, person.id);
  await erasePerson(tx, { appId, memberId: person.id, now });
  return 'removed';
}

/**
 * Takes back some rows of an import; pass a transaction. Accounts that it made are erased if nobody has used them;
 * memberships and their data become what they were if nobody has changed them since. Places in classes that members got
 * by it go, unless they have worked there. Returns how many rows it has seen,
 * 0 when none is left.
 */
export async function undoRows(
  context: CallContext,
  { importId, orgId, most }: { importId: string; orgId: string; most: number },
): Promise<number> {
  const call = engineOf(context);
  const { appId, db: tx, now } = call;
  // Writers of an organization's members take turns on its row.
  await tx
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.appId, appId), eq(organization.id, orgId)))
    .for('update');
  const rows = await tx
    .select()
    .from(memberImportRow)
    .where(
      and(
        eq(memberImportRow.appId, appId),
        eq(memberImportRow.importId, importId),
        isNotNull(memberImportRow.memberId),
        isNull(memberImportRow.undone),
      ),
    )
    .orderBy(desc(memberImportRow.line))
    .limit(most);
  for (const row of rows) {
    const placeKept = !(await leaveClass(call, row));
    const undone = await undoRow(tx, { appId, now, context }, orgId, row);
    await tx
      .update(memberImportRow)
      .set({ undone, placeKept })
      .where(
        and(
          eq(memberImportRow.appId, appId),
          eq(memberImportRow.importId, importId),
          eq(memberImportRow.line, row.line),
        ),
      );
  }
  return rows.length;
}
