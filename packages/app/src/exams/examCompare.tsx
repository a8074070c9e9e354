import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { ExamScores } from '@aosai/api/exams/examScores.contract';
import { ExamCompare } from '@aosai/ui/screens/exams/ExamCompare';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { useSearchParams } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useExamAddress, useExamPage, useIsNoExam } from './examOf.ts';

function Compare() {
  const { group, examId, listHref, exam } = useExamPage();
  const [params, setParams] = useSearchParams();
  const chosenId = params.get('with');
  const others = useOfficeCall(['examsToCompare', group], async (calls) => {
    const { content } = await calls.exam.querySimpleList({ size: MAX_PAGE_SIZE });
    // One that nobody can have begun has nothing to compare.
    const begun = content.filter(({ status }) => status === LIFECYCLE.running || status === LIFECYCLE.ended);
    return begun.map(({ id, title }) => ({ value: id, label: title }));
  });
  const scores = useOfficeCall(
    chosenId === null ? null : ['comparedExams', group, examId, chosenId],
    async (calls): Promise<[ExamScores, ExamScores]> => [
      await calls.exam.queryScores({ id: chosenId ?? '' }),
      await calls.exam.queryScores({ id: examId }),
    ],
  );
  return (
    <ExamCompare
      exam={exam}
      listHref={listHref}
      examId={examId}
      others={(others.data ?? []).filter(({ value }) => value !== examId)}
      chosenId={chosenId}
      scores={chosenId === null ? null : loaded(scores)}
      on={{
        choose: (id) => setParams(id === null ? {} : { with: id }, { replace: true }),
        retry: () => void scores.mutate(),
      }}
    />
  );
}

/** /bms|edms/exam/:id/scores/compare?with=…: this exam beside another one. */
export function Component() {
  const { examId } = useExamAddress();
  return useIsNoExam(examId) ? <NotFound /> : <Compare key={examId} />;
}
