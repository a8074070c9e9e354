import { Redirect, useSearchParams } from 'wouter';
import { useOffice } from '../kit/office/useOffice.ts';

/** Leads from a former address of one list for all classes, such as …/gradeControl?grade=01…, to the class's page. */
export const leadsTo = (tab: string) =>
  function FormerAddress() {
    const { office } = useOffice();
    const [params] = useSearchParams();
    const gradeId = params.get('grade');
    return <Redirect to={gradeId ? `/${office}/grade/${gradeId}/${tab}` : `/${office}/grade`} replace />;
  };
