import * as z from 'zod/mini';
import { messageSettingFields } from './messageSettings.ts';
import { messageColumns } from './messageColumns.ts';
import { call, type CallDefinition } from '../kit/contract/call.ts';
import { inputOf, shapeOf } from '../kit/contract/inputOf.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { id, instant, pageKeys, pageOf } from '../kit/contract/shared.ts';

/** A message to the caller. */
export const messageItem = z.object({
  id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  /** Target page below /web/. */
  link: z.nullable(z.string()),
  createdAt: instant,
  readAt: z.nullable(instant),
  /** When its sender last corrected it. */
  editedAt: z.nullable(instant),
  /** When its sender took it back; its text is gone then. */
  withdrawnAt: z.nullable(instant),
});

/** Row of `message/queryList`, for the caller only. `readAt` is null while unread. */
export type MessageItem = z.output<typeof messageItem>;

/** The current settings; fields that do not apply at present are null. */
const settings = z.object(shapeOf(messageSettingFields));

/** Calls for messages, and for the settings that control e-mails about them. Who gets one is known to classes. */
export const messageCalls = <const Send extends CallDefinition>(send: Send) => ({
  querySettings: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    input: z.strictObject({}),
    output: z.extend(settings, { canMail: z.boolean() }),
    errors: [],
    summary: '自己怎样收消息；另说明现在能不能收到邮件',
  }),
  updateSettings: call({
    methods: ['PUT'],
    mounts: { '': ['member'] },
    input: inputOf(messageSettingFields),
    output: settings,
    errors: [],
    summary: '设置邮件提醒、免打扰时间和每周小结',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: { '': ['member', 'user'] },
    list: true,
    sheet: sheetOf(messageItem, messageColumns),
    input: z.strictObject({ ...pageKeys, unread: z.optional(z.boolean()) }),
    output: z.extend(pageOf(messageItem), { unreadCount: z.int() }),
    errors: [],
    summary: '自己的消息，新的在前；另给出未读条数',
  }),
  send,
  read: call({
    methods: ['GET'],
    mounts: { '': ['member', 'user'] },
    signedGet: true,
    /** Without an id, all messages are marked. */
    input: z.strictObject({ id: z.optional(id) }),
    output: z.object({ unreadCount: z.int() }),
    errors: ['NOT_FOUND'],
    summary: '把一条或全部消息标为已读',
  }),
});
