import * as z from 'zod/mini';
import { AUDIENCE, RECEIVERS, TARGET_KIND } from '../enrolment/enrolments.ts';
import { call } from '../kit/contract/call.ts';
import { id, idInput, instant, pageKeys, pageOf, versionRead } from '../kit/contract/shared.ts';
import { ANNOUNCEMENT_MAX } from './announcementForm.ts';

/** The text of an announcement, which is never empty. */
export const announcementText = z
  .string()
  .check(z.trim(), z.minLength(1, '请填写内容'), z.maxLength(ANNOUNCEMENT_MAX, `内容最多 ${ANNOUNCEMENT_MAX} 字`));

/** Announcements and their readers have one order, the newest or the names first. */
const { page, size } = pageKeys;
const mounts = { '': ['teacher', 'orgManager', 'backOffice'] } as const;

/** A message that was sent to students of an exam, a homework or a class, or to their guardians. */
const announcement = z.object({
  id,
  text: z.string(),
  only: z.enum(RECEIVERS.values),
  audience: z.enum(AUDIENCE.values),
  createdAt: instant,
  /** Who sent it; null for the platform's office. */
  byName: z.nullable(z.string()),
  /** How many students received it, and how many of them have read it. */
  sentCount: z.int(),
  readCount: z.int(),
  /** The same for guardians. */
  guardianSentCount: z.int(),
  guardianReadCount: z.int(),
  editedAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
  version: z.int(),
});

/** Row of `message/querySent`. */
export type Announcement = z.output<typeof announcement>;

/**
 * A student who has not read an announcement, or a guardian, who is named by the child. The names are masked for the
 * office and for other schools.
 */
const unreadPerson = z.object({
  memberId: id,
  shownName: z.string(),
  no: z.nullable(z.string()),
  /** What the guardian is to the child: 妈妈; null for a student. */
  relation: z.nullable(z.string()),
});

/** Row of `message/queryUnread`. */
export type UnreadPerson = z.output<typeof unreadPerson>;

/** What becomes of announcements: who has read them, a correction, a withdrawal. */
export const announcementCalls = {
  querySent: call({
    methods: ['POST'],
    mounts,
    input: z.strictObject({ page, size, kind: z.enum(TARGET_KIND.values), id }),
    output: pageOf(announcement),
    errors: ['NOT_FOUND'],
    summary: '发给一个考试、作业或班级的公告，新的在前，学生和家长各有多少人已读',
  }),
  queryUnread: call({
    methods: ['POST'],
    mounts,
    input: z.strictObject({ page, size, id }),
    output: pageOf(unreadPerson),
    errors: ['NOT_FOUND'],
    summary: '还没有读一条公告的学生和家长，学生在前',
  }),
  updateSent: call({
    methods: ['PUT'],
    mounts,
    input: z.strictObject({
      ...versionRead,
      text: announcementText,
      /** The message counts as unread again for those who have read it. */
      again: z.boolean(),
    }),
    output: announcement,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'ANNOUNCEMENT_WITHDRAWN'],
    summary: '改正一条公告的内容，可以请已读的人再看一次；考场里的同时改',
  }),
  withdraw: call({
    methods: ['PUT'],
    mounts,
    input: idInput,
    output: announcement,
    errors: ['NOT_FOUND'],
    summary: '撤回一条公告：没读的人不再看到，读过的人看到「已撤回」，考场里的同时收走',
  }),
};
