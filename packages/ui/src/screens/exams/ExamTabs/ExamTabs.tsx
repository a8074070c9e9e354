import { PageTabs } from '../../../patterns/PageTabs/PageTabs.tsx';

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

/** Links to the office pages of an exam, each with an address. */
export const ExamTabs = ({ base, active, isShared = false }: ExamTabsProps) => (
  <PageTabs
    label="这场考试"
    tabs={TABS.filter(({ id }) => !isShared || SHARED.includes(id)).map(({ id, label }) => ({
      id,
      label,
      href: hrefOf(base, id),
    }))}
    active={active}
  />
);
