import { labelled, type ValueIn } from '../forms/labelled.ts';

/** What a course is for: it decides on which pages it stands. */
export const COURSE_KIND = labelled({ course: '课程', topic: '专题', camp: '训练营', content: '内容' });
export type CourseKind = ValueIn<typeof COURSE_KIND>;

/** What a piece of the content centre is. */
export const CONTENT_CATEGORY = labelled({ article: '文章', video: '视频', pdf: 'PDF 文档' });
export type ContentCategory = ValueIn<typeof CONTENT_CATEGORY>;

/** Why someone may work on a chapter. `staff`: they keep it, or work with its bank. */
export const CHAPTER_WAY = labelled(
  { free: '免费', unlocked: '已解锁', card: '会员卡', class: '班级', staff: '管理' },
  { free: 'ok', unlocked: 'ok', card: 'ok', class: 'ok' },
);
export type ChapterWay = ValueIn<typeof CHAPTER_WAY>;

/** Opens every chapter, whatever it costs. */
export const CHAPTER_RIGHT = 'chapter.open';

export const COURSE_LIMITS = {
  titleMax: 60,
  introMax: 500,
  notesMaxBytes: 64 * 1024,
  chaptersMax: 30,
  questionsMax: 200,
  tagsMax: 8,
  pricePointsMax: 100_000,
  sortMax: 9_999,
  noteMax: 200,
} as const;

/** Addresses end with it: /topic/quwei, /camp with gesp-1. */
export const COURSE_SLUG = /^[a-z][a-z0-9-]{1,39}$/;

/** How long the file of a chapter may be fetched by anyone who has opened it. */
export const FILE_GRANT_HOURS = 6;
