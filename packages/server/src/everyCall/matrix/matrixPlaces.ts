import { and, eq } from 'drizzle-orm';
import { newId } from '../../db/newId.ts';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import type { TestApp } from '../../testing/testApp.ts';
import type { MatrixPeople, Owner, RowMaker } from './matrixPeople.ts';

/** How owners stand to schools: to their own, to the demo's, to one that nobody knows. */
export function matrixPlaces({ db, now }: TestApp, people: MatrixPeople) {
  const base = (owner: Owner, ofOrganization = false) => ({
    appId: people.appIdOf(owner),
    id: newId(),
    orgId: ofOrganization ? people.orgIds[owner] : null,
    createdAt: now(),
    updatedAt: now(),
  });

  async function aPlaceElsewhere(owner: Owner, status: 'pending' | 'active'): Promise<string> {
    const school = { ...base(owner), name: '陌生学校', status: '1' as const };
    await db.insert(organization).values(school);
    const row = { ...base(owner), orgId: school.id, memberId: people.ids[owner], roles: ['student' as const] };
    await db.insert(organizationMember).values({ ...row, status, askedAt: now() });
    return row.id;
  }

  return {
    async organizationMember(owner) {
      const rows = await db
        .select({ id: organizationMember.id, memberId: organizationMember.memberId })
        .from(organizationMember)
        .where(
          and(
            eq(organizationMember.appId, people.appIdOf(owner)),
            eq(organizationMember.orgId, people.orgIds[owner] ?? ''),
            eq(organizationMember.status, 'active'),
          ),
        );
      return rows.find(({ memberId }) => memberId === people.ids[owner])?.id ?? null;
    },
    /** How the owner stands to the demo's school: belongs, was asked, has left. */
    async placeHere(owner) {
      const rows = await db
        .select({ id: organizationMember.id, memberId: organizationMember.memberId })
        .from(organizationMember)
        .where(
          and(
            eq(organizationMember.appId, people.appIdOf('student')),
            eq(organizationMember.orgId, people.orgIds.student ?? ''),
          ),
        );
      return rows.find(({ memberId }) => memberId === people.ids[owner])?.id ?? null;
    },
    /** Somebody new who stands to the demo's school as the owner does. */
    async newcomer(owner) {
      const [place] = await db
        .select({ roles: organizationMember.roles, status: organizationMember.status })
        .from(organizationMember)
        .where(
          and(
            eq(organizationMember.appId, people.appIdOf('student')),
            eq(organizationMember.orgId, people.orgIds.student ?? ''),
            eq(organizationMember.memberId, people.ids[owner]),
          ),
        );
      if (!place) return null;
      const type = place.roles.includes('student') ? ('student' as const) : ('teacher' as const);
      const person = { ...base(owner), account: newId().toLowerCase(), name: '新人', type };
      await db.insert(member).values(person);
      const row = { ...base(owner), orgId: people.orgIds.student, memberId: person.id, askedAt: now() };
      await db.insert(organizationMember).values({ ...row, ...place });
      return person.id;
    },
    /** The owner is asked by a school that nobody here knows, or has joined it. */
    asked: (owner) => aPlaceElsewhere(owner, 'pending'),
    joined: (owner) => aPlaceElsewhere(owner, 'active'),
    /** The owner's school asks somebody whom nobody here knows. */
    async askedByUs(owner) {
      if (people.orgIds[owner] === null) return null;
      const guest = { ...base(owner), account: newId().toLowerCase(), name: '客人', type: 'student' as const };
      await db.insert(member).values(guest);
      const row = { ...base(owner, true), memberId: guest.id, roles: ['student' as const], askedAt: now() };
      await db.insert(organizationMember).values({ ...row, status: 'pending' });
      return row.id;
    },
  } satisfies Record<string, RowMaker>;
}
