import * as z from 'zod/mini';
import { feedbackColumns } from './feedbackColumns.ts';
import { FEEDBACK_MAX_FILES, FEEDBACK_MAX_LENGTH, feedbackFields, FEEDBACK_STATUS } from './feedbackRules.ts';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { fileName } from './file.contract.ts';
import { changes, lists, shows } from '../kit/contract/kinds.ts';
import { done, id, instant, versionRead, shortText } from '../kit/contract/shared.ts';
import { MEMBER_TYPE } from '../kit/realms.ts';

const { category, content } = shapeOf(feedbackFields);
const status = z.enum(FEEDBACK_STATUS.values);
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `最多 ${most} 字`));

/** A feedback, for its sender and operators. */
export const feedbackItem = z.object({
  id,
  /** Increases with each change; operators return it with an update. */
  version: z.int(),
  category,
  content: z.string(),
  /** For a report of an error: the question and its part; only for the sender. */
  about: z.nullable(z.string()),
  files: z.array(fileName),
  /** Contact of the sender; only for the sender, and for operators in the detail. */
  contact: z.nullable(z.string()),
  status,
  reply: z.nullable(z.string()),
  createdAt: instant,
  handledAt: z.nullable(instant),
  /** The author, with masked name. */
  sender: z.object({ id, name: z.string(), type: z.enum(MEMBER_TYPE.values) }),
});

/**
 * Row of `feedback/queryList` and `feedback/queryById`. `handledAt` is null until an operator has replied or decided.
 */
export type FeedbackItem = z.output<typeof feedbackItem>;

const readers = { '': ['member', 'backOffice'] } as const;

/** Calls for feedback of members. */
export const feedback = resource('feedback', {
  submit: call({
    methods: ['POST'],
    mounts: { '': ['member'] },
    input: z.strictObject({
      category,
      content,
      files: z._default(z.array(fileName).check(z.maxLength(FEEDBACK_MAX_FILES)), []),
      contact: z.optional(text(feedbackFields.contact.maxLength)),
    }),
    output: done,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    summary: '提交反馈；附件是自己先上传的图片',
  }),
  queryById: shows(readers, feedbackItem, '一条反馈：本人或有权限的管理账号'),
  queryList: lists(
    readers,
    feedbackItem,
    { statusList: z.array(status).check(z.maxLength(4)), category, keyword: shortText },
    '反馈列表：学生、家长和老师看自己的，管理账号看全部',
    feedbackColumns,
  ),
  updateStatus: changes(
    { '': ['backOffice'] },
    z.strictObject({ ...versionRead, status, reply: z.optional(text(FEEDBACK_MAX_LENGTH)) }),
    ['FEEDBACK_STATE'],
    '处理反馈：改变状态并回复，回复会作为消息发给提交人',
  ),
});
