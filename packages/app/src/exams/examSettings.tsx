import { dateText } from '@aosai/api/kit/beijing';
import { ExamSettings } from '@aosai/ui/screens/exams/ExamSettings';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { useExamPage } from './examOf.ts';
import { useExamHead } from './useExamHead.ts';
import { useReadyPapers } from './useReadyPapers.ts';
import { updateExam } from './updateExam.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useRowEdits } from '../kit/office/useRowEdits.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/exam/:id/settings and …/papers: settings and papers of an exam. */
export function Component() {
  const { group, examId, part, listHref, exam, detail, retryExam } = useExamPage();
  const { calls } = useOffice();
  const { act, perform, forget } = useOfficeAct();
  const papers = useOfficeCall(['examPapers', examId], async (calls) => {
    const { content } = await calls.exam.queryExamPaperListByExam({ examId });
    return content;
  });
  const choosable = useReadyPapers();
  const now = useNow();
  return (
    <ExamSettings
      part={part === 'papers' ? 'papers' : 'settings'}
      exam={exam}
      papers={loaded(papers)}
      listHref={listHref}
      examId={examId}
      paperBase={`/web/${group}/examPaper`}
      known={{ papers: choosable ?? [], today: dateText(now), now, isOffice: group === 'bms' }}
      act={act}
      head={useExamHead(examId, exam.data, listHref)}
      edits={useRowEdits('exam', detail?.staff?.mayWrite ? { id: examId, version: detail.staff.version } : null, [
        'exam',
      ])}
      on={{
        save: (form) => perform(() => updateExam(calls, examId, form), '已保存'),
        forget,
        retry: () => {
          retryExam();
          void papers.mutate();
        },
      }}
    />
  );
}
