import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { maskEmail, maskMobile } from '@aosai/api/kit/masking';
import { app } from '../../db/schema/platform.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext } from '../../kit/context.ts';
import { audited } from '../../kit/rows/audited.ts';
import { takeFromAllowance } from '../allowance.ts';

/** Text messages cost money, so one operator cannot send many of them. */
const PER_HOUR = 6;
/** Longer answers are cut: they are shown in a dialog. */
const ANSWER_MAX = 300;

/** In words, what the codes of nodemailer's errors mean. */
const MAIL_FAULTS: Readonly<Record<string, string>> = {
  EAUTH: '邮件服务器不接受账号或密码',
  EENVELOPE: '邮件服务器不接受发件人或收件人的地址',
  EDNS: '找不到邮件服务器，请核对 SMTP_URL 里的域名',
  ECONNECTION: '连不上邮件服务器，请核对 SMTP_URL 里的地址和端口',
  ESOCKET: '和邮件服务器的连接断了，请核对端口和加密方式',
  ETIMEDOUT: '邮件服务器没有回应，请核对地址、端口和防火墙',
  ETLS: '和邮件服务器的加密连接没有建成，请核对端口和证书',
};

/** Why a provider did not take a message: our words for a known code, then the provider's own. */
function refusalOf(error: unknown): string {
  if (!(error instanceof Error)) return '服务商没有说明原因';
  const { code, response } = error as Error & { code?: unknown; response?: unknown };
  const known = typeof code === 'string' ? MAIL_FAULTS[code] : undefined;
  if (error instanceof AppError) return error.message;
  if (typeof response !== 'string') return `${known ?? '没有连上服务商'}（${error.message}）`;
  return known === undefined ? response : `${known}（${response}）`;
}

/**
 * Sends one message to an address that the operator typed, and returns what the provider answered. Throws
 * RATE_LIMITED, NOT_CONFIGURED.
 */
export async function sendTest(context: CallContext, { email, mobile }: { email?: string; mobile?: string }) {
  const { db, appId, services, actor } = context;
  const { isOff, isBuiltIn } = mobile === undefined ? services.mail : services.sms;
  if (isOff) throw new AppError('NOT_CONFIGURED', { name: mobile === undefined ? '邮件' : '短信' });
  const subject = `sendTest:${actorId(actor)}`;
  await takeFromAllowance(db, { appId, subject, most: PER_HOUR, windowMs: HOUR_MS, now: services.now() });
  // Logged before it is sent, so that no message can go out without an entry.
  await audited(context, 'common/config:sendTest', () => {
    const to = mobile === undefined ? maskEmail(email ?? '') : maskMobile(mobile);
    return Promise.resolve({ told: { target: mobile === undefined ? 'mail' : 'sms', diff: { after: { to } } } });
  });
  try {
    const answer =
      mobile === undefined
        ? await services.mail.send({ to: email ?? '', ...(await testMail(context)) })
        : await services.sms.sendCode({ mobile, code: codeOfNothing(), purpose: 'confirm' });
    return { state: isBuiltIn ? ('builtIn' as const) : ('sent' as const), answer: answer.slice(0, ANSWER_MAX) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_CONFIGURED') throw error;
    return { state: 'refused' as const, answer: refusalOf(error).slice(0, ANSWER_MAX) };
  }
}

/** Providers send only templates with a code. This one is stored nowhere, so it opens nothing. */
const codeOfNothing = (): string => String(randomInt(1_000_000)).padStart(6, '0');

async function testMail({ db, appId }: CallContext) {
  const [site] = await db.select({ title: app.title }).from(app).where(eq(app.appId, appId));
  const title = site?.title ?? '';
  return {
    subject: `${title}：测试邮件`,
    text: `这是一封测试邮件，由${title}的管理人员在「设置」里发出。收到它，说明邮件已经可以发送。`,
  };
}
