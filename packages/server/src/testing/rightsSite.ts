import { eq } from 'drizzle-orm';
import { user } from '../db/schema/people.ts';
import { sysLog } from '../db/schema/platform.ts';
import { openTestApp, type Visitor } from './testApp.ts';

export type Data = Record<string, unknown> & { id: string };

/** A site whose super user grants permissions. */
export async function openRightsSite() {
  const site = await openTestApp();
  /** Sign in again where a test has ended the session. */
  const who = { boss: await site.signIn('guanli', 'user') };

  async function ask<T = Data>(
    method: string,
    path: string,
    body: object = {},
    visitor: Visitor | null = who.boss,
  ): Promise<T> {
    const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : '';
    const reply = await site.send(method, path + query, { visitor, ...(method !== 'GET' && { body }) });
    if (!reply.body.success) throw new Error(reply.body.code);
    return reply.body.data as T;
  }

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'ok',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  const list = <T = Data>(path: string, body: object = {}) =>
    ask<{ content: T[]; total: number; size: number }>('POST', path, body);
  const logOf = (target: string) =>
    site.db
      .select({ action: sysLog.action, diff: sysLog.diff })
      .from(sysLog)
      .where(eq(sysLog.target, target))
      .orderBy(sysLog.seq);

  let no = 0;
  /** A colleague who has already set a password of their own. */
  async function colleague(changes: { isSuper?: boolean; roleIds?: string[] } = {}) {
    no += 1;
    const account = `colleague${no}`;
    const made = await ask<{ id: string; password: string }>('POST', '/bms/user/create', {
      account,
      name: `同事${no}`,
      isSuper: false,
      roleIds: [],
      ...changes,
    });
    await site.db.update(user).set({ mustChangePwd: false }).where(eq(user.id, made.id));
    const signIn = () => site.signIn(account, 'user', made.password);
    const row = async () => ask<Data & { version: number }>('GET', '/bms/user/queryById', { id: made.id });
    return { ...made, account, signIn, row };
  }

  async function newRole(permissions: string[] = []) {
    no += 1;
    const { id } = await ask('POST', '/bms/role/create', { code: `role${no}`, name: `角色${no}`, note: null });
    if (permissions.length > 0) await ask('PUT', '/bms/role/configPerms', { id, version: 1, permissions });
    return id;
  }

  const isIn = async (visitor: Visitor) => (await site.send('GET', '/auth/verify', { visitor })).body.success;
  return { site, who, ask, codeOf, list, logOf, colleague, newRole, isIn };
}
