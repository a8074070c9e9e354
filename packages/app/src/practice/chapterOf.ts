import type { Client } from '@aosai/api/client/client';

interface ChapterWish {
  chapterId: string;
  gradeId?: string | null | undefined;
  /** Of a teacher: as this member of the class has it. */
  memberId?: string | null | undefined;
}

/** Reads a unit as everybody has it, or as a class does. */
export const chapterOf =
  ({ chapterId, gradeId, memberId }: ChapterWish) =>
  (calls: Client) =>
    gradeId === null || gradeId === undefined
      ? calls.chapter.queryQuestionList({ chapterId }, { quiet: true })
      : calls.chapter.queryQuestionListByGrade({ chapterId, gradeId, ...(memberId && { memberId }) }, { quiet: true });
