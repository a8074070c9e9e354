import type { ImportReport } from '@aosai/api/contract/types';
import { IMPORT_OUTCOME_LABELS, type ImportOutcome } from '@aosai/api/domain/memberImport';
import styled from 'styled-components';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { ImportOrder } from '../schoolMember.ts';

type Choice = ImportOrder & { isStated: boolean };

export interface ImportReportViewProps {
  fileName: string;
  report: ImportReport;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onSave: () => void;
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
  [data-part='rows'] {
    max-height: 260px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    overflow: hidden;
  }
  [data-part='rows'] > div {
    max-height: 260px;
  }
  [data-part='children'] {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
  }
  td:last-child {
    min-width: 14em;
    overflow-wrap: anywhere;
  }
`;

const TONES = { error: 'bad', create: 'ok', link: 'primary', add: 'ok', known: 'neutral' } as const satisfies Record<
  ImportOutcome,
  string
>;
/** More rows than anybody reads here: the file has them all. */
const SHOWN_ROWS = 100;

/** What would become of each row, errors first, and what the school decides about it. */
export const ImportReportView = ({ fileName, report, choice, onChoose, onSave }: ImportReportViewProps) => {
  const { counts, childCount, rows } = report;
  const goodCount = counts.add + counts.known;
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
      <div data-part="rows">
        <Table label="逐行检查结果" dense stickyHead>
          <thead>
            <tr>
              <th className="num">行号</th>
              <th>姓名</th>
              <th>结果</th>
              <th>说明</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map(({ line, name, outcome, faults, notes }) => (
              <tr key={line}>
                <td className="num">{line}</td>
                <td>{name || '—'}</td>
                <td>
                  <Tag tone={TONES[outcome]}>{IMPORT_OUTCOME_LABELS[outcome]}</Tag>
                </td>
                <td>{[...faults, ...notes].join('；') || '—'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > SHOWN_ROWS && (
        <p>
          这里只列前 {SHOWN_ROWS} 行，共 {rows.length} 行，全部在下载的检查结果里。
        </p>
      )}
      {counts.error > 0 && goodCount > 0 && (
        <Checkbox
          label={`跳过有错误的 ${counts.error} 行，先导入其余 ${goodCount} 人`}
          checked={choice.skipFaulty}
          onChange={(event) => onChoose({ ...choice, skipFaulty: event.currentTarget.checked })}
        />
      )}
      {childCount > 0 && (
        <section data-part="children" aria-label="未满 14 周岁的学生">
          <p>其中 {childCount} 人未满 14 周岁。没有监护人同意，他们的账号不能登录，登录时会请监护人同意。</p>
          <Checkbox
            label={`本校声明：已取得这 ${childCount} 人的监护人对《儿童个人信息保护规则》的同意`}
            hint="声明会记入每个人的同意记录和操作日志。"
            checked={choice.isStated}
            onChange={(event) =>
              onChoose({
                ...choice,
                isStated: event.currentTarget.checked,
                consent: choice.consent ?? { evidence: '' },
              })
            }
          />
          {choice.isStated && (
            <Field label="同意的凭据" required hint="写明凭据存放在哪里，例如：家长签字同意书，存教务处，2026-09。">
              <Textarea
                rows={2}
                maxLength={200}
                value={choice.consent?.evidence ?? ''}
                onChange={(event) => onChoose({ ...choice, consent: { evidence: event.currentTarget.value } })}
              />
            </Field>
          )}
        </section>
      )}
    </Root>
  );
};
