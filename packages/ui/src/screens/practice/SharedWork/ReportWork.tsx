import type { FormOf } from '@aosai/api/kit/fields';
import { reportFields } from '@aosai/api/practice/sharedWorkRules';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

export interface ReportWorkProps {
  act: TableAct;
  on: { submit(form: FormOf<typeof reportFields>): Promise<void>; close(): void };
}

/** The form with which a visitor reports a drawing. */
export const ReportWork = ({ act, on }: ReportWorkProps) => (
  <FieldsDialog
    of={reportFields}
    title="举报这幅画"
    description="举报不记名。画画的多半是孩子，请只在真的不合适时举报。"
    submitLabel="举报"
    act={act}
    on={on}
  />
);
