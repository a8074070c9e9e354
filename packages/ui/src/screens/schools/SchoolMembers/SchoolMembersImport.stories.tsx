import preview from '#storybook/preview';
import { AGE_UNKNOWN } from '@aosai/api/schools/memberImport';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { SchoolMembersScreen } from './SchoolMembers.tsx';
import { membersArgs, of } from '../../../storybook/exampleMembers.ts';
import { slipsOf } from '../../../storybook/exampleSlips.ts';
import { NO_IMPORT } from './schoolMember.ts';
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
  id: 'screens-schoolmembersimport',
  title: '成员/导入',

  component: SchoolMembersScreen,
  decorators: [inOffice('edms', 'organizationMember')],
  parameters: of.parameters(
    '**何时用**：成员页的「用 Excel 导入」，从选文件、对应列、检查、导入到撤销。**何时不用**：添加一个人用「添加成员」。',
  ),
  args: membersArgs(),
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
// No screenshot: a line with figures under the chosen file.
export const ImportCheckingRows = meta.story({
  tags: ['no-visual'],
  args: {
    importing: { ...NO_IMPORT, fileName: '全校名单.xlsx', pending: 'check', made: { done: 1_250, total: 5_000 } },
  },
});
ImportCheckingRows.test('the check of a long list says how far it is', async () => {
  await expect(await screen.findByText(/已检查 1250 \/ 5000 行/)).toBeVisible();
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
const stored = { ...clean, applied: true, importId: idOf('import'), counts: { ...clean.counts, create: 2, add: 0 } };
export const ImportRecent = meta.story({
  args: {
    importing: {
      ...NO_IMPORT,
      recent: [
        {
          id: idOf('import', 2),
          fileName: '全校 2026.csv',
          at: at(-10),
          state: 'running',
          done: 1840,
          total: 5000,
          undoUntil: at(1430),
        },
        {
          id: idOf('import'),
          fileName: '2026 秋季新生.xlsx',
          at: at(-90),
          state: 'done',
          done: 60,
          total: 60,
          undoUntil: at(1350),
        },
      ],
    },
  },
});
export const ImportInBackground = meta.story({
  args: {
    importing: {
      ...checked,
      report: { ...clean, importId: idOf('import'), isRunning: true },
      pending: 'apply',
      made: { done: 1840, total: 5000 },
    },
  },
});
export const ImportUndo = meta.story({ args: { importing: { ...checked, report: stored } } });
export const ImportUndoing = meta.story({ args: { importing: { ...checked, report: stored, pending: 'undo' } } });
export const ImportUndone = meta.story({
  args: {
    importing: {
      ...checked,
      report: stored,
      undone: {
        removed: 58,
        ended: 0,
        restored: 1,
        kept: [{ line: 7, name: '林知远', no: '2026101', reason: '已经有人用这个账号登录过' }],
      },
    },
  },
});
export const ImportPhone = ImportChecked.extend(of.phone);
export const ImportDark = ImportChecked.extend(of.dark);

ImportChecked.test(
  'the import waits until errors are skipped and the statement has evidence',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '用 Excel 导入成员' }));
    const go = dialog.getByRole('button', { name: '导入 197 人' });
    await userEvent.click(go);
    const skip = dialog.getByRole('checkbox', { name: /跳过有错误的 3 行/ });
    await waitFor(() => expect(skip).toHaveFocus());
    await expect(skip).toHaveAccessibleDescription('先在 Excel 里改好再上传，或者勾选跳过它们');
    await expect(args.on.import.apply).not.toHaveBeenCalled();
    const outcomes = within(dialog.getByRole('table', { name: '逐行检查结果' })).getAllByRole('row');
    await expect(outcomes[2]).toHaveTextContent('没有填姓名');
    await userEvent.click(skip);
    await expect(skip).toBeValid();
    await userEvent.click(dialog.getByRole('checkbox', { name: /本校声明/ }));
    await userEvent.click(go);
    await expect(args.on.import.apply).not.toHaveBeenCalled();
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
    await expect(dialog.getByRole('button', { name: '导入' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '「同学」读作' }), '姓名');
    const chosen = { 同学: 'name', 座号: null, 妈妈电话: null, 出生年月: 'birthYm' };
    await expect(args.on.import.chooseColumns).toHaveBeenLastCalledWith(chosen);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '「座号」读作' }), '出生年月');
    const moved = { 同学: null, 座号: 'birthYm', 妈妈电话: null, 出生年月: null };
    await expect(args.on.import.chooseColumns).toHaveBeenLastCalledWith(moved);
  },
);

