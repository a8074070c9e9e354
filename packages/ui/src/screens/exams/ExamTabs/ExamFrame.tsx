import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ReactNode } from 'react';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { minuteText } from '@aosai/api/kit/beijing';
import { type ExamTab, examTabLabel, ExamTabs } from './ExamTabs.tsx';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';

export interface ExamFrameProps {
  /** The exam whose title, state and time the frame shows; the page's content loads separately. */
  exam: Loaded<ExamDetail>;
  /** Address of the exam list: /web/edms/exam. */
  listHref: string;
  examId: string;
  active: ExamTab;
  children: ReactNode;
}

/** Frame of an exam's office pages: link to the list, title and state, tabs. */
export const ExamFrame = ({ exam: { data }, listHref, examId, active, children }: ExamFrameProps) => (
  <PageBody>
    <PageHeader
      trail={[{ label: '考试', href: listHref }, { label: data?.title ?? '这场考试' }]}
      title={data?.title ?? '这场考试'}
      lead={data && `${minuteText(data.startAt)} 到 ${minuteText(data.endAt)} · ${data.durationMin} 分钟`}
      action={data && <Tag tone={LIFECYCLE.tone(data.status)}>{LIFECYCLE.label(data.status)}</Tag>}
    />
    <ExamTabs base={`${listHref}/${examId}`} active={active} />
    <VisuallyHidden as="h2">{examTabLabel(active)}</VisuallyHidden>
    {children}
  </PageBody>
);
