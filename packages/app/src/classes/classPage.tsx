import { type FunctionComponent, lazy, Suspense } from 'react';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import { useSearchParams } from 'wouter';
import type { Office } from '../kit/pageTable.ts';
import { useClassAddress, useIsNoClass } from './classPlace.ts';

/** Loaded only when somebody promotes a class. */
const PromoteClass = lazy(async () => ({ default: (await import('./PromoteClass.tsx')).PromoteClass }));

/** A page of the class in the address, each class with a page of its own; one out of sight has none. */
export function classPage(Page: FunctionComponent<{ office: Office; gradeId: string }>): FunctionComponent {
  return function ClassPage() {
    const { office, gradeId } = useClassAddress();
    const [params] = useSearchParams();
    if (useIsNoClass(gradeId)) return <NotFound />;
    return (
      <>
        <Page key={gradeId} office={office} gradeId={gradeId} />
        {params.has('promote') && (
          <Suspense fallback={null}>
            <PromoteClass key={gradeId} gradeId={gradeId} />
          </Suspense>
        )}
      </>
    );
  };
}
