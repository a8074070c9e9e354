import preview from '#storybook/preview';
import { AGE_UNKNOWN } from '@aosai/api/schools/memberImport';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aStudentInFull } from '@aosai/api/accounts/people.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { SchoolMembersScreen, SchoolMembers } from './SchoolMembers.tsx';
import { membersArgs, of, rows, schoolKnown } from '../../../storybook/exampleMembers.ts';
import { slipsOf } from '../../../storybook/exampleSlips.ts';
import { keyOf, NO_IMPORT } from './schoolMember.ts';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';

const fine = (line: number, outcome: 'add' | 'known', notes: string[] = []) => ({
  line,
  name: `同学${line}`,
  no: `2026${line}`,
  className: '信奥入门一班',
  guardian: line % 2 === 0 ? '王芳（母亲）13900000102' : null,
  outcome,
  faults: [],
  notes,
});
const report: ImportReport = {
  importId: null,
  isRunning: false,
  applied: false,
  counts: { create: 0, link: 0, add: 196, known: 1, error: 3 },
  childCount: 12,
  agelessCount: 0,
  rows: [
    {
      line: 11,
      name: '',
      no: '2026011',
      className: null,
      guardian: null,
      outcome: 'error',
      faults: ['没有填姓名'],
      notes: [],
    },
    {
      line: 51,
      name: '赵安然',
      no: null,
      className: '信奥入门一班',
      guardian: null,
      outcome: 'error',
      faults: ['手机号「1391234」不是 11 位手机号', '角色「校长」应填学生、老师或管理员'],
      notes: [],
    },
    {
      line: 151,
      name: '王子墨',
      no: '2026151',
      className: null,
      guardian: null,
      outcome: 'error',
      faults: ['手机号重复'],
      notes: [],
    },
    ...Array.from({ length: 110 }, (_, i) =>
      fine(i + 200, i === 1 ? 'known' : 'add', i === 2 ? ['未满 14 周岁，监护人同意之前不能登录'] : []),
    ),
  ],
  columns: [
    { title: '姓名', samples: ['同学200', '同学201'], column: 'name' },
    { title: '学籍号', samples: ['2026200', '2026201'], column: 'no' },
    { title: '性别', samples: ['男', '女'], column: null },
    { title: '特长', samples: [], column: null },
  ],
  fileNotes: ['「学籍号」这一列按「学号」读入', '没有认出的列：性别、特长。这些列没有读'],
  classes: [
    { title: '信奥入门一班', gradeId: null, isNew: true, isDraft: false, students: 150, problems: [] },
    { title: '信奥提高班', gradeId: idOf('grade'), isNew: false, isDraft: false, students: 40, problems: [] },
  ],
  accounts: [],
};
const clean: ImportReport = {
  ...report,
  counts: { create: 0, link: 0, add: 2, known: 0, error: 0 },
  childCount: 0,
  columns: [{ title: '姓名', samples: ['同学2', '同学3'], column: 'name' }],
  fileNotes: [],
  rows: [fine(2, 'add'), fine(3, 'add')],
};
/** Two children have an unknown age, so it is unknown whether their guardians have to consent. */
const ageless: ImportReport = {
  ...clean,
  childCount: 1,
  agelessCount: 2,
  counts: { ...clean.counts, add: 3 },
  rows: [
    fine(2, 'add', [AGE_UNKNOWN]),
    fine(3, 'add', [AGE_UNKNOWN]),
    fine(4, 'add', ['未满 14 周岁，监护人同意之前不能登录']),
  ],
};
const checked = { ...NO_IMPORT, fileName: '2026 秋季新生.xlsx', report };

const meta = preview.meta({
  id: 'screens-schoolmembers',
  title: '成员',

  component: SchoolMembersScreen,
  decorators: [inOffice('edms', 'organizationMember')],
  parameters: of.parameters(
    '**何时用**：/edms/organizationMember，学校管理员查找、添加、导入、修改成员，把学生分给老师。**何时不用**：审核自己注册的账号在平台平台；只看自己学生的成绩用老师的作答列表。',
  ),
  args: membersArgs(),
});

