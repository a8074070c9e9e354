import { asc, eq, gt, and } from 'drizzle-orm';
import type { ResourceDefinition, Role } from '@aosai/api/contract/call';
import { contract } from '@aosai/api/contract/index';
import { newId } from '../../db/newId.ts';
import { member } from '../../db/schema/people.ts';
import { sysLog, sysLogHead } from '../../db/schema/platform.ts';
import type { TestApp, Visitor } from '../../testing/testApp.ts';
import { mountedCalls } from '../../testing/testCalls.ts';

export type Data = Record<string, unknown> & { id: string };

/** A write that was sent, and the actions of the entries that the log has since. */
export interface Told {
  name: string;
  entries: string[];
}

const OFFICE_ROLES: ReadonlySet<Role> = new Set<Role>(['backOffice', 'superUser', 'orgManager']);
const READS = /^(query|get|check|anon)/;

/** Calls whose name does not say that they only read. */
const ONLY_READ = new Set([
  'examPaperEnroll.report',
  'file.download',
  'member.generateMemberCardById',
  'wx.mp/generateQrCode',
]);

/** What the back office or a school's manager may send and does not only read. */
export const officeWrites = mountedCalls().filter(
  ({ name, group, roles }) =>
    (group === 'bms' || group === 'edms' || roles.some((role) => OFFICE_ROLES.has(role))) &&
    !roles.includes('nobody') &&
    !READS.test(name.split('.')[1] ?? '') &&
    !ONLY_READ.has(name),
);

/** `role.create` → `role:create`, by the path of the resource. */
export function actionOf(name: string): string {
  const [key = '', action = ''] = name.split('.');
  const resources: Record<string, ResourceDefinition> = contract;
  return `${resources[key]?.path ?? ''}:${action}`;
}

/** What stories need: a super user, a school's manager, and writes that are counted. */
export async function openAuditKit(site: TestApp) {
  const { db, people } = site;
  const boss = await site.signIn('guanli', 'user');
  const manager = await site.signIn('laoshi');
  const told: Told[] = [];

  async function lastSeq(): Promise<number> {
    const [head] = await db.select().from(sysLogHead).where(eq(sysLogHead.appId, people.appId));
    return head?.seq ?? 0;
  }

  async function write(name: string, body: object, by: Visitor = boss): Promise<Data> {
    const mounts = officeWrites.filter((call) => call.name === name);
    const call = mounts.find(({ group }) => group !== '') ?? mounts[0];
    if (!call) throw new Error(`${name} is not mounted for the back office`);
    const before = await lastSeq();
    const { body: reply } = await site.send(call.method, call.path, {
      visitor: by,
      ...(body instanceof FormData ? { form: body } : { body }),
    });
    if (!reply.success) throw new Error(`${name}: ${reply.code ?? ''} ${reply.message ?? ''}`);
    const fresh = await db
      .select({ action: sysLog.action })
      .from(sysLog)
      .where(and(eq(sysLog.appId, people.appId), gt(sysLog.seq, before)))
      .orderBy(asc(sysLog.seq));
    told.push({ name, entries: fresh.map(({ action }) => action) });
    return (reply.data ?? {}) as Data;
  }

  return {
    site,
    boss,
    manager,
    told,
    write,
    base: () => ({ appId: people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() }),
    /** The newest version of a row that a list shows. */
    async versionOf(path: string, id: string, filter: object = {}): Promise<number> {
      const { body } = await site.send('POST', `${path}?size=200`, { visitor: boss, body: filter });
      const { content } = body.data as { content: { id: string; version: number }[] };
      const row = content.find((one) => one.id === id);
      if (!row) throw new Error(`${path} does not show ${id}`);
      return row.version;
    },
    ofMember: async (id: string) => (await db.select().from(member).where(eq(member.id, id)))[0],
  };
}

export type AuditKit = Awaited<ReturnType<typeof openAuditKit>>;
export type Stories = Record<string, (kit: AuditKit) => Promise<void>>;
