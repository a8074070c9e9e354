import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { member } from '../../db/schema/people.ts';
import {
  batchProblems,
  type BatchPerson,
  type BatchTarget,
  createBatch,
  initialPasswords,
} from '../roster/memberBatch.ts';
import { type SheetColumn, writeSheet, XLSX_MIME } from '../../excel/writeSheet.ts';
import { type CallContext, madeFile, type ResourceHandlers } from '../../kit/context.ts';
import { fileTitle } from '../../kit/sheets/fileTitle.ts';
import { memberScope } from '../../accounts/member/memberScope.ts';
import { schoolNumbers } from '../../accounts/member/schoolNumbers.ts';
import { actorId } from '../../kit/actorId.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';

const MAX_EXPORT = 1_000;
const WAYS = ['organization', 'office'] as const satisfies readonly Way[];
/** Only the school that made the account sees its initial password, not one that the member joined later. */
const MADE_BY = { appId: member.appId, memberId: member.id, orgId: member.orgId };
/** Parents would belong nowhere: a school sees and names only its own people. */
const NO_PARENTS = '家长不属于机构，请让家长自己注册后关联孩子';

interface Wanted {
  action: 'member:batchCreate' | 'member:batchRegister';
  people: readonly BatchPerson[];
  orgId: string | undefined;
  consentStatement: string | undefined;
  dryRun: boolean;
}

/** A manager's batch goes into their own organization, whatever the request contains. Throws FORBIDDEN, NOT_FOUND. */
function targetOf({ actor }: CallContext, orgId: string | undefined): string | null {
  if (actor.kind === 'user') return orgId ?? null;
  if (actor.kind !== 'member' || actor.orgId === null) throw new AppError('FORBIDDEN');
  if (orgId !== undefined && orgId !== actor.orgId) throw new AppError('NOT_FOUND');
  return actor.orgId;
}

async function runBatch(context: CallContext, { action, people, orgId, consentStatement, dryRun }: Wanted) {
  const { db, appId, services } = context;
  const { keys } = services.platform;
  const target: BatchTarget = { orgId: targetOf(context, orgId), consentStatement };
  const call = { appId, now: services.now(), keys, createdBy: actorId(context.actor) };
  const found = await batchProblems(db, call, people, target);
  const problems = people.map(({ type }, i) => (target.orgId !== null && type === 'parent' ? NO_PARENTS : found[i]));
  const report = people.map(({ account = null }, i) => ({
    row: i + 1,
    id: null as string | null,
    account,
    problem: problems[i] ?? null,
  }));
  if (dryRun || report.some(({ problem }) => problem !== null)) return { created: 0, rows: report };

  const passwords = await initialPasswords(keys, call.now, people.length);
  const made = await audited(context, action, async (tx) => {
    const created = await createBatch(tx, call, people, passwords, target);
    const after = { created: created.length, memberIds: created.map(({ id }) => id), consentStatement };
    return { answer: created, told: { target: target.orgId, diff: { after } } };
  });
  return { created: made.length, rows: report.map((row, i) => ({ ...row, ...made[i] })) };
}

/** Columns of the file of initial passwords. */
export const PASSWORD_COLUMNS: readonly SheetColumn[] = [
  { title: '姓名', width: 14, holds: 'text' },
  { title: '身份', width: 8, holds: 'text' },
  { title: '学号 / 工号', width: 16, holds: 'text' },
  { title: '班级', width: 18, holds: 'text' },
  { title: '账号', width: 20, holds: 'text' },
  { title: '初始密码', width: 16, holds: 'text' },
];

export const memberBatch = {
  batchCreate: (context, { rows, orgId, consentStatement, dryRun }) =>
    runBatch(context, { action: 'member:batchCreate', people: rows, orgId, consentStatement, dryRun }),

  batchRegister(context, { prefix, start, count, className, orgId, consentStatement, dryRun }) {
    const digits = Math.max(3, String(start + count - 1).length);
    const people = Array.from({ length: count }, (_, i): BatchPerson => {
      const no = String(start + i).padStart(digits, '0');
      return { account: `${prefix}${no}`, name: `学生${no}`, type: 'student', no, className };
    });
    return runBatch(context, { action: 'member:batchRegister', people, orgId, consentStatement, dryRun });
  },

  async exportPwd(context, { ids }) {
    const { db, appId, services } = context;
    const { keys } = services.platform;
    const now = services.now();
    const isWanted = and(
      memberScope(context, WAYS),
      memberRowScope(context, MADE_BY, WAYS),
      isNotNull(member.initialPwdEnc),
      ids === undefined ? undefined : inArray(member.id, ids),
    );
    const waiting = await db
      .select({ id: member.id })
      .from(member)
      .where(isWanted)
      .orderBy(asc(member.id))
      .limit(MAX_EXPORT);
    const memberIds = waiting.map(({ id }) => id);
    const places = await schoolNumbers(context, memberIds);
    // Built inside the transaction: a password is removed from the database only if the file was made.
    const bytes = await audited(context, 'member:exportPwd', async (tx) => {
      const rows = await tx
        .select()
        .from(member)
        .where(and(isWanted, inArray(member.id, memberIds)))
        .orderBy(asc(member.id))
        .for('update');
      if (rows.length === 0) throw new AppError('PWD_NONE');
      const cells = rows.map(({ id, name, type, account, initialPwdEnc }) => {
        const { no = null, className = null } = places.get(id) ?? {};
        return [name, MEMBER_TYPE.label(type), no, className, account, keys.openField(initialPwdEnc ?? '')];
      });
      const handedOut = rows.map(({ id }) => id);
      await tx
        .update(member)
        .set({ initialPwdEnc: null })
        .where(and(eq(member.appId, appId), inArray(member.id, handedOut)));
      const diff = { after: { count: rows.length, memberIds: handedOut } };
      return {
        answer: await writeSheet({ name: '初始密码', columns: PASSWORD_COLUMNS, rows: cells }),
        told: { target: null, diff },
      };
    });
    return madeFile(fileTitle('初始密码', now, 'xlsx'), XLSX_MIME, bytes);
  },
} satisfies Pick<ResourceHandlers<'member'>, 'batchCreate' | 'batchRegister' | 'exportPwd'>;
