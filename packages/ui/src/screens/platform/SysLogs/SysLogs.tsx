import { labelled } from '@aosai/api/kit/labelled';
import { RESOURCE_NAMES } from '@aosai/api/kit/resourceNames';
import { LOG_ACTOR } from '@aosai/api/platform/sysLog';
import { sysLogColumns } from '@aosai/api/platform/sysLogColumns';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { own, pick, search, type OwnFilterProps } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { Known, LogEntry, WindowFilter } from './logEntry.ts';
import { ChainState } from './parts/ChainState.tsx';
import { DayWindow } from '../../../patterns/OfficeTable/DayWindow.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { styled } from 'styled-components';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../tokens/theme.ts';
import { ChangeTable } from '../ChangeTable/ChangeTable.tsx';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[8]};

  h3 {
    font-size: ${theme.text.body};
  }
  > div {
    justify-self: stretch;
  }
  > a {
    margin-top: ${theme.space[12]};
  }
`;

/** How an entry changed its row, field by field, with a link to all entries about the row. */
const Change = ({ row: { diff, target } }: DetailProps<LogEntry, Known>) => (
  <Root aria-label="改动">
    <h3>改动</h3>
    <ChangeTable diff={diff} />
    {target !== null && (
      <ButtonLink href={`${WEB_BASE}bms/sysLog?target=${encodeURIComponent(target)}`}>这个对象的全部记录</ButtonLink>
    )}
  </Root>
);

/** Filters by days and by row. */
const LogWindow = <Filter extends WindowFilter>({ known, filter, onFilter }: OwnFilterProps<Filter, Known>) => (
  <DayWindow
    today={known.today}
    from={filter.from}
    until={filter.until}
    onChange={(days) => onFilter({ ...filter, ...days })}
  >
    {filter.target !== '' && (
      <Button icon="close" onClick={() => onFilter({ ...filter, target: '' })}>
        只看对象 {filter.target}
      </Button>
    )}
  </DayWindow>
);

// The first column opens the row and is not in the drawer by default, so it is configured separately.
const [first, others] = [sysLogColumns.slice(0, 1), sysLogColumns.slice(1)];

/** The audit log: who did what, when and to which row. Read-only; tampering is detected by its hash chain. */
export const SysLogs = officeTable<LogEntry, Known>()({
  noun: '记录',
  title: '操作日志',
  lead: '平台和机构的每次改动、导出、登录和接管。只增不改，至少保留 180 天。',
  nameOf: ({ actionName, targetName }) => (targetName === null ? actionName : `${actionName}「${targetName}」`),
  rowName: (row) => `第 ${row.seq} 条，${row.actionName}`,
  emptyHint: '有人登录或改动以后就会出现在这里。',
  show: [
    ...drawn<LogEntry>(first),
    ...drawn<LogEntry>(first, { at: { only: 'drawer' } }),
    ...drawn<LogEntry>(others, { actionName: { only: 'table' } }),
    column('actorKind', '身份', (row) => LOG_ACTOR.label(row.actorKind), { only: 'drawer' }),
    column('hash', '校验值', (row) => (row.hash === '' ? '没有：早于校验链' : <Code>{row.hash}</Code>), {
      only: 'drawer',
    }),
  ],
  frame: ({ known, children }) => (
    <>
      <ChainState chain={known.chain} onVerify={known.verify} />
      {children}
    </>
  ),
  detail: Change,
  filters: {
    actor: search('操作人的姓名、账号或编号'),
    actorKind: pick('身份', LOG_ACTOR),
    action: pick('功能', labelled(RESOURCE_NAMES)),
    from: own<WindowFilter, Known>(LogWindow),
    until: own(),
    target: own(),
  },
  acts: {},
});
