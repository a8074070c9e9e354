import { IMPORT_MAX_BYTES } from '@aosai/api/schools/memberImport';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { importFields, IMPORT_FILE_ROWS } from '@aosai/api/accounts/memberForms';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { useDialogDraft, useKeptDraft } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import type { FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { FileDrop } from '../../../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import type { ChosenColumns, ImportOrder, MemberImport } from '../schoolMember.ts';
import { ImportReportView } from './ImportReportView.tsx';
import type { MemberImportRow } from '@aosai/api/schools/organizationMember.contract';
import { RecentImports } from './RecentImports.tsx';
import { ImportResult } from './ImportResult.tsx';

export interface ImportDialogProps {
  /** Null while the dialog is closed. */
  importing: MemberImport | null;
  on: {
    /** Checks a file without writing anything. */
    choose: (file: File) => void;
    apply: (order: ImportOrder) => void;
    /** Checks the file again, with its columns read as chosen. */
    chooseColumns: (columns: ChosenColumns) => void;
    /** Takes the import back. */
    undo: () => void;
    /** Shows an earlier import. */
    openRecent: (one: MemberImportRow) => void;
    saveReport: () => void;
    savePasswords: () => void;
    /** Opens the initial passwords as printable slips. */
    showSlips: () => void;
    close: () => void;
  };
}

const TITLE = '用 Excel 导入成员';
const TEMPLATE = `${WEB_BASE}templates/members.xlsx`;
const FIELDS = importFields();
const NOTHING_STATED = startValues(FIELDS);

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding-top: ${theme.space[8]};
`;

const Body = ({ importing, on }: { importing: MemberImport; on: ImportDialogProps['on'] }) => {
  'use no memo';
  const kept = useDialogDraft(TITLE, NOTHING_STATED);
  const { control, getValues, reset, setError, clearErrors } = useForm<FieldValues>({ defaultValues: kept.start });
  const values = useWatch({ control });
  // That parents agreed is stated for each file again.
  useKeptDraft(
    kept,
    { ...values, isStated: false },
    { pending: importing.pending === 'apply', error: importing.error },
  );
  const isStated = values['isStated'] === true;
  const { report, pending, error } = importing;
  const isDone = report?.applied === true;
  const isUndoing = pending === 'undo';
  const counts = report?.counts;
  const goodCount = counts ? counts.add + counts.known : 0;
  const lacksStatement = !isStated && report !== null && report.agelessCount > 0;
  const hasErrors = counts !== undefined && counts.error > 0 && values['skipFaulty'] !== true;
  const evidenceFault = isStated ? fieldProblem(FIELDS.evidence, values['evidence']) : null;
  // Below the table, so that a grey button would not say what is missing.
  const faults = [
    { name: 'skipFaulty', message: hasErrors ? '先在 Excel 里改好再上传，或者勾选跳过它们' : null },
    { name: 'isStated', message: lacksStatement ? '先在 Excel 里补上出生年月再上传，或者勾选这项声明' : null },
    { name: 'evidence', message: evidenceFault },
  ];
  const mended = faults.flatMap(({ name, message }) => (message === null ? name : [])).join(' ');
  useEffect(() => clearErrors(mended.split(' ')), [mended, clearErrors]);
  const steps = useRef<HTMLDivElement>(null);
  const apply = () => {
    const missing = faults.flatMap(({ name, message }) => (message === null ? [] : { name, message }));
    for (const { name, message } of missing) setError(name, { message });
    if (missing.length > 0) {
      // After this press has drawn the faults.
      requestAnimationFrame(() => {
        const first = steps.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
        first?.scrollIntoView({ block: 'center' });
        first?.focus({ preventScroll: true });
      });
      return;
    }
    const { skipFaulty, intoClasses, evidence } = formOf(FIELDS, getValues());
    on.apply({ skipFaulty, intoClasses, consent: isStated ? { evidence } : null });
  };
  return (
    <GuardedDialog
      size="l"
      title={importing.undone ? '导入已撤销' : isUndoing ? '正在撤销导入' : isDone ? '导入完成' : TITLE}
      pending={(pending !== null && report?.isRunning !== true) || isDone}
      isDirty={
        !isDone && report !== null && Object.entries(NOTHING_STATED).some(([name, value]) => values[name] !== value)
      }
      draft={{ ...kept, clear: () => reset(NOTHING_STATED) }}
      onClose={on.close}
      {...(isDone && { back: null })}
      submit={
        isDone ? (
          <Button variant="primary" onClick={on.close}>
            完成
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={report === null || goodCount === 0 || pending === 'check'}
            loading={pending === 'apply'}
            onClick={apply}
          >
            {goodCount === 0 ? '导入' : `导入 ${goodCount} 人`}
          </Button>
        )
      }
    >
      {isUndoing ? (
        // Not the result: its figures fall to nothing while rows are taken back.
        <Steps>
          <p role="status">
            <Spinner /> 正在撤销这次导入。可以关闭，撤销会继续；以后从「用 Excel 导入」里看结果。
          </p>
        </Steps>
      ) : isDone ? (
        <ImportResult
          report={report}
          undone={importing.undone ?? null}
          fault={error}
          onUndo={on.undo}
          onSavePasswords={on.savePasswords}
          onSlips={on.showSlips}
        />
      ) : pending === 'apply' ? (
        <Steps>
          <p role="status">
            <Spinner /> 正在导入{goodCount > 0 && ` ${goodCount} 人`}，为新账号生成密码要一点时间。
            {report?.isRunning ? '可以关闭，导入会继续；以后从「用 Excel 导入」里看结果。' : '请不要关闭页面。'}
          </p>
          {importing.made && (
            <>
              <ProgressBar
                label={report?.isRunning ? '已导入的行' : '已生成的新账号'}
                value={importing.made.done}
                max={importing.made.total}
                valueText={`${importing.made.done} / ${importing.made.total}`}
              />
              <p>
                {report?.isRunning
                  ? `已导入 ${importing.made.done} / ${importing.made.total} 行`
                  : `已生成 ${importing.made.done} / ${importing.made.total} 个新账号`}
              </p>
            </>
          )}
        </Steps>
      ) : (
        <Steps ref={steps}>
          {report !== null && (
            <ImportReportView
              fileName={importing.fileName ?? ''}
              report={report}
              control={control}
              isStated={isStated}
              onSave={on.saveReport}
              pending={pending !== null}
              onChooseColumns={on.chooseColumns}
            />
          )}
          <FileDrop
            label={report === null ? '选择成员名单' : '换一个文件'}
            accept=".xlsx,.csv,.txt,.xls"
            maxBytes={IMPORT_MAX_BYTES}
            hint={
              <>
                .xlsx 或 .csv 文件，一次最多 {IMPORT_FILE_ROWS} 人。
                <Link href={TEMPLATE} download="成员名单模板.xlsx">
                  下载模板
                </Link>
              </>
            }
            progress={importing.progress}
            error={error ?? undefined}
            disabled={pending !== null}
            onFiles={([file]) => {
              if (!file) return;
              reset(report === null ? { ...getValues(), isStated: false } : NOTHING_STATED);
              on.choose(file);
            }}
          />
          {report === null && <RecentImports imports={importing.recent ?? []} onOpen={on.openRecent} />}
          {pending === 'check' && importing.progress === undefined && (
            <p role="status">
              <Spinner /> 正在检查 {importing.fileName}
              {importing.made && `：已检查 ${importing.made.done} / ${importing.made.total} 行`}
            </p>
          )}
        </Steps>
      )}
    </GuardedDialog>
  );
};

/** Imports a sheet of people: chosen, checked row by row, then imported whole or not at all. */
export const ImportDialog = ({ importing, on }: ImportDialogProps) =>
  importing && <Body importing={importing} on={on} />;
