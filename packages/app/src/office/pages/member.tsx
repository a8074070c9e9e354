import { MEMBER_TYPE } from '@aosai/api/domain/statuses';
import { type MemberFilter, Members } from '@aosai/ui/screens/Members';
import { loaded } from '../../loaded.ts';
import { useNow } from '../../useNow.ts';
import { useTitle } from '../../useTitle.ts';
import { beijingToday } from '../beijingToday.ts';
import { saveFile } from '../saveFile.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<MemberFilter> = {
  id: 'member',
  filter: { status: '', type: '', keyword: '' },
  choices: { status: ['0', '1', '2', '3'], type: MEMBER_TYPE.values },
  sort: 'createdAt,desc',
};
const QUIET = { quiet: true };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** /bms/member: everybody who learns, guards or teaches on the platform. */
export function Component() {
  useTitle('学员');
  const now = useNow();
  const { client, view, on, perform, performAtOnce, save, versionOf } = useOfficeTable(spec, (calls, input) =>
    calls.member.queryList(input, QUIET),
  );
  const { openId } = view;
  const detail = useOfficeCall(openId === null ? null : ['member', openId], (calls) =>
    calls.member.queryById({ id: openId ?? '' }, QUIET),
  );
  return (
    <Members
      {...view}
      detail={loaded(detail)}
      today={beijingToday(now)}
      on={{
        ...on,
        async checkBatch({ rows, consentStatement }) {
          const statement = orNull(consentStatement);
          const input = { rows, ...(statement !== null && { consentStatement: statement }), dryRun: true };
          // The client has told of a failure already.
          return client.member.batchCreate(input).catch(() => null);
        },
        createBatch: ({ rows, consentStatement }) =>
          perform(async () => {
            const statement = orNull(consentStatement);
            await client.member.batchCreate(
              { rows, ...(statement !== null && { consentStatement: statement }) },
              QUIET,
            );
          }, `已新建 ${rows.length} 人，请导出初始密码发给本人`),
        pass: (ids) => perform(() => client.member.pass({ ids: [...ids] }, QUIET), `已通过 ${ids.length} 人`),
        reject: (ids, reason) =>
          perform(() => client.member.reject({ ids: [...ids], reason }, QUIET), `已拒绝 ${ids.length} 人`),
        disable: (row, reason) =>
          perform(() => client.member.update({ ...versionOf(row), status: '3', reason }, QUIET), '已停用'),
        enable: (row) => perform(() => client.member.update({ ...versionOf(row), status: '1' }, QUIET), '已恢复'),
        unlock: (memberIds) =>
          performAtOnce(() => client.member.unlock({ ids: [...memberIds] }, QUIET), '已解除登录锁定'),
        update(before, form) {
          const mobile = orNull(form.mobile);
          const email = orNull(form.email);
          // What stays as it is is not sent: a number is only looked at again when it is another one.
          const changes = {
            name: form.name.trim(),
            nickname: orNull(form.nickname),
            birthYm: orNull(form.birthYm),
            ...(mobile !== before.mobile && { mobile }),
            ...(email !== before.email && { email }),
          };
          return perform(() => client.member.update({ ...versionOf(before), ...changes }, QUIET), '已保存资料');
        },
        configRoles: (before, { type, organizations }) =>
          perform(() => client.member.configRoles({ ...versionOf(before), type, organizations }, QUIET), '已保存角色'),
        block: ({ id }, { scope, reason, until }) =>
          perform(() => client.memberBlacklist.create({ memberId: id, scope, reason, until }, QUIET), '已加入黑名单'),
        card: ({ id }) => void save(() => client.member.generateMemberCardById({ id })),
        exportPwd: (ids) =>
          perform(async () => {
            const reply = await client.member.exportPwd(ids === null ? {} : { ids: [...ids] }, QUIET);
            const bytes = Uint8Array.from(atob(reply.base64), (sign) => sign.charCodeAt(0));
            saveFile({ fileName: reply.fileName, blob: new Blob([bytes], { type: XLSX }) });
          }, '初始密码已导出，请妥善保管'),
      }}
    />
  );
}
