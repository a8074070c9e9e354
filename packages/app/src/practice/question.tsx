import { PracticeQuestion } from '@aosai/ui/screens/practice/PracticeQuestion';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { chapterOf } from './chapterOf.ts';
import type { PracticePlace } from './usePracticeDraft.ts';
import { usePractice } from './usePractice.ts';
import { SignedIn } from '../kit/SignedIn.tsx';
import { useCall } from '../kit/useCall.ts';
import { useTitle } from '../kit/useTitle.ts';

type Place = PracticePlace & { from: { courseId: string | null } };

/** A question of a unit, available by the unit's rules. */
function OfChapter({ from, ...place }: Place) {
  const { chapterId = '', gradeId, questionId } = place;
  const chapter = useCall(['chapter', chapterId, gradeId ?? null, null], chapterOf({ chapterId, gradeId }));
  const source = loadedAs(loaded(chapter), ({ questions }) => questions.find((one) => one.questionId === questionId));
  const error = chapter.data && !source.data ? '这个单元里没有这道题' : source.error;
  const practice = usePractice({ data: source.data, error }, place);
  useTitle(source.data?.title ?? '练习');
  const unit = { id: chapterId, title: chapter.data?.title ?? '单元', ...from, gradeId: gradeId ?? null };
  return <PracticeQuestion {...practice} unit={unit} onRetry={() => void chapter.mutate()} />;
}

/** A question without a unit: only open questions, for every signed-in person. */
function ByItself({ questionId }: { questionId: string }) {
  const question = useCall(['question', questionId], (calls) =>
    calls.question.queryById({ id: questionId }, { quiet: true }),
  );
  const practice = usePractice(
    loadedAs(loaded(question), (found) => ({ ...found, questionId: found.id })),
    { questionId },
  );
  useTitle(question.data?.title ?? '练习');
  return <PracticeQuestion {...practice} unit={null} onRetry={() => void question.mutate()} />;
}

function Page() {
  const [params] = useSearchParams();
  const questionId = params.get('id') ?? '';
  const chapterId = params.get('chapterId');
  const gradeId = params.get('gradeId');
  if (chapterId === null)
    return (
      <SignedIn>
        <ByItself questionId={questionId} />
      </SignedIn>
    );
  const place = { questionId, chapterId, ...(gradeId !== null && { gradeId }) };
  return <OfChapter {...place} from={{ courseId: params.get('courseId') }} />;
}

/** /question/detail?id=…&chapterId=…&gradeId=… */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
