import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { WORKER_TOKEN_MIN_LENGTH } from '@aosai/api/judging/remoteJudging';
import { S3_ENV, s3Of, type S3Settings } from './adapters/s3/s3Settings.ts';
import type { OcrSettings } from './adapters/ocr/httpOcr.ts';
import type { AliyunSettings } from './adapters/sms/aliyun.ts';
import { readMerchants } from './adapters/payment/wechat/merchantsFile.ts';
import { WECHAT_PAY_ENV, type WeChatPaySettings, weChatPayOf } from './adapters/payment/wechat/settings.ts';
import type { WeChatSettings } from './adapters/wechat/httpWeChat.ts';
import type { DemoReach } from './kit/context.ts';
import type { Kept } from './platform/backup/backups.ts';
import { isLoopback } from './http/request/loopback.ts';
import { StartRefused } from './base/startRefused.ts';

const flag = z.enum(['0', '1'], '只能是 0 或 1 (0 or 1)');
const count = (minimum: number, maximum: number) => {
  const message = `要是 ${minimum} 到 ${maximum} 的整数 (an integer from ${minimum} to ${maximum})`;
  return z.coerce.number(message).check(z.int(message), z.minimum(minimum, message), z.maximum(maximum, message));
};

const workerToken = z
  .string()
  .check(
    z.minLength(
      WORKER_TOKEN_MIN_LENGTH,
      `至少 ${WORKER_TOKEN_MIN_LENGTH} 个字符，可用 openssl rand -hex 32 生成 (at least ${WORKER_TOKEN_MIN_LENGTH} characters)`,
    ),
  );

