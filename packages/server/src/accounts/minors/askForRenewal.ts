import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { needsConsent } from '@aosai/api/accounts/age';
import { maskName } from '@aosai/api/kit/masking';
import type { Db } from '../../db/open.ts';
import { consent } from '../../db/schema/minors.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { renewalEnd } from './consentState.ts';
import type { NewVersion } from '../../platform/config/newVersion.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

const AT_ONCE = 500;
const DAY = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' });

interface NewRules {
  appId: string;
  /** Version of the children's rules that was just published. */
  version: number;
  createdBy: string | null;
  now: Date;
}

/** Children whose consent is to an earlier version. */
async function childrenToAsk(tx: Db, { appId, version, now }: NewRules) {
  const rows = await tx
    .select({ id: member.id, name: member.name, birthYm: member.birthYm })
    .from(consent)
    .innerJoin(member, and(eq(member.appId, consent.appId), eq(member.id, consent.memberId)))
    .where(
      and(
        eq(consent.appId, appId),
        eq(consent.status, 'given'),
        lt(consent.textVersion, version),
        eq(member.status, MEMBER.active),
        isNotNull(member.birthYm),
      ),
    )
    .groupBy(member.id, member.name, member.birthYm);
  return rows.filter(({ birthYm }) => needsConsent(birthYm, now.getTime()));
}

/**
 * Tells children and guardians that the consent has to be renewed, and by when; in the transaction that publishes new
 * children's rules.
 */
async function askForRenewal(tx: Db, rules: NewRules): Promise<void> {
  const { appId, createdBy, now } = rules;
  const day = DAY.format(renewalEnd(now));
  const base = { appId, type: 'guardian', createdBy, now } as const;
  const children = await childrenToAsk(tx, rules);
  for (let from = 0; from < children.length; from += AT_ONCE) {
    const some = new Map(children.slice(from, from + AT_ONCE).map((child) => [child.id, child]));
    await sendMessage(tx, {
      ...base,
      memberIds: [...some.keys()],
      title: '儿童个人信息保护规则有了新版本',
      body: `请家长在${day}前阅读新版并重新同意。在那之前一切照常；过了这一天，家长同意后才能再登录。`,
      link: 'register/consent',
    });
    const ties = await tx
      .select({ guardianId: memberGuardian.guardianId, memberId: memberGuardian.memberId })
      .from(memberGuardian)
      .where(
        and(
          eq(memberGuardian.appId, appId),
          inArray(memberGuardian.memberId, [...some.keys()]),
          eq(memberGuardian.status, 'active'),
        ),
      );
    for (const { guardianId, memberId } of ties) {
      await sendMessage(tx, {
        ...base,
        memberIds: [guardianId],
        title: `请重新同意${maskName(some.get(memberId)?.name ?? '')}使用账号`,
        body: `《儿童个人信息保护规则》有了新版本。请在${day}前阅读并决定是否同意；不同意或到期未同意，孩子的账号将不能登录，已有的作答保留。`,
        link: `register/consent?childId=${memberId}`,
      });
    }
  }
}

/** Guardians consent to a version of the children's rules, so a new version asks them again. */
export async function renewConsents(tx: Db, { appId, key, of, at, createdBy }: NewVersion): Promise<void> {
  if (key === 'agreement.children') await askForRenewal(tx, { appId, version: of, createdBy, now: at });
}
