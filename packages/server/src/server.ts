import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import { type Judge, openJudge } from '@aosai/judge/judge';
import { openAlarms } from './start/openAlarms.ts';
import { openSenders } from './start/openSenders.ts';
import { programVersion } from './start/programVersion.ts';
import { httpOcr } from './adapters/ocr/httpOcr.ts';
import { openPaymentProviders } from './adapters/payment/openPaymentProviders.ts';
import { startChores } from './start/chores.ts';
import type { Config } from './config.ts';
import { hasDemoPeople } from './platform/demoReach/demoAccounts.ts';
import type { OpenDatabase } from './db/open.ts';
import { refreshStatistics, startStatistics } from './db/statistics.ts';
import { findConfig } from './platform/config/findConfig.ts';
import { openBackups } from './platform/backup/backups.ts';
import { newestBackupAt } from './platform/backup/listBackups.ts';
import { BackupRefused } from './platform/backup/manifest.ts';
import { takeReadings } from './platform/health/readings.ts';
import { announceServer } from './platform/health/servers.ts';
import { loggedError } from './base/errorChain.ts';
import { createApp } from './http/app.ts';
import { openAppDirectory } from './http/apps.ts';
import { openEventHub } from './http/events.ts';
import { openStartupServer } from './http/port/startupServer.ts';
import { listen } from './http/port/listen.ts';
import { listenForMetrics, mountMetrics } from './http/port/metrics.ts';
import { mountControl } from './http/port/control.ts';
import { mountProbes } from './http/port/probes.ts';
import { rateLimit, spreadLimit } from './base/rateLimit.ts';
import { sharedLimit } from './db/sharedLimit.ts';
import { CODE_TRIES } from './exams/room/roomAccess.ts';
import { registries } from './registries.ts';
import { refuseUnknownApps } from './platform/app/allApps.ts';
import { openReplayStore } from './http/envelope/replayStore.ts';
import { openUploads } from './http/upload/uploads.ts';
import { prepareDatabase } from './start/prepareDatabase.ts';
import { openStorage } from './start/openStorage.ts';
import { openSharedFolders } from './start/sharedFolders.ts';
import { privateFolder } from './start/privateFolder.ts';
import { shippedAhead } from './demo/shippedAhead.ts';
import type { ShippedContent } from './demo/shippedContent.ts';
import { openOtherServers } from './start/otherServers.ts';
import { openRemoteJudging } from './judging/queue/remoteJudging.ts';
import { startReports } from './judging/queue/startReports.ts';
import { tryChecker } from './judging/tryChecker.ts';
import { type Queue, startQueue } from './judging/queue/startQueue.ts';
import { openWorkerDirectory } from './judging/queue/workerDirectory.ts';
import type { Services } from './kit/context.ts';
import { WORK_BITS } from './accounts/captcha/proofOfWork.ts';
import { openStore } from './start/store.ts';

const root = join(import.meta.dirname, '../../..');
const SITE = join(root, 'packages/app/dist');
const STORYBOOK = join(root, 'dist-storybook');

const LIMIT_WINDOW_MS = 10_000;
/** A backup that takes longer to end than this does not hold up the stop of the server. */
const BACKUP_END_MS = 10_000;

const STARTING: JudgeStatus = {
  available: false,
  level: 'L5',
  layers: [],
  compilers: [],
  slots: 0,
  problems: ['评测机正在启动'],
};

const ELSEWHERE: JudgeStatus = {
  ...STARTING,
  problems: ['这台服务器不评测（JUDGE_SLOTS=0）：请在评测机上运行 npm run judge -- worker'],
};

const ON_STANDBY: JudgeStatus = {
  ...STARTING,
  problems: ['这是备份的演练副本（AOSAI_STANDBY=1）：只读，不评测、不发消息、不运行定时任务'],
};

/** A copy must not write to people: they have the messages of the original. */
function withoutSenders(config: Config): Config {
  return {
    ...config,
    builtInSenders: 'none',
    smtp: null,
    aliyunSms: null,
    wechat: { ...config.wechat, gzh: null, mp: null },
  };
}

export interface StartOptions {
  config: Config;
  /** `false` starts without a judge: submissions wait. */
  withJudge?: boolean;
  now?: () => Date;
  /** Called with a Chinese line when the start has to wait. */
  tell?: (line: string) => void;
}

export interface RunningServer {
  url: string;
  /** With its commit where that is known. */
  version: string;
  databaseKind: OpenDatabase['kind'];
  /** The first super user, if this start created one. */
  firstUser: { account: string; password: string } | null;
  /** Whether this data began as a demo; its accounts can be closed off, but its exams and school stay. */
  hasDemoData: boolean;
  /** Resolves when the judge has reported its abilities; never rejects. */
  judge: Promise<JudgeStatus>;
  close(): Promise<void>;
}

