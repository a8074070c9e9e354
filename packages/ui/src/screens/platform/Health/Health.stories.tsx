import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { Health } from './Health.tsx';
import type { HealthReport, JobsReport } from './parts/healthReport.ts';

const GIB = 1024 ** 3;

const fine: HealthReport = {
  status: 'ok',
  version: '0.1.0',
  time: FIXTURE_NOW,
  uptimeMs: 273_600_000,
  database: { kind: 'pglite', ok: true, latencyMs: 0.84 },
  clock: { aheadMs: 0 },
  judge: {
    available: true,
    level: 'L1b',
    layers: ['名字空间（文件、进程、网络、IPC）', '独立用户', 'Landlock ABI 4', 'seccomp 白名单', '内存轮询'],
    compilers: [
      { language: 53, version: 'g++ (Debian 12.2.0-14) 12.2.0' },
      { language: 71, version: 'Python 3.11.2' },
    ],
    slots: 2,
    problems: [],
  },
  queue: { waiting: 3, running: 2, oldestWaitMs: 1_400, systemErrors: 0 },
  disk: { freeBytes: 38.4 * GIB, totalBytes: 79 * GIB },
};

const stopped: HealthReport = {
  ...fine,
  status: 'degraded',
  judge: {
    available: false,
    level: 'L5',
    layers: [],
    compilers: [
      { language: 53, version: null },
      { language: 71, version: null },
    ],
    slots: 2,
    problems: ['缺少 C++ 编译器：apt install g++'],
  },
  queue: { waiting: 214, running: 0, oldestWaitMs: 1_325_000, systemErrors: 0 },
};

const smallFaults: HealthReport = {
  ...fine,
  status: 'degraded',
  database: { kind: 'postgresql', ok: true, latencyMs: 2.31 },
  judge: {
    ...fine.judge,
    level: 'L4',
    layers: ['Landlock ABI 4', 'seccomp 白名单', '内存轮询'],
    compilers: [
      { language: 53, version: 'g++ (Debian 12.2.0-14) 12.2.0' },
      { language: 71, version: null },
    ],
    problems: [
      '缺少 Python：apt install python3',
      '缺少 libstdc++.a，程序将动态链接，启动稍慢：apt install --reinstall libstdc++-12-dev',
      '沙箱内无法启动 Python，请把缓存目录放到所有用户可进入的位置：/home/aosai/platform/deployment/data/cache/judge',
    ],
  },
  queue: { waiting: 57, running: 2, oldestWaitMs: 84_000, systemErrors: 3 },
  disk: { freeBytes: 2.1 * GIB, totalBytes: 79 * GIB },
};

const server = {
  name: 'aosai-1:3000',
  role: 'all',
  version: '0.1.0',
  clockAheadMs: 4,
  startedAt: '2026-11-20T22:30:00.000Z',
  lastSeenAt: FIXTURE_NOW,
  isSilent: false,
} as const satisfies JobsReport['servers'][number];

const jobs: JobsReport = {
  servers: [server],
  jobs: [
    { name: 'bills', hasFailed: true, at: FIXTURE_NOW, tookMs: 1_204 },
    { name: 'mails', hasFailed: false, at: FIXTURE_NOW, tookMs: 320 },
    { name: 'somethingNewer', hasFailed: false, at: FIXTURE_NOW, tookMs: 4 },
  ],
  failures: [{ name: 'bills', at: FIXTURE_NOW, tries: 4, reason: 'connect ECONNREFUSED 203.0.113.7:443' }],
};

const meta = preview.meta({
  id: 'screens-health',
  title: '系统状况',
  component: Health,
  decorators: [inOffice('bms', 'health')],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：运维查看系统是否正常：数据库、判题机、队列、磁盘，先用一句话给出结论。**何时不用**：判题任务的处理用 Judge；用户看到的故障用 PageFailure。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    health: { data: fine },
    linksBackups: true,
    now: Date.parse(FIXTURE_NOW) + 3_000,
    refreshing: false,
    on: { refresh: fn() },
  },
});

