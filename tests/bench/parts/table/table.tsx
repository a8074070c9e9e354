// The page that the table bench opens: a DataTable of 1,000 rows is mounted, gets new rows and is unmounted.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataTable } from '../../../../packages/ui/src/patterns/DataTable/DataTable.tsx';
import {
  exampleColumns,
  type ExampleRow,
  exampleRows,
} from '../../../../packages/ui/src/patterns/DataTable/exampleRows.tsx';
import { ThemeRoot } from '../../../../packages/ui/src/storybook/ThemeRoot.tsx';

export interface TableTimes {
  mountMs: number;
  updateMs: number;
}

declare global {
  var measureTable: (() => Promise<TableTimes>) | undefined;
}

const ROWS = 1_000;
const nothing = () => undefined;

const table = (rows: ExampleRow[]) => (
  <ThemeRoot theme="light" scoped={false}>
    <DataTable
      label="题目列表"
      columns={exampleColumns}
      rows={{ data: { content: rows, total: rows.length, page: 0, size: rows.length } }}
      rowId={(row) => row.id}
      rowName={(row) => row.title}
      query={{ page: 0, size: rows.length, sort: 'updatedAt,desc' }}
      hiddenColumns={['author']}
      empty={{ title: '题库还是空的' }}
      on={{ query: nothing, hiddenColumns: nothing, retry: nothing }}
    />
  </ThemeRoot>
);

/** Milliseconds until the frame after the work begins, which includes layout and paint. */
async function untilPainted(work: () => void): Promise<number> {
  const startMs = performance.now();
  flushSync(work);
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return performance.now() - startMs;
}

globalThis.measureTable = async () => {
  const place = document.querySelector('#root');
  if (!place) throw new Error('the page has no place for the table');
  const root = createRoot(place);
  const rows = exampleRows(ROWS);
  const mountMs = await untilPainted(() => root.render(table(rows)));
  const updateMs = await untilPainted(() => root.render(table(rows.toReversed())));
  root.unmount();
  return { mountMs, updateMs };
};
