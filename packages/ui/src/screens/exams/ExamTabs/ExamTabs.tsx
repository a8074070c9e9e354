import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { extensionText } from '@aosai/api/exams/extensionText';
import { clockText, dateText, minuteText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { PageTabs } from '../../../patterns/PageTabs/PageTabs.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

const TABS = [
  { id: 'settings', label: '设置' },
  { id: 'papers', label: '试卷' },
  { id: 'enroll', label: '报名' },
  { id: 'board', label: '监考' },
  { id: 'review', label: '批阅' },
  { id: 'scores', label: '成绩' },
  { id: 'statistics', label: '统计' },
  { id: 'items', label: '题目分析' },
  { id: 'similarity', label: '查重' },
] as const;
/** What a colleague sees who does not run the exam. */
const SHARED: readonly string[] = ['settings', 'papers', 'statistics'] satisfies ExamTab[];

/** Name of a tab: 统计. */
export const examTabLabel = (tab: ExamTab): string => TABS.find(({ id }) => id === tab)?.label ?? '';

export type ExamTab = (typeof TABS)[number]['id'];

export interface ExamTabsProps {
  /** Address of the exam, which is its live board: /web/edms/exam/01…. */
  base: string;
  active: ExamTab;
  /** The exam whose state, time and students stand above the tabs, once it is loaded. */
  exam?: ExamDetail | undefined;
  /** For a colleague with whom its teacher shares the exam. */
  isShared?: boolean;
}

/** The address of a tab: the live board at the exam's address, the marking desk outside it. */
function hrefOf(base: string, id: ExamTab): string {
  if (id === 'board') return base;
  if (id !== 'review') return `${base}/${id}`;
  const [, office = '', examId = ''] = /^(.*)\/exam\/([^/]+)$/.exec(base) ?? [];
  return `${office}/review?${new URLSearchParams({ kind: 'exam', target: examId }).toString()}`;
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  color: ${theme.color.ink2};
  font-variant-numeric: tabular-nums;

  /* One or two lines on a phone, above what the page is for. */
  ${media.narrow} {
    gap: ${theme.space[4]} ${theme.space[12]};
    font-size: ${theme.text.small};
  }
`;

/** State, time and students of an exam, the same on all its pages. */
const ExamFacts = ({ exam }: { exam: ExamDetail }) => {
  const { status, startAt, endAt, durationMin, enrollCount, awaited } = exam;
  const extension = extensionText(exam);
  const isOneDay = dateText(startAt) === dateText(endAt);
  return (
    <Facts>
      <Tag tone={LIFECYCLE.tone(status)}>{LIFECYCLE.label(status)}</Tag>
      {awaited?.scores && status !== LIFECYCLE.draft && <Tag tone="warn">成绩待公布</Tag>}
      <span>
        {minuteText(startAt)} 到 {isOneDay ? clockText(endAt) : minuteText(endAt)} · {durationMin} 分钟
      </span>
      {extension && <span>{extension}</span>}
      <span>{enrollCount === 0 ? '还没有学生' : `${enrollCount} 名学生`}</span>
    </Facts>
  );
};

/** What stands above each office page of an exam: its facts, and links to the others, each with an address. */
export const ExamTabs = ({ base, active, exam, isShared = false }: ExamTabsProps) => (
  <>
    {exam && <ExamFacts exam={exam} />}
    <PageTabs
      label="这场考试"
      tabs={TABS.filter(({ id }) => !isShared || SHARED.includes(id)).map(({ id, label }) => ({
        id,
        label,
        href: hrefOf(base, id),
      }))}
      active={active}
    />
  </>
);
