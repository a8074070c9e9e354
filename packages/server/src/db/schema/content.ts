import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContentCategory, CourseKind } from '@aosai/api/courses/courseRules';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { QuestionStatus } from '@aosai/api/questions/bank';
import { base, instant } from './base.ts';

/** Columns for owner and status in the bank, as in `question`. */
const placed = () => ({
  key: text('key'),
  ownerId: text('owner_id'),
  status: text('status').$type<QuestionStatus>().notNull(),
  note: text('note'),
  isShared: boolean('is_shared').notNull().default(false),
});

/** A chapter, which may be in several courses. */
export const chapter = pgTable(
  'chapter',
  {
    ...base(),
    ...placed(),
    title: text('title').notNull(),
    notes: text('notes').notNull().default(''),
    notesHtml: text('notes_html').notNull().default(''),
    videoFile: text('video_file'),
    questionIds: text('question_ids').array().notNull().default([]),
    isFree: boolean('is_free').notNull().default(false),
    /** Price in points; 0 for a chapter that is not free means that points do not unlock it. */
    pricePoints: integer('price_points').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('chapter_key').on(t.appId, t.key),
    index('chapter_owner').on(t.appId, t.orgId, t.ownerId),
    index('chapter_updated').on(t.appId, t.updatedAt),
    index('chapter_video').on(t.appId, t.videoFile),
    index('chapter_questions').using('gin', t.questionIds),
    index('chapter_title_grams').using('gin', sql`title_grams(title)`),
  ],
);

/** A course, a topic, a level of the camp or an item of the content centre, depending on its kind. */
export const course = pgTable(
  'course',
  {
    ...base(),
    ...placed(),
    kind: text('kind').$type<CourseKind>().notNull(),
    slug: text('slug'),
    category: text('category').$type<ContentCategory>(),
    title: text('title').notNull(),
    cover: text('cover'),
    intro: text('intro').notNull().default(''),
    notes: text('notes').notNull().default(''),
    notesHtml: text('notes_html').notNull().default(''),
    chapterIds: text('chapter_ids').array().notNull().default([]),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    tags: text('tags').array().notNull().default([]),
    /** File name of a video or a PDF. */
    file: text('file'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('course_key').on(t.appId, t.key),
    uniqueIndex('course_slug')
      .on(t.appId, t.kind, t.slug)
      .where(sql`deleted_at is null`),
    index('course_owner').on(t.appId, t.orgId, t.ownerId),
    index('course_listed').on(t.appId, t.kind, t.status, t.sort),
    index('course_file').on(t.appId, t.file),
    index('course_chapters').using('gin', t.chapterIds),
    index('course_title_grams').using('gin', sql`title_grams(title)`),
  ],
);

/** Until when a member may fetch a file whose page they have opened. */
export const fileGrant = pgTable(
  'file_grant',
  {
    appId: text('app_id').notNull(),
    memberId: text('member_id').notNull(),
    fileName: text('file_name').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.memberId, t.fileName] }), index('file_grant_until').on(t.until)],
);
