import { configKeyOf } from '@aosai/api/platform/configKeys';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Table } from '../../../primitives/Table/Table.tsx';
import { changeRows } from './changeRows.ts';
import { FIELD_LABELS } from './fieldLabels.ts';

const Root = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};

  td {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  del,
  ins {
    padding: 1px 4px;
    border-radius: ${theme.radius.tag};
    text-decoration: none;
  }
  del {
    background: ${theme.color.badSoft};
  }
  ins {
    background: ${theme.color.okSoft};
  }
`;

/** The changes of an audit log entry: values before and after, side by side. */
export const ChangeTable = ({ diff }: { diff: Record<string, unknown> | null }) => {
  const rows = changeRows(diff);
  if (rows.length === 0) return <p>这条记录没有改动的内容。</p>;
  return (
    <Root>
      <Table label="改动的内容" dense>
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">改前</th>
            <th scope="col">改后</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{FIELD_LABELS[field] ?? configKeyOf(field).label}</th>
              <td>{before === null ? '—' : <del>{before}</del>}</td>
              <td>{after === null ? '—' : <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
};
