import { AUDIENCE } from '../enrolment/enrolments.ts';
import { choice, fields, flag, text } from '../kit/fields.ts';

/** Most characters of an announcement. */
export const ANNOUNCEMENT_MAX = 200;

const words = text('公告', { required: true, max: ANNOUNCEMENT_MAX, lines: 4 });

/** Fields of a new announcement to a class. */
export const announcementFields = fields({
  audience: choice('发给', AUDIENCE, {
    initial: 'students',
    hint: '家长和孩子建立联系以后收得到，一位家长只收一条。',
  }),
  text: words,
});

/** Fields that correct an announcement. */
export const announcementEditFields = fields({
  text: words,
  again: flag('请已读的人再看一次', { hint: '时间、地点这类要紧的更正请勾选：消息对所有人重新变成未读。' }),
});
