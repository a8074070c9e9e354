import { labelled } from '@aosai/api/kit/labelled';
import { RESOURCE_NAMES } from '@aosai/api/kit/resourceNames';
import { LOG_ACTOR } from '@aosai/api/platform/sysLog';
import { secondText } from '@aosai/api/kit/beijing';
import { sysLogColumns, targetWords } from '@aosai/api/platform/sysLogColumns';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { own, pick, search, type OwnFilterProps } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { Known, LogEntry, WindowFilter } from './logEntry.ts';
import { ChainState } from './parts/ChainState.tsx';
import { DayWindow } from '../../../patterns/OfficeTable/DayWindow.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { styled } from 'styled-components';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { SearchBox } from '../../../patterns/FilterBar/SearchBox.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { ChangeTable } from '../ChangeTable/ChangeTable.tsx';

/** Pages of the platform's office for one row, by the resource whose actions the log has. */
const PAGES: Readonly<Record<string, (id: string, name: string) => string>> = {
  app: (_, name) => `app?keyword=${name}`,
  chapter: (id) => `chapter/${id}`,
  'common/config': () => 'setting',
  course: (id) => `course/${id}`,
  dict: (_, name) => `dict?keyword=${name}`,
  exam: (id) => `exam/${id}/settings`,
  examEnroll: (id) => `exam/${id}/enroll`,
  examPaper: (id) => `examPaper/${id}`,
  grade: (id) => `grade/${id}`,
  'grade/enroll': (id) => `grade/${id}/members`,
  homework: (id) => `homework/${id}`,
  homeworkEnroll: (id) => `homework/${id}`,
  imageBanner: (_, name) => `imageBanner?keyword=${name}`,
  'member/order': (_, name) => `membershipOrder?keyword=${name}`,
  membership: (_, name) => `membership?keyword=${name}`,
  membershipOrder: (_, name) => `membershipOrder?keyword=${name}`,
  organization: (_, name) => `organization?keyword=${name}`,
  question: (id) => `question/${id}`,
  right: (_, name) => `right?keyword=${name}`,
  role: (_, name) => `role?keyword=${name}`,
  user: (_, name) => `user?keyword=${name}`,
};

/** Where the row of an entry is looked at; null for one that is gone, and for people, whose names are masked. */
function targetHref({ action, target, targetName }: Pick<LogEntry, 'action' | 'target' | 'targetName'>): string | null {
  if (target === null || targetName === null) return null;
  const [resource = ''] = action.split(':');
  const page = PAGES[resource];
  return page ? `${WEB_BASE}bms/${page(target, encodeURIComponent(targetName))}` : null;
}

/** The state of the log stands close to its rows. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

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

const Cell = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[8]};
  min-width: 0;

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > a {
    flex: none;
  }
`;

const unfoldHref = (id: string): string => `?foldOf=${id}`;

/** The action, and a link to each of its entries if one act wrote several. */
const Acted = ({ id, actionName, folded }: LogEntry) => (
  <Cell>
    <span>{actionName}</span>
    {folded !== null && <Link href={unfoldHref(id)}>展开 {folded.entries} 条</Link>}
  </Cell>
);

/** The row an entry is about, with a link to its page. */
const About = (row: LogEntry) => {
  const href = row.folded !== null && row.folded.targets > 1 ? null : targetHref(row);
  return href === null ? targetWords(row) : <Link href={href}>{targetWords(row)}</Link>;
};

/** How an entry changed its row, field by field, with a link to all entries about the row. */
const Change = ({
  row: { id, action, actionName, diff, folded, target, targetName },
}: DetailProps<LogEntry, Known>) => (
  <Root aria-label="改动">
    <h3>{folded === null ? '改动' : '最后一条的改动'}</h3>
    <ChangeTable diff={diff} />
    {folded !== null && <ButtonLink href={unfoldHref(id)}>展开这 {folded.entries} 条</ButtonLink>}
    {targetHref({ action, target, targetName }) !== null && (
      <ButtonLink href={targetHref({ action, target, targetName }) ?? ''}>打开「{targetName}」</ButtonLink>
    )}
    <ButtonLink href={`${WEB_BASE}bms/sysLog?act=${encodeURIComponent(action)}`}>只看「{actionName}」</ButtonLink>
    {target !== null && (
      <ButtonLink href={`${WEB_BASE}bms/sysLog?target=${encodeURIComponent(target)}`}>这个对象的全部记录</ButtonLink>
    )}
  </Root>
);

const ActBox = styled.div`
  flex: 0 1 280px;
  min-width: 200px;

  ${media.narrow} {
    flex: 1 1 100%;
  }
`;

/** Filters by days, by operation and by row. */
const LogWindow = <Filter extends WindowFilter>({ known, filter, onFilter }: OwnFilterProps<Filter, Known>) => (
  <DayWindow
    today={known.today}
    from={filter.from}
    until={filter.until}
    onChange={(days) => onFilter({ ...filter, ...days })}
  >
    <ActBox>
      <Combobox
        label="操作"
        placeholder="全部操作，输入文字查找"
        options={known.acts}
        value={filter.act === '' ? null : filter.act}
        onChange={(act) => onFilter({ ...filter, act: act ?? '' })}
        clearable
      />
    </ActBox>
    <SearchBox
      label="对象的名称或编号"
      keyword={filter.object}
      onSearch={(object) => onFilter({ ...filter, object })}
    />
    {filter.target !== '' && (
      <Button icon="close" onClick={() => onFilter({ ...filter, target: '' })}>
        只看对象 {filter.target}
      </Button>
    )}
    {filter.foldOf !== '' && (
      <Button icon="close" onClick={() => onFilter({ ...filter, foldOf: '' })}>
        收起这一次操作
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
    ...drawn<LogEntry>(others, {
      actionName: { only: 'table', cell: Acted },
      targetName: { cell: About },
    }),
    column(
      'folded',
      '合并',
      ({ folded }) => (folded === null ? '没有' : `${folded.entries} 条，从 ${secondText(folded.sinceAt)} 起`),
      {
        only: 'drawer',
      },
    ),
    column('actorKind', '身份', (row) => LOG_ACTOR.label(row.actorKind), { only: 'drawer' }),
    column('hash', '校验值', (row) => (row.hash === '' ? '没有：早于校验链' : <Code>{row.hash}</Code>), {
      only: 'drawer',
    }),
  ],
  frame: ({ known, children }) => (
    <Parts>
      <ChainState chain={known.chain} onVerify={known.verify} />
      {children}
    </Parts>
  ),
  detail: Change,
  filters: {
    actor: search('操作人的姓名、账号或编号'),
    actorKind: pick('身份', LOG_ACTOR),
    action: pick('功能', labelled(RESOURCE_NAMES)),
    from: own<WindowFilter, Known>(LogWindow),
    until: own(),
    object: own(),
    target: own(),
    foldOf: own(),
    act: own(),
  },
  acts: {},
});
