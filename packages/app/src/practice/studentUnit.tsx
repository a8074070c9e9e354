import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { StudentUnit } from '@aosai/ui/screens/courses/StudentUnit';
import { StudentUnits } from '@aosai/ui/screens/courses/StudentUnits';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { chapterOf } from './chapterOf.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useOnline } from '../kit/useOnline.ts';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';

const MOST_TRIES = 50;
const QUIET = { quiet: true } as const;

/** Page for an address without a unit: lets the reader choose a unit of the class. */
function UnitsOf({ memberId, gradeId }: { memberId: string; gradeId: string }) {
  const found = useCall(['practice', 'units', gradeId, memberId], async (calls) => {
    const { courses } = await calls.course.queryByGrade({ gradeId }, QUIET);
    const all = await Promise.all(
      courses.map(({ id }) => calls.course.queryChapterListByGrade({ gradeId, courseId: id, memberId }, QUIET)),
    );
    return {
      memberName: all[0]?.member?.name ?? '学生',
      courses: all.map(({ courseId, title, content }) => ({ id: courseId, title, units: content })),
    };
  });
  const isNone = found.error?.code === 'NOT_FOUND';
  useTitle(found.data?.memberName ?? '学生的练习');
  return (
    <StudentUnits
      found={isNone ? { data: { memberName: '学生', courses: [] } } : loaded(found)}
      memberId={memberId}
      gradeId={gradeId}
      onRetry={() => void found.mutate()}
    />
  );
}

function UnitOf() {
  const [params, setParams] = useSearchParams();
  const { client } = useAosai();
  const now = useNow();
  const online = useOnline();
  const { act, perform } = useAct();
  const chapterId = params.get('id') ?? '';
  const memberId = params.get('memberId') ?? '';
  const gradeId = params.get('gradeId');
  const questionId = params.get('questionId');

  const chapter = useCall(['chapter', chapterId, gradeId, memberId], chapterOf({ chapterId, gradeId, memberId }));
  const standings = useCall(['practice', 'unit', chapterId, gradeId, memberId], async (calls) => {
    const wish = { chapterId, memberId, ...(gradeId !== null && { gradeId }) };
    return (await calls.memberQuestion.queryQuestionStatisticsByChapter(wish, QUIET)).content;
  });
  const tries = useCall(questionId === null ? null : ['practice', 'tries', memberId, questionId], async (calls) => {
    const wish = { memberId, questionId: questionId ?? '', size: MOST_TRIES };
    return (await calls.memberQuestion.queryListByTeacher(wish, QUIET)).content;
  });
  const someone = useCall(['practice', 'who', memberId], async (calls) => {
    const { content } = await calls.memberQuestion.queryListByTeacher({ memberId, size: 1 }, QUIET);
    return content[0]?.memberName ?? '学生';
  });
  const tryId = params.get('tryId') ?? tries.data?.[0]?.id ?? null;
  const detail = useCall(tryId === null ? null : ['practice', 'try', tryId], (calls) =>
    calls.memberQuestion.queryById({ id: tryId ?? '' }, QUIET),
  );
  const programs = useCall(
    tries.data?.some(({ submissionId }) => submissionId !== null)
      ? ['practice', 'programs', memberId, questionId, tries.data.length]
      : null,
    async (calls) => {
      const found = await Promise.all(
        (tries.data ?? []).map(({ id }) => calls.memberQuestion.queryById({ id }, QUIET)),
      );
      return found.flatMap(({ submission, answer }) =>
        submission && answer.kind === 'code' ? [{ ...submission, code: answer.code }] : [],
      );
    },
  );
  const memberName = chapter.data?.grade?.member?.name ?? someone.data ?? '学生';
  useTitle(memberName);

  const unit = loadedAs(loaded(chapter), ({ title, questions }) => ({
    title,
    memberName,
    questions: questions.map((one) => ({
      id: one.questionId,
      title: one.title,
      shown: one.shown,
      state: standings.data?.find((each) => each.questionId === one.questionId)?.state ?? null,
    })),
  }));
  const query = new URLSearchParams({ id: chapterId, ...(gradeId !== null && { gradeId }) });
  return (
    <StudentUnit
      unit={unit.data && !standings.data ? { error: standings.error?.message ?? null } : unit}
      unitHref={`/web/chapter/detail?${query}`}
      currentId={questionId}
      tries={loaded(tries)}
      detail={loaded(detail)}
      programs={loaded(programs)}
      saving={act}
      online={online}
      now={now}
      on={{
        question: (id) =>
          setParams((before) => {
            before.set('questionId', id);
            before.delete('tryId');
            return before;
          }),
        pick: (id) =>
          setParams((before) => {
            before.set('tryId', id);
            return before;
          }),
        review: ({ percent, ...words }) =>
          void perform(async () => {
            const { id = '', version } = detail.data ?? {};
            const marking = { id, version: version ?? 0, points: percent, ...words };
            await client.memberQuestion.reviewSubmit({ source: 'practice', ...marking }, QUIET);
            await Promise.all([detail.mutate(), tries.mutate(), standings.mutate()]);
          }, '批阅已保存，学生会收到消息'),
        retry: () => void Promise.all([chapter.mutate(), standings.mutate(), tries.mutate(), detail.mutate()]),
      }}
    />
  );
}

function Page() {
  const [params] = useSearchParams();
  const gradeId = params.get('gradeId');
  if (params.get('id') !== null) return <UnitOf />;
  return gradeId === null ? <NotFound /> : <UnitsOf memberId={params.get('memberId') ?? ''} gradeId={gradeId} />;
}

/** /chapter/student?id=…&memberId=…&gradeId=…&questionId=…&tryId=…; without `id` the units of the class. */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