const picked = rows.slice(4, 7).map(keyOf);
const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班（初中组）';

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const NothingFound = meta.story({
  args: { ...of.empty.args, filter: { ...SchoolMembers.noFilter, keyword: '1380000', role: 'teacher' } },
});
export const Failed = meta.story(of.failed);
export const Selected = meta.story({ args: { selectedIds: picked } });
export const WithTeacher = meta.story({ args: { selectedIds: rows.slice(2, 5).map(keyOf) } });
export const Extreme = meta.story({
  args: { ...of.extreme.args, known: { ...schoolKnown, school: LONG, classNames: [LONG] } },
});
const inFull = aStudentInFull({ id: idOf('member', 2), name: '欧阳一诺' });
const unbound = { ...inFull, mobileMasked: null };
export const Opened = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: inFull } } },
});
export const OpenedLocked = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: { ...inFull, lockedUntil: at(12) } } } },
});
export const OpenedForeign = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: { ...inFull, isOurs: false } } } },
});
export const Contact = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: unbound } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '修改姓名和联系方式' }));
    await screen.findByRole('dialog', { name: '修改欧阳一诺的姓名和联系方式' });
  },
});
export const Reset = meta.story({ args: { known: { ...schoolKnown, slips: slipsOf(3) } } });
export const OpenedLoading = meta.story({ args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: {} } } });
export const OpenedChild = meta.story({ args: { openId: idOf('member', 3) } });
export const Adding = meta.story(of.asking('添加成员'));
export const AddRefused = Adding.extend({
  args: { act: { pending: false, error: '提交的内容有误：学号 2026101 已属于本校另一位成员' } },
});
export const Made = meta.story({
  args: { made: { name: '沈小舟', account: 'm7k2x9p4a', initialPassword: 'k7mx2pq9tz' } },
});
export const ImportStart = meta.story({ args: { importing: NO_IMPORT } });
export const ImportSending = meta.story({
  args: {
    importing: {
      ...NO_IMPORT,
      fileName: '2026 秋季新生.xlsx',
      pending: 'check',
      progress: { name: '2026 秋季新生.xlsx', sentBytes: 21_000, totalBytes: 48_000 },
    },
  },
});
export const ImportUnreadable = meta.story({
  args: { importing: { ...NO_IMPORT, error: '这个文件不能读取：没有找到表头 「姓名」，请按模板填写' } },
});
export const ImportChecked = meta.story({ args: { importing: checked } });
export const ImportClean = meta.story({ args: { importing: { ...checked, report: clean } } });
/** The head of the file has no title that is known. */
const unmapped: ImportReport = {
  ...clean,
  counts: { create: 0, link: 0, add: 0, known: 0, error: 0 },
  rows: [],
  classes: [],
  columns: [
    { title: '同学', samples: ['林知远', '欧阳一诺', '陈子墨'], column: null },
    { title: '座号', samples: ['1', '2', '3'], column: null },
    { title: '妈妈电话', samples: ['13900000102'], column: null },
    { title: '出生年月', samples: ['2014-05'], column: 'birthYm' },
  ],
};
export const ImportColumnsUnknown = meta.story({ args: { importing: { ...checked, report: unmapped } } });
export const ImportColumnsChecking = ImportColumnsUnknown.extend({
  args: { importing: { ...checked, report: unmapped, pending: 'check' } },
});
export const ImportColumnsPhone = ImportColumnsUnknown.extend(of.phone);
export const ImportAgeless = meta.story({ args: { importing: { ...checked, report: ageless } } });
export const ImportAgelessPhone = ImportAgeless.extend(of.phone);
export const Importing = meta.story({
  args: { importing: { ...checked, report: clean, pending: 'apply', made: { done: 1, total: 2 } } },
});
export const ImportDone = meta.story({
  args: {
    importing: {
      ...checked,
      report: {
        ...report,
        applied: true,
        counts: { create: 3, link: 1, add: 0, known: 0, error: 0 },
        rows: [
          ...[2, 3, 4].map((line) => ({ ...fine(line, 'add'), outcome: 'create' as const })),
          { ...fine(5, 'add'), outcome: 'link' as const },
        ],
        accounts: [...(slipsOf(3).accounts ?? [])],
      },
    },
  },
});
export const Phone = Selected.extend(of.phone);
export const ImportPhone = ImportChecked.extend(of.phone);
export const Dark = Selected.extend(of.dark);
export const ImportDark = ImportChecked.extend(of.dark);

Full.test('changing a filter sends the complete filter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '已离开' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SchoolMembers.noFilter, status: 'left' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '身份' }), '老师');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SchoolMembers.noFilter, role: 'teacher' });
});

Selected.test('the selected students are assigned to the chosen teacher', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '分给老师' }));
  const dialog = within(await screen.findByRole('dialog', { name: '把选中的 3 人分给老师' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /老师/ }), '周明澜');
  await userEvent.click(dialog.getByRole('button', { name: '分给老师' }));
  await waitFor(() => expect(args.on.assign).toHaveBeenCalledWith(picked, idOf('member', 1)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

WithTeacher.test('a selection that includes a teacher cannot be assigned to a teacher', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '分给老师' })).toBeDisabled();
  await expect(canvas.getByText('只能分在校的学生，请取消选中其他人')).toBeVisible();
});

Adding.test(
  'a new student needs a name, an account or a number, and a birth month or a consent statement',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '添加成员' }));
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
    await expect(await dialog.findByText('请填写姓名。')).toBeVisible();
    await expect(dialog.getByText('手机号 / 账号和学号至少填一项。')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), '林知远');
    await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '13800000001');
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
    await expect(await dialog.findByText(/请填写学生的出生年月/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /本校声明/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /同意的凭据/ }), '家长签字，存教务处');
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
    await waitFor(() => expect(args.on.create).toHaveBeenCalledTimes(1));
    await expect(args.on.create).toHaveBeenCalledWith({
      name: '林知远',
      account: '13800000001',
      no: null,
      className: null,
      role: 'student',
      birthYm: null,
      isStated: true,
      evidence: '家长签字，存教务处',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Opened.test('the drawer of a member shows the guardians', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '欧阳一诺' }));
  await expect(drawer.getByText('王*（妈妈）138****0102')).toBeVisible();
});

