import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAct } from '../kit/useAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';

const ReportError = lazy(async () => ({ default: (await import('@aosai/ui/patterns/ReportError')).ReportError }));

interface Reported {
  /** The question or one of its versions. */
  id: string;
  /** What it is called here: 「两数之和」. */
  name: string;
}

/**
 * Reports of errors from a page that shows questions. `report` is null in the platform's office, which owns what it
 * could report.
 */
export function useErrorReport(): { report: ((question: Reported) => void) | null; dialog: ReactNode } {
  const { calls, office } = useOffice();
  const { act, perform, forget } = useAct();
  const [reported, setReported] = useState<Reported | null>(null);
  const close = () => {
    setReported(null);
    forget();
  };
  return {
    report: office === 'edms' ? setReported : null,
    dialog: reported && (
      <Suspense>
        <ReportError
          question={reported.name}
          act={act}
          on={{
            submit: (form) =>
              void perform(
                () => calls.question.reportError({ id: reported.id, ...form }),
                '已报告，出题人会答复您',
              ).then((isDone) => isDone && close()),
            close,
          }}
        />
      </Suspense>
    ),
  };
}