export const Fine = meta.story();
export const Idle = meta.story({
  tags: ['key'],
  args: { health: { data: { ...fine, queue: { waiting: 0, running: 0, oldestWaitMs: 0, systemErrors: 0 } } } },
});
export const JudgeStopped = meta.story({ args: { health: { data: stopped } } });
export const SmallFaults = meta.story({ args: { health: { data: smallFaults } } });
export const ClockWrong = meta.story({
  args: {
    health: {
      data: {
        ...fine,
        status: 'degraded',
        database: { kind: 'postgresql', ok: true, latencyMs: 2.31 },
        clock: { aheadMs: 7_200_000 },
      },
    },
  },
});
export const DatabaseDown = meta.story({
  args: {
    health: {
      data: {
        ...fine,
        status: 'down',
        database: { kind: 'postgresql', ok: false, latencyMs: 3_000 },
        queue: { waiting: 0, running: 0, oldestWaitMs: 0, systemErrors: 0 },
      },
    },
  },
});
export const JobFailed = meta.story({ args: { jobs } });
export const JobsFine = meta.story({
  args: { jobs: { jobs: jobs.jobs.map((job) => ({ ...job, hasFailed: false })), servers: [server], failures: [] } },
});
export const OtherApp = meta.story({ args: { jobs, linksBackups: false } });
export const NoJobYet = meta.story({ args: { jobs: { ...jobs, jobs: [], failures: [] } } });
export const ManyServers = meta.story({
  args: {
    jobs: {
      ...jobs,
      failures: [],
      servers: [
        { ...server, name: 'web-1.aosai.example:3000', role: 'web' },
        { ...server, name: 'web-2.aosai.example:3000', role: 'web', version: '0.2.0', clockAheadMs: -7_200 },
        {
          ...server,
          name: 'jobs-1.aosai.example:3000',
          role: 'jobs',
          lastSeenAt: '2026-11-21T02:11:00.000Z',
          isSilent: true,
        },
      ],
    },
  },
});
export const ManyServersPhone = ManyServers.extend({ globals: { viewport: { value: 'phone' }, theme: 'dark' } });
export const JobFailedPhone = JobFailed.extend({ globals: { viewport: { value: 'phone' }, theme: 'dark' } });
export const Stale = meta.story({
  args: { health: { data: fine, error: '连不上服务器，请检查网络' }, now: Date.parse(FIXTURE_NOW) + 95_000 },
});
export const Refreshing = meta.story({ args: { refreshing: true } });
export const Loading = meta.story({ args: { health: {}, refreshing: true } });
export const Failed = meta.story({ args: { health: { error: '连不上服务器，请检查网络' } } });
export const Phone = SmallFaults.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Fine.extend({ globals: { theme: 'dark' } });
export const SmallFaultsDark = SmallFaults.extend({ globals: { theme: 'dark' } });

Fine.test('a healthy server is summed up in one sentence, without actions', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('一切正常');
  await expect(canvas.queryByRole('heading', { name: '需要处理' })).toBeNull();
  await expect(canvas.getByText('19:47:15 的数据，3 秒前')).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: '已用磁盘' })).toHaveAttribute('aria-valuetext', '51%');
});

Fine.test('the report can be refreshed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
  await expect(args.on.refresh).toHaveBeenCalledTimes(1);
});

JudgeStopped.test('each problem shows the command that fixes it', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('评测已停');
  await expect(canvas.getByText('apt install g++', { selector: 'code' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: '复制命令 apt install g++' })).toBeVisible();
});

SmallFaults.test('every problem is listed once', async ({ canvas }) => {
  await expect(canvas.getByText('6 项')).toBeVisible();
  await expect(canvas.getByText(/磁盘只剩 2.1 GB/)).toBeVisible();
  await expect(canvas.getByText(/最早的提交已等待 1 分 24 秒/)).toBeVisible();
  await expect(canvas.getByText(/有 3 份提交没有评测成功/)).toBeVisible();
});

ClockWrong.test('a wrong clock names its consequences and the command that fixes it', async ({ canvas }) => {
  await expect(canvas.getByText(/时钟比数据库快 2 小时 0 分。它已停止接收新请求和定时工作/)).toBeVisible();
  await expect(canvas.getByText(/请用 NTP（例如 chrony）校准/)).toBeVisible();
});

DatabaseDown.test('without a database, the page says what it means for students', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('学生的答案仍存在各自的设备上');
  await expect(canvas.getByText(/数据库没有响应。请检查/)).toBeVisible();
});

JobFailed.test('a failed job is named with its tries and reason', async ({ canvas }) => {
  await expect(canvas.getByText('有失败')).toBeVisible();
  const [failure] = canvas.getAllByText(/对账试了 4 次：connect ECONNREFUSED/);
  await expect(failure).toBeVisible();
  await expect(canvas.getByText('somethingNewer')).toBeVisible();
});

JobsFine.test('jobs that work show no failures', async ({ canvas }) => {
  await expect(canvas.queryByText('有失败')).toBeNull();
  await expect(canvas.queryByRole('list', { name: '失败记录' })).toBeNull();
});

OtherApp.test('in other apps no link leads to the backups, which the server would refuse', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: '备份一览' })).toBeNull();
});

NoJobYet.test('before the first run, the card says when it comes', async ({ canvas }) => {
  await expect(canvas.getByText(/第一次运行在服务器启动后/)).toBeVisible();
});

Stale.test('stale figures stay, with their age', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('请检查网络。下面是 19:47:15 的数据。');
  await expect(canvas.getByText('19:47:15 的数据，1 分 35 秒前')).toBeVisible();
});

Failed.test('without any figures, the report can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.on.refresh).toHaveBeenCalledTimes(1);
});

ManyServers.test('servers that fell silent, differ or leave jobs undone are named', async ({ canvas }) => {
  const lines = within(canvas.getByRole('list', { name: '服务器的问题' })).getAllByRole('listitem');
  await expect(lines.map((line) => line.textContent)).toEqual([
    'jobs-1.aosai.example:3000 没有正常停止就不再报告。请检查那台机器；重新启动后，这一行一天后消失。',
    '有 2 个版本同时运行（0.1.0、0.2.0）。请把升级做完。',
    '没有服务器运行定时任务：提醒、邮件和对账都停着。请启动一台 AOSAI_ROLE=jobs 的服务器。',
    'web-2.aosai.example:3000 的时钟比数据库慢 7 秒。请用 NTP 校准。',
  ]);
});

JobsFine.test('servers in order are counted', async ({ canvas }) => {
  await expect(canvas.getByText('1 台在运行')).toBeVisible();
  await expect(canvas.queryByRole('list', { name: '服务器的问题' })).toBeNull();
});
