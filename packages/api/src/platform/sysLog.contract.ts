import * as z from 'zod/mini';
import { sysLogColumns } from './sysLogColumns.ts';
import { LOG_ACTOR, LOG_FAULT } from './sysLog.ts';
import { call, resource } from '../kit/contract/call.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { empty, id, instant, pageKeys, pageOf, shortText } from '../kit/contract/shared.ts';

/** An entry of the system log. */
export const logEntry = z.object({
  id,
  seq: z.int(),
  at: instant,
  actorKind: z.enum(LOG_ACTOR.values),
  actorId: z.nullable(z.string()),
  /** Name and account of an operator; masked name of a member. */
  actorName: z.nullable(z.string()),
  /** `resource:action`; `actionName` is the same in Chinese. */
  action: z.string(),
  actionName: z.string(),
  target: z.nullable(z.string()),
  /** Name of the row it is about, of a person masked; null where it has none or is gone. */
  targetName: z.nullable(z.string()),
  /** The change, with personal data masked. */
  diff: z.nullable(z.record(z.string(), z.unknown())),
  ip: z.nullable(z.string()),
  /** For the newest of several entries of one act: how many there are, about how many rows, and since when. */
  folded: z.nullable(z.object({ entries: z.int(), targets: z.int(), sinceAt: instant })),
  /** Empty in entries older than the chain. */
  hash: z.string(),
});

/** Result of checking the whole chain: no fault, or the first entry that does not fit. */
export const logChain = z.object({
  entries: z.int(),
  /** Entries before the start of the chain, which the chain cannot prove. */
  unchained: z.int(),
  /**
   * Entries of an older version, whose hash leaves out the times at these JSON pointers (`/after/until`) of their diff;
   * all else in them is proven. Lists the first 20.
   */
  unproven: z.object({
    entries: z.int(),
    first: z.array(z.object({ seq: z.int(), id, paths: z.array(z.string()) })),
  }),
  fault: z.nullable(z.object({ kind: z.enum(LOG_FAULT.values), seq: z.int(), id: z.nullable(z.string()) })),
  checkedAt: instant,
});

/** An operation that the log has entries of: `resource:action`, and the same in Chinese. */
const logAct = z.object({ action: z.string(), name: z.string() });

/** Calls for the system log; super users only. */
export const sysLog = resource('sysLog', {
  queryList: call({
    methods: ['POST'],
    mounts: { bms: ['superUser'] },
    list: true,
    sheet: sheetOf(logEntry, sysLogColumns),
    input: z.strictObject({
      ...pageKeys,
      /** Id, account or name of the actor. */
      actor: z.optional(shortText),
      actorKind: z.optional(z.enum(LOG_ACTOR.values)),
      /** `resource:action`, or only the resource. */
      action: z.optional(shortText),
      target: z.optional(shortText),
      /** Id or part of the name of the row; a person only by account. */
      object: z.optional(shortText),
      /** True lists acts, each with its newest entry, instead of entries. */
      fold: z.optional(z.boolean()),
      /** Only the entries of the act to which this entry belongs. */
      foldOf: z.optional(id),
      from: z.optional(instant),
      until: z.optional(instant),
      /** True also checks the whole chain. */
      verify: z.optional(z.boolean()),
    }),
    output: z.extend(pageOf(logEntry), { chain: z.nullable(logChain) }),
    errors: ['VALIDATION'],
    summary: '操作日志，最新的在前；fold 为真时一次操作只占一行；verify 为真时同时校验整条链',
  }),
  queryActs: call({
    methods: ['GET'],
    mounts: { bms: ['superUser'] },
    input: empty,
    output: z.object({ content: z.array(logAct) }),
    errors: [],
    summary: '日志里出现过的操作，按名称排列，供筛选',
  }),
});
