import type { FormOf } from '@aosai/api/kit/fields';
import { errorReportFields } from '@aosai/api/questions/errorReports';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { FieldsDialog } from '../FieldsDialog/FieldsDialog.tsx';

export type ErrorReportForm = FormOf<typeof errorReportFields>;

/** Who gets a report, and that there is an answer. */
export const ERROR_REPORT_NOTE = '题目的主人会收到，核对以后答复您。没有答复之前，同一道题不用再报告。';

export interface ReportErrorProps {
  /** What the question is called here: 「两数之和」, 第 3 题. */
  question: string;
  act: TableAct;
  on: { submit: (form: ErrorReportForm) => void; close: () => void };
}

/** The form in which a teacher reports an error in a question. */
export const ReportError = ({ question, act, on }: ReportErrorProps) => (
  <FieldsDialog
    of={errorReportFields}
    title={`报告${question}的错误`}
    description={ERROR_REPORT_NOTE}
    submitLabel="报告"
    size="m"
    act={act}
    on={on}
  />
);
