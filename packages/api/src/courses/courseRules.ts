import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Kind of a course; it decides on which pages the course appears. */
export const COURSE_KIND = labelled({ course: '课程', topic: '专题', camp: '训练营', content: '内容' });

/** Kind of a course: `content` is one article, video or PDF of the content centre; other kinds have chapters. */
export type CourseKind = ValueIn<typeof COURSE_KIND>;

/** Format of a piece in the content centre. */
export const CONTENT_CATEGORY = labelled({ article: '文章', video: '视频', pdf: 'PDF 文档' });

/** Format of a course of kind `content`, needed to publish it; null for courses with chapters. */
export type ContentCategory = ValueIn<typeof CONTENT_CATEGORY>;

/** The reason why somebody may work on a chapter. `staff`: they maintain it or work with its bank. */
export const CHAPTER_WAY = labelled(
  { free: '免费', unlocked: '已解锁', card: '会员卡', class: '班级', staff: '管理' },
  { free: 'ok', unlocked: 'ok', card: 'ok', class: 'ok' },
);

/** Why a chapter is open to the caller; replies have null instead for a locked chapter. */
export type ChapterWay = ValueIn<typeof CHAPTER_WAY>;

/** Code of the right that opens every chapter, whatever its price. */
export const CHAPTER_RIGHT = 'chapter.open';

/** Limits of courses and chapters, in characters unless named otherwise. */
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

/** The last part of a course's address: /topic/quwei, /camp with gesp-1. */
export const COURSE_SLUG = /^[a-z][a-z0-9-]{1,39}$/;

/** How long a file of a chapter may be downloaded after the chapter was opened. */
export const FILE_GRANT_HOURS = 6;
