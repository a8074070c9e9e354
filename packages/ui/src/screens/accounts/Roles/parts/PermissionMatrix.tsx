import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { FilterBar } from '../../../../patterns/FilterBar/FilterBar.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import {
  choiceOf,
  foundRows,
  OPERATION_KIND_LABELS,
  OPERATION_KINDS,
  permissionsOfRow,
  withChoice,
  workGroups,
  type MatrixRow,
} from '../permissions.ts';

export interface PermissionMatrixProps {
  rows: readonly MatrixRow[];
  /** Selected permissions. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const Root = styled.section`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;

  > [data-part='bar'] {
    --filter-line: transparent;
    --filter-below: 0;
    padding: ${theme.space[12]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${theme.color.surface};
    box-shadow: inset 0 -1px ${theme.color.line};
  }
  th,
  td {
    padding: ${theme.space[8]} ${theme.space[12]};
    text-align: left;
    vertical-align: top;
  }
  th:first-child {
    width: 168px;
    padding-left: ${theme.space[20]};
  }
  tbody tr {
    border-top: 1px solid ${theme.color.line};
  }
  [data-part='work'] > th {
    background: ${theme.color.sunken};
    font-weight: ${theme.weight.bold};
  }
  tbody th {
    font-weight: ${theme.weight.medium};
  }
  td {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  td > span {
    display: none;
  }

  ${media.narrow} {
    > [data-part='bar'] {
      padding-inline: ${theme.space[12]};
    }
    thead {
      display: block;
      padding: ${theme.space[8]} ${theme.space[12]};
      border-bottom: 1px solid ${theme.color.line};
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${theme.space[16]};
    }
    thead th {
      position: static;
      padding: 0;
      box-shadow: none;
    }
    thead th:first-child {
      width: 100%;
      padding: 0;
    }
    table,
    tbody,
    tbody tr,
    tbody th,
    tbody td {
      display: block;
      width: auto;
    }
    tbody tr {
      padding: ${theme.space[8]} 0;
    }
    tbody th,
    tbody td,
    tbody th:first-child {
      padding: ${theme.space[4]} ${theme.space[12]};
    }
    tbody td {
      padding-left: 40px;
    }
    tbody td:not(:has(label)) {
      display: none;
    }
    td > span {
      display: block;
      color: ${theme.color.ink3};
    }
  }
`;

/** What one may do, by the work it is for; single cells, rows, columns, a whole work and search results can be chosen. */
export const PermissionMatrix = ({ rows, value, onChange }: PermissionMatrixProps) => {
  const [word, setWord] = useState('');
  const shown = foundRows(rows, word);
  const chosen = new Set(value);
  const group = (permissions: readonly string[], label: string, name: string) => {
    const choice = choiceOf(chosen, permissions);
    return (
      <Checkbox
        label={label}
        aria-label={name}
        checked={choice === 'all'}
        indeterminate={choice === 'some'}
        disabled={permissions.length === 0}
        onChange={() => onChange(withChoice(value, permissions, choice !== 'all'))}
      />
    );
  };
  const scope = word.trim() === '' ? '' : '（只选搜到的）';
  return (
    <Root aria-label="权限矩阵">
      <div data-part="bar">
        <FilterBar
          label="搜索功能或操作"
          keyword={word}
          onSearch={setWord}
          {...(word === '' ? {} : { foundCount: shown.flatMap(permissionsOfRow).length })}
        />
      </div>
      {shown.length === 0 ? (
        <Empty title="没有这样的功能或操作" icon="search">
          换一个词，或清空搜索查看全部。
        </Empty>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{group(shown.flatMap(permissionsOfRow), '全部', `全部权限${scope}`)}</th>
              {OPERATION_KINDS.map((kind) => {
                const label = OPERATION_KIND_LABELS[kind];
                const permissions = shown.flatMap(({ cells }) => cells[kind].flatMap((cell) => cell.permissions));
                return (
                  <th key={kind} scope="col">
                    {group(permissions, label, `全部${label}${scope}`)}
                  </th>
                );
              })}
            </tr>
          </thead>
          {workGroups(shown).map((work) => (
            <tbody key={work.name}>
              <tr data-part="work">
                <th scope="rowgroup" colSpan={OPERATION_KINDS.length + 1}>
                  {group(work.rows.flatMap(permissionsOfRow), work.name, `${work.name}的全部工作${scope}`)}
                </th>
              </tr>
              {work.rows.map((row) => (
                <tr key={row.code}>
                  <th scope="row">{group(permissionsOfRow(row), row.name, `${row.name}的全部操作${scope}`)}</th>
                  {OPERATION_KINDS.map((kind) => (
                    <td key={kind}>
                      <span aria-hidden>{OPERATION_KIND_LABELS[kind]}</span>
                      {row.cells[kind].map(({ permissions, name, hint }) => {
                        const choice = choiceOf(chosen, permissions);
                        return (
                          <Checkbox
                            key={permissions[0]}
                            label={name}
                            {...(hint !== '' && { hint })}
                            checked={choice === 'all'}
                            indeterminate={choice === 'some'}
                            onChange={() => onChange(withChoice(value, permissions, choice !== 'all'))}
                          />
                        );
                      })}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </Root>
  );
};
