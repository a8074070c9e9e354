import { minuteText } from '@aosai/api/kit/beijing';
import type { ReportedWork, ReportedWorkDetail } from '@aosai/api/practice/sharedWork.contract';
import { hideWorkFields, REPORT_REASON, reportedWorkColumns, WORK_REVIEW } from '@aosai/api/practice/sharedWorkRules';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../tokens/theme.ts';

interface Known {
  /** The open work with its picture and reports. */
  opened: Loaded<ReportedWorkDetail>;
}

const Picture = styled.img`
  width: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: white;
`;

const Reports = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  list-style: none;

  small {
    display: block;
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Drawing = ({ row, known, retry }: DetailProps<ReportedWork, Known>) => (
  <Load of={known.opened} name="画" onRetry={retry} skeleton={<Skeleton height={260} />}>
    {({ picture }) => <Picture src={`data:image/png;base64,${picture}`} alt={`海龟画「${row.name}」`} />}
  </Load>
);

const Reasons = ({ row, known }: DetailProps<ReportedWork, Known>) => (
  <>
    {row.hiddenReason !== null && <RowFacts facts={[['给孩子和家长的说明', row.hiddenReason]]} />}
    <h3>举报的原因</h3>
    <Reports role="list">
      {known.opened.data?.reports.map(({ reason, note, at }) => (
        <li key={at}>
          {REPORT_REASON.label(reason)}
          {note !== null && <p>{note}</p>}
          <small>{minuteText(at)}</small>
        </li>
      ))}
    </Reports>
  </>
);

/** Public turtle works that visitors have reported, for the painter's school and for the platform. */
export const WorkReports = officeTable<ReportedWork, Known>()({
  noun: '被举报的作品',
  unit: '件',
  title: '作品举报',
  lead: '家长公开的海龟画，被看到的人举报过的在这里。隐藏后公开链接马上失效，孩子和家长会看到您写的说明。',
  nameOf: ({ name, painter }) => `${painter}的「${name}」`,
  emptyTitle: '没有人举报过作品',
  emptyHint: '有人举报时，您会收到一条消息。',
  show: drawn<ReportedWork>(reportedWorkColumns),
  above: Drawing,
  detail: Reasons,
  filters: {
    review: views('状态', WORK_REVIEW),
    keyword: search('搜索作品的名字'),
  },
  acts: {
    hide: {
      at: 'row',
      label: '隐藏',
      main: true,
      done: '已隐藏，孩子和家长会收到说明',
      when: ({ review }) => review !== 'hidden',
      ask: {
        form: hideWorkFields,
        title: ({ name }) => `隐藏「${name}」`,
        submitLabel: '隐藏',
        description: '公开链接马上失效。孩子自己还看得到，程序和画都不会删掉。',
      },
    },
    keep: {
      at: 'row',
      label: '没有问题',
      done: '已标为没有问题',
      when: ({ review }) => review === 'reported',
    },
    restore: {
      at: 'row',
      label: '恢复',
      done: '已恢复，家长可以再公开',
      when: ({ review }) => review === 'hidden',
      ask: {
        confirm: '孩子和家长不再看到说明，家长可以重新打开公开链接。原来的链接仍然失效。',
        submitLabel: '恢复',
      },
    },
  },
});
