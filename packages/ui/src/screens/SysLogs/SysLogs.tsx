import { sysLogColumns } from '@aosai/api/domain/tables/sysLogColumns';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import { drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NO_LOG_FILTER, type LogChain, type LogEntry, type LogFilter } from './logEntry.ts';
import { ChainState } from './parts/ChainState.tsx';
import { logDetail } from './parts/logDetail.tsx';
import { LogFilters } from './parts/LogFilters.tsx';

export { NO_LOG_FILTER, type LogChain, type LogEntry, type LogFilter } from './logEntry.ts';

export interface SysLogsProps extends TableView<LogEntry, LogFilter> {
  /** Whether the log is whole; null until somebody asks. */
  chain: Loaded<LogChain> | null;
  /** Resources that an entry may be about. */
  actions: readonly { value: string; label: string }[];
  /** The current day in Beijing. */
  today: string;
  on: TableOn<LogFilter> & { verify: () => void };
}

const columns = drawn<LogEntry>(sysLogColumns);

/** Who did what, when and to which row; nobody writes here, and what was changed behind its back shows. */
export const SysLogs = (props: SysLogsProps) => {
  const { rows, filter, chain, actions, today, on } = props;
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return (
    <PageBody>
      <PageHeader title="操作日志" lead="后台和机构的每次改动、导出、登录和接管。只增不改，至少保留 180 天。" />
      <ChainState chain={chain} onVerify={on.verify} />
      <VisuallyHidden as="h2">日志列表</VisuallyHidden>
      <DataTable
        label="日志列表"
        columns={columns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => `第 ${row.seq} 条，${row.actionName}`}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...logDetail({ sameTarget: (target) => on.filter({ ...NO_LOG_FILTER, target }) }),
        }}
        filters={
          <LogFilters
            filter={filter}
            today={today}
            actions={actions}
            foundCount={isNarrowed ? rows.data?.total : undefined}
            onFilter={on.filter}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的记录',
                action: <Button onClick={() => on.filter(NO_LOG_FILTER)}>查看全部记录</Button>,
              }
            : { title: '还没有记录', hint: '有人登录或改动以后就会出现在这里。' }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
    </PageBody>
  );
};
