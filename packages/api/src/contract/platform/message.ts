import * as z from 'zod/mini';
import { messageColumns } from '../../domain/tables/messageColumns.ts';
import { call, resource } from '../call.ts';
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

export const message = resource('message', {
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
