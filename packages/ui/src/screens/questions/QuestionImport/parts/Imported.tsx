import { IMPORT_ITEM_OUTCOME } from '@aosai/api/questions/imports';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { ItemReport } from '../importItems.ts';
import type { ImportRun, QuestionImportProps } from '../importProps.ts';

export interface ImportedProps {
  run: ImportRun;
  /** Address of the bank, filtered by this import. */
  importedHref: string;
  on: Pick<QuestionImportProps['on'], 'again' | 'report'>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  [data-part='sum'] {
    display: grid;
    gap: ${theme.space[12]};
  }
  [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  td p[data-tone='bad'] {
    color: ${theme.color.bad};
  }
  td p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    white-space: normal;
  }
`;

const countOf = (items: readonly ItemReport[], ...outcomes: ItemReport['outcome'][]): number =>
  items.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** Failed items first, since they need work. */
const inOrder = (items: readonly ItemReport[]): ItemReport[] =>
  items.toSorted(
    (one, other) => Number(other.outcome === 'failed') - Number(one.outcome === 'failed') || one.no - other.no,
  );

/** Progress of the import, and finally the result of every item. */
export const Imported = ({ run, importedHref, on }: ImportedProps) => {
  const { total, isDone, items } = run;
  const done = total - countOf(items, 'waiting');
  const failed = countOf(items, 'failed');
  const stored = countOf(items, 'created', 'replaced');
  return (
    <Root>
      <Card title={isDone ? '导入完成' : '正在导入'}>
        <div data-part="sum">
          <p role="status">
            {isDone
              ? `${stored} 题已存为草稿，${countOf(items, 'skipped')} 题跳过，${failed} 题没有导入。`
              : `第 ${done} / ${total} 题。可以离开这一页，导入会继续。`}
          </p>
          <ProgressBar
            label="导入进度"
            value={done}
            max={total}
            valueText={`${done} / ${total}`}
            {...(isDone && { tone: failed > 0 ? 'warn' : 'ok' })}
          />
          {isDone && (
            <div data-part="acts">
              <ButtonLink variant="primary" href={importedHref}>
                查看导入的题目
              </ButtonLink>
              <Button icon="download" onClick={on.report}>
                下载报告
              </Button>
              <Button onClick={on.again}>再导入一个文件</Button>
            </div>
          )}
        </div>
      </Card>
      <Table label="导入结果">
        <thead>
          <tr>
            <th scope="col" className="num">
              序号
            </th>
            <th scope="col">题目</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(items).map(({ no, title, outcome, notes }) => (
            <tr key={no}>
              <td className="num">{no}</td>
              <td>
                {title}
                {notes.map((note) => (
                  <p key={note} data-tone={outcome === 'failed' ? 'bad' : undefined}>
                    {note}
                  </p>
                ))}
              </td>
              <td>
                <Tag tone={IMPORT_ITEM_OUTCOME.tone(outcome)}>{IMPORT_ITEM_OUTCOME.label(outcome)}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
};
