import { type CheckedItem, IMPORT_ACTION, type ImportAction, ITEM_MATCH } from '@aosai/api/questions/imports';
import { kindOf } from '@aosai/api/questions/kinds';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { sizeText } from '../../../../primitives/FileDrop/refusals.ts';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { actionOf, type Actions, actionsOf, tickedAction } from '../importItems.ts';

export interface ItemTableProps {
  /** Items of this page. */
  items: readonly CheckedItem[];
  /** Items that the checkbox in the head selects. */
  all: readonly CheckedItem[];
  chosen: Actions;
  onChoose: (next: readonly [no: number, action: ImportAction][]) => void;
}

const Root = styled.div`
  /* As wide as a checkbox, on a phone too, where other cells have a least width. */
  tr > td[data-part='tick'],
  tr > th[data-part='tick'] {
    width: 1px;
    min-width: 0;
    padding-right: 0;
  }
`;

const Said = styled.div`
  display: grid;
  gap: 2px;
  min-width: 220px;
  white-space: normal;

  > ul {
    padding-left: 1.2em;
    font-size: ${theme.text.small};
    line-height: 1.5;
  }
  > ul[data-tone='bad'] {
    color: ${theme.color.bad};
  }
  > ul[data-tone='note'] {
    color: ${theme.color.ink2};
  }
  > small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

const Lines = ({ tone, lines }: { tone: 'bad' | 'note'; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <ul data-tone={tone}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

const factsOf = ({ type, caseCount, bytes }: CheckedItem): string =>
  [type === null ? '—' : kindOf(type).label, caseCount > 0 && `${caseCount} 个测试点`, bytes > 0 && sizeText(bytes)]
    .filter(Boolean)
    .join(' · ');

/** Items of a file with faults and notes; ticking one imports it. */
export const ItemTable = ({ items, all, chosen, onChoose }: ItemTableProps) => {
  const able = all.filter((item) => actionsOf(item).length > 1);
  const ticked = able.filter((item) => actionOf(item, chosen) !== 'skip').length;
  const tick = (item: CheckedItem, isOn: boolean): [number, ImportAction] => [
    item.no,
    isOn ? tickedAction(item) : 'skip',
  ];
  return (
    <Root>
      <Table label="文件里的题目">
        <thead>
          <tr>
            <th scope="col" data-part="tick">
              <Checkbox
                label={<VisuallyHidden>导入全部</VisuallyHidden>}
                disabled={able.length === 0}
                checked={ticked > 0 && ticked === able.length}
                indeterminate={ticked > 0 && ticked < able.length}
                onChange={(event) => onChoose(able.map((item) => tick(item, event.currentTarget.checked)))}
              />
            </th>
            <th scope="col" className="num">
              序号
            </th>
            <th scope="col">题目</th>
            <th scope="col">结果</th>
            <th scope="col">处理</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const { no, title, outcome, match, notes, faults } = item;
            const action = actionOf(item, chosen);
            const actions = actionsOf(item);
            return (
              <tr key={no}>
                <td data-part="tick">
                  <Checkbox
                    label={<VisuallyHidden>导入第 {no} 题</VisuallyHidden>}
                    disabled={actions.length === 1}
                    checked={action !== 'skip'}
                    onChange={(event) => onChoose([tick(item, event.currentTarget.checked)])}
                  />
                </td>
                <td className="num">{no}</td>
                <td>
                  <Said>
                    {title || '（没有标题）'}
                    <small>{factsOf(item)}</small>
                    <Lines tone="bad" lines={faults} />
                    <Lines tone="note" lines={notes} />
                    {match && (
                      <small>
                        题库里的：{match.title}（{match.percent}% 相同）
                      </small>
                    )}
                  </Said>
                </td>
                <td>
                  <Tag tone={ITEM_MATCH.tone(outcome)}>{ITEM_MATCH.label(outcome)}</Tag>
                </td>
                <td>
                  {actions.length === 1 ? (
                    IMPORT_ACTION.label(action)
                  ) : (
                    <Select
                      size="s"
                      aria-label={`第 ${no} 题怎么处理`}
                      options={actions.map((value) => ({ value, label: IMPORT_ACTION.label(value) }))}
                      value={action}
                      onChange={({ currentTarget: { value } }) => {
                        if (IMPORT_ACTION.has(value)) onChoose([[no, value]]);
                      }}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Root>
  );
};
