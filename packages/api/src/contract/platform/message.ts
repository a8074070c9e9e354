import * as z from 'zod/mini';
import { messageSettingFields } from '../../domain/messageSettings.ts';
import { messageColumns } from '../../domain/tables/messageColumns.ts';
import { BATCH_LIMITS, RECEIVERS, TARGET_KIND } from '../../domain/enrolments.ts';
import { call, resource } from '../call.ts';
import { inputOf, shapeOf } from '../inputOf.ts';
import { sheetOf } from '../sheetOf.ts';
import { id, instant, pageKeys, pageOf } from '../shared.ts';

export const messageItem = z.object({
  id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  /** Page below /web/ that it leads to. */
  link: z.nullable(z.string()),
  createdAt: instant,
  readAt: z.nullable(instant),
});

/** As they stand; what is asked only sometimes is null in between. */
const settings = z.object(shapeOf(messageSettingFields));

export const message = resource('message', {
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
  /** Ours: to the students of what the caller runs. */
  send: call({
    methods: ['POST'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      kind: z.enum(TARGET_KIND.values),
      id,
      only: z.enum(RECEIVERS.values),
      memberIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(BATCH_LIMITS.named))),
      text: z.string().check(z.trim(), z.minLength(1, '请填写内容'), z.maxLength(200, '内容最多 200 字')),
      /** Made by the client for each message: sending it again sends nothing. */
      requestId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, '请求编号格式不正确')),
    }),
    output: z.object({ sent: z.int() }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    summary: '给考试、作业、班级的学生发消息；正在进行的考试在考场里也会看到。同一批人 10 分钟一次',
  }),
  read: call({
    methods: ['GET'],
    mounts: { '': ['member', 'user'] },
    signedGet: true,
    /** Without an id: all of them. */
    input: z.strictObject({ id: z.optional(id) }),
    output: z.object({ unreadCount: z.int() }),
    errors: ['NOT_FOUND'],
    summary: '把一条或全部消息标为已读',
  }),
});
