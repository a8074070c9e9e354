import { fields, flag, text } from '../kit/fields.ts';

/** Most characters of an announcement. */
export const ANNOUNCEMENT_MAX = 200;

const words = text('公告', { required: true, max: ANNOUNCEMENT_MAX, lines: 4 });

/** Field of a new announcement to a class. */
export const announcementFields = fields({ text: words });

/** Fields that correct an announcement. */
export const announcementEditFields = fields({
  text: words,
  again: flag('请已读的学生再看一次', { hint: '时间、地点这类要紧的更正请勾选：消息对所有人重新变成未读。' }),
});
