import { ApiError } from '@aosai/api/client/errors';
import { ChapterDetail, type ChapterPart } from '@aosai/ui/screens/courses/ChapterDetail';
import { LessonNotes } from '@aosai/ui/screens/practice/LessonNotes';
import { lazy } from 'react';
import { useSWRConfig } from 'swr';
import { useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { chapterOf } from './chapterOf.ts';
import { usePractice } from './usePractice.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';

const ALL_OF_A_CHAPTER = 200;

/** Editor, interpreter and the judge's results come with the first click on 运行 or 改一改. */
const Bench = lazy(async () => ({ default: (await import('./lesson/LessonBench.tsx')).LessonBench }));

/** The question's number in the address, from 1; without it, the unit's notes. */
const partFrom = (no: string | null): ChapterPart => (Number(no) >= 1 ? Number(no) - 1 : 'notes');

/** When a class will open a unit that is still locked. */
function useOpenAt(chapterId: string, place: { courseId: string | null; gradeId: string | null }): string | null {
  const { courseId, gradeId } = place;
  const units = useCall(
    courseId === null || gradeId === null ? null : ['course', courseId, gradeId, 'units'],
    (calls) =>
      calls.course.queryChapterListByGrade({ courseId: courseId ?? '', gradeId: gradeId ?? '' }, { quiet: true }),
  );
  return units.data?.content.find(({ id }) => id === chapterId)?.openAt ?? null;
}

function Page() {
  const [params, setParams] = useSearchParams();
  const chapterId = params.get('id') ?? '';
  const gradeId = params.get('gradeId');
  const memberId = params.get('memberId');
  const courseId = params.get('courseId');
  const fileUrl = useFileUrl();
  const { client } = useAosai();
  const { mutate } = useSWRConfig();
  const { act, perform } = useAct();
  const current = useCurrent();
  const isStudent = current?.realm === 'member' && current.member.type === 'student';
  const chapter = useCall(['chapter', chapterId, gradeId, memberId], chapterOf({ chapterId, gradeId, memberId }));
  const states = useCall(isStudent ? ['practice', 'states', chapterId] : null, async (calls) => {
    const list = await calls.memberQuestion.queryLatestList({ chapterId, size: ALL_OF_A_CHAPTER }, { quiet: true });
    return Object.fromEntries(list.content.map(({ question, state }) => [question.id, state]));
  });
  const part = partFrom(params.get('no'));
  const question = typeof part === 'number' ? chapter.data?.questions[part] : undefined;
  const place = question && { questionId: question.questionId, chapterId, ...(gradeId !== null && { gradeId }) };
  const practice = usePractice({ data: question }, place ?? null, () => void states.mutate());
  const course = useCall(courseId !== null && gradeId === null ? ['course', courseId, 'face'] : null, (calls) =>
    calls.course.queryById({ id: courseId ?? '' }, { quiet: true }),
  );
  useTitle(chapter.data?.title ?? '单元');
  const { error } = chapter;
  const isLocked = error instanceof ApiError && error.code === 'CHAPTER_LOCKED';
  const openAt = useOpenAt(chapterId, isLocked ? { courseId, gradeId } : { courseId: null, gradeId: null });
  return (
    <ChapterDetail
      {...practice}
      chapter={loaded(chapter)}
      locked={isLocked ? { openAt } : null}
      from={{ courseId, gradeId, course: course.data }}
      notes={chapter.data && <LessonNotes html={chapter.data.notesHtml} Bench={Bench} />}
      part={part}
      states={isStudent ? (states.data ?? {}) : null}
      fileUrl={fileUrl}
      cleaning={act}
      onClean={() =>
        perform(async () => {
          await client.memberQuestion.batchClean({ chapterId }, { quiet: true });
          // Also drop what was fetched for each question, whose page starts over.
          await mutate((key) => Array.isArray(key) && key[1] === 'practice');
        }, '已清除这个单元的记录')
      }
      onPart={(next) =>
        setParams((before) => {
          if (next === 'notes') before.delete('no');
          else before.set('no', String(next + 1));
          return before;
        })
      }
      onRetry={() => void chapter.mutate()}
    />
  );
}

/** /chapter/detail?id=…&courseId=…&gradeId=…&memberId=…&no=… */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
