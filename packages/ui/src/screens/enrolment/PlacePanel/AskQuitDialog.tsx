import { reasonFields } from '@aosai/api/kit/reasons';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

export interface AskQuitDialogProps {
  title: string;
  /** Who decides, and what applies until then. */
  description: string;
  act: TableAct;
  on: { ask: (reason: string) => void; close: () => void };
}

const fields = reasonFields('原因', '审核的人会看到。');

/** Asks a student for the reason to quit; staff decide. */
export const AskQuitDialog = ({ title, description, act, on }: AskQuitDialogProps) => (
  <FieldsDialog
    of={fields}
    title={title}
    description={description}
    submitLabel="提交申请"
    act={act}
    on={{ submit: ({ reason }) => on.ask(reason), close: on.close }}
  />
);
