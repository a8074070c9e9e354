import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('readConfig: by default a demo on loopback with its data below the base folder', () => {
  expect({ ...readConfig({}, '/srv/aosai'), judgeSlots: 0 }).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: '/srv/aosai/data',
    backupsFolder: '/srv/aosai/data/backups',
    backupsKept: { nightly: 7, migration: 3 },
    backups: { isNightly: false, isBeforeMigration: true },
    isStandby: false,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePool: 8,
    isPrepared: undefined,
    migrates: true,
    secret: undefined,
    oldSecret: undefined,
    demo: 'here',
    trustProxy: false,
    judgeSlots: 0,
    judgeTokens: [],
    builtInSenders: 'inbox',
    smtp: null,
    aliyunSms: null,
    wechat: { apiUrl: 'https://api.weixin.qq.com', gzh: null, mp: null },
    wechatPay: null,
    merchants: new Map(),
    ocr: null,
    s3: null,
    role: 'all',
    limits: { address: 5000, person: 300, connections: 2000 },
    logLevel: 'warn',
    logsAccess: false,
    metricsToken: undefined,
    metricsPort: null,
    alarmWebhook: undefined,
    alarmMail: [],
    alarmRulesFile: undefined,
    commit: undefined,
  });
});

test('readConfig: demo accounts exist on loopback, elsewhere on request, never in production or behind a proxy', () => {
  expect(readConfig({ HOST: '0.0.0.0' }, '/').demo).toBe('off');
  const postgres = { DATABASE_URL: 'postgresql://db/aosai' };
  expect(readConfig(postgres, '/').demo).toBe('off');
  expect(readConfig({ ...postgres, AOSAI_DEMO: '1' }, '/').demo).toBe('here');
  expect(readConfig({ HOST: '0.0.0.0', AOSAI_DEMO: '1' }, '/').demo).toBe('network');
  expect(readConfig({ NODE_ENV: 'production' }, '/').demo).toBe('off');
  expect(() => readConfig({ NODE_ENV: 'production', AOSAI_DEMO: '1' }, '/')).toThrow('production refuses demo data');
  expect(readConfig({ AOSAI_TRUST_PROXY: '1' }, '/').demo).toBe('off');
  expect(() => readConfig({ AOSAI_TRUST_PROXY: '1', AOSAI_DEMO: '1' }, '/')).toThrow('PROXY=1 refuses demo data');
});

test('readConfig: names all wrong settings in one message', () => {
  const read = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', AOSAI_DEMO: 'yes' }, '/');
  expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*AOSAI_DEMO: .*/);
});

test('readConfig: allows a server without a judge, and refuses a weak token', () => {
  const token = 'a'.repeat(32);
  expect(readConfig({ JUDGE_SLOTS: '0', JUDGE_TOKEN: token }, '/')).toMatchObject({
    judgeSlots: 0,
    judgeTokens: [token],
  });
  const old = 'b'.repeat(32);
  expect(readConfig({ JUDGE_TOKEN: token, JUDGE_TOKEN_OLD: old }, '/').judgeTokens).toEqual([token, old]);
  expect(() => readConfig({ JUDGE_TOKEN: 'a'.repeat(31) }, '/')).toThrow('JUDGE_TOKEN: 至少 32 个字符');
});

test('S26: readConfig: no fake senders in production, and no inbox where others could reach it', () => {
  const of = (env: NodeJS.ProcessEnv) => readConfig(env, '/').builtInSenders;
  expect(of({})).toBe('inbox');
  expect(of({ HOST: '0.0.0.0' })).toBe('log');
  expect(of({ AOSAI_TRUST_PROXY: '1' })).toBe('log');
  expect(of({ NODE_ENV: 'production' })).toBe('none');
  expect(() => readConfig({ SMS_ALIYUN_KEY_ID: 'half' }, '/')).toThrow('Set all four');
  expect(() => readConfig({ SMTP_URL: 'mail.example.com' }, '/')).toThrow('SMTP_URL: 写成 smtp://');
});

test('settings: the way to a database that several servers share', () => {
  const url = 'postgres://one/aosai';
  const env = { DATABASE_URL: 'postgres://pooler/aosai', DATABASE_DIRECT_URL: url, DATABASE_POOL: '20' };
  const config = readConfig({ ...env, DATABASE_PREPARED: 'on', AOSAI_MIGRATE: 'off' }, '/');
  expect(config).toMatchObject({ databaseDirectUrl: url, databasePool: 20, isPrepared: true, migrates: false });
  expect(() => readConfig({ DATABASE_POOL: '1' }, '/')).toThrow('DATABASE_POOL: 要是 2 到 500 的整数');
});

