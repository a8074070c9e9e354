import { ApiError } from '@aosai/api/client/errors';
import { ChapterDetail, type ChapterPart } from '@aosai/ui/screens/ChapterDetail';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../../LearnClient.tsx';
import { loaded } from '../../loaded.ts';
import { useCall } from '../../useCall.ts';
import { useFileUrl } from '../../useFileUrl.ts';
import { useNow } from '../../useNow.ts';
import { useTitle } from '../../useTitle.ts';

/** The question's number in the address, from 1; its notes without one. */
const partFrom = (no: string | null): ChapterPart => (Number(no) >= 1 ? Number(no) - 1 : 'notes');

function Page() {
  const [params, setParams] = useSearchParams();
  const chapterId = params.get('id') ?? '';
  const gradeId = params.get('gradeId');
  const memberId = params.get('memberId');
  const fileUrl = useFileUrl();
  const now = useNow();
  const chapter = useCall(['chapter', chapterId, gradeId, memberId], (calls) =>
    gradeId === null
      ? calls.chapter.queryQuestionList({ chapterId }, { quiet: true })
      : calls.chapter.queryQuestionListByGrade({ chapterId, gradeId, ...(memberId && { memberId }) }, { quiet: true }),
  );
  useTitle(chapter.data?.title ?? '单元');
  const { error } = chapter;
  return (
    <ChapterDetail
      chapter={loaded(chapter)}
      isLocked={error instanceof ApiError && error.code === 'CHAPTER_LOCKED'}
      from={{ courseId: params.get('courseId'), gradeId }}
      part={partFrom(params.get('no'))}
      fileUrl={fileUrl}
      now={now}
      on={{
        part: (next) =>
          setParams((before) => {
            if (next === 'notes') before.delete('no');
            else before.set('no', String(next + 1));
            return before;
          }),
        retry: () => void chapter.mutate(),
      }}
    />
  );
}

/** /chapter/detail?id=…&courseId=…&gradeId=…&memberId=…&no=… */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