/** All settings of the server. They come from the environment, and none is required. */
const environment = z.object({
  PORT: z._default(count(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  AOSAI_DATA: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, '要以 postgresql:// 开头 (a postgresql:// URL)')),
  ),
  /** The same database without a connection pooler in between, for what needs a connection of its own. */
  DATABASE_DIRECT_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, '要以 postgresql:// 开头 (a postgresql:// URL)')),
  ),
  /** The most connections of this server at once; two more are for events and for asking whether the database lives. */
  DATABASE_POOL: z._default(count(2, 500), 8),
  /** Prepared statements; without a word on directly, and off behind a pooler, which may be too old for them. */
  DATABASE_PREPARED: z.optional(z.enum(['on', 'off'], '只能是 on 或 off (on or off)')),
  /** off: a start on an older schema is refused, until `npm run migrate`. */
  AOSAI_MIGRATE: z._default(z.enum(['on', 'off'], '只能是 on 或 off (on or off)'), 'on'),
  AOSAI_SECRET: z.optional(z.string()),
  /** The value before, until everything is sealed with the new one (docs/operate.md). */
  AOSAI_SECRET_OLD: z.optional(z.string()),
  /** Where backups are kept; without it in the data folder. Better on another disk. */
  AOSAI_BACKUPS: z.optional(z.string().check(z.minLength(1))),
  /**
   * nightly: a backup each night, and before each migration of an embedded database; off: neither. Without a word
   * nightly on an embedded database without the demo, before migrations on any embedded one, else off.
   */
  AOSAI_BACKUP: z.optional(z.enum(['nightly', 'off'], '只能是 nightly 或 off (nightly or off)')),
  /** 1: a read-only copy for rehearsals, without background work, mails, messages and judging. */
  AOSAI_STANDBY: z._default(flag, '0'),
  /** Nightly backups that are kept. */
  AOSAI_BACKUP_KEEP: z._default(count(1, 365), 7),
  /**
   * Demo data with its known passwords: the default on loopback with the embedded database; elsewhere, and on
   * PostgreSQL, which other servers may share, only on request; never behind a proxy.
   */
  AOSAI_DEMO: z.optional(flag),
  /** Trust X-Forwarded-For and X-Forwarded-Proto; only behind a proxy that sets both. */
  AOSAI_TRUST_PROXY: z._default(flag, '0'),
  /** 0: programs are judged on other machines only. */
  JUDGE_SLOTS: z.optional(count(0, 64)),
  JUDGE_TOKEN: z.optional(workerToken),
  /** The value before, while workers still sign with it. */
  JUDGE_TOKEN_OLD: z.optional(workerToken),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/\S+$/, '写成 smtp://用户:密码@主机:587 (an smtp:// or smtps:// URL)')),
  ),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'aosai@localhost'),
  /** 阿里云短信服务: key, and the signature and template approved there. */
  SMS_ALIYUN_KEY_ID: z.optional(z.string()),
  SMS_ALIYUN_KEY_SECRET: z.optional(z.string()),
  SMS_ALIYUN_SIGN_NAME: z.optional(z.string()),
  SMS_ALIYUN_TEMPLATE: z.optional(z.string()),
  SMS_ALIYUN_URL: z._default(
    z.string().check(z.regex(/^https?:\/\/\S+[^/]$/, '网址，末尾不带 / (a URL)')),
    'https://dysmsapi.aliyuncs.com',
  ),
  WX_API_URL: z._default(
    z.string().check(z.regex(/^https?:\/\/\S+[^/]$/, '网址，末尾不带 / (a URL)')),
    'https://api.weixin.qq.com',
  ),
  WX_GZH_APP_ID: z.optional(z.string()),
  WX_GZH_SECRET: z.optional(z.string()),
  /** Verifies what WeChat sends to the official account's server address. */
  WX_GZH_TOKEN: z.optional(z.string()),
  /** The page of this site that people return to from WeChat: https://…/web/ */
  WX_GZH_REDIRECT_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, '本站的网址 (a URL)'))),
  WX_MP_APP_ID: z.optional(z.string()),
  WX_MP_SECRET: z.optional(z.string()),
  ...WECHAT_PAY_ENV,
  /** Instead of these: a JSON file with the same settings for each app (docs/payments.md). */
  WX_PAY_MERCHANTS_FILE: z.optional(z.string()),
  /** The operator's bridge to an OCR provider (adapters/ocr/httpOcr.ts); both or none. */
  OCR_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, '网址 (a URL)'))),
  OCR_TOKEN: z.optional(z.string()),
  /** A bucket for files and test data instead of folders (adapters/s3/s3Settings.ts). */
  ...S3_ENV,
  /** 1: each request is a line in the log, with its call, status and time. */
  AOSAI_ACCESS_LOG: z._default(flag, '0'),
  /** Requests with this token may read /metrics from other machines. */
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, '至少 16 个字符，可用 openssl rand -hex 32 生成 (at least 16 characters)')),
  ),
  /** A port for /metrics alone. */
  METRICS_PORT: z.optional(count(0, 65_535)),
  METRICS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** Where alarms are posted; the robots of 企业微信, 钉钉 and 飞书 get theirs in their form. */
  AOSAI_ALARM_WEBHOOK: z.optional(z.url({ protocol: /^https?$/, error: '网址 (a URL)' })),
  /** Addresses that alarms are mailed to, separated by commas. */
  AOSAI_ALARM_MAIL: z.optional(
    z
      .string()
      .check(z.regex(/^[^\s@,]+@[^\s@,]+(,[^\s@,]+@[^\s@,]+)*$/, '邮箱，用逗号隔开 (addresses, separated by commas)')),
  ),
  /** Rules instead of the usual ones (docs/operate.md). */
  AOSAI_ALARM_RULES: z.optional(z.string()),
  /** The commit that the program was made of, where there is no clone to ask. */
  AOSAI_COMMIT: z.optional(z.string().check(z.regex(/^[0-9a-f]{7,40}$/, '要是 git 提交的编号 (a commit hash)'))),
  /** web: leaves background work to other servers; jobs: does it, for a proxy that sends nobody there. */
  AOSAI_ROLE: z._default(z.enum(['all', 'web', 'jobs'], '只能是 all、web 或 jobs (all, web or jobs)'), 'all'),
  /** Calls of one address, and of one session, in ten seconds; connections of one address, without a proxy. */
  AOSAI_LIMIT_ADDRESS: z._default(count(100, 10_000_000), 5_000),
  AOSAI_LIMIT_PERSON: z._default(count(50, 1_000_000), 300),
  AOSAI_LIMIT_CONNECTIONS: z._default(count(10, 1_000_000), 2_000),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  NODE_ENV: z.optional(z.string()),
});

