import * as z from 'zod/mini';
import { CHAPTER_WAY, COURSE_LIMITS } from './courseRules.ts';
import { DIFFICULTY } from '../questions/difficulty.ts';
import { QUESTION } from '../questions/bank.ts';
import { chapterColumns } from './chapterColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { changes, creates, lists, removes, shows } from '../kit/contract/kinds.ts';
import { id, idInput, instant, personName, versionRead, shortText, fileName } from '../kit/contract/shared.ts';
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
import { roomQuestion } from '../questions/roomQuestion.contract.ts';

const { questionsMax, pricePointsMax } = COURSE_LIMITS;
const way = z.nullable(z.enum(CHAPTER_WAY.values));
const saved = z.object({ id, version: z.int() });

/** Fields of a chapter that everybody sees, even if it is locked. */
export const chapterFace = {
  id,
  title: z.string(),
  questionCount: z.int(),
  hasVideo: z.boolean(),
  isFree: z.boolean(),
  /** 0 for a chapter that is not free: only a card or a class unlocks it. */
  pricePoints: z.int(),
  /** The way in which the chapter is open to the caller; null while it is locked. */
  openBy: way,
};

/** A chapter in a list; null fields are for those who work with chapters. */
export const chapterRow = z.object({ ...chapterFace, ...placeInList });

/**
 * Row of `chapter/queryList`. For students the fields of the bank are null, and `pricePoints` are points of the
 * account.
 */
export type ChapterRow = z.output<typeof chapterRow>;

/** A single chapter. */
export const chapterDetail = z.object({
  ...chapterFace,
  /** Null while locked, like the video. */
  notesHtml: z.nullable(z.string()),
  videoFile: fileName,
  staff: z.nullable(
    z.object({
      ...placeOfOne,
      notes: z.string(),
      /** Courses with this chapter that the caller may see. */
      courses: z.array(z.object({ id, title: z.string() })),
    }),
  ),
});

/** Reply of `chapter/queryById`. Notes and video are null while the chapter is locked; `staff` is null for students. */
export type ChapterDetail = z.output<typeof chapterDetail>;

/** Dates of the class's schedule for the reader. */
export const classDates = {
  /** Nothing is shown before. */
  openAt: z.nullable(instant),
  /** A recommendation only; nothing closes. */
  dueAt: z.nullable(instant),
};

/** A question of a chapter for its readers; never contains the key. */
const chapterQuestion = z.object({
  questionId: id,
  title: z.string(),
  difficulty: z.enum(DIFFICULTY.values),
  /** The question's current version; `id` is the id of the version. */
  shown: roomQuestion,
  /** Price of the solution in points; 0 is free. */
  pricePoints: z.int(),
  /** In a formal exam that has not ended: readers of the chapter see the statement only afterwards. */
  isHeld: z.optional(z.boolean()),
  /** Null while locked, or while a class keeps it closed. */
  analysisHtml: z.nullable(z.string()),
  /** Video of the solution; shown with the analysis. */
  videoFile: fileName,
  /** For a practising student (`oj`). */
  mine: z.nullable(z.object({ unlocked: z.boolean() })),
  /** For those who work with chapters; students only see questions that are ready and open. */
  staff: z.nullable(z.object({ status: z.enum(QUESTION.values), isOpen: z.boolean() })),
});

/** A chapter with its content. */
export const chapterPage = z.object({
  chapterId: id,
  title: z.string(),
  notesHtml: z.string(),
  videoFile: fileName,
  openBy: way,
  /** The class whose schedule applies; null outside a class. */
  grade: z.nullable(
    z.object({
      id,
      title: z.string(),
      ...classDates,
      /** The member as whom a teacher views the chapter. */
      member: z.nullable(personName),
    }),
  ),
  questions: z.array(chapterQuestion),
});

/**
 * Reply of `chapter/queryQuestionList`, `queryQuestion` and `queryQuestionListByGrade`; a locked chapter gives
 * CHAPTER_LOCKED.
 */
export type ChapterPage = z.output<typeof chapterPage>;

const readers = { '': ['anyone'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const writers = { '': ['teacher'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const ofClass = { ...readers, '': ['member'], oj: ['member'] } as const;

const settings = {
  notes: z.optional(notes),
  /** A file that the caller uploaded with the purpose `video`. */
  videoFile: z.optional(fileName),
  isFree: z.optional(z.boolean()),
  pricePoints: z.optional(z.int().check(z.minimum(0), z.maximum(pricePointsMax, `最多 ${pricePointsMax} 积分`))),
};

/** Ids in order, without duplicates. */
const questionIds = z.array(id).check(
  z.maxLength(questionsMax, `一个单元最多 ${questionsMax} 道题`),
  z.refine((ids) => new Set(ids).size === ids.length, '有重复的题目'),
);

const opened = {
  methods: ['POST'],
  input: z.strictObject({ chapterId: id }),
  output: chapterPage,
  errors: ['NOT_FOUND', 'CHAPTER_LOCKED'],
} as const;

/** Chapters (单元) of courses: notes, a video and questions in order. Like papers, they are kept in banks. */
export const chapter = resource('chapter', {
  create: {
    ...creates(
      writers,
      z.strictObject({ title, ...settings, ...newPlace }),
      ['NOT_FOUND', 'FORBIDDEN', 'VALIDATION'],
      '新建单元，先是草稿',
    ),
    output: saved,
  },
  delete: removes(writers, ['CONTENT_FOREIGN', 'CONTENT_USED'], '删除没有被使用的单元'),
  update: {
    ...changes(
      writers,
      z.strictObject({ ...versionRead, title: z.optional(title), ...settings, ...statusAndBank }),
      STANDING_ERRORS,
      '修改单元的标题、讲义、视频、价格或状态',
    ),
    output: saved,
  },
  updateQuestions: {
    ...changes(
      writers,
      z.strictObject({ ...versionRead, questionIds }),
      ['CONTENT_FOREIGN', 'CONTENT_STATE', 'PAPER_QUESTION'],
      '换上一个单元的全部题目',
    ),
    output: saved,
  },
  queryById: shows(readers, chapterDetail, '一个单元；没有解锁时只有标题、题数和价格'),
  queryList: lists(
    readers,
    chapterRow,
    { keyword: shortText, isFree: z.boolean(), ...placeFilters },
    '单元列表：可用的；出题人还有自己题库里的',
    chapterColumns,
  ),
  querySimpleList: lists(
    readers,
    z.object({ id, title: z.string(), questionCount: z.int() }),
    { keyword: shortText },
    '可用的单元，供选择',
  ),
  queryQuestionList: call({
    ...opened,
    mounts: readers,
    summary: '一个单元的讲义、视频和题目，不含答案',
  }),
  queryQuestion: call({
    ...opened,
    mounts: { oj: ['member'] },
    summary: '练习用的单元：讲义、视频和题目，含自己解锁的题解',
  }),
  queryQuestionListByGrade: call({
    ...opened,
    mounts: ofClass,
    input: z.strictObject({
      gradeId: id,
      chapterId: id,
      /** For staff: view as this member of the class. */
      memberId: z.optional(id),
    }),
    summary: '班级里的一个单元，按班级的安排开放',
  }),
  buy: call({
    methods: ['GET'],
    signedGet: true,
    quietErrors: true,
    mounts: { oj: ['member'] },
    input: idInput,
    output: z.object({ unlocked: z.boolean(), spent: z.int(), balance: z.int() }),
    errors: ['NOT_FOUND', 'POINTS_SHORT', 'FORBIDDEN'],
    summary: '用积分解锁一个单元；买过的不再扣',
  }),
});
