import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { id } from '../kit/contract/shared.ts';
import { COURSE_KIND } from '../courses/courseRules.ts';
import { lifecycle } from '../enrolment/enrolmentStatus.contract.ts';
import { questionWords } from '../questions/questionViews.contract.ts';

/** How many results of each kind a search returns. */
export const SEARCH_SIZE = 6;
const KEYWORD_MAX = 60;

const titled = { id, title: z.string() };
/** Results of one kind, the best first; `hasMore` when the list of that kind would show further ones. */
const found = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ content: z.array(z.object({ ...titled, ...shape })), hasMore: z.boolean() });

/** What a search finds. */
export const searchResult = z.object({
  /** Courses, topics and levels of the camp. */
  courses: found({ kind: z.enum(COURSE_KIND.values), slug: z.nullable(z.string()) }),
  /** Units, each with a course that the caller sees. */
  lessons: found({ courseId: id, courseTitle: z.string() }),
  /** Questions that the caller may practise; none for visitors. */
  tasks: found({
    type: questionWords.type,
    difficulty: questionWords.difficulty,
    stage: z.nullable(questionWords.stage),
  }),
  exams: found({ status: lifecycle }),
  articles: found({}),
});

/** Reply of `search/query`, by kind, for the caller and their school. */
export type SearchResult = z.output<typeof searchResult>;

/** The learners' search over everything that they may open. */
export const search = resource('search', {
  query: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    input: z.strictObject({
      /** Words that the title has to contain; empty finds nothing. */
      keyword: z.string().check(z.trim(), z.maxLength(KEYWORD_MAX, `最多 ${KEYWORD_MAX} 字`)),
    }),
    output: searchResult,
    errors: [],
    summary: '按名称查找自己能打开的课程、单元、题目、考试和文章，每类最多六条',
  }),
});