export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databasePool: number;
  /** Undefined: as the way to the database allows. */
  isPrepared: boolean | undefined;
  migrates: boolean;
  secret: string | undefined;
  oldSecret: string | undefined;
  backupsFolder: string;
  backupsKept: Kept;
  backups: { isNightly: boolean; isBeforeMigration: boolean };
  /** Read only, without background work and senders. */
  isStandby: boolean;
  demo: DemoReach;
  trustProxy: boolean;
  judgeSlots: number;
  /** Let workers on other machines fetch jobs, the present one first; without any none may. */
  judgeTokens: readonly string[];
  /** `none`: in production nothing is faked, so calls fail if their sender is not configured. */
  builtInSenders: 'inbox' | 'log' | 'none';
  /** The mail server, `smtp://user:password@host:587` or `smtps://…:465`, and the sender. */
  smtp: { url: string; from: string } | null;
  aliyunSms: AliyunSettings | null;
  wechat: WeChatSettings;
  wechatPay: WeChatPaySettings | null;
  /** The merchant of each app; empty if one serves all. */
  merchants: ReadonlyMap<string, WeChatPaySettings>;
  ocr: OcrSettings | null;
  /** Where files and test data lie; null: in the data folder. */
  s3: S3Settings | null;
  /** `web` leaves background work to other servers. */
  role: 'all' | 'web' | 'jobs';
  /** Calls of one address and of one session in ten seconds, and connections of one address. */
  limits: { address: number; person: number; connections: number };
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
  logsAccess: boolean;
  metricsToken: string | undefined;
  /** A listener for figures alone; null serves them on the site's port. */
  metricsPort: { host: string; port: number } | null;
  alarmWebhook: string | undefined;
  alarmMail: readonly string[];
  alarmRulesFile: string | undefined;
  commit: string | undefined;
}

function aliyunOf(settings: z.output<typeof environment>): AliyunSettings | null {
  const {
    SMS_ALIYUN_KEY_ID: keyId,
    SMS_ALIYUN_KEY_SECRET: keySecret,
    SMS_ALIYUN_SIGN_NAME: signName,
    SMS_ALIYUN_TEMPLATE: templateCode,
  } = settings;
  const given = [keyId, keySecret, signName, templateCode];
  if (given.every((value) => value === undefined)) return null;
  if (keyId === undefined || keySecret === undefined || signName === undefined || templateCode === undefined) {
    throw new StartRefused(
      '阿里云短信要同时设置 SMS_ALIYUN_KEY_ID、SMS_ALIYUN_KEY_SECRET、SMS_ALIYUN_SIGN_NAME 和 SMS_ALIYUN_TEMPLATE。',
      'Set all four of SMS_ALIYUN_KEY_ID, _KEY_SECRET, _SIGN_NAME and _TEMPLATE, or none.',
    );
  }
  return { url: settings.SMS_ALIYUN_URL, keyId, keySecret, signName, templateCode };
}

function weChatOf(settings: z.output<typeof environment>): WeChatSettings {
  const pair = (appId: string | undefined, secret: string | undefined) =>
    appId !== undefined && secret !== undefined ? { appId, secret } : null;
  const gzh = pair(settings.WX_GZH_APP_ID, settings.WX_GZH_SECRET);
  return {
    apiUrl: settings.WX_API_URL,
    gzh: gzh && { ...gzh, token: settings.WX_GZH_TOKEN ?? null, redirectUrl: settings.WX_GZH_REDIRECT_URL ?? null },
    mp: pair(settings.WX_MP_APP_ID, settings.WX_MP_SECRET),
  };
}

/**
 * One merchant for all apps, or one each. Both at once are refused: a forgotten app's money would go to another
 * merchant.
 */
function merchantsOf(
  settings: z.output<typeof environment>,
  baseFolder: string,
): Pick<Config, 'wechatPay' | 'merchants'> {
  const wechatPay = weChatPayOf(settings);
  const path = settings.WX_PAY_MERCHANTS_FILE;
  if (path === undefined) return { wechatPay, merchants: new Map() };
  if (wechatPay) {
    throw new StartRefused(
      'WX_PAY_MERCHANTS_FILE 和 WX_PAY_MCH_ID 等设置只能用一种：每个应用一个商户，或全部应用共用一个。',
      'Set WX_PAY_MERCHANTS_FILE or WX_PAY_MCH_ID and the others, not both.',
    );
  }
  return { wechatPay, merchants: readMerchants(resolve(baseFolder, path)) };
}

/** All addresses of a machine include public ones, so there the figures need a token. */
function metricsPortOf(settings: z.output<typeof environment>): Config['metricsPort'] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings;
  if (port === undefined) return null;
  if (token === undefined && /^(?:0\.0\.0\.0|::|\[::\])$/.test(host)) {
    throw new StartRefused(
      'METRICS_HOST 对所有网卡开放时要设置 METRICS_TOKEN：监控数据不能公开。',
      'METRICS_HOST is open to all networks: set METRICS_TOKEN, or an address that only Prometheus reaches.',
    );
  }
  return { host, port };
}

/** Nobody else can do the work on a database that belongs to one server. */
function refuseIdle({ AOSAI_ROLE: role, DATABASE_URL: url }: z.output<typeof environment>): void {
  if (role === 'all' || url !== undefined) return;
  throw new StartRefused(
    `AOSAI_ROLE=${role} 需要 PostgreSQL（DATABASE_URL）：内置数据库只有一台服务器。`,
    `AOSAI_ROLE=${role} needs DATABASE_URL: only one server can use the embedded database.`,
  );
}

