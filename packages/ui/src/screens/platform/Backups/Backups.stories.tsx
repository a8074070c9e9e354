import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { NO_NETWORK } from '../../../storybook/offline.tsx';
import { Backups } from './Backups.tsx';
import type { BackupOverview } from './parts/backupOverview.ts';

const MIB = 1024 ** 2;
const NOW_MS = Date.parse(FIXTURE_NOW);
const hoursAgo = (hours: number) => new Date(NOW_MS - hours * HOUR_MS).toISOString();

const nightly = (hours: number, change: Partial<BackupOverview['backups'][number]> = {}) => ({
  name: `${hoursAgo(hours).replace(/[-:.]/g, '')}-nightly`,
  at: hoursAgo(hours),
  reason: 'nightly' as const,
  version: '0.1.0',
  sizeBytes: 153 * MIB,
  hasFiles: true,
  hasKeys: false,
  verifiedAt: hoursAgo(hours),
  brokenFile: null,
  ...change,
});

const few: BackupOverview = {
  backups: [nightly(9), nightly(33)],
  failures: [],
  running: null,
  isNightly: true,
  newestGoodAt: hoursAgo(9),
  isOld: false,
  hindrance: null,
  folder: '/srv/aosai/data/backups',
  provedUntil: null,
  freeBytes: 41_200 * MIB,
  now: FIXTURE_NOW,
};

const full: BackupOverview = {
  ...few,
  backups: [
    nightly(9),
    nightly(20, { name: 'asked', reason: 'asked', hasKeys: true, sizeBytes: 1_740 * MIB }),
    nightly(33, { verifiedAt: null }),
    nightly(50, { name: 'migration', reason: 'migration', hasFiles: false, sizeBytes: 61 * MIB }),
    nightly(57),
    nightly(81, { brokenFile: 'files/kQ3sT0b5m9fWcX2rJ8dYhA.png' }),
  ],
  failures: [
    {
      at: hoursAgo(105),
      reason: 'nightly',
      text: '磁盘空间不够备份：需要约 2210 MB，剩余 1804 MB。请清理旧备份，或用 AOSAI_BACKUPS 换一个目录。',
    },
    { at: hoursAgo(129), reason: 'asked', text: '备份途中服务器停止了，没有完成' },
  ],
};

const meta = preview.meta({
  id: 'screens-backups',
  title: '备份',
  component: Backups,
  decorators: [inOffice('bms', 'backup')],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：运维查看整台服务器的备份、立即备份一次、下载一份到别处，并查到怎样恢复。**何时不用**：导出一张表用表格上的「导出」；个人数据的副本在「账号与安全」。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    overview: { data: few },
    now: NOW_MS,
    act: { pending: false, error: null },
    question: null,
    factors: { totp: false, passkey: false },
    on: {
      begin: fn(),
      refresh: fn(),
      forget: fn(),
      download: fn(),
      verify: fn(),
      remove: fn(),
      removeNow: fn(),
      prove: fn(),
      close: fn(),
    },
  },
});

const empty: BackupOverview = { ...few, backups: [], newestGoodAt: null, isOld: true };

export const Partial = meta.story();
export const Full = meta.story({ args: { overview: { data: full } } });
export const Empty = meta.story({ args: { overview: { data: empty } } });
export const BackingUp = meta.story({
  args: {
    overview: {
      data: {
        ...few,
        running: {
          reason: 'asked',
          step: 'copy',
          startedAt: new Date(NOW_MS - 42_000).toISOString(),
          verifies: null,
        },
      },
    },
  },
});
export const Checking = meta.story({
  args: {
    overview: {
      data: {
        ...few,
        backups: [nightly(0, { reason: 'asked', verifiedAt: null }), nightly(9)],
        running: {
          reason: 'asked',
          step: 'check',
          startedAt: new Date(NOW_MS - 95_000).toISOString(),
          verifies: null,
        },
      },
    },
  },
});
export const CheckingAgain = meta.story({
  args: {
    overview: {
      data: {
        ...full,
        running: {
          reason: 'nightly',
          step: 'check',
          startedAt: new Date(NOW_MS - 12_000).toISOString(),
          verifies: nightly(57).name,
        },
      },
    },
  },
});
export const Proving = meta.story({ args: { question: { kind: 'prove' }, factors: { totp: true, passkey: false } } });
export const Removing = meta.story({ args: { question: { kind: 'remove', backup: nightly(33) } } });
export const TooOld = meta.story({
  args: {
    overview: {
      data: {
        ...few,
        backups: [nightly(57)],
        failures: [{ at: hoursAgo(9), reason: 'nightly', text: '备份时磁盘写满了，没有完成的备份已删除。' }],
        newestGoodAt: hoursAgo(57),
        isOld: true,
      },
    },
  },
});
export const NightlyOff = meta.story({ args: { overview: { data: { ...few, isNightly: false } } } });
export const ToolMissing = meta.story({ args: { overview: { data: { ...few, hindrance: 'noTool' } } } });
export const OnStandby = meta.story({ args: { overview: { data: { ...few, hindrance: 'standby', isOld: true } } } });
export const Refused = meta.story({
  args: { act: { pending: false, error: '已经有一个备份或校验正在进行，请等它完成' } },
});
export const Loading = meta.story({ args: { overview: {} } });
export const Failed = meta.story({ args: { overview: { error: '服务器出了点问题，请稍后再试' } } });
export const Offline = meta.story({
  args: { overview: { data: few, error: NO_NETWORK } },
  parameters: { isOffline: true },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const PhoneDark = Full.extend({ globals: { viewport: { value: 'phone' }, theme: 'dark' } });
export const Dark = BackingUp.extend({ globals: { theme: 'dark' } });

Partial.test(
  'a backup is begun, downloaded and compared again, and the newest good one cannot be deleted',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^最近一份完好的备份：.*9 小时/)).toBeVisible();
    const [download] = canvas.getAllByRole('button', { name: /^下载 .* 的备份$/ });
    if (download) await userEvent.click(download);
    await expect(args.on.download).toHaveBeenCalledWith(few.backups[0]);
    const [, verify] = canvas.getAllByRole('button', { name: /^校验 .* 的备份$/ });
    if (verify) await userEvent.click(verify);
    await expect(args.on.verify).toHaveBeenCalledWith(few.backups[1]);
    const [kept, remove] = canvas.getAllByRole('button', { name: /^删除 .* 的备份$/ });
    await expect(kept).toBeDisabled();
    if (remove) await userEvent.click(remove);
    await expect(args.on.remove).toHaveBeenCalledWith(few.backups[1]);
    await userEvent.click(canvas.getByRole('button', { name: '立即备份' }));
    await expect(args.on.begin).toHaveBeenCalledTimes(1);
  },
);

