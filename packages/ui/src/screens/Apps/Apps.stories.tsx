import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../storybook/inOffice.tsx';
import { Apps, type AppsProps } from './Apps.tsx';
import { NO_APP_FILTER, type AppSite } from './appSite.ts';

const site = (no: number, changes: Partial<AppSite>): AppSite => ({
  id: idOf('app', no),
  version: 2,
  appId: `app-${no}`,
  name: `应用 ${no}`,
  title: '奥赛学堂',
  logo: null,
  favicon: null,
  accent: null,
  hosts: [],
  allowedOrigins: [],
  hasSsoKey: false,
  updatedAt: at(-no * 4_000),
  ...changes,
});
const rows = [
  site(1, { appId: 'aosai', name: '平台' }),
  site(2, {
    appId: 'binhai',
    name: '滨海实验学校',
    title: '滨海信息学',
    accent: '#0f766e',
    hosts: ['oj.binhai.example'],
    allowedOrigins: ['https://binhai.example'],
    hasSsoKey: true,
  }),
];
const page = (content: AppSite[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const meta = preview.meta({
  title: 'Apps',
  component: Apps,
  decorators: [inOffice('bms', 'app')],
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { rows: page([]) },
      extreme: { rows: page(Array.from({ length: 100 }, (_, no) => site(no, {}))) },
    },
    docs: {
      description: {
        component:
          '**何时用**：/bms/app，给每个站点定标题、标志、主色、域名，以及哪些网站可以嵌入它。**何时不用**：通知和协议用「配置与协议」。',
      },
    },
  },
  args: {
    rows: page(rows),
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: NO_APP_FILTER,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    ownAppId: 'aosai',
    canCreate: true,
    pictures: { logo: { fileName: null }, favicon: { fileName: null } },
    freshKey: null,
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      pictures: fn(),
      choose: fn(),
      remove: fn(),
      cancel: fn(),
      retryPicture: fn(),
      forgetKey: fn(),
      create: fn(async () => true),
      update: fn(async () => true),
    },
  } as AppsProps,
});

const PARTNER = idOf('app', 2);

export const Full = meta.story();
export const Loading = meta.story({ args: { rows: {} } });
export const Failed = meta.story({ tags: ['key'], args: { rows: { error: '服务暂时不可用，请稍后再试。' } } });
export const OwnOnly = meta.story({ args: { rows: page(rows.slice(1)), ownAppId: 'binhai', canCreate: false } });
export const Opened = meta.story({ args: { openId: PARTNER } });
export const Editing = Opened.extend({
  args: { ownAppId: 'binhai' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '修改应用' }));
    await screen.findByRole('dialog', { name: '修改「滨海实验学校」' });
  },
});
export const FreshKey = meta.story({ args: { freshKey: 'kX3vT9bQ2mWn7cRfYh5LdPz0sAuEjGi8oNqVtBxCwMk' } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const EditingPhone = Editing.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });
export const EditingDark = Editing.extend({ globals: { theme: 'dark' } });

Editing.test('an accent that cannot be read is said to be darkened, at once', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '修改「滨海实验学校」' }));
  await expect(dialog.getByRole('status')).toHaveTextContent('符合 4.5:1 的要求');
  const accent = dialog.getByRole('textbox', { name: /主色/ });
  await userEvent.clear(accent);
  await userEvent.type(accent, '#f59e0b');
  await expect(dialog.getByRole('status')).toHaveTextContent(/自动加深为 #/);
  const origins = dialog.getByRole('textbox', { name: /允许的来源/ });
  await userEvent.type(origins, '\nhttps://*.example');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(await dialog.findByText(/“https:\/\/\*.example”不是来源/)).toBeVisible();
  await userEvent.clear(origins);
  await userEvent.type(origins, 'https://a.example');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.update).toHaveBeenCalledTimes(1));
  await expect(args.on.update).toHaveBeenCalledWith(
    rows[1],
    expect.objectContaining({ accent: '#f59e0b', allowedOrigins: 'https://a.example', ssoKey: 'keep' }),
  );
});

OwnOnly.test('a partner makes no other sites', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '新建应用' })).toBeNull();
});
