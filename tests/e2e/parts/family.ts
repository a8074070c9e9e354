import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { newId } from '../../../packages/server/src/base/newId.ts';
import { openDatabase } from '../../../packages/server/src/db/open.ts';
import { consent } from '../../../packages/server/src/db/schema/minors.ts';
import { member, memberGuardian } from '../../../packages/server/src/db/schema/people.ts';

export const databaseIn = (folder: string) => openDatabase({ folder: join(folder, 'database') });

interface Child {
  account: string;
  name: string;
  /** Month of birth, like `2014-11`. */
  birthYm: string;
  /** Whether the guardian has consented to the demo's first version of the rules. */
  hasConsent: boolean;
}

/** Adds a student linked to the demo's parent, as entered by a school. No server may run on the folder. */
export async function addChild(folder: string, { hasConsent, ...child }: Child): Promise<void> {
  const { db, close } = await databaseIn(folder);
  const [known] = await db.select().from(member).where(eq(member.account, 'xuesheng'));
  const [parent] = await db.select().from(member).where(eq(member.account, 'jiazhang'));
  if (!known || !parent) throw new Error('the demo has no family');
  const now = new Date();
  const base = () => ({ appId: known.appId, id: newId(), createdAt: now, updatedAt: now });
  const row = { ...base(), ...child, type: 'student' as const, pwdHash: known.pwdHash };
  await db.insert(member).values(row);
  const tie = { guardianId: parent.id, memberId: row.id, relation: '父亲', status: 'active', confirmedAt: now };
  await db.insert(memberGuardian).values({ ...base(), ...tie });
  const text = { textVersion: 1, textHash: 'the first', channel: 'org', status: 'given', at: now } as const;
  if (hasConsent) await db.insert(consent).values({ ...base(), memberId: row.id, ...text });
  await close();
}
