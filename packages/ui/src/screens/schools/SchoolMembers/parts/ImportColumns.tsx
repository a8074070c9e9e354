import { IMPORT_COLUMN, type ImportColumn } from '@aosai/api/schools/memberImport';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Accordion } from '../../../../primitives/Accordion/Accordion.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ChosenColumns } from '../schoolMember.ts';

export interface ImportColumnsProps {
  columns: ImportReport['columns'];
  /** No row can be imported as the columns are read now, so that they are shown at once. */
  isUseless: boolean;
  /** Another check is running. */
  pending: boolean;
  /** Gets the choice for every column of the file. */
  onChoose: (columns: ChosenColumns) => void;
}

const NOT_READ = { value: '', label: '不读这一列' };

const Root = styled.div`
  td:nth-child(2) {
    /* A mobile number stays on one line. */
    min-width: 8em;
    color: ${theme.color.ink2};
    overflow-wrap: anywhere;
  }
  td:last-child {
    min-width: 10em;
  }
`;

/** Lets people say what the columns of their file are: titles that were not recognized, or recognized wrongly. */
export const ImportColumns = ({ columns, isUseless, pending, onChoose }: ImportColumnsProps) => {
  const lacksName = columns.every(({ column }) => column !== 'name');
  const unknown = columns.filter(({ column }) => column === null);
  // Stays as it was first shown: it does not close under the hand that has just chosen the last column.
  const [isOpen] = useState(lacksName || (isUseless && unknown.length > 0));
  const choose = (title: string, chosen: ImportColumn | null) =>
    onChoose(
      Object.fromEntries(
        columns.map((one): [string, ImportColumn | null] => [
          one.title,
          // A column of the import is read from one column of the file only.
          one.title === title ? chosen : one.column === chosen ? null : one.column,
        ]),
      ),
    );
  return (
    <>
      {lacksName && (
        <Alert tone="warn" live="polite" title="没有认出「姓名」这一列">
          请在下面的「对应列」里选出哪一列是姓名，然后会自动重新检查。
        </Alert>
      )}
      <Accordion
        items={[
          {
            id: 'columns',
            open: isOpen,
            title: unknown.length === 0 ? '对应列' : `对应列（${unknown.length} 列没有读）`,
            content: (
              <Root aria-busy={pending}>
                <Table label="对应列" dense>
                  <thead>
                    <tr>
                      <th>表格里的列</th>
                      <th>样例</th>
                      <th>读作</th>
                    </tr>
                  </thead>
                  <tbody>
                    {columns.map(({ title, samples, column }) => (
                      <tr key={title}>
                        <td>{title}</td>
                        <td>{samples.join('、') || '（空）'}</td>
                        <td>
                          <Select
                            aria-label={`「${title}」读作`}
                            size="s"
                            disabled={pending}
                            value={column ?? ''}
                            options={[NOT_READ, ...IMPORT_COLUMN.options]}
                            onChange={({ target }) => {
                              choose(title, IMPORT_COLUMN.values.find((value) => value === target.value) ?? null);
                            }}
                          />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </Table>
                <p>选好以后，本校下次导入同样的表格会照这样读。</p>
              </Root>
            ),
          },
        ]}
      />
    </>
  );
};
