import type { FunctionComponent } from 'react';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import type { Office } from '../kit/pageTable.ts';
import { useClassAddress, useIsNoClass } from './classPlace.ts';

/** A page of the class in the address, each class with a page of its own; one out of sight has none. */
export function classPage(Page: FunctionComponent<{ office: Office; gradeId: string }>): FunctionComponent {
  return function ClassPage() {
    const { office, gradeId } = useClassAddress();
    return useIsNoClass(gradeId) ? <NotFound /> : <Page key={gradeId} office={office} gradeId={gradeId} />;
  };
}
