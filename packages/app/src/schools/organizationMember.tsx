import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { PLACE_VIEW } from '@aosai/api/accounts/memberForms';
import { MEMBER_TAG } from '@aosai/api/accounts/memberTags';
import { useLabelled } from '@aosai/ui/patterns/Dict';
import type { NewAccount } from '@aosai/ui/screens/accounts/MadeAccount';
import { SchoolMembersScreen, SchoolMembers } from '@aosai/ui/screens/schools/SchoolMembers';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import type { TableSpec } from '../kit/office/tableAddress.ts';
import { useMemberImport } from './useMemberImport.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { resetPasswords, usePasswordSlips } from '../accounts/usePasswordSlips.ts';
import { useOfficeTable } from '../kit/office/useOfficeTable.ts';
import type { OrganizationMember } from '@aosai/api/schools/organizationMember.contract';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';

const spec: TableSpec<typeof SchoolMembers.noFilter> = {
  id: 'organizationMember',
  filter: SchoolMembers.noFilter,
  choices: { role: ORGANIZATION_ROLE.values, status: PLACE_VIEW.values },
};

/** Opens the import where the address asks for it, as `?import`; the address keeps it only until it was read. */
function useAskedImport(open: () => void) {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('import');
  useEffect(() => {
    if (!isAsked) return;
    open();
    setParams(
      (before) => {
        before.delete('import');
        return before;
      },
      { replace: true },
    );
  }, [isAsked, open, setParams]);
}

/** /edms/organizationMember: the members of the school. */
export function Component() {
  const current = useCurrent();
  const [classNames, setClassNames] = useState<readonly string[]>([]);
  const { calls, view, on, perform, performAtOnce, seen } = useOfficeTable(spec, async (calls, input) => {
    const page = await calls.organizationMember.queryList(input);
    // An export returns a file instead of a page.
    if (input.export === undefined) setClassNames(page.classNames);
    return page;
  });
  const [made, setMade] = useState<NewAccount | null>(null);
  const slips = usePasswordSlips();
  const tags = useLabelled(MEMBER_TAG).options.filter(({ value }) => !MEMBER_TAG.has(value));
  const imports = useMemberImport(slips.show);
  useAskedImport(imports.on.open);
  const teachers = useOfficeCall(['organizationTeachers'], async (calls) => {
    const filter = { role: 'teacher', status: 'active', size: MAX_PAGE_SIZE } as const;
    const { content } = await calls.organizationMember.queryList(filter);
    return content.flatMap(({ memberId, shownName }) => (memberId === null ? [] : { id: memberId, name: shownName }));
  });
  // Details exist only for members; rows of people invited or gone have everything already.
  const openedId = view.rows.data?.content.find(({ memberId }) => memberId === view.openId)?.memberId ?? null;
  const detail = useOfficeCall(openedId === null ? null : ['member', openedId], (calls) =>
    calls.member.queryById({ id: openedId ?? '' }),
  );
  const place = (row: OrganizationMember) => {
    const { id, version, no, className, roles } = seen(row);
    return { id, version, no, className, roles };
  };
  const rejoin = (row: OrganizationMember, done: string) =>
    performAtOnce(() => calls.organizationMember.update({ ...place(row), status: 'active' }), done);
  return (
    <SchoolMembersScreen
      {...view}
      known={{
        detail: openedId === null ? null : loaded(detail),
        school: current?.realm === 'member' ? (current.member.organization?.name ?? '') : '',
        classNames,
        tags,
        teachers: loaded(teachers),
        slips,
        retry: on.retry,
      }}
      made={made}
      importing={imports.importing}
      on={{
        ...on,
        openImport() {
          imports.on.open();
          return Promise.resolve(true);
        },
        create({ isStated, evidence, ...person }) {
          let isAsked = false;
          const consent = isStated && evidence !== null ? { consent: { stated: true as const, evidence } } : {};
          return perform(
            async () => {
              const { outcome, account, initialPassword } = await calls.organizationMember.create({
                ...person,
                ...consent,
              });
              isAsked = outcome === 'link';
              if (initialPassword !== null) setMade({ name: person.name, account, initialPassword });
            },
            () => (isAsked ? '已发出加入邀请，等待对方确认' : '已添加成员'),
          );
        },
        update(row, { no, className, isManager }) {
          const before = place(row);
          const others = before.roles.filter((role) => role !== 'manager');
          const roles = isManager ? [...others, 'manager' as const] : others;
          const change = { ...before, roles, no, className, status: 'active' as const };
          return perform(() => calls.organizationMember.update(change), '已保存');
        },
        contact(_, { before: { id, version, name: nameBefore }, form: { name, mobile, email } }) {
          // Empty fields are not sent: contact data cannot be removed here, and a number already bound is not asked
          // for.
          const ways = { ...(mobile !== null && { mobile }), ...(email !== null && { email }) };
          const change = { id, version, ...(name !== nameBefore && { name }), ...ways };
          return perform(() => calls.member.update(change), '已保存');
        },
        setTags: (row, given) =>
          perform(async () => {
            const { memberId } = row;
            const version = detail.data?.version;
            if (memberId === null || version === undefined) return;
            await calls.member.update({ id: memberId, version, tags: given });
          }, '已保存标签'),
        admit: (row) =>
          performAtOnce(
            () => calls.organizationMember.update({ ...place(row), status: 'active' }),
            '已同意加入，对方会收到消息',
          ),
        turnAway: (row) => perform(() => calls.organizationMember.update({ ...place(row), status: 'left' }), '已答复'),
        leave(row, handTo) {
          let left: string[] = [];
          const change = { ...place(row), status: 'left' as const, ...(handTo !== null && { handTo }) };
          return perform(
            async () => {
              const { withoutTeacher } = await calls.organizationMember.update(change);
              left = withoutTeacher.map(({ title }) => `「${title}」`);
            },
            () =>
              left.length === 0 ? '已离开本校' : `已离开本校。没有老师的班级：${left.join('')}，请在班级的设置里选老师`,
          );
        },
        back: (row) => rejoin(row, '已恢复；账号不是本校创建的，等待本人确认'),
        again: (row) => rejoin(row, '已再次发出加入邀请'),
        withdraw: (row) => perform(() => calls.organizationMember.withdraw({ id: row.id }), '已撤回邀请'),
        assign: (memberIds, teacherId) =>
          perform(
            () => calls.teacherMember.batchCreate({ memberIds: [...memberIds], teacherId }),
            `已把 ${memberIds.length} 人分给老师`,
          ),
        resetPwd: (memberIds) => perform(() => resetPasswords(calls, slips, memberIds), '已重置密码'),
        unlock: (memberIds) => performAtOnce(() => calls.member.unlock({ ids: [...memberIds] }), '已解除登录锁定'),
        noted: () => setMade(null),
        import: imports.on,
      }}
    />
  );
}
