import { CourseDetail } from '@aosai/ui/screens/courses/CourseDetail';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { RequireIds } from '../kit/RequireIds.tsx';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useFileUrl } from '../kit/useFileUrl.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';

// The page itself says why it cannot be shown.
const QUIET = { quiet: true };

function Page() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const gradeId = params.get('gradeId');
  const { client, session } = useAosai();
  const current = useCurrent();
  const now = useNow();
  const { act, perform, forget } = useAct();
  /** Points left after a purchase here; the current person is not refetched for it. */
  const [left, setLeft] = useState<number | null>(null);
  const self = current?.realm === 'member' ? current.member : null;

  const ofClass = useCall(gradeId === null ? null : ['course', id, gradeId], (calls) =>
    calls.course.queryByGrade({ gradeId: gradeId ?? '', ...(id !== '' && { id }) }, QUIET),
  );
  const plain = useCall(gradeId === null ? ['course', id] : null, (calls) => calls.course.queryById({ id }, QUIET));
  const course = gradeId === null ? plain : ofClass;
  const courseId = course.data?.id;
  const units = useCall(courseId === undefined ? null : ['course', courseId, gradeId, 'units'], async (calls) => {
    const input = { courseId: courseId ?? '' };
    return gradeId === null
      ? calls.course.queryChapterList(input)
      : calls.course.queryChapterListByGrade({ ...input, gradeId });
  });
  const fileUrl = useFileUrl();
  // A class's course may be a teacher's own, whose notes are not public.
  const notes = useCall(
    courseId === undefined || gradeId !== null ? null : ['course', courseId, 'notes'],
    async (calls) => (await calls.course.queryNotesById({ id: courseId ?? '' })).notesHtml,
  );
  useTitle(course.data?.title ?? '课程');

  return (
    <CourseDetail
      course={loaded(course)}
      units={loadedAs(loaded(units), ({ content }) => content)}
      earned={units.data?.earned ?? null}
      fileUrl={fileUrl}
      notesHtml={gradeId === null ? loaded(notes) : { data: '' }}
      grade={ofClass.data?.grade ?? null}
      balance={self && self.type !== 'parent' && gradeId === null ? (left ?? self.points) : null}
      isGuest={current === null}
      now={now}
      buying={act}
      on={{
        buy: (chapterId) =>
          perform(async () => {
            const { balance } = await client.chapter.buy({ id: chapterId }, { group: 'oj', quiet: true });
            setLeft(balance);
            await units.mutate();
          }, '已解锁'),
        forget,
        signIn: () => session.ask('member'),
        retry: () => void Promise.all([course.mutate(), units.mutate(), notes.mutate()]),
      }}
    />
  );
}

/** /course/detail?id=… and, for a class, ?gradeId=…&id=… */
export function Component() {
  const [params] = useSearchParams();
  return (
    <LearnClient>
      <RequireIds names={params.get('gradeId') === null ? ['id'] : ['gradeId']}>
        <Page />
      </RequireIds>
    </LearnClient>
  );
}