Full.test('failed and damaged backups say why, newest first', async ({ canvas }) => {
  const lines = canvas.getAllByRole('list', { name: '备份' })[0]?.children ?? [];
  const states = [...lines].map((line) => /已校验|没有校验|已损坏|没有完成/.exec(line.textContent ?? '')?.[0]);
  await expect(states).toEqual(['已校验', '已校验', '没有校验', '已校验', '已校验', '已损坏', '没有完成', '没有完成']);
  await expect(canvas.getByText(/剩余 1804 MB/)).toBeVisible();
  await expect(canvas.getByText(/files\/kQ3sT0b5m9fWcX2rJ8dYhA.png 与清单不符/)).toBeVisible();
});

Empty.test('without a backup, the page warns and names the first step', async ({ canvas }) => {
  await expect(canvas.getByText('还没有备份')).toBeVisible();
  await expect(canvas.getByText(/所有数据都找不回来/)).toBeVisible();
});

BackingUp.test('a running backup shows its step, and no second one can be begun', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: '备份进度' })).toHaveAttribute(
    'aria-valuetext',
    '第 2 步，共 3 步：复制数据库和文件',
  );
  await expect(canvas.getByRole('button', { name: '立即备份' })).toBeDisabled();
});

Checking.test('a new backup that is being compared with its list is not called unverified', async ({ canvas }) => {
  await expect(canvas.getByText('正在校验')).toBeVisible();
  await expect(canvas.queryByText('没有校验')).toBeNull();
});

CheckingAgain.test('an older backup that is compared again says so in its line', async ({ canvas }) => {
  const lines = [...(canvas.getAllByRole('list', { name: '备份' })[0]?.children ?? [])];
  await expect(lines.map((line) => /正在校验/.test(line.textContent ?? ''))).toEqual(
    [...full.backups, ...full.failures].map((_, at) => at === 4),
  );
  for (const button of canvas.getAllByRole('button', { name: /^(?:校验|删除) / })) await expect(button).toBeDisabled();
});

Proving.test('the password and the code are asked for before a download', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '请确认是您本人' }));
  await userEvent.type(dialog.getByLabelText(/^您的登录密码/, { selector: 'input' }), 'aosai2026');
  await userEvent.type(dialog.getByRole('textbox', { name: /^动态码/ }), '123456');
  await userEvent.click(dialog.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(args.on.prove).toHaveBeenCalledWith({ password: 'aosai2026', code: '123456' }));
});

Removing.test('a removal is confirmed by name', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '删除备份' }));
  await expect(args.on.removeNow).toHaveBeenCalledWith(expect.objectContaining({ name: nightly(33).name }));
});

TooOld.test('an old newest backup is an alarm', async ({ canvas }) => {
  await expect(canvas.getByText('最近一份完好的备份已超过 36 小时')).toBeVisible();
});

NightlyOff.test('the page says how nightly backups are switched on', async ({ canvas }) => {
  await expect(canvas.getByText('AOSAI_BACKUP=nightly')).toBeVisible();
});

ToolMissing.test('without pg_dump no backup can be begun', async ({ canvas }) => {
  await expect(canvas.getByText(/没有 pg_dump$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '立即备份' })).toBeDisabled();
});

OnStandby.test('a copy for rehearsals is not warned of its age', async ({ canvas }) => {
  await expect(canvas.getByText('这是备份的演练副本')).toBeVisible();
  await expect(canvas.queryByText(/超过 36 小时/)).toBeNull();
  await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
});

Refused.test('a second press is answered with a sentence', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('已经有一个备份或校验正在进行，请等它完成');
  await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
  await expect(args.on.forget).toHaveBeenCalledTimes(1);
});

Offline.test('what was loaded stays while there is no network', async ({ canvas }) => {
  await expect(canvas.getByText(/下面是 .* 的数据/)).toBeVisible();
  await expect(canvas.getAllByText('已校验').length).toBe(2);
});
