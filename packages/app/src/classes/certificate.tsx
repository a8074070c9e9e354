import { Certificate } from '@aosai/ui/screens/classes/Certificate';
import { useSearchParams } from 'wouter';
import { OfficeClient } from '../kit/office/OfficeClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useTitle } from '../kit/useTitle.ts';

function Page() {
  const [params] = useSearchParams();
  const gradeId = params.get('gradeId') ?? '';
  const memberId = params.get('memberId') ?? '';
  const report = useCall(['certificate', gradeId, memberId], async (calls) => {
    const filter = { gradeId, memberId, status: 'settled' } as const;
    const { content } = await calls.memberGradeSettlement.queryList(filter, { group: 'edms' });
    return content[0] ?? null;
  });
  useTitle('证书');
  return (
    <Certificate report={loaded(report)} on={{ print: () => globalThis.print(), retry: () => void report.mutate() }} />
  );
}

/** /grade/certificate?gradeId=…&memberId=…: a certificate to print or save as PDF. */
export function Component() {
  return (
    // Term reports need a call of the schools' office.
    <OfficeClient>
      <Page />
    </OfficeClient>
  );
}
