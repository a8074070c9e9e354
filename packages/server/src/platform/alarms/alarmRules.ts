import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartRefused } from '../../base/startRefused.ts';
import { type Measure, MEASURES } from '../health/readings.ts';

const MOST_RULES = 100;

/** When a measure is an alarm. `above` and `below` exclude the limit itself. */
export interface AlarmRule {
  name: string;
  measure: Measure;
  above?: number | undefined;
  below?: number | undefined;
  /** How long it has to last, so that a short peak wakes nobody. */
  forSeconds: number;
  /** What it means and what to do. */
  text: string;
}

const measures = Object.keys(MEASURES) as [Measure, ...Measure[]];
const rule = z
  .strictObject({
    name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    measure: z.enum(measures),
    above: z.optional(z.number()),
    below: z.optional(z.number()),
    forSeconds: z._default(z.int().check(z.minimum(0), z.maximum(86_400)), 0),
    text: z.string().check(z.minLength(1), z.maxLength(300)),
  })
  .check(
    z.refine(({ above, below }) => (above === undefined) !== (below === undefined), 'needs either above or below'),
  );
const file = z.strictObject({ rules: z.array(rule).check(z.minLength(1), z.maxLength(MOST_RULES)) });

/** What an operator wants to hear of without having said so; docs/operate.md has what to do about each. */
export const USUAL_RULES: readonly AlarmRule[] = [
  {
    name: 'database',
    measure: 'aosai_database_up',
    below: 1,
    forSeconds: 15,
    text: '数据库没有响应，答案暂存在学生的设备上',
  },
  {
    name: 'pool',
    measure: 'aosai_database_connections_waited_for',
    above: 0,
    forSeconds: 60,
    text: '请求一直在等数据库连接，请调大 DATABASE_POOL',
  },
  {
    name: 'disk',
    measure: 'aosai_disk_free_share',
    below: 0.1,
    forSeconds: 60,
    text: '磁盘剩余不到一成，写满后答案无法保存',
  },
  {
    name: 'judge',
    measure: 'aosai_judge_available',
    below: 1,
    forSeconds: 120,
    text: '没有可用的评测机，提交的程序在排队',
  },
  {
    name: 'queue',
    measure: 'aosai_queue_oldest_seconds',
    above: 60,
    forSeconds: 60,
    text: '评测队列积压，请增加评测机',
  },
  {
    name: 'system-errors',
    measure: 'aosai_system_errors',
    above: 0,
    forSeconds: 0,
    text: '有提交没有评测成功（系统错误），请在「评测」页处理',
  },
  {
    name: 'jobs',
    measure: 'aosai_jobs_failing',
    above: 0,
    forSeconds: 0,
    text: '有定时任务重试后仍然失败，请看「系统状况」',
  },
  {
    name: 'clock',
    measure: 'aosai_clock_difference_seconds',
    above: 5,
    forSeconds: 0,
    text: '本机时钟与数据库不一致，请用 NTP 校准',
  },
  {
    name: 'backup',
    measure: 'aosai_backup_age_seconds',
    above: 129_600,
    forSeconds: 0,
    text: '一天半没有成功的备份了，请看「备份」',
  },
  { name: 'lag', measure: 'aosai_event_loop_lag_max_seconds', above: 1, forSeconds: 60, text: '服务器进程持续过载' },
  {
    name: 'other-servers',
    measure: 'aosai_other_servers_heard',
    below: 1,
    forSeconds: 60,
    text: '收不到其他服务器的消息，评测结果会晚几秒出现',
  },
];

/** The rules of a file instead of the usual ones. Throws StartRefused. */
export function readAlarmRules(path: string): AlarmRule[] {
  const refused = (reason: string) =>
    new StartRefused(
      `告警规则 ${path} 有误（docs/operate.md 有样例）。`,
      `The alarm rules in ${path} are wrong: ${reason}`,
    );
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw refused(cause instanceof Error ? cause.message : String(cause));
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) {
    throw refused(parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '));
  }
  const { rules } = parsed.data;
  const twice = rules.find(({ name }, no) => rules.findIndex((other) => other.name === name) !== no);
  if (twice) throw refused(`two rules are called ${twice.name}`);
  return rules;
}
