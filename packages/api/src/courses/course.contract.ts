import * as z from 'zod/mini';
import { CONTENT_CATEGORY, COURSE_KIND, COURSE_LIMITS, COURSE_SLUG } from './courseRules.ts';
import { DIFFICULTY } from '../questions/difficulty.ts';
import { courseColumns } from './courseColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { questionTags } from '../questions/questionSource.contract.ts';
import { changes, creates, lists, removes, shows } from '../kit/contract/kinds.ts';
import { id, versionRead, shortText, fileName } from '../kit/contract/shared.ts';
import {
  newPlace,
  notes,
  placeFilters,
  placeInList,
  placeOfOne,
  statusAndBank,
  STANDING_ERRORS,
  title,
} from './bankPlace.contract.ts';
import { chapterFace, classDates } from './chapter.contract.ts';

const { introMax, chaptersMax, sortMax } = COURSE_LIMITS;
const kind = z.enum(COURSE_KIND.values);
const category = z.enum(CONTENT_CATEGORY.values);
const difficulty = z.enum(DIFFICULTY.values);
const saved = z.object({ id, version: z.int() });

const face = {
  id,
  kind,
  /** Name in addresses: quwei, gesp-1. */
  slug: z.nullable(z.string()),
  /** Only in the content centre. */
  category: z.nullable(category),
  title: z.string(),
  cover: z.nullable(z.string()),
  intro: z.string(),
  difficulty,
  tags: z.array(z.string()),
  sort: z.int(),
  /** Number of chapters that the caller may see. */
  chapterCount: z.int(),
};

/** A course in a list; null fields are for those who work with courses. */
export const courseRow = z.object({ ...face, ...placeInList });

/** Row of `course/queryList`. `slug` is null for courses without a name in addresses. */
export type CourseRow = z.output<typeof courseRow>;

/** A single course. */
export const courseDetail = z.object({
  ...face,
  /** A video or PDF in the content centre. */
  file: fileName,
  staff: z.nullable(z.object(placeOfOne)),
});

/** Reply of `course/queryById`. `file` is set for videos and PDFs only; `staff` is null for students. */
export type CourseDetail = z.output<typeof courseDetail>;

/** A course of a class, with the class's other courses. */
export const courseClass = z.extend(courseDetail, {
  grade: z.object({ id, title: z.string() }),
  courses: z.array(z.object({ id, title: z.string() })),
});

/** Reply of `course/queryByGrade`; `courses` lists all courses of the class. */
export type CourseClass = z.output<typeof courseClass>;

/** A chapter at its position in a course. */
export const courseUnit = z.object({
  /** From 1. */
  no: z.int(),
  ...chapterFace,
  ...classDates,
  /** Number of questions that the caller has done; null for callers who do not practise. */
  doneCount: z.nullable(z.int()),
  /** Whether that is enough: the first task and two thirds of the other questions. */
  isDone: z.nullable(z.boolean()),
  /** For those who work with courses: whether students see it here. */
  isShown: z.boolean(),
});

/** Row of `course/queryChapterList` and, with the dates of a class, `course/queryChapterListByGrade`. */
export type CourseUnit = z.output<typeof courseUnit>;