/** Reads the settings; a relative data folder is resolved from `baseFolder`. Throws StartRefused. */
export function readConfig(env: NodeJS.ProcessEnv, baseFolder: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
    throw new StartRefused('设置有误：', `These settings are wrong:\n${lines}`);
  }
  const settings = parsed.data;
  refuseIdle(settings);
  const onLoopback = isLoopback(settings.HOST);
  if (settings.NODE_ENV === 'production' && settings.AOSAI_DEMO === '1') {
    throw new StartRefused(
      '正式环境（NODE_ENV=production）不能使用演示数据，请去掉 AOSAI_DEMO=1。',
      'NODE_ENV=production refuses demo data and its known passwords; unset AOSAI_DEMO.',
    );
  }
  // A public site behind a proxy on the same machine listens on loopback too.
  const trustProxy = settings.AOSAI_TRUST_PROXY === '1';
  if (trustProxy && settings.AOSAI_DEMO === '1') {
    throw new StartRefused(
      '在反向代理后面（AOSAI_TRUST_PROXY=1）不能使用演示数据，请去掉 AOSAI_DEMO=1：演示账号的密码是公开的。',
      'AOSAI_TRUST_PROXY=1 refuses demo data and its known passwords; unset AOSAI_DEMO.',
    );
  }
  const isOwnMachine = onLoopback && !trustProxy;
  const demoByDefault = isOwnMachine && settings.NODE_ENV !== 'production' && settings.DATABASE_URL === undefined;
  const hasDemo = settings.AOSAI_DEMO === undefined ? demoByDefault : settings.AOSAI_DEMO === '1';
  const isStandby = settings.AOSAI_STANDBY === '1';
  const backupByDefault = settings.DATABASE_URL === undefined && !hasDemo ? 'nightly' : 'off';
  const builtInSenders = settings.NODE_ENV === 'production' ? 'none' : isOwnMachine ? 'inbox' : 'log';
  const dataFolder = resolve(baseFolder, settings.AOSAI_DATA);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder,
    backupsFolder: resolve(baseFolder, settings.AOSAI_BACKUPS ?? join(dataFolder, 'backups')),
    backupsKept: { nightly: settings.AOSAI_BACKUP_KEEP, migration: 3 },
    backups: {
      isNightly: !isStandby && (settings.AOSAI_BACKUP ?? backupByDefault) === 'nightly',
      isBeforeMigration: settings.AOSAI_BACKUP !== 'off',
    },
    isStandby,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databasePool: settings.DATABASE_POOL,
    isPrepared: settings.DATABASE_PREPARED && settings.DATABASE_PREPARED === 'on',
    migrates: settings.AOSAI_MIGRATE === 'on',
    secret: settings.AOSAI_SECRET,
    oldSecret: settings.AOSAI_SECRET_OLD,
    demo: hasDemo ? (onLoopback ? 'here' : 'network') : 'off',
    trustProxy,
    judgeSlots: settings.JUDGE_SLOTS ?? Math.max(1, availableParallelism() - 1),
    judgeTokens: [settings.JUDGE_TOKEN, settings.JUDGE_TOKEN_OLD].filter((token) => token !== undefined),
    builtInSenders,
    smtp: settings.SMTP_URL === undefined ? null : { url: settings.SMTP_URL, from: settings.MAIL_FROM },
    aliyunSms: aliyunOf(settings),
    wechat: weChatOf(settings),
    ...merchantsOf(settings, baseFolder),
    ocr:
      settings.OCR_URL !== undefined && settings.OCR_TOKEN !== undefined
        ? { url: settings.OCR_URL, token: settings.OCR_TOKEN }
        : null,
    s3: s3Of(settings),
    role: settings.AOSAI_ROLE,
    limits: {
      address: settings.AOSAI_LIMIT_ADDRESS,
      person: settings.AOSAI_LIMIT_PERSON,
      connections: settings.AOSAI_LIMIT_CONNECTIONS,
    },
    logLevel: settings.LOG_LEVEL,
    logsAccess: settings.AOSAI_ACCESS_LOG === '1',
    metricsToken: settings.METRICS_TOKEN,
    metricsPort: metricsPortOf(settings),
    alarmWebhook: settings.AOSAI_ALARM_WEBHOOK,
    alarmMail: settings.AOSAI_ALARM_MAIL?.split(',') ?? [],
    alarmRulesFile: settings.AOSAI_ALARM_RULES && resolve(baseFolder, settings.AOSAI_ALARM_RULES),
    commit: settings.AOSAI_COMMIT,
  };
}
