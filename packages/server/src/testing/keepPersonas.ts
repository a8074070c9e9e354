import { and, eq, inArray } from 'drizzle-orm';
import { memberBlacklist } from '../db/schema/memberRecords.ts';
import { member, organization, organizationMember, session, user } from '../db/schema/people.ts';
import { loginFailure } from '../db/schema/platform.ts';
import type { TestApp } from './testApp.ts';
import type { Persona } from './testPersonas.ts';

/**
 * Random calls disable, erase and rename people, the callers among them. The returned function restores the callers and
 * signs them in again; it costs one query when nothing has happened.
 */
export async function keepPersonas(site: TestApp, personas: Persona[]): Promise<() => Promise<void>> {
  const { db, people } = site;
  const members = await db.select().from(member).where(eq(member.appId, people.appId));
  const users = await db.select().from(user).where(eq(user.appId, people.appId));
  const places = await db.select().from(organizationMember).where(eq(organizationMember.appId, people.appId));
  const organizations = await db.select().from(organization).where(eq(organization.appId, people.appId));

  async function restore(): Promise<void> {
    for (const row of members) await db.update(member).set(row).where(eq(member.id, row.id));
    for (const row of users) await db.update(user).set(row).where(eq(user.id, row.id));
    for (const row of places) await db.update(organizationMember).set(row).where(eq(organizationMember.id, row.id));
    for (const row of organizations) await db.update(organization).set(row).where(eq(organization.id, row.id));
    await db.delete(memberBlacklist);
    await db.delete(loginFailure);
  }

  return async () => {
    const signedIn = personas.flatMap(({ visitor }) => visitor?.session.id ?? []);
    const alive = await db
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.appId, people.appId), inArray(session.id, signedIn)));
    if (alive.length === signedIn.length) return;
    await restore();
    const ids = new Set(alive.map(({ id }) => id));
    for (const persona of personas) {
      if (!persona.visitor || ids.has(persona.visitor.session.id)) continue;
      persona.visitor = await site.signIn(persona.account, persona.realm);
    }
  };
}
