import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { empty, instant } from '../kit/contract/shared.ts';
import { BACKUP_HINDRANCE, BACKUP_NAME, BACKUP_REASON, BACKUP_STEP } from './backups.ts';

const backupName = z.string().check(z.regex(BACKUP_NAME, '不是备份的名称'));
const reason = z.enum(BACKUP_REASON.values);

/** Backups of the whole server, with the data of all apps: for super users of the first app only. */
export const backup = resource('backup', {
  queryOverview: call({
    methods: ['GET'],
    mounts: { bms: ['superUser'] },
    input: empty,
    output: z.object({
      /** The newest first. */
      backups: z.array(
        z.object({
          name: z.string(),
          /** Everything acknowledged before this moment is in it. */
          at: instant,
          reason,
          version: z.string(),
          sizeBytes: z.number(),
          /** Not before a migration, which changes only the database. */
          hasFiles: z.boolean(),
          hasKeys: z.boolean(),
          /** Null: never compared with its list. */
          verifiedAt: z.nullable(instant),
          /** The first file that differs from the list. */
          brokenFile: z.nullable(z.string()),
        }),
      ),
      /** Backups that were begun and not finished, the newest first. */
      failures: z.array(z.object({ at: instant, reason, text: z.string() })),
      running: z.nullable(
        z.object({
          reason,
          step: z.enum(BACKUP_STEP.values),
          startedAt: instant,
          /** The finished backup that is compared with its list again; null while one is taken. */
          verifies: z.nullable(z.string()),
        }),
      ),
      isNightly: z.boolean(),
      /** Of whole backups without a known fault. */
      newestGoodAt: z.nullable(instant),
      isOld: z.boolean(),
      hindrance: z.nullable(z.enum(BACKUP_HINDRANCE.values)),
      folder: z.string(),
      freeBytes: z.number(),
      /** Until then backups can be downloaded and deleted without the password; null if it is asked first. */
      provedUntil: z.nullable(instant),
      now: instant,
    }),
    errors: ['FORBIDDEN'],
    summary: '备份一览：有哪些、是否校验过、正在进行的和失败的',
  }),
  begin: call({
    methods: ['POST'],
    mounts: { bms: ['superUser'] },
    input: empty,
    output: z.object({ startedAt: instant }),
    errors: ['FORBIDDEN', 'BACKUP_RUNNING', 'BACKUP_IMPOSSIBLE'],
    summary: '立即备份：开始之后不用等，进度见备份一览',
  }),
  verify: call({
    methods: ['POST'],
    mounts: { bms: ['superUser'] },
    input: z.strictObject({ name: backupName }),
    output: z.object({ startedAt: instant }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'BACKUP_RUNNING', 'BACKUP_IMPOSSIBLE'],
    summary: '再次校验一个备份：逐个文件和清单比较，结果见备份一览',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: { bms: ['superUser'] },
    input: z.strictObject({ name: backupName }),
    output: z.object({ name: z.string() }),
    errors: ['FORBIDDEN', 'PROVE_AGAIN', 'NOT_FOUND', 'BACKUP_KEPT', 'BACKUP_RUNNING', 'BACKUP_IMPOSSIBLE'],
    summary: '删除一个备份，要先用 secondFactor/prove 再次证明是本人；最近一份完好的不能删除',
  }),
  download: call({
    methods: ['GET'],
    mounts: { bms: ['superUser'] },
    plain: true,
    download: true,
    input: z.object({
      name: backupName,
      appId: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: z.any(),
    errors: ['FORBIDDEN', 'PROVE_AGAIN', 'NOT_FOUND'],
    summary: '下载一个备份：一个 tar 文件，不含密钥；要先用 secondFactor/prove 再次证明是本人',
  }),
});
