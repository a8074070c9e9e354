import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { theme } from '../../../tokens/theme.ts';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import type { BatchReport } from './batchRequest.ts';

export interface BatchResultProps {
  report: BatchReport;
  targetName: string;
  /** False while the report is a preview, before students are added. */
  isDone: boolean;
  /** Students already enrolled get the new dates. */
  hasDates: boolean;
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
    gap: ${theme.space[8]};
  }
  h3 {
    font-size: ${theme.text.body};
  }
  [data-part='acts'] {
    display: flex;
    gap: ${theme.space[8]};
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
  td {
    overflow-wrap: anywhere;
  }
`;

/** Nobody reads more rows here; the sheet has them all. */
const SHOWN_ROWS = 100;

const linesText = (problems: BatchReport['problems']): string =>
  problems.map(({ line, text, reason }) => `${line}\t${text}\t${reason}`).join('\n');

function titleOf({ report, targetName, isDone, hasDates }: BatchResultProps): string {
  const { enrolled, waiting, had } = report;
  const added = [enrolled > 0 && `${enrolled} 人加入「${targetName}」`, waiting > 0 && `${waiting} 人排入候补`]
    .filter(Boolean)
    .join('，');
  const changed = hasDates && had > 0 ? `${had} 人改成新的时间` : '';
  const all = [added, changed].filter(Boolean).join('，');
  if (all === '') return isDone ? '没有添加任何人' : '没有可以添加的学生';
  return isDone ? `已完成：${all}` : `确认后：${all}`;
}

/** The result for each student, as a preview or after adding: totals, and the lines of those who are not enrolled. */
export const BatchResult = (props: BatchResultProps) => {
  const { report, isDone, hasDates, onSave } = props;
  const { enrolled, waiting, had, problems } = report;
  const isNothing = enrolled + waiting + (hasDates ? had : 0) === 0;
  return (
    <Root>
      <Alert tone={isNothing ? 'warn' : isDone ? 'ok' : 'info'} live="polite" title={titleOf(props)} />
      <Figures
        items={[
          { label: isDone ? '已添加' : '可以添加', value: enrolled, unit: '人' },
          { label: '候补', value: waiting, unit: '人' },
          { label: hasDates ? '改时间' : '已在名单', value: had, unit: '人' },
          { label: '不能添加', value: problems.length, unit: '行' },
        ]}
      />
      {problems.length > 0 && (
        <>
          <header>
            <h3>不能添加的</h3>
            <span data-part="acts">
              <CopyButton text={linesText(problems)} label="复制不能添加的行" />
              <Button size="s" icon="download" onClick={onSave}>
                下载 Excel
              </Button>
            </span>
          </header>
          <div data-part="rows">
            <Table label="不能添加的行和原因" dense stickyHead>
              <thead>
                <tr>
                  <th className="num" scope="col">
                    行号
                  </th>
                  <th scope="col">内容</th>
                  <th scope="col">原因</th>
                </tr>
              </thead>
              <tbody>
                {problems.slice(0, SHOWN_ROWS).map(({ line, text, reason }) => (
                  <tr key={`${line} ${text}`}>
                    <td className="num">{line}</td>
                    <td>{text}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
          {problems.length > SHOWN_ROWS && (
            <p>
              这里列出前 {SHOWN_ROWS} 行，共 {problems.length} 行，全部在下载的 Excel 里。
            </p>
          )}
        </>
      )}
    </Root>
  );
};
