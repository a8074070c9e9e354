import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { BannerAdmin, type BannerRow, type Known } from './BannerAdmin.tsx';

const row = (no: number, changes: Partial<BannerRow>): BannerRow => ({
  id: idOf('banner', no),
  version: 2,
  position: 'home',
  title: `横幅 ${no}`,
  subtitle: '',
  image: null,
  link: '/web/exam/list',
  leadsTo: { words: '页面 · 考试', isGone: false },
  sort: no,
  isOn: true,
  startAt: null,
  endAt: null,
  state: 'showing',
  updatedAt: at(-no * 1_500),
  ...changes,
});
const waiting = row(2, {
  title: '冬令营开始报名',
  subtitle: '十二天，从枚举到动态规划',
  link: 'https://camp.example/2026',
  leadsTo: { words: 'https://camp.example/2026', isGone: false },
  startAt: at(3_000),
  endAt: at(30_000),
  state: 'waiting',
});
const rows = [
  row(1, { title: '像正式考试一样，先考一次', subtitle: 'GESP 模拟考：单选、判断、编程，交卷即评测' }),
  waiting,
  row(3, {
    title: '暑期集训回顾',
    link: '/web/exam/detail?id=01',
    leadsTo: { words: '/web/exam/detail?id=01', isGone: true },
    endAt: at(-9_000),
    state: 'over',
  }),
  row(4, { title: '断网也不丢答案', isOn: false, state: 'off', link: null, leadsTo: null }),
];
const LONG = '新疆维吾尔自治区巴音郭楞蒙古自治州青少年信息学奥林匹克联合集训报名通道开放';

const known: Known = {
  picture: {
    fileName: null,
    set: fn(),
    on: { choose: fn(), remove: fn(), cancel: fn(), retry: fn() },
  },
  targets: [{ value: '/web/exam/list', label: '考试', hint: '页面' }],
  today: '2026-11-21',
};
const of = officeStories(BannerAdmin, {
  rows,
  known,
  opened: waiting,
  extreme: row(1, { title: LONG, subtitle: LONG.repeat(2), startAt: at(1), endAt: at(99_999) }),
});

const meta = preview.meta({
  id: 'screens-banneradmin',
  title: '横幅',

  component: BannerAdmin,
  decorators: [inOffice('bms', 'imageBanner')],
  parameters: of.parameters(
    '**何时用**：/bms/imageBanner，安排首页横幅：文字、图片、去处、展示时间和顺序。**何时不用**：一句话的通知用「设置」里的首页通知。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story({ tags: ['key'], ...of.empty });
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Editing = Opened.extend(of.asking('修改横幅'));
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend(of.phone);
export const EditingPhone = Editing.extend(of.phone);
export const Dark = Full.extend(of.dark);
export const EditingDark = Editing.extend(of.dark);

Full.test('a link that would run a script is refused before it is sent', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建横幅' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建横幅' }));
  await expect(args.known.picture.set).toHaveBeenLastCalledWith(null);
  await userEvent.type(dialog.getByRole('textbox', { name: /标题/ }), '冬令营');
  await userEvent.click(dialog.getByRole('combobox', { name: '去处' }));
  await userEvent.click(await screen.findByRole('option', { name: /自己填网址/ }));
  const link = await dialog.findByRole('textbox', { name: /链接/ });
  await userEvent.type(link, 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: '新建横幅' }));
  await expect(await dialog.findByText(/网址应以 https/)).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: '去处' }));
  await userEvent.click(await screen.findByRole('option', { name: /考试/ }));
  await expect(dialog.getByRole('link', { name: /看看打开的页面/ })).toHaveAttribute('href', '/web/exam/list');
  await userEvent.click(dialog.getByRole('button', { name: '新建横幅' }));
  await waitFor(() => expect(args.on.create).toHaveBeenCalledTimes(1));
  await expect(args.on.create).toHaveBeenCalledWith({
    position: 'home',
    title: '冬令营',
    subtitle: null,
    image: null,
    link: '/web/exam/list',
    sort: 0,
    isOn: true,
    startAt: null,
    endAt: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Full.test('a link to something that is gone is marked in the list', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /暑期集训回顾/ })).toHaveTextContent('已删除或没有发布');
});

Full.test('banners that are switched off can be found', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '停用');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ keyword: '', isOn: 'false' });
});

Editing.test('the form of an existing banner starts with its picture and times', async ({ userEvent, args }) => {
  await expect(args.known.picture.set).toHaveBeenLastCalledWith(null);
  const dialog = within(screen.getByRole('dialog', { name: '修改横幅' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const { title, subtitle, link, position, sort, isOn, startAt, endAt } = waiting;
  await waitFor(() =>
    expect(args.on.update).toHaveBeenCalledWith(waiting, {
      title,
      subtitle,
      image: null,
      link,
      position,
      sort,
      isOn,
      startAt,
      endAt,
    }),
  );
});
