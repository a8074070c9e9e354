import { CHILD_WAITS } from '@aosai/api/schools/memberImport';
import { importFields } from '@aosai/api/accounts/memberForms';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ChosenColumns } from '../schoolMember.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { FileNotes, ImportRows } from './ImportRows.tsx';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';

export interface ImportReportViewProps {
  fileName: string;
  report: ImportReport;
  /** Control of the form with `importFields`. */
  control: Control<FieldValues>;
  isStated: boolean;
  onSave: () => void;
  /** Another check is running. */
  pending: boolean;
  onChooseColumns: (columns: ChosenColumns) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
  }
  h3 {
    font-size: ${theme.text.body};
    overflow-wrap: anywhere;
  }
  [data-part='children'] {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
  }
`;

const named = (label: string, classes: ImportReport['classes']): string[] =>
  classes.length === 0
    ? []
    : [
        `${label} ${classes.length} 个：${classes.map(({ title, students }) => `${title}（${students} 人）`).join('、')}`,
      ];

/** 新建 2 个：信奥入门一班（18 人）、信奥提高班（12 人）；加入已有的 1 个：… */
const classesText = (classes: ImportReport['classes']): string =>
  [
    ...named(
      '新建',
      classes.filter(({ isNew }) => isNew),
    ),
    ...named(
      '加入已有的',
      classes.filter(({ isNew }) => !isNew),
    ),
  ].join('；');

/** A row as it will be if the school states the consent. */
const withoutWaiting = (row: ImportReport['rows'][number]) => ({
  ...row,
  notes: row.notes.filter((note) => note !== CHILD_WAITS),
});

/** Result of the check by row, errors first, with the school's choices. */
export const ImportReportView = ({
  fileName,
  report,
  control,
  isStated,
  onSave,
  pending,
  onChooseColumns,
}: ImportReportViewProps) => {
  'use no memo';
  const { counts, childCount, agelessCount, rows } = report;
  const goodCount = counts.add + counts.known;
  const minors = childCount + agelessCount;
  const asked = importFields({ errors: counts.error, good: goodCount, minors });
  const mapping = report.columns.length > 0 && (
    <ImportColumns columns={report.columns} isUseless={goodCount === 0} pending={pending} onChoose={onChooseColumns} />
  );
  if (rows.length === 0) return <Root>{mapping}</Root>;
  return (
    <Root>
      <header>
        <h3>{fileName} 的检查结果</h3>
        <Button size="s" icon="download" onClick={onSave}>
          下载检查结果
        </Button>
      </header>
      <Figures
        items={[
          { label: '有错误', value: counts.error, unit: '行' },
          { label: '新建或邀请', value: counts.add, unit: '人' },
          { label: '已是成员，更新', value: counts.known, unit: '人' },
        ]}
      />
      {counts.error > 0 && (
        <Alert tone="warn" live="polite" title={`${counts.error} 行有错误，还没有导入任何人`}>
          请在 Excel 里改好后重新上传{goodCount > 0 ? '，或跳过它们' : ''}。
        </Alert>
      )}
      <FileNotes notes={report.fileNotes} />
      {mapping}
      <ImportRows rows={isStated ? rows.map(withoutWaiting) : rows} />
      {counts.error > 0 && goodCount > 0 && <FieldSet of={{ skipFaulty: asked.skipFaulty }} control={control} />}
      {report.classes.length > 0 && (
        <section aria-label="班级">
          <FieldSet of={{ intoClasses: asked.intoClasses }} control={control} />
          <p>{classesText(report.classes)}</p>
          {report.classes.some(({ isNew }) => isNew) && (
            <p>新建的班由名单里这个班的老师任教；名单没有写老师的，先由您任教，可以在班级里改。</p>
          )}
        </section>
      )}
      {minors > 0 && (
        <section data-part="children" aria-label="监护人同意">
          {agelessCount > 0 && (
            <Alert tone={isStated ? 'info' : 'warn'} title={`${agelessCount} 名学生没有出生年月`}>
              {isStated
                ? '按声明导入：他们的账号可以直接登录。'
                : '不知道是否未满 14 周岁，不能导入。请在 Excel 里补上后重新上传，或声明已取得监护人同意。'}
            </Alert>
          )}
          {childCount > 0 && (
            <p>其中 {childCount} 人未满 14 周岁。没有监护人同意，他们的账号不能登录，登录时会请监护人同意。</p>
          )}
          <FieldSet of={{ isStated: asked.isStated }} control={control} />
          {isStated && <FieldSet of={{ evidence: asked.evidence }} control={control} />}
        </section>
      )}
    </Root>
  );
};
