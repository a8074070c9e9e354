import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OfficeLayout } from '../OfficeLayout/OfficeLayout.tsx';
import { officeGroups } from '../OfficeLayout/officeGroups.ts';
import { AdminMembers, type AdminMembersProps } from './AdminMembers.tsx';
import { NO_MEMBER_FILTER, type MemberDetail, type MemberStatus, type SchoolMember } from './schoolMember.ts';

const FAMILIES = ['林', '欧阳', '陈', '赵', '司马', '王', '孙', '李'];
const CLASSES = ['周六提高班', '周日入门班', '寒假集训班'];
const statusAt = (no: number): MemberStatus => (no % 7 === 2 ? '0' : no % 11 === 6 ? '3' : no % 13 === 5 ? '2' : '1');

const member = (no: number): SchoolMember => ({
  id: idOf('member', no + 1),
  no: no % 9 === 8 ? null : `2026${String(101 + no)}`,
  nameMasked: `${FAMILIES[no % FAMILIES.length] ?? ''}*`,
  mobileMasked: no % 10 === 9 ? null : `138****${String(1 + no).padStart(4, '0')}`,
  roles: no === 0 ? ['teacher', 'manager'] : no % 8 === 3 ? ['teacher'] : ['student'],
  className: no % 6 === 5 ? null : (CLASSES[no % CLASSES.length] ?? null),
  status: statusAt(no),
  rejectReason: statusAt(no) === '2' ? '学号与学籍系统不一致，请核对后重新申请。' : null,
  joinedAt: at(-no * 9_000 - 3_000),
  lastSeenAt: no % 4 === 3 ? null : at(-no * 200),
});
const rows = Array.from({ length: 20 }, (_, no) => member(no));
const page = (content: SchoolMember[], total: number) => ({ data: { content, total, page: 0, size: 20 } });

const detail: MemberDetail = {
  guardian: { relation: '父亲', nameMasked: '林*', mobileMasked: '138****0002' },
  hasConsent: true,
  enrolments: [
    { id: idOf('enrol', 1), title: '周六提高班', state: '已报名' },
    { id: idOf('enrol', 2), title: 'GESP C++ 四级 模拟考试（二）', state: '已结算' },
  ],
  points: 1_280,
};
const openedAt = (no: number) => ({ id: idOf('member', no + 1), detail: { data: detail } });

/** As an app holds the selection and the open row. */
const Held = (props: AdminMembersProps) => {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  const [opened, setOpened] = useState(props.opened);
  return (
    <AdminMembers
      {...props}
      selectedIds={selectedIds}
      opened={opened}
      on={{
        ...props.on,
        select: setSelectedIds,
        open: (id) => setOpened(id === null ? null : { id, detail: { data: detail } }),
      }}
    />
  );
};

const rights = officeGroups('edms').flatMap(({ items }) => items.flatMap(({ right }) => right ?? []));

const meta = preview.meta({
  title: 'AdminMembers',
  component: Held,
  decorators: [
    (Story) => (
      <OfficeLayout
        office="edms"
        title="星海编程"
        person="周明澜"
        rights={rights}
        active="organizationMember"
        on={{ signOut: () => {}, go: () => {} }}
      >
        <Story />
      </OfficeLayout>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { members: page([], 0), pendingCount: 0 },
      extreme: {
        members: page(
          Array.from({ length: 200 }, (_, no) => member(no)),
          8_460,
        ),
        pendingCount: 1_284,
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：/edms（本校）与 /bms（选定机构）的成员列表：审核、添加、修改、停用，也是其他后台列表的样板：列表、筛选、批量、抽屉、表单各用同一个部件。**何时不用**：一次导入很多人走 Excel 导入页；只看自己学生的成绩用教师的作答列表。',
      },
    },
  },
  args: {
    school: '星海编程',
    members: page(rows, 286),
    busy: false,
    query: { page: 0, size: 20, sort: 'joinedAt,desc' },
    filter: NO_MEMBER_FILTER,
    classNames: CLASSES,
    pendingCount: 3,
    hiddenColumns: ['lastSeenAt'],
    selectedIds: [],
    opened: null,
    exporting: false,
    act: { pending: false, error: null, failure: null },
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      export: fn(),
      import: fn(),
      save: fn(async () => true),
      pass: fn(async () => true),
      reject: fn(async () => true),
      disable: fn(async () => true),
      enable: fn(async () => true),
      forget: fn(),
    },
  } as AdminMembersProps,
});

const picked = rows.slice(2, 5).map(({ id }) => id);
const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班（初中组）';