const readers = { '': ['anyone'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const writers = { '': ['teacher'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const ofClass = { ...readers, '': ['member'], oj: ['member'] } as const;

const settings = {
  category: z.optional(z.nullable(category)),
  slug: z.optional(z.nullable(z.string().check(z.regex(COURSE_SLUG, '地址用小写字母开头的 2 到 40 个字符')))),
  /** Uploaded by the caller with the purpose `cover`. */
  cover: z.optional(fileName),
  intro: z.optional(z.string().check(z.trim(), z.maxLength(introMax, `简介最多 ${introMax} 字`))),
  notes: z.optional(notes),
  difficulty: z.optional(difficulty),
  tags: z.optional(questionTags),
  /** Uploaded by the caller with the purpose `video` or `attachment`. */
  file: z.optional(fileName),
  sort: z.optional(z.int().check(z.minimum(0), z.maximum(sortMax))),
};

const chapterIds = z.array(id).check(
  z.maxLength(chaptersMax, `一门课程最多 ${chaptersMax} 个单元`),
  z.refine((ids) => new Set(ids).size === ids.length, '有重复的单元'),
);

const filters = {
  keyword: shortText,
  kind,
  slug: z.string().check(z.maxLength(40)),
  category,
  difficulty,
  tags: questionTags,
  ...placeFilters,
};

const units = z.object({
  courseId: id,
  title: z.string(),
  /** The student whose progress staff asked for. */
  member: z.nullable(z.object({ id, name: z.string() })),
  /** Points that the calling student has earned with these units and their questions; null for other callers. */
  earned: z.nullable(z.int()),
  content: z.array(courseUnit),
});

/**
 * Courses, which students learn chapter by chapter. Topics, camp levels and pieces of the content centre are courses
 * too.
 */
export const course = resource('course', {
  create: {
    ...creates(
      writers,
      z.strictObject({ title, kind: z.optional(kind), ...settings, ...newPlace }),
      ['NOT_FOUND', 'CODE_TAKEN', 'FORBIDDEN', 'VALIDATION'],
      '新建课程，先是草稿',
    ),
    output: saved,
  },
  delete: removes(writers, ['CONTENT_FOREIGN', 'CONTENT_USED'], '删除没有被使用的课程'),
  update: {
    ...changes(
      writers,
      z.strictObject({
        ...versionRead,
        title: z.optional(title),
        kind: z.optional(kind),
        ...settings,
        ...statusAndBank,
      }),
      ['CODE_TAKEN', ...STANDING_ERRORS],
      '修改课程的介绍、须知或状态',
    ),
    output: saved,
  },
  updateChapters: {
    ...changes(
      writers,
      z.strictObject({ ...versionRead, chapterIds }),
      ['CONTENT_FOREIGN', 'CONTENT_STATE', 'VALIDATION'],
      '换上一门课程的全部单元，按先后',
    ),
    output: saved,
  },
  queryById: shows(readers, courseDetail, '一门课程'),
  queryByGrade: call({
    methods: ['GET'],
    mounts: ofClass,
    input: z.strictObject({
      gradeId: id,
      /** Default: the first course of the class. */
      id: z.optional(id),
    }),
    output: courseClass,
    errors: ['NOT_FOUND'],
    summary: '班级的一门课程，以及班级还有哪些课程',
  }),
  queryList: lists(readers, courseRow, filters, '课程列表：可用的；出题人还有自己题库里的', courseColumns),
  querySimpleList: lists(
    readers,
    z.object({ id, kind, title: z.string(), chapterCount: z.int() }),
    { keyword: shortText, kind },
    '可用的课程，供选择',
  ),
  queryChapterList: call({
    methods: ['POST'],
    mounts: readers,
    input: z.strictObject({ courseId: id }),
    output: units,
    errors: ['NOT_FOUND'],
    summary: '一门课程的单元，以及各自是否已解锁',
  }),
  queryChapterListByGrade: call({
    methods: ['POST'],
    mounts: ofClass,
    input: z.strictObject({
      gradeId: id,
      courseId: id,
      /** For staff: view as this member of the class. */
      memberId: z.optional(id),
    }),
    output: units,
    errors: ['NOT_FOUND'],
    summary: '班级里一门课程的单元，按班级的安排开放；老师可以看一名学生的进度',
  }),
  queryNotesById: shows(
    { ...readers, oj: ['member'] },
    z.object({
      id,
      notesHtml: z.string(),
      /** The Markdown source, for those who may change it. */
      notes: z.nullable(z.string()),
    }),
    '课程须知或文章正文（已转成安全的 HTML）',
  ),
});
