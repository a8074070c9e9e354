import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { Account } from '@aosai/ui/screens/accounts/Account';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useUpload } from '../kit/uploads/useUpload.ts';
import { useCall } from '../kit/useCall.ts';
import { useCodeSending } from './useCodeSending.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';

const QUIET = { quiet: true } as const;
const ANSWERED = { confirm: '已加入机构', refuse: '已拒绝邀请', leave: '已退出机构' } as const;

function AccountOf({ id }: { id: string }) {
  const { client, session, settings } = useAosai();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const now = useNow(1_000);
  const { act, perform, forget } = useAct();
  const [target, setTarget] = useState({ mobile: '', email: '' });
  const person = useCall(['account', id], (calls) => calls.member.queryById({ id }, QUIET));
  // Fetched at start with the same key.
  const teachers = useCall(['teachers', id], (calls) => calls.member.queryMineTeacherList({}));
  const links = useCall(['guardianLinks'], (calls) => calls.minors.linkGuardian({ step: 'query' }, QUIET));
  const [childId, setChildId] = useState<string | null>(null);
  const child = useCall(childId === null ? null : ['account', childId], (calls) =>
    calls.member.queryById({ id: childId ?? '' }, QUIET),
  );
  const schools = useCall(['organizationLinks'], async (calls) => {
    const { content } = await calls.organizationMember.queryMineList({}, QUIET);
    return content;
  });
  const { mobile: boundMobile = null, email: boundEmail = null } = person.data ?? {};
  const bound = boundMobile === null ? { email: boundEmail ?? '' } : { mobile: boundMobile };
  const codes = {
    mobile: useCodeSending('bindMobile', { mobile: target.mobile }),
    email: useCodeSending('bindEmail', { email: target.email }),
    confirm: useCodeSending('confirm', bound),
    firstPassword: useCodeSending('resetPwd', bound),
  };

  /** Refetches what the page and its frame show. */
  const again = async () => {
    await Promise.all([
      person.mutate(),
      links.mutate(),
      child.mutate(),
      schools.mutate(),
      mutate((key) => Array.isArray(key) && key[1] === 'current'),
    ]);
  };
  const change = (work: () => Promise<unknown>, success: string | null) =>
    perform(async () => {
      await work();
      await again();
    }, success);
  const update = (changes: Omit<Parameters<typeof client.member.update>[0], 'id' | 'version'>, success: string) =>
    change(() => client.member.update({ id, version: person.data?.version ?? 0, ...changes }, QUIET), success);
  const { uploads, ...portrait } = useUpload(
    (file, options) => client.file.upload({ purpose: 'avatar' }, [file], options),
    ({ fileName }) => void update({ avatar: fileName }, '头像已更新'),
  );
  const upload = uploads.at(-1);
  const avatar = person.data?.avatar ?? null;
  const step = (input: Parameters<typeof client.minors.linkGuardian>[0], success: string) =>
    change(() => client.minors.linkGuardian(input, QUIET), success);

  return (
    <Account
      person={loaded(person)}
      avatar={{
        upload: upload?.state,
        ...(avatar !== null && { src: fileUrl(avatar, { base: API_PREFIX, appId: settings.appId }) }),
      }}
      teachers={loadedAs(loaded(teachers), ({ teacherList }) => teacherList)}
      links={loaded(links)}
      child={loaded(child)}
      schools={loaded(schools)}
      act={act}
      codes={codes}
      now={now}
      on={{
        forget,
        avatar: {
          choose: (square) => portrait.add([square]),
          cancel: () => upload && portrait.remove(upload.id),
          retry: () => upload && portrait.retry(upload.id),
        },
        nickname: (nickname) => update({ nickname }, '昵称已修改'),
        target: (to) => setTarget((before) => ({ ...before, ...to })),
        mobile: (mobile, mobileCode, proof) => update({ mobile, mobileCode, ...proof }, '手机号已绑定'),
        email: (email, emailCode, proof) => update({ email, emailCode, ...proof }, '邮箱已绑定'),
        password: (password, by) =>
          change(() => client.member.updatePwd({ password, ...by }, QUIET), '密码已修改，其他设备已退出登录'),
        signOutElsewhere: () => perform(() => client.auth.logout({ elsewhere: '1' }, QUIET), '其他设备已退出登录'),
        invite: () => step({ step: 'invite' }, '邀请码已更换'),
        request: (joinCode, relation) => step({ step: 'request', joinCode, relation }, '申请已提交，等待对方确认'),
        confirm: (linkId) => step({ step: 'confirm', id: linkId }, '已确认关联'),
        end: (linkId) => step({ step: 'end', id: linkId }, '已解除'),
        answer: (school, given) =>
          change(() => client.organizationMember[given]({ id: school.id }, QUIET), ANSWERED[given]),
        child: setChildId,
        correct: ({ id: memberId, version, name: before }, { name, birthYm }) => {
          // Send the name only if it was changed, as the school manages it.
          const changes = { ...(name !== before && { name }), birthYm };
          return change(() => client.member.update({ id: memberId, version, ...changes }, QUIET), '已更正');
        },
        withdraw: (memberId) => change(() => client.minors.withdrawConsent({ memberId }, QUIET), '已撤回同意'),
        export: (memberId) =>
          // Loaded once asked for, since few ever ask.
          perform(async () => (await import('./saveOwnData.ts')).saveOwnData(client, memberId), '已导出'),
        erase: (proof, memberId) =>
          perform(async () => {
            await client.minors.eraseMine({ ...proof, ...(memberId !== undefined && { memberId }) }, QUIET);
            if (memberId === undefined) {
              await session.signedOut();
              navigate('/');
            } else await again();
          }, '账号已注销'),
        retry: () => void again(),
      }}
    />
  );
}

/** /user/accout: account and security. */
export function Component() {
  const current = useCurrent();
  return current?.realm === 'member' ? <AccountOf id={current.member.id} /> : <PageLoading />;
}
