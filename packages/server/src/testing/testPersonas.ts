import { and, eq } from 'drizzle-orm';
import type { Role } from '@aosai/api/kit/contract/call';
import { newId } from '../base/newId.ts';
import { member, organizationMember, user } from '../db/schema/people.ts';
import type { TestApp, Visitor } from './testApp.ts';

/** A person of each kind, with the roles of that kind. */
export interface Persona {
  name: string;
  /** The account to sign in with; empty for visitors. */
  account: string;
  realm: 'member' | 'user';
  visitor: Visitor | null;
  roles: readonly Role[];
}

/** Signs in the demo's people, a member who manages without teaching, and a back-office clerk without permissions. */
export async function signInPersonas(site: TestApp): Promise<Persona[]> {
  const { db, people } = site;
  const base = () => ({ appId: people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });
  const [operator] = await db.select().from(user).where(eq(user.id, people.operatorId));
  const [teacher] = await db.select().from(member).where(eq(member.id, people.teacherId));
  const pwdHash = operator?.pwdHash ?? '';
  await db.insert(user).values({ ...base(), account: 'clerk', name: '职员', pwdHash, status: 'active' });
  const manager = {
    ...base(),
    account: 'manager',
    name: '机构负责人',
    type: 'parent' as const,
    pwdHash: teacher?.pwdHash,
  };
  await db.insert(member).values(manager);
  await db
    .insert(organizationMember)
    .values({ ...base(), orgId: people.orgId, memberId: manager.id, roles: ['manager'], status: 'active' });
  await db
    .update(organizationMember)
    .set({ roles: ['teacher'] })
    .where(and(eq(organizationMember.appId, people.appId), eq(organizationMember.memberId, people.teacherId)));
  return [
    { name: 'anonymous', account: '', realm: 'member', visitor: null, roles: ['anyone'] },
    {
      name: 'student',
      account: 'xuesheng',
      realm: 'member',
      visitor: await site.signIn('xuesheng'),
      roles: ['anyone', 'member'],
    },
    {
      name: 'teacher',
      account: 'laoshi',
      realm: 'member',
      visitor: await site.signIn('laoshi'),
      roles: ['anyone', 'member', 'teacher'],
    },
    {
      name: 'manager',
      account: 'manager',
      realm: 'member',
      visitor: await site.signIn('manager'),
      roles: ['anyone', 'member', 'orgManager'],
    },
    {
      name: 'clerk',
      account: 'clerk',
      realm: 'user',
      visitor: await site.signIn('clerk', 'user'),
      roles: ['anyone', 'user'],
    },
    {
      name: 'super',
      account: 'guanli',
      realm: 'user',
      visitor: await site.signIn('guanli', 'user'),
      roles: ['anyone', 'backOffice', 'user', 'superUser'],
    },
  ];
}
