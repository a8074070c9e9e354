import { OFFICE_PAGES } from '../../packages/app/src/shell/office/officePages.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { fillRequired } from './parts/fillRequired.ts';
import { officeTour } from './parts/officeTour.ts';

const stage = openStage();

/** Print pages have no frame and no dialogs. */
const isBare = /\/print$/;

/** Paths of all pages of an office, with ids from the demo filled in. */
function pagesOf(office: string, ids: Readonly<Record<string, string>>): string[] {
  return OFFICE_PAGES.map(({ path }) => path).flatMap((path) => {
    if (!path.startsWith(`/${office}/`) || isBare.test(path)) return [];
    const [, kind = ''] = /^\/\w+\/(\w+)\/:id/.exec(path) ?? [];
    return path.includes(':id') && !ids[kind] ? [] : [path.replace(':id', ids[kind] ?? '')];
  });
}

async function enter(page: Page, path: string, account: string): Promise<void> {
  await page.goto(`${stage.product.url}/web${path}`);
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill(account);
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await door.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Ids of the first row of each kind. */
async function firstIds(office: 'bms' | 'edms'): Promise<Record<string, string>> {
  const [account, realm] = office === 'bms' ? (['guanli', 'user'] as const) : (['laoshi', 'member'] as const);
  const { client } = await signIn(stage.product.url, account, student.PASSWORD, realm);
  const group = { group: office, quiet: true } as const;
  const first = ({ content }: { content: readonly { id: string }[] }) => content[0]?.id ?? '';
  return {
    exam: first(await client.exam.queryList({ size: 1 }, group)),
    homework: first(await client.homework.queryList({ size: 1 }, group)),
    grade: first(await client.grade.queryList({ size: 1 }, group)),
    question: first(await client.question.queryList({ size: 1 }, group)),
    examPaper: first(await client.examPaper.queryList({ size: 1 }, group)),
    course: first(await client.course.queryList({ size: 1 }, group)),
    chapter: first(await client.chapter.queryList({ size: 1 }, group)),
  };
}

/** Every `of`-th one, beginning with the `no`-th: parts of a walk that would be too long as one test. */
const shareOf = <One>(all: readonly One[], { no, of }: Share): One[] => all.filter((_, place) => place % of === no - 1);

interface Share {
  no: number;
  of: number;
}

const sharesOf = (of: number): Share[] => Array.from({ length: of }, (_, place) => ({ no: place + 1, of }));

const OPERATOR = { office: 'bms', account: 'guanli', home: '/bms/desk' } as const;
const SCHOOL = { office: 'edms', account: 'laoshi', home: '/edms/desk' } as const;
const withShares = <Walk extends object>(walk: Walk, of: number) =>
  sharesOf(of).map((share) => ({ ...walk, share, ...share }));

/** How many dialogs the walks below have opened so far. */
const openedCount = { bms: 0, edms: 0 };

test.each([...withShares(OPERATOR, 8), ...withShares(SCHOOL, 4)])(
  'every dialog of $office opens without errors or refused calls, part $no of $of',
  async ({ office, account, home, share }) => {
    const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
    const page = await context.newPage();
    await enter(page, home, account);
    const tour = officeTour(page, `${stage.product.url}/web`);
    for (const path of shareOf(pagesOf(office, await firstIds(office)), share)) await tour.visit(path);
    openedCount[office] += tour.opened.length;
    expect(tour.faults).toEqual([]);
    await context.close();
  },
);

test('the parts together have opened as many dialogs as the offices have at least', () => {
  expect(openedCount.bms).toBeGreaterThan(60);
  expect(openedCount.edms).toBeGreaterThan(25);
});

/** Height in px of a row with a tag, or less. */
const ONE_LINE_PX = 52;

/** Tables of the page that scroll sideways, and rows of more than one line. */
const tooLarge = (page: Page): Promise<string[]> =>
  page.locator('[data-part=scroll]').evaluateAll(
    (all, oneLinePx) =>
      all.flatMap((scroller) => {
        const name = scroller.getAttribute('aria-label') ?? '';
        const rows = [...scroller.querySelectorAll<HTMLElement>('tbody > tr')];
        const highPx = Math.max(0, ...rows.map(({ offsetHeight }) => offsetHeight));
        return [
          ...(scroller.scrollWidth > scroller.clientWidth ? [`${name} is ${scroller.scrollWidth} px wide`] : []),
          ...(highPx > oneLinePx ? [`${name} has a row of ${highPx} px`] : []),
        ];
      }),
    ONE_LINE_PX,
  );

test.each([...withShares({ ...OPERATOR, atLeast: 4 }, 3), ...withShares({ ...SCHOOL, atLeast: 4 }, 2)])(
  'every list of $office shows its columns on one line at 1366 px, part $no of $of',
  async ({ office, account, home, atLeast, share }) => {
    const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await enter(page, home, account);
    const faults: string[] = [];
    let tableCount = 0;
    for (const path of shareOf(pagesOf(office, {}), share)) {
      await page.goto(`${stage.product.url}/web${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      tableCount += await page.locator('[data-part=scroll] tbody > tr').first().count();
      faults.push(...(await tooLarge(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(tableCount).toBeGreaterThan(atLeast);
    await context.close();
  },
);

interface Made {
  path: string;
  button: string;
  /** Values for fields that do not accept the default text. */
  values?: Readonly<Record<string, string>>;
  /** Label of an option that must be chosen. */
  checks?: string;
  /** Address where one stands afterwards, below the list's; by default the list. */
  stands?: RegExp;
  /** The button that saves; by default the last one. */
  save?: string;
}

const MADE_BY_OFFICE: readonly Made[] = [
  { path: '/bms/membershipOrder', button: '新建订单', values: { 账号: 'xuesheng3' } },
  { path: '/bms/exam', button: '新建考试', save: '存为草稿', stands: /^\/\w{26}\/settings$/ },
  { path: '/bms/homework', button: '新建作业', stands: /^\/\w{26}\?tab=settings$/, save: '存为草稿' },
  { path: '/bms/grade', button: '新建班级' },
  { path: '/bms/organization', button: '新建机构', values: { 联系手机: '13900000021' } },
  { path: '/bms/membership', button: '新建会员卡', values: { 价格: '12' }, checks: '题解视频' },
  { path: '/bms/right', button: '新建权益' },
  { path: '/bms/memberPoints', button: '调整积分', values: { 账号或手机号: 'xuesheng3', 积分: '5' } },
  { path: '/bms/imageBanner', button: '新建横幅' },
  { path: '/bms/role', button: '新建角色' },
  { path: '/bms/user', button: '新建账号', values: { 账号: 'tour.user' } },
  { path: '/bms/dict', button: '新建字典' },
  { path: '/bms/config', button: '新建配置', values: { 代号: 'tour.rules' } },
  { path: '/bms/app', button: '新建应用' },
  { path: '/bms/examPaper', button: '新建试卷', stands: /^\/\w{26}$/ },
  { path: '/bms/course', button: '新建课程', stands: /^\/\w{26}$/ },
  { path: '/bms/chapter', button: '新建单元', stands: /^\/\w{26}$/ },
];

const MADE_BY_SCHOOL: readonly Made[] = [
  { path: '/edms/exam', button: '新建考试', save: '存为草稿', stands: /^\/\w{26}\/settings$/ },
  { path: '/edms/homework', button: '新建作业', stands: /^\/\w{26}\?tab=settings$/, save: '存为草稿' },
  { path: '/edms/grade', button: '新建班级' },
  {
    path: '/edms/organizationMember',
    button: '添加成员',
    values: { 姓名: '巡小检', '学号 / 工号': 'T88', 身份: 'teacher' },
  },
  { path: '/edms/examPaper', button: '新建试卷', stands: /^\/\w{26}$/ },
  { path: '/edms/course', button: '新建课程', stands: /^\/\w{26}$/ },
  { path: '/edms/chapter', button: '新建单元', stands: /^\/\w{26}$/ },
];

test.each([
  ...withShares({ ...OPERATOR, who: 'the operator', all: MADE_BY_OFFICE }, 3),
  ...withShares({ ...SCHOOL, who: 'a school', all: MADE_BY_SCHOOL }, 1),
])('$who can create a row of each kind that has a dialog, part $no of $of', async ({ account, home, all, share }) => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  await enter(page, home, account);
  const tour = officeTour(page, `${stage.product.url}/web`);
  for (const { path, button, values = {}, checks, stands, save } of shareOf(all, share)) {
    await page.goto(`${stage.product.url}/web${path}`);
    // A dialog with an address opens from a link.
    const opener = page.getByRole('button', { name: button }).or(page.getByRole('link', { name: button }));
    await opener.first().click();
    const dialog = page.getByRole('dialog').last();
    await fillRequired(dialog, values);
    if (checks !== undefined) await dialog.getByRole('checkbox', { name: checks }).check();
    const buttons = dialog.getByRole('contentinfo').getByRole('button', save === undefined ? {} : { name: save });
    await buttons.last().click();
    // Success is shown by a toast, or, for accounts, by the first password.
    await page
      .getByText(/^已(新建|调整|添加|存为草稿)/)
      .or(page.getByRole('button', { name: '已经记下' }))
      .first()
      .waitFor();
    const list = `${stage.product.url}/web${path}`;
    if (stands) await page.waitForURL(({ href }) => href.startsWith(list) && stands.test(href.slice(list.length)));
  }
  expect(tour.faults).toEqual([]);
  await context.close();
});

test('a copy of a paper, a homework or an exam is opened', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  await enter(page, '/edms/desk', 'laoshi');
  const ids = await firstIds('edms');
  const copies = [
    { of: `examPaper/${ids['examPaper']}`, id: ids['examPaper'], stands: /\/examPaper\/\w{26}$/ },
    { of: `homework/${ids['homework']}`, id: ids['homework'], stands: /\/homework\/\w{26}\?tab=settings$/ },
    { of: `exam/${ids['exam']}/settings`, id: ids['exam'], stands: /\/exam\/\w{26}\/settings$/ },
  ];
  for (const { of, id, stands } of copies) {
    await page.goto(`${stage.product.url}/web/edms/${of}`);
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '复制一份' }).click();
    await page.getByText(/^已复制/).waitFor();
    await page.waitForURL(stands);
    const title = page.getByRole('heading', { level: 1, name: /副本/ });
    await title.waitFor();
    expect(page.url()).not.toContain(id);
  }
  await context.close();
});

test('the operator creates and publishes a class with a price, and a student can order a place', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  await enter(page, '/bms/grade', 'guanli');
  await page.getByRole('button', { name: '新建班级' }).first().click();
  const form = page.getByRole('dialog', { name: '新建班级' });
  await form.getByRole('combobox', { name: '机构' }).selectOption({ label: '星海编程' });
  await form.getByRole('combobox', { name: /^老师/ }).click();
  await page.getByRole('option', { name: '周明澜' }).click();
  await page.keyboard.press('Escape');
  await fillRequired(form, { 名称: '周末付费班' });
  await form.getByRole('checkbox', { name: /公开招生/ }).check();
  await form.getByRole('textbox', { name: /价格/ }).fill('12.80');
  await form.getByRole('button', { name: '新建班级' }).click();
  await form.waitFor({ state: 'detached' });
  // The page of the new class opens.
  await page.getByRole('heading', { level: 1, name: '周末付费班' }).waitFor();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: /^发布/ }).getByRole('button', { name: /发布/ }).click();
  await page.getByText('进行中').first().waitFor();

  const { client } = await signIn(stage.product.url, 'xuesheng', student.PASSWORD);
  const { content } = await client.grade.queryList({ keyword: '周末付费班' });
  expect(content).toMatchObject([{ orgName: '星海编程', priceFen: 1280, isEnrolling: true }]);
  const { id } = content[0] ?? { id: '' };
  expect(await client.gradeEnroll.enroll({ gradeId: id })).toMatchObject({ status: '1' });
  await context.close();
});