ImportUndo.test('an import is taken back after a question', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '导入完成' }));
  await userEvent.click(dialog.getByRole('button', { name: '撤销这次导入' }));
  const question = within(await screen.findByRole('dialog', { name: '撤销这次导入？' }));
  await expect(args.on.import.undo).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: '撤销导入' }));
  await expect(args.on.import.undo).toHaveBeenCalledOnce();
});

ImportUndoing.test('an import that is being taken back shows no figures of its result', async () => {
  const dialog = within(screen.getByRole('dialog', { name: '正在撤销导入' }));
  await expect(dialog.getByRole('status')).toHaveTextContent(/^正在撤销这次导入/);
  await expect(dialog.queryByText(/已导入 \d+ 人/)).toBeNull();
});

ImportRecent.test('an earlier import is opened from the list', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '用 Excel 导入成员' }));
  await userEvent.click(dialog.getByRole('button', { name: '查看结果：2026 秋季新生.xlsx' }));
  await expect(args.on.import.openRecent).toHaveBeenCalledWith(expect.objectContaining({ id: idOf('import') }));
});

ImportAgeless.test(
  'students of unknown age are imported only with the consent statement',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '用 Excel 导入成员' }));
    const go = dialog.getByRole('button', { name: '导入 3 人' });
    await expect(dialog.getByText('2 名学生没有出生年月')).toBeVisible();
    await userEvent.click(go);
    const stated = dialog.getByRole('checkbox', { name: /本校声明：已取得这 3 人的监护人/ });
    await waitFor(() => expect(stated).toHaveFocus());
    await expect(stated).toHaveAccessibleDescription('先在 Excel 里补上出生年月再上传，或者勾选这项声明');
    await expect(args.on.import.apply).not.toHaveBeenCalled();
    await userEvent.click(stated);
    await userEvent.click(go);
    const evidence = dialog.getByRole('textbox', { name: /同意的凭据/ });
    await waitFor(() => expect(evidence).toHaveFocus());
    await expect(evidence).toBeInvalid();
    await expect(args.on.import.apply).not.toHaveBeenCalled();
    await userEvent.type(evidence, '存教务处');
    await expect(evidence).toBeValid();
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
    await expect(
      dialog.getByText('新建的班由名单里这个班的老师任教；名单没有写老师的，先由您任教，可以在班级里改。'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /按名单的「班级」建班/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /跳过/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^导入 / }));
    await expect(args.on.import.apply).toHaveBeenCalledWith({ skipFaulty: true, consent: null, intoClasses: false });
  },
);
ImportDone.test('the initial passwords can be saved', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '导入完成' }));
  await expect(dialog.getByText(/请保存初始密码/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '查看密码条' }));
  await expect(args.on.import.showSlips).toHaveBeenCalledTimes(1);
  await expect(dialog.queryByText(/请保存初始密码/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '下载初始密码' }));
  await expect(args.on.import.savePasswords).toHaveBeenCalledTimes(1);
});
ImportDone.test('the result of an import leads to the first homework of its classes', async () => {
  const dialog = within(screen.getByRole('dialog', { name: '导入完成' }));
  const next = dialog.getByRole('link', { name: '给班级布置作业' });
  await expect(next.getAttribute('href')).toMatch(/\/homework\?do=create$/);
});
