import { Fragment } from 'react';
import { IMPORT_OUTCOME } from '@aosai/api/schools/memberImport';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';

const HEIGHT = '260px';

const Rows = styled.div`
  container-type: inline-size;
  max-height: ${HEIGHT};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  overflow: hidden;

  > div {
    max-height: ${HEIGHT};
  }
  td:nth-child(-n + 4),
  td:nth-child(6) {
    white-space: nowrap;
  }
  td:nth-child(5) {
    min-width: 9em;
  }
  /* What is said about a row is read whole, however far the table is scrolled sideways. */
  tr[data-part='said'] > td {
    padding-top: 0;
    border-top: 0;
    white-space: normal;
  }
  tr[data-part='said'] p {
    position: sticky;
    left: ${theme.space[12]};
    width: fit-content;
    max-width: calc(100cqw - 2 * ${theme.space[12]});
    color: ${theme.color.ink2};
    overflow-wrap: anywhere;
  }
  tr[data-part='said'][data-fault='true'] p {
    color: ${theme.color.bad};
  }
`;

/** Rows shown on the page; the file has all of them. */
const SHOWN_ROWS = 100;

/** Notes on columns that were not recognised and sheets that were not read. */
export const FileNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <Alert tone="info" title="请核对表格的列">
      {notes.map((note) => (
        <p key={note}>{note}。</p>
      ))}
    </Alert>
  );

/** Each row of a sheet of people as it will be stored, with its outcome, and below it what is said about it. */
export const ImportRows = ({ rows }: { rows: ImportReport['rows'] }) => (
  <>
    <Rows>
      <Table label="逐行检查结果" dense stickyHead>
        <thead>
          <tr>
            <th className="num">行号</th>
            <th>姓名</th>
            <th>学号</th>
            <th>班级</th>
            <th>家长</th>
            <th>结果</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(({ line, name, no, className, guardian, outcome, faults, notes }) => (
            <Fragment key={line}>
              <tr>
                <td className="num">{line}</td>
                <td>{name || '—'}</td>
                <td>{no ?? '—'}</td>
                <td>{className ?? '—'}</td>
                <td>{guardian ?? '—'}</td>
                <td>
                  <Tag tone={IMPORT_OUTCOME.tone(outcome)}>{IMPORT_OUTCOME.label(outcome)}</Tag>
                </td>
              </tr>
              {faults.length + notes.length > 0 && (
                <tr data-part="said" data-fault={outcome === 'error'}>
                  <td colSpan={6}>
                    <p>{[...faults, ...notes].join('；')}</p>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Rows>
    {rows.length > SHOWN_ROWS && (
      <p>
        这里只列前 {SHOWN_ROWS} 行，共 {rows.length} 行，全部在下载的检查结果里。
      </p>
    )}
  </>
);
