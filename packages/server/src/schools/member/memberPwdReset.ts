import { AppError } from '@aosai/api/kit/errors';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { initialPasswords } from '../roster/memberBatch.ts';
import { shownOnce } from '../../accounts/member/newPassword.ts';
import { asStudentsHave } from '../../accounts/member/studentPassword.ts';
import { readingOf } from '../../accounts/member/passwordWords.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { forgetFactorsOf } from '../../accounts/secondFactor/factors.ts';
import { endSessionsOf } from '../../accounts/sessions/sessions.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { actorId } from '../../kit/actorId.ts';
import { audited } from '../../kit/rows/audited.ts';
import { forgetPersonTries } from '../../accounts/signIn/personTries.ts';
import { lockForPasswordReset } from '../../accounts/member/passwordAccess.ts';
import { setPassword } from '../../accounts/member/memberPasswords.ts';
import { schoolNumbers } from '../../accounts/member/schoolNumbers.ts';

/** Calls per person and hour: enough for a whole school, class by class. */
const MAX_RESETS = 60;

export const memberPwdReset = {
  /** Resets all of them or none. The same call sent twice makes two passwords, of which the later one is valid. */
  async resetPwd(context, { ids }) {
    const { db, appId, actor, services } = context;
    const { keys } = services.platform;
    const now = services.now();
    const person = actorId(actor);
    await takeFromAllowance(db, {
      appId,
      subject: `resetPwd:${person ?? ''}`,
      most: MAX_RESETS,
      windowMs: HOUR_MS,
      now,
    });
    // Checked before the transaction too: hashing takes longest and is wasted on a refused call.
    const wanted = await lockForPasswordReset(db, context, ids);
    const made = await initialPasswords(keys, now, wanted.length);
    const memberIds = wanted.map(({ id }) => id);
    const places = await schoolNumbers(context, memberIds);
    const accounts = await audited(context, 'member:resetPwd', async (tx) => {
      const rows = await lockForPasswordReset(tx, context, memberIds);
      const handedOut: { id: string; name: string; account: string; password: string; reading: string | null }[] = [];
      for (const [i, { id, orgId, type, name, account }] of rows.entries()) {
        const password = made[i];
        if (!password?.initialPwdEnc) throw new AppError('INTERNAL');
        const [kept = password] = await asStudentsHave(tx, appId, [{ orgId, type, password }]);
        await setPassword(tx, context, id, shownOnce(kept));
        const plain = keys.openField(password.initialPwdEnc);
        handedOut.push({ id, name, account, password: plain, reading: readingOf(plain) });
      }
      await forgetPersonTries(tx, { appId, realm: 'member', personIds: memberIds });
      await endSessionsOf(tx, { appId, realm: 'member', personIds: memberIds });
      // The way back for who has lost telephone and recovery codes.
      await forgetFactorsOf(tx, { appId, realm: 'member', personIds: memberIds });
      await sendMessage(tx, {
        appId,
        memberIds,
        type: 'account',
        title: '登录密码已重置',
        body: '老师或管理员为这个账号重置了登录密码，其他设备已退出登录，开着的两步验证已关闭。如果您没有请人重置，请联系学校或客服。',
        link: 'user/accout',
        createdBy: person,
        now,
      });
      return { answer: handedOut, told: rows.map(({ id }) => ({ target: id })) };
    });
    return {
      accounts: accounts.map((told) => ({ ...told, ...(places.get(told.id) ?? { no: null, className: null }) })),
    };
  },
} satisfies Pick<ResourceHandlers<'member'>, 'resetPwd'>;
