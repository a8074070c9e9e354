import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { DAY_MS } from '@aosai/api/kit/constants';
import { member } from '../../db/schema/people.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { verifyPassword } from './password.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { memberByName } from './memberByName.ts';
import { countPasswordTry } from './passwordTry.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

/** Limits how often an applicant can call for attention. */
const PER_DAY = 3;

/**
 * A refused applicant has no session, so account and password identify them. The new statement replaces the reason for
 * the refusal.
 */
export const applyAgain: ResourceHandlers<'auth'>['applyAgain'] = async (context, input) => {
  const { db, appId, services } = context;
  const { account, password, captcha, proof, statement } = input;
  const found = await memberByName(context, account);
  const tried = await countPasswordTry(context, { realm: 'member', found, typed: account, captcha, proof });
  const fits = await verifyPassword(found?.pwdHash ?? null, password);
  if (!found || !fits) throw new AppError('LOGIN_FAILED');
  await tried.succeeded();
  const now = services.now();
  const { id } = found;
  await takeFromAllowance(db, { appId, subject: `applyAgain:${id}`, most: PER_DAY, windowMs: DAY_MS, now });
  return audited(context, 'auth:applyAgain', async (tx) => {
    const self = and(eq(member.appId, appId), eq(member.id, id));
    const [row] = await tx.select({ status: member.status, type: member.type }).from(member).where(self).for('update');
    if (!row || row.status === MEMBER.disabled) throw new AppError('ACCOUNT_DISABLED');
    if (row.status === MEMBER.active) throw new AppError('APPLY_NOT_NEEDED');
    if (row.status !== MEMBER.rejected) return { answer: { status: row.status }, told: [] };
    const status = MEMBER.pending;
    await tx.update(member).set({ status, statusReason: statement, updatedAt: now }).where(self);
    await notifyOffice(tx, { appId, now, createdBy: id }, { kind: 'teacher', id, again: true });
    const diff = { before: { status: row.status }, after: { status } };
    return { answer: { status }, told: { target: id, diff } };
  });
};