export const Full = meta.story();
export const Loading = meta.story({ args: { members: {} } });
export const Empty = meta.story({ args: { members: page([], 0), pendingCount: 0 } });
export const NothingFound = meta.story({
  args: { members: page([], 0), filter: { ...NO_MEMBER_FILTER, keyword: '1380000', role: 'teacher' } },
});
export const Failed = meta.story({ args: { members: { error: '服务暂时不可用，请稍后再试。' } } });
export const Selected = meta.story({ args: { selectedIds: picked } });
export const Extreme = meta.story({
  args: {
    school: LONG,
    members: page(
      rows.slice(0, 5).map((row) => ({ ...row, className: LONG, roles: ['student', 'teacher', 'manager'] })),
      128_460,
    ),
    classNames: [LONG],
    pendingCount: 1_284,
    hiddenColumns: [],
  },
});
export const Opened = meta.story({ args: { opened: openedAt(1) } });
export const OpenedPending = meta.story({ args: { opened: openedAt(2) } });
export const OpenedRejected = meta.story({ args: { opened: openedAt(5) } });
export const OpenedLoading = meta.story({ args: { opened: { id: idOf('member', 2), detail: {} } } });
export const OpenedFailed = meta.story({
  args: { opened: { id: idOf('member', 2), detail: { error: '网络已断开，请检查连接后重试。' } } },
});
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加成员' }));
    await screen.findByRole('dialog', { name: '添加成员' });
  },
});
export const AddRefused = Adding.extend({
  args: {
    act: {
      pending: false,
      error: null,
      failure: { message: '没有保存成功，请修改标出的内容。', fields: { mobile: '这个手机号已是本校成员。' } },
    },
  },
});
export const Pending = Adding.extend({ args: { act: { pending: true, error: null, failure: null } } });
export const DisableFailed = Selected.extend({
  args: { act: { pending: false, error: '其中 1 人正在考试。请等考试结束后再停用。', failure: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await screen.findByRole('dialog', { name: '停用选中的 3 人？' });
  },
});
export const Phone = Selected.extend({ globals: { viewport: { value: 'phone' } } });
export const OpenedPhone = Opened.extend({ globals: { viewport: { value: 'phone' } } });
export const AddRefusedPhone = AddRefused.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Selected.extend({ globals: { theme: 'dark' } });
export const OpenedDark = Opened.extend({ globals: { theme: 'dark' } });

Full.test('filters go out whole; clearing keeps the status', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /待审核/ }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_MEMBER_FILTER, status: '0' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '身份' }), '教师');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_MEMBER_FILTER, role: 'teacher' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '班级' }), '寒假集训班');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_MEMBER_FILTER, className: '寒假集训班' });
});

Selected.test('an act on many says what follows, and closes when it is done', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '停用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '停用选中的 3 人？' }));
  await expect(dialog.getByText(/成绩和记录都保留/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '停用账号' }));
  await expect(args.on.disable).toHaveBeenCalledTimes(1);
  await expect(args.on.disable).toHaveBeenCalledWith(picked);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Selected.test('nobody is refused without a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝选中的 3 人？' }));
  await userEvent.click(dialog.getByRole('button', { name: '拒绝申请' }));
  await expect(await dialog.findByText('请填写拒绝原因。')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /拒绝原因/ }), '学号不对');
  await userEvent.click(dialog.getByRole('button', { name: '拒绝申请' }));
  await waitFor(() => expect(args.on.reject).toHaveBeenCalledWith(picked, '学号不对'));
});

Adding.test('a new member needs a name and a real mobile number', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '添加成员' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '138');
  await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
  await expect(await dialog.findByText('请填写姓名。')).toBeVisible();
  await expect(dialog.getByText('手机号应为以 1 开头的 11 位数字，请检查。')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), '林知远');
  await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '00000001');
  await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(args.on.save).toHaveBeenCalledWith(
    { name: '林知远', mobile: '13800000001', no: '', className: '', role: 'student' },
    null,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

AddRefused.test("the server's objection stands under its field", async () => {
  const dialog = within(screen.getByRole('dialog'));
  const mobile = dialog.getByRole('textbox', { name: /手机号/ });
  await waitFor(() => expect(mobile).toHaveAccessibleDescription('这个手机号已是本校成员。'));
});

Opened.test('a change may leave name and mobile as they are', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '修改资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改成员资料' }));
  await expect(dialog.getByText('现在是 138****0002，不改就空着。')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '班级' }), '寒假集训班');
  await userEvent.click(dialog.getByRole('button', { name: '保存资料' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(args.on.save).toHaveBeenCalledWith(
    { name: '', mobile: '', no: '2026102', className: '寒假集训班', role: 'student' },
    idOf('member', 2),
  );
});

DisableFailed.test('a failure stays in the dialog with what to do', async ({ userEvent, args }) => {
  await expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('请等考试结束后再停用');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.on.disable).not.toHaveBeenCalled();
});