Contact.test('correcting a name and adding a number to a member without one', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '修改欧阳一诺的姓名和联系方式' }));
  const name = dialog.getByRole('textbox', { name: /姓名/ });
  await userEvent.clear(name);
  await userEvent.type(name, '欧阳一偌');
  await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '13900000009');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const form = { name: '欧阳一偌', mobile: '13900000009', email: null };
  await waitFor(() => expect(args.on.contact).toHaveBeenCalledWith(rows[1], { before: unbound, form }));
});

OpenedForeign.test('an account that the school did not create is read-only, and the reason is shown', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '欧阳一诺' }));
  await expect(drawer.queryByRole('button', { name: '修改姓名和联系方式' })).toBeNull();
  await expect(await drawer.findByText(/账号不是本校创建的/)).toBeVisible();
});

Selected.test('resetting the selected passwords asks for confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重置密码' }));
  const dialog = within(await screen.findByRole('dialog', { name: '重置选中的 3 人的密码？' }));
  await userEvent.click(dialog.getByRole('button', { name: '重置密码' }));
  await waitFor(() => expect(args.on.resetPwd).toHaveBeenCalledWith(picked));
});

Opened.test('removing a member shows the consequences first', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '离开本校' }));
  const dialog = within(await screen.findByRole('dialog', { name: '欧阳一诺（2026102）离开星海编程？' }));
  await expect(dialog.getByText(/成绩都保留/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '确认离开' }));
  await waitFor(() => expect(args.on.leave).toHaveBeenCalledWith(rows[1]));
});

ImportChecked.test(
  'the import waits until errors are skipped and the statement has evidence',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '用 Excel 导入成员' }));
    const go = dialog.getByRole('button', { name: '导入 197 人' });
    await expect(go).toBeDisabled();
    const rows = within(dialog.getByRole('table', { name: '逐行检查结果' })).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('没有填姓名');
    await userEvent.click(dialog.getByRole('checkbox', { name: /跳过有错误的 3 行/ }));
    await expect(go).toBeEnabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /本校声明/ }));
    await expect(go).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /同意的凭据/ }), '存教务处');
    await userEvent.keyboard('{Escape}');
    await dialog.findByText('有内容还没有保存。');
    await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
    await userEvent.click(dialog.getByRole('button', { name: '导入 197 人' }));
    await expect(args.on.import.apply).toHaveBeenCalledWith({
      skipFaulty: true,
      consent: { evidence: '存教务处' },
      intoClasses: true,
    });
  },
);

ImportColumnsUnknown.test(
  'columns are chosen by hand, each for one column of the import',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '用 Excel 导入成员' }));
    await expect(dialog.getByText('没有认出「姓名」这一列')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '导入 0 人' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '「同学」读作' }), '姓名');
    const chosen = { 同学: 'name', 座号: null, 妈妈电话: null, 出生年月: 'birthYm' };
    await expect(args.on.import.chooseColumns).toHaveBeenLastCalledWith(chosen);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '「座号」读作' }), '出生年月');
    const moved = { 同学: null, 座号: 'birthYm', 妈妈电话: null, 出生年月: null };
    await expect(args.on.import.chooseColumns).toHaveBeenLastCalledWith(moved);
  },
);

ImportAgeless.test(
  'students of unknown age are imported only with the consent statement',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '用 Excel 导入成员' }));
    const go = dialog.getByRole('button', { name: '导入 3 人' });
    await expect(dialog.getByText('2 名学生没有出生年月')).toBeVisible();
    await expect(go).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /本校声明：已取得这 3 人的监护人/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /同意的凭据/ }), '存教务处');
    await userEvent.click(go);
    await expect(args.on.import.apply).toHaveBeenCalledWith({
      skipFaulty: false,
      consent: { evidence: '存教务处' },
      intoClasses: true,
    });
  },
);

ImportChecked.test(
  'the import leaves classes alone when the school does not want them',
  async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByText(/新建 1 个：信奥入门一班（150 人）；加入已有的 1 个：信奥提高班（40 人）/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /按名单的「班级」建班/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /跳过/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^导入 / }));
    await expect(args.on.import.apply).toHaveBeenCalledWith({ skipFaulty: true, consent: null, intoClasses: false });
  },
);
ImportDone.test('the initial passwords can be saved', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '导入完成' }));
  await userEvent.click(dialog.getByRole('button', { name: '打印密码条' }));
  await expect(args.on.import.showSlips).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog.getByRole('button', { name: '下载初始密码' }));
  await expect(args.on.import.savePasswords).toHaveBeenCalledTimes(1);
});

OpenedLocked.test('a locked-out student can be unlocked', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '解除登录锁定' }));
  await expect(args.on.unlock).toHaveBeenCalledWith([idOf('member', 2)]);
});