test('readConfig: a bucket for files needs its four settings, and other settings of it are none', () => {
  const four = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'aosai-files',
    S3_KEY_ID: 'id',
    S3_KEY_SECRET: 'secret',
  };
  const bucket = { endpoint: 'https://s3.example.com', bucket: 'aosai-files', keyId: 'id', keySecret: 'secret' };
  const usual = { region: 'us-east-1', isPathStyle: true, encryption: null };
  expect(readConfig(four, '/').s3).toEqual({ ...bucket, ...usual });
  const more = { S3_REGION: 'cn-north-1', S3_PATH_STYLE: '0', S3_ENCRYPTION: 'AES256' };
  const said = { region: 'cn-north-1', isPathStyle: false, encryption: 'AES256' };
  expect(readConfig({ ...four, ...more }, '/').s3).toEqual({ ...bucket, ...said });
  for (const name of Object.keys(four)) expect(() => readConfig({ ...four, [name]: '' }, '/')).toThrow('Set all four');
  expect(() => readConfig({ S3_ENCRYPTION: 'off' }, '/')).toThrow('一个都不要设置');
  expect(() => readConfig({ ...four, S3_ENDPOINT: 'https://s3.example.com/aosai' }, '/')).toThrow('网址，不带路径');
});

test('readConfig: figures on all networks need a token', () => {
  const open = { METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0' };
  expect(() => readConfig(open, '/')).toThrow('METRICS_HOST is open to all networks');
  expect(readConfig({ ...open, METRICS_TOKEN: 'a'.repeat(16) }, '/').metricsPort).toEqual({
    host: '0.0.0.0',
    port: 9400,
  });
  expect(readConfig({ METRICS_PORT: '9400' }, '/').metricsPort).toEqual({ host: '127.0.0.1', port: 9400 });
  expect(() => readConfig({ METRICS_TOKEN: 'short' }, '/')).toThrow('METRICS_TOKEN: 至少 16 个字符');
});

test('readConfig: alarms go to addresses and a webhook, and nowhere by default', () => {
  const env = { AOSAI_ALARM_WEBHOOK: 'https://hook.example.com/a?key=1', AOSAI_ALARM_MAIL: 'a@x.cn,b@x.cn' };
  expect(readConfig(env, '/')).toMatchObject({
    alarmWebhook: env.AOSAI_ALARM_WEBHOOK,
    alarmMail: ['a@x.cn', 'b@x.cn'],
  });
  for (const url of ['hook.example.com', 'file:///etc/passwd']) {
    expect(() => readConfig({ AOSAI_ALARM_WEBHOOK: url }, '/')).toThrow('AOSAI_ALARM_WEBHOOK');
  }
  expect(() => readConfig({ AOSAI_ALARM_MAIL: 'nobody' }, '/')).toThrow('AOSAI_ALARM_MAIL');
});

test('readConfig: a server that leaves its work to others needs a database that others can use', () => {
  expect(() => readConfig({ AOSAI_ROLE: 'web' }, '/')).toThrow('AOSAI_ROLE=web needs DATABASE_URL');
  const shared = { DATABASE_URL: 'postgresql://db/aosai' };
  expect(readConfig({ ...shared, AOSAI_ROLE: 'web' }, '/').role).toBe('web');
  expect(() => readConfig({ ...shared, AOSAI_ROLE: 'idle' }, '/')).toThrow('AOSAI_ROLE: 只能是');
});

test('readConfig: limits for a group of schools behind one address are settings', () => {
  const env = { AOSAI_LIMIT_ADDRESS: '200000', AOSAI_LIMIT_PERSON: '500', AOSAI_LIMIT_CONNECTIONS: '60000' };
  expect(readConfig(env, '/').limits).toEqual({ address: 200_000, person: 500, connections: 60_000 });
  expect(() => readConfig({ AOSAI_LIMIT_PERSON: '0' }, '/')).toThrow('AOSAI_LIMIT_PERSON');
});

test('readConfig: backs up each night on an embedded database with real data, elsewhere on request, never as a standby', () => {
  const nightly = (env: Record<string, string>) => readConfig(env, '/').backups.isNightly;
  const real = { AOSAI_DEMO: '0' };
  expect(nightly(real)).toBe(true);
  expect(nightly({})).toBe(false);
  expect(nightly({ DATABASE_URL: 'postgresql://x/y' })).toBe(false);
  expect(nightly({ DATABASE_URL: 'postgresql://x/y', AOSAI_BACKUP: 'nightly' })).toBe(true);
  expect(nightly({ ...real, AOSAI_BACKUP: 'off' })).toBe(false);
  expect(nightly({ ...real, AOSAI_STANDBY: '1' })).toBe(false);
});
