import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { RELEASED_PART, type ReleasedPart } from '@aosai/api/exams/release';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { theme } from '../../../tokens/theme.ts';
import { minuteText } from '@aosai/api/kit/beijing';
import { ExamActs } from '../ExamActs/ExamActs.tsx';
import { OpenElsewhere } from '../OpenElsewhere/OpenElsewhere.tsx';
import { type ExamTab, examTabLabel, ExamTabs } from './ExamTabs.tsx';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';

/** Acts in an exam's head. */
export interface ExamHeadActs {
  act: TableAct;
  /** Each resolves to whether it succeeded. */
  release: (what: ReleasedPart) => Promise<boolean>;
  publish: () => Promise<boolean>;
  forget: () => void;
  /** The other acts on the exam as a whole. */
  more: Omit<Parameters<typeof ExamActs>[0], 'row'>;
}

export interface ExamFrameProps {
  /** The exam whose title and facts the frame shows; the page's content loads separately. */
  exam: Loaded<ExamDetail>;
  /** Address of the exam list: /web/edms/exam. */
  listHref: string;
  examId: string;
  active: ExamTab;
  /** Absent on pages that act on the exam in their own way. */
  head?: ExamHeadActs | undefined;
  children: ReactNode;
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

type Asked = ReleasedPart | 'publish';

const LEADS: Readonly<Record<Asked, (exam: ExamDetail) => string>> = {
  publish: ({ startAt, endAt, enrollCount }) =>
    `${enrollCount > 0 ? `已添加 ${enrollCount} 人` : '还没有学生，发布以后再添加'}，${minuteText(startAt)} 到 ${minuteText(endAt)}。学生马上能看到。`,
  scores: ({ awaited }) =>
    `参加的学生和家长马上能看到得分，并收到通知。${awaited?.keys ? '答案和解析还要另外公布。' : ''}`,
  keys: ({ awaited }) =>
    `参加的学生和家长马上能看到正确答案和解析，并收到通知。${awaited?.scores ? '成绩还没有公布，但学生能自己对出客观题的得分。' : ''}`,
};

const labelOf = (asked: Asked): string => (asked === 'publish' ? '发布' : `公布${RELEASED_PART.label(asked)}`);

/** What the teachers of an exam can do next: publish it, then its scores and keys. */
const Head = ({ exam, head }: { exam: ExamDetail; head: ExamHeadActs | undefined }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayWrite = head !== undefined && exam.staff?.mayWrite === true;
  const elsewhere = exam.staff?.openElsewhere ?? [];
  const isDraft = exam.status === LIFECYCLE.draft;
  const offered: Asked[] = isDraft
    ? ['publish']
    : RELEASED_PART.values.filter((part) => exam.status === LIFECYCLE.ended && exam.awaited?.[part]);
  return (
    <Acts>
      {head && exam.staff && <ExamActs row={exam} {...head.more} />}
      {mayWrite &&
        offered.map((one) => (
          <Button
            key={one}
            variant={one === 'keys' ? 'default' : 'primary'}
            onClick={() => {
              head.forget();
              setAsked(one);
            }}
          >
            {labelOf(one)}
          </Button>
        ))}
      {head && asked && (
        <ConfirmDialog
          open
          title={`${labelOf(asked)}「${exam.title}」？`}
          consequence={
            asked === 'publish' && elsewhere.length > 0 ? (
              <>
                {LEADS[asked](exam)}
                <OpenElsewhere places={elsewhere}>
                  这些题现在别处也在用。考试对所有人结束前，那里看不到它们的答案、对错和得分，公开练习也做不了。
                </OpenElsewhere>
              </>
            ) : (
              LEADS[asked](exam)
            )
          }
          confirmLabel={asked === 'publish' && elsewhere.length > 0 ? '仍然发布' : labelOf(asked)}
          pending={head.act.pending}
          error={head.act.error}
          on={{
            confirm: () =>
              void (asked === 'publish' ? head.publish() : head.release(asked)).then((isDone) => {
                if (isDone) setAsked(null);
              }),
            cancel: () => setAsked(null),
          }}
        />
      )}
    </Acts>
  );
};

/** Frame of an exam's office pages: link to the list, title and acts, facts, tabs. */
export const ExamFrame = ({ exam: { data }, listHref, examId, active, head, children }: ExamFrameProps) => (
  <PageBody>
    <PageHeader
      trail={[{ label: '考试', href: listHref }, { label: data?.title ?? '这场考试' }]}
      title={data?.title ?? '这场考试'}
      action={data && <Head exam={data} head={head} />}
    />
    <ExamTabs base={`${listHref}/${examId}`} active={active} exam={data} isShared={data?.staff?.mayWrite === false} />
    <VisuallyHidden as="h2">{examTabLabel(active)}</VisuallyHidden>
    {children}
  </PageBody>
);