function failedJudge(error: unknown): JudgeStatus {
  const reason = error instanceof Error ? error.message : String(error);
  return { ...STARTING, problems: [`评测机没有启动：${reason}`] };
}

/**
 * Starts all parts in order, the port first, and stops them in reverse; port 0 takes any free port. Throws
 * StartRefused.
 */
export async function startServer({
  config,
  withJudge = true,
  now = () => new Date(),
  tell = () => undefined,
}: StartOptions): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, serializers: { error: loggedError } });
  const version = await programVersion(config.commit);
  const closers: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };

  const { trustProxy } = config;
  const door = openStartupServer({ trustProxy });
  const listening = await listen(door, config.port, config.host, {
    trustProxy,
    connectionsPerAddress: config.limits.connections,
  });
  try {
    const seedsHere = config.demo !== 'off' && config.s3 === null && !config.isStandby;
    const shipped: { ahead: ShippedContent | null } = { ahead: null };
    const beginSeeding = () => {
      const { content, stop } = shippedAhead(privateFolder(join(config.dataFolder, 'testdata')));
      closers.push(stop);
      shipped.ahead = content;
    };
    const {
      database,
      clock,
      keys,
      close: closeStore,
    } = await openStore(config, {
      now,
      log,
      tell,
      version,
      ...(seedsHere && { whileNew: beginSeeding }),
    });
    closers.push(closeStore);
    const { db } = database;
    const { storage, testData, places, close: closeStorage } = await openStorage(config, { now: clock.now, log });
    closers.push(closeStorage);
    const { isStandby } = config;
    const { firstUser } = isStandby
      ? { firstUser: null }
      : await prepareDatabase(database, config, { testData, storage, places, keys, ...shipped, now: clock.now() });
    const folders = await openSharedFolders(db, places, log);
    if (database.kind === 'pglite') {
      await refreshStatistics(db);
      const statistics = startStatistics(db, log);
      closers.push(statistics.stop);
    }

    let judge: Judge | undefined;
    let queue: Queue | undefined;
    const judgesHere = withJudge && config.judgeSlots > 0 && !isStandby;
    let judgeStatus = isStandby ? ON_STANDBY : judgesHere ? STARTING : ELSEWHERE;
    const events = openEventHub();
    const replays = openReplayStore(db);
    const directory = openWorkerDirectory(db, clock.now);
    let wakeImports = () => {};
    const wake = {
      queue: () => {
        queue?.wake();
        judgeDesk.wake();
      },
      imports: () => wakeImports(),
    };
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    const others = openOtherServers({ url, events, wake, log });
    closers.push(others.close);
    // Only PostgreSQL may have other servers.
    const isShared = database.kind === 'postgresql';
    const inside = {
      now: clock.now,
      wakeQueue: () => others.wake('queue'),
      wakeImports: () => others.wake('imports'),
      publish: others.publish,
      testData,
      registries,
      ...(isShared && { codeTries: sharedLimit(database.runSql, { name: 'code', ...CODE_TRIES }) }),
    };
    const judgeDesk = openRemoteJudging({ db, services: inside, log }, directory);
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    const ownUrl = `http://${host}:${listening.port}`;
    await refuseUnknownApps(db, config.merchants.keys());
    const payments = openPaymentProviders(config, {
      now: clock.now,
      setting: (appId, key) => findConfig(db, appId, key),
      deliver: async ({ path, rawBody, headers }) => {
        const body = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: rawBody };
        await fetch(`${ownUrl}${path}`, body);
      },
    });
    closers.push(() => payments.sandbox?.stop());
    const backups = openBackups(
      {
        database,
        url,
        dataFolder: config.dataFolder,
        backupsFolder: config.backupsFolder,
        filesElsewhere: config.s3 !== null,
        version,
      },
      config.backupsKept,
      { failed: (error) => log.error({ reason: loggedError(error) }, 'a backup failed') },
    );
    closers.push(() => Promise.race([backups.settled(), sleep(BACKUP_END_MS, undefined, { ref: false })]));
    const services: Services = {
      ...inside,
      backups: { ...backups, isNightly: config.backups.isNightly },
      noteLeft: (error) => log.warn({ reason: loggedError(error) }, 'it is kept, and tried again'),
      afterReply: (work) =>
        void setImmediate(() => {
          work().catch((error: unknown) => log.error({ reason: loggedError(error) }, 'what followed a reply failed'));
        }),
      judgeStatus: () => {
        const local = judge?.status() ?? judgeStatus;
        return local.available ? local : (directory.remote() ?? local);
      },
      compileChecker: (checker) => tryChecker(judge, checker),
      judgeDesk,
      ...openSenders(isStandby ? withoutSenders(config) : config, { now: clock.now, log }),
      ocr: config.ocr && httpOcr(config.ocr),
      ...payments,
      storage,
      platform: {
        version,
        startedAt: clock.now(),
        clockAheadMs: clock.aheadMs,
        databaseKind: database.kind,
        dataFolder: config.dataFolder,
        foreignFolders: folders.foreign,
        keys,
        demo: config.demo,
        isStandby,
        judgeTokens: config.judgeTokens,
        workBits: WORK_BITS,
      },
    };
    const personLimit = { limit: config.limits.person, windowMs: LIMIT_WINDOW_MS };
    const limits = {
      address: rateLimit({ limit: config.limits.address, windowMs: LIMIT_WINDOW_MS }),
      person: isShared
        ? spreadLimit(sharedLimit(database.runSql, { name: 'person', ...personLimit }), personLimit)
        : rateLimit(personLimit),
    };
    const apps = openAppDirectory(db, clock.now);
    const uploadsFolder = privateFolder(join(config.dataFolder, 'uploads'));
    const uploads = openUploads(uploadsFolder);
    const app = createApp(
      { db, services, apps, events, replays, uploads, log, trustProxy, logsAccess: config.logsAccess, limits },
      { site: SITE, storybook: STORYBOOK },
    );
    const probes = mountProbes(app, { db, services });
    closers.push(probes.stop);
    const { lagMs } = probes;
    const backsUp = config.backups.isNightly && config.role !== 'web';
    const sources = {
      db,
      services,
      lagMs,
      streams: events.size,
      hearsOthers: others.isListening,
      connections: database.connections,
      newestBackupAt: backsUp ? () => newestBackupAt(config.backupsFolder) : undefined,
    };
    const figures = { sources, token: config.metricsToken };
    mountMetrics(app, figures);
    if (config.metricsPort) {
      const metrics = await listenForMetrics(config.metricsPort, figures);
      closers.push(metrics.close);
    }
    const serverName = `${hostname()}:${listening.port}`;
    if (!isStandby) {
      const { role } = config;
      const list = { name: serverName, role, version, now: clock.now, clockAheadMs: clock.aheadMs, log };
      closers.push((await announceServer(db, list)).stop);
    }
    const alarms = isStandby
      ? null
      : openAlarms(config, {
          db,
          mail: services.mail,
          read: () => takeReadings(sources),
          server: serverName,
          now: clock.now,
          log,
        });
    if (alarms) closers.push(alarms.stop);
    const { dataFolder } = config;
    const chores = startChores({
      database,
      works: config.role !== 'web' && !isStandby,
      backups: backsUp ? backups : null,
      services,
      keys,
      replays,
      dataFolder,
      uploadsFolder,
      clock,
      log,
    });
    wakeImports = chores.wakeImports;
    closers.push(chores.stop);

    const openedJudge = judgesHere
      ? openJudge({ cacheDir: join(config.dataFolder, 'judge'), slots: config.judgeSlots }).then(
          (opened) => {
            judge = opened;
            queue = startQueue({ db, judge: opened, services, log, slots: config.judgeSlots });
          },
          (error: unknown) => {
            judgeStatus = failedJudge(error);
          },
        )
      : Promise.resolve();
    const reports = startReports({
      directory,
      log,
      local: () => judge && queue && { id: queue.workerId, name: hostname(), version, status: judge.status() },
    });
    closers.push(reports.stop);
    closers.push(async () => {
      await openedJudge;
      await queue?.stop();
      await judge?.close();
    });

    if (database.kind === 'pglite') {
      const backUp = async (options: { hasKeys: boolean }) => {
        try {
          return { name: await backups.take('asked', options) };
        } catch (error) {
          if (error instanceof BackupRefused) return { refused: error.message };
          throw error;
        }
      };
      const control = await mountControl(app, { dataFolder: config.dataFolder, url: ownUrl, backUp });
      closers.push(control.stop);
    }
    door.open(app);
    closers.push(async () => {
      judgeDesk.close();
      events.closeAll();
      await listening.close();
    });
    return {
      url: ownUrl,
      version,
      databaseKind: database.kind,
      firstUser,
      hasDemoData: await hasDemoPeople(db),
      judge: openedJudge.then(() => services.judgeStatus()),
      close,
    };
  } catch (error) {
    door.shut();
    await listening.close();
    await close();
    throw error;
  }
}
