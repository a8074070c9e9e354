import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../storybook/inOffice.tsx';
import { NO_BANNER_FILTER, type BannerRow } from './banner.ts';
import { BannerAdmin, type BannerAdminProps } from './BannerAdmin.tsx';

const row = (no: number, changes: Partial<BannerRow>): BannerRow => ({
  id: idOf('banner', no),
  version: 2,
  position: 'home',
  title: `横幅 ${no}`,
  subtitle: '',
  image: null,
  link: '/web/exam/list',
  sort: no,
  isOn: true,
  startAt: null,
  endAt: null,
  state: 'showing',
  updatedAt: at(-no * 1_500),
  ...changes,
});
const rows = [
  row(1, { title: '像正式考试一样，先考一次', subtitle: 'GESP 模拟考：单选、判断、编程，交卷即评测' }),
  row(2, {
    title: '冬令营开始报名',
    subtitle: '十二天，从枚举到动态规划',
    link: 'https://camp.example/2026',
    startAt: at(3_000),
    endAt: at(30_000),
    state: 'waiting',
  }),
  row(3, { title: '暑期集训回顾', endAt: at(-9_000), state: 'over' }),
  row(4, { title: '断网也不丢答案', isOn: false, state: 'off', link: null }),
];
const page = (content: BannerRow[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });
const LONG = '新疆维吾尔自治区巴音郭楞蒙古自治州青少年信息学奥林匹克联合集训报名通道开放';

const meta = preview.meta({
  title: 'BannerAdmin',
  component: BannerAdmin,
  decorators: [inOffice('bms', 'imageBanner')],
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { rows: page([]) },
      extreme: {
        rows: page(
          Array.from({ length: 200 }, (_, no) => row(no, {})),
          640,
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：/bms/imageBanner，安排首页横幅：文字、图片、去处、展示时间和顺序。**何时不用**：一句话的通知用「配置与协议」里的首页滚动通知。',
      },
    },
  },
  args: {
    rows: page(rows),
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: NO_BANNER_FILTER,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    picture: { fileName: null },
    today: '2026-11-21',
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      picture: fn(),
      choosePicture: fn(),
      cancelUpload: fn(),
      retryUpload: fn(),
      create: fn(async () => true),
      update: fn(async () => true),
      remove: fn(async () => true),
    },
  } as BannerAdminProps,
});

export const Full = meta.story();
export const Loading = meta.story({ args: { rows: {} } });
export const Empty = meta.story({ tags: ['key'], args: { rows: page([]) } });
export const Failed = meta.story({ args: { rows: { error: '服务暂时不可用，请稍后再试。' } } });
export const Opened = meta.story({ args: { openId: idOf('banner', 2) } });
export const Editing = meta.story({
  args: { openId: idOf('banner', 2) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '修改横幅' }));
    await screen.findByRole('dialog', { name: '修改横幅' });
  },
});
export const Extreme = meta.story({
  args: { rows: page([row(1, { title: LONG, subtitle: LONG.repeat(2), startAt: at(1), endAt: at(99_999) })]) },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const EditingPhone = Editing.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });
export const EditingDark = Editing.extend({ globals: { theme: 'dark' } });

Full.test('a link that would run something is refused before it is sent', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建横幅' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建横幅' }));
  await expect(args.on.picture).toHaveBeenLastCalledWith(null);
  await userEvent.type(dialog.getByRole('textbox', { name: /标题/ }), '冬令营');
  const link = dialog.getByRole('textbox', { name: /链接/ });
  await userEvent.type(link, 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: '新建横幅' }));
  await expect(await dialog.findByText(/网址应以 https/)).toBeVisible();
  await userEvent.clear(link);
  await userEvent.type(link, '/web/exam/list');
  await userEvent.click(dialog.getByRole('button', { name: '新建横幅' }));
  await waitFor(() => expect(args.on.create).toHaveBeenCalledTimes(1));
  await expect(args.on.create).toHaveBeenCalledWith({
    position: 'home',
    title: '冬令营',
    subtitle: '',
    link: '/web/exam/list',
    sort: 0,
    isOn: true,
    startAt: null,
    endAt: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Full.test('what is off can be found', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '停用');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ keyword: '', isOn: 'false' });
});
