import type { Client } from '@aosai/api/client/client';

interface ChapterWish {
  chapterId: string;
  gradeId?: string | null | undefined;
  /** For a teacher: shows the unit as this student of the class sees it. */
  memberId?: string | null | undefined;
}

/** Returns a call that reads a unit, in general or as used in a class. */
export const chapterOf =
  ({ chapterId, gradeId, memberId }: ChapterWish) =>
  (calls: Client) =>
    gradeId === null || gradeId === undefined
      ? calls.chapter.queryQuestionList({ chapterId }, { quiet: true })
      : calls.chapter.queryQuestionListByGrade({ chapterId, gradeId, ...(memberId && { memberId }) }, { quiet: true });
