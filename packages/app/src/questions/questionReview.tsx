import { QuestionReview } from '@aosai/ui/screens/questions/QuestionReview';
import { useLocation } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/question/:id/review: a question with all that an author needs to judge it. */
export function Component() {
  const { calls, office } = useOffice();
  const [pathname] = useLocation();
  const [, , , named = ''] = pathname.split('/');
  const { act, perform, forget } = useOfficeAct();
  // Exams and homework name a question by its version, so the first answer says which question it is.
  const evidence = useOfficeCall(['question', named, 'evidence'], (own) => own.question.queryEvidence({ id: named }));
  const id = evidence.data?.questionId ?? null;
  const detail = useOfficeCall(id === null ? null : ['question', id], (own) =>
    own.question.queryById({ id: id ?? '' }),
  );
  const reports = useOfficeCall(id === null ? null : ['question', id, 'reports'], (own) =>
    own.question.queryErrorReports({ id: id ?? '' }),
  );
  const isKeeper = detail.data?.staff?.mayWrite === true;
  const versions = useOfficeCall(isKeeper ? ['question', id, 'versions'] : null, (own) =>
    own.question.queryVersions({ id: id ?? '' }),
  );
  const supported = loaded(evidence);
  return (
    <QuestionReview
      bankHref={`/web/${office}/question`}
      question={supported.error ? { error: supported.error, isFinal: supported.isFinal } : loaded(detail)}
      evidence={supported}
      reports={loaded(reports)}
      versions={isKeeper ? loaded(versions) : null}
      mayReport={office === 'edms'}
      act={act}
      on={{
        report: (form) =>
          perform(() => calls.question.reportError({ id: id ?? '', ...form }), '已报告，出题人会答复您'),
        answer: ({ id: reportId, version }, form) =>
          perform(() => calls.question.answerErrorReport({ id: id ?? '', reportId, version, ...form }), '已答复'),
        forget,
        retry: () => void Promise.all([evidence, detail, reports, versions].map(({ mutate }) => mutate())),
      }}
    />
  );
}
