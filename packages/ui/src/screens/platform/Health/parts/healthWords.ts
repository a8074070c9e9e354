import { roughText } from '@aosai/api/kit/durations';
import type { HealthReport, JobsReport } from './healthReport.ts';

/** Below this share of free disk space the server reports itself degraded. */
const LOW_DISK_SHARE = 0.1;
/** Longest acceptable wait before judging begins. */
const LONG_WAIT_MS = 60_000;
/** Above this difference the server raises an alarm about its clock; at the larger limit it is not ready. */
const CLOCK_ALARM_MS = 5_000;
const CLOCK_WRONG_MS = 30_000;

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** 512 MB, 38.4 GB, 1.8 TB: in powers of 1024, at most one decimal. */
export const bytesText = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : Math.round(value * 10) / 10} ${UNITS[step] ?? 'B'}`;
};

export const isLowDisk = ({ freeBytes, totalBytes }: HealthReport['disk']): boolean =>
  totalBytes > 0 && freeBytes / totalBytes < LOW_DISK_SHARE;
export const isLongWait = ({ oldestWaitMs }: HealthReport['queue']): boolean => oldestWaitMs > LONG_WAIT_MS;

export interface Problem {
  /** The problem in words, with advice if there is no command. */
  text: string;
  /** Command to run on the server, unchanged. */
  command: string | null;
}

/** Splits `缺少 Python：apt install python3` into text and command. */
export const problemOf = (line: string): Problem => {
  const found = /：((?:sudo )?apt(?:-get)? install .+)/s.exec(line);
  const [, command = ''] = found ?? [];
  return found?.index ? { text: line.slice(0, found.index), command } : { text: line, command: null };
};

/** Students are not affected, since all decisions use the database's clock. */
const clockLine = (aheadMs: number): string => {
  const differs = `这台服务器的时钟比数据库${aheadMs > 0 ? '快' : '慢'} ${roughText(Math.abs(aheadMs))}`;
  const rests = Math.abs(aheadMs) > CLOCK_WRONG_MS ? '它已停止接收新请求和定时工作。' : '';
  return `${differs}。${rests}考试按数据库的时间进行。请用 NTP（例如 chrony）校准两台机器的时钟。`;
};

/** Everything that needs the operator, the most severe first. */
export const problemsOf = ({ database, clock, judge, disk, queue }: HealthReport): Problem[] => {
  const lines = [
    !database.ok && '数据库没有响应。请检查数据库进程和 DATABASE_URL，然后重新启动服务。',
    Math.abs(clock.aheadMs) > CLOCK_ALARM_MS && clockLine(clock.aheadMs),
    ...judge.problems,
    isLowDisk(disk) && `磁盘只剩 ${bytesText(disk.freeBytes)}。请清理或扩容，写满后答案将无法保存。`,
    judge.available &&
      isLongWait(queue) &&
      `最早的提交已等待 ${roughText(queue.oldestWaitMs)}。请增加评测槽位，或检查评测机是否卡住。`,
    queue.systemErrors > 0 &&
      `一天内有 ${queue.systemErrors} 份提交没有评测成功（系统错误）。请在「评测」页查看告警，修好评测机后重测。`,
  ];
  return lines.filter((line) => line !== false).map(problemOf);
};

export interface Overall {
  tone: 'ok' | 'warn' | 'bad';
  title: string;
  text: string;
}

/** The state of the site in one sentence. */
export const overallOf = ({ status, judge, queue }: HealthReport): Overall => {
  switch (status) {
    case 'ok':
      return { tone: 'ok', title: '一切正常', text: '学生可以作答、自测和提交，成绩会及时给出。' };
    case 'degraded':
      return judge.available
        ? { tone: 'warn', title: '可以使用，但需要处理', text: '站点仍在工作。请尽快处理下面的问题。' }
        : {
            tone: 'warn',
            title: '评测已停，其他功能正常',
            text: `学生可以作答和交卷，代码会排队等候（现有 ${queue.waiting} 份）。评测恢复后自动继续，不用重交。`,
          };
    case 'down':
      return {
        tone: 'bad',
        title: '数据库不可用，站点暂停服务',
        text: '学生的答案仍存在各自的设备上，数据库恢复后会自动保存。',
      };
    default:
      return status satisfies never;
  }
};

export const DATABASE_WORDS = {
  pglite: 'PGlite（内置）',
  postgresql: 'PostgreSQL',
} as const satisfies Record<HealthReport['database']['kind'], string>;

const JOB_WORDS: Readonly<Record<string, string>> = {
  tidy: '清理过期记录',
  reminders: '提醒',
  mails: '邮件',
  figures: '每晚统计',
  bills: '对账',
  backup: '每夜备份',
  files: '清理文件',
};

/** A job of a newer server has no word yet. */
export const jobWord = (name: string): string => JOB_WORDS[name] ?? name;

type Server = JobsReport['servers'][number];

export const ROLE_WORDS = {
  all: '网站和定时任务',
  web: '网站',
  jobs: '定时任务',
} as const satisfies Record<Server['role'], string>;

/** What is wrong with the servers together, in words. */
export const serversProblems = (servers: readonly Server[]): string[] => {
  const live = servers.filter(({ isSilent }) => !isSilent);
  const versions = [...new Set(live.map(({ version }) => version))];
  const lines = [
    ...servers.flatMap(({ name, isSilent }) =>
      isSilent ? [`${name} 没有正常停止就不再报告。请检查那台机器；重新启动后，这一行一天后消失。`] : [],
    ),
    versions.length > 1 && `有 ${versions.length} 个版本同时运行（${versions.join('、')}）。请把升级做完。`,
    live.length > 0 &&
      live.every(({ role }) => role === 'web') &&
      '没有服务器运行定时任务：提醒、邮件和对账都停着。请启动一台 AOSAI_ROLE=jobs 的服务器。',
    ...live.flatMap(({ name, clockAheadMs }) =>
      Math.abs(clockAheadMs) > CLOCK_ALARM_MS
        ? [
            `${name} 的时钟比数据库${clockAheadMs > 0 ? '快' : '慢'} ${roughText(Math.abs(clockAheadMs))}。请用 NTP 校准。`,
          ]
        : [],
    ),
  ];
  return lines.filter((line) => line !== false);
};
