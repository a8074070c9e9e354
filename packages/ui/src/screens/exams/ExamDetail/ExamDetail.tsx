import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { DeviceCheck } from '../DevicePanel/deviceCheck.ts';
import { DevicePanel } from '../DevicePanel/DevicePanel.tsx';
import { stateTag, templateText } from '../examWords.ts';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { REFUND_RULE } from '../../enrolment/PlacePanel/paidWords.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { WithAside } from '../../../patterns/PageBody/WithAside.ts';
import { HeaderLead } from '../../../patterns/PageHeader/HeaderLead.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { StartRules } from '../StartRules/StartRules.tsx';
import type { ExamFamily } from './parts/ChildEnrolment.tsx';
import { Facts } from './parts/Facts.tsx';
import { MyEnrolment } from './parts/MyEnrolment.tsx';
import { knownPanel } from './parts/panelState.ts';
import { Papers } from './parts/Papers.tsx';
import type { ExamDetail as Exam } from '@aosai/api/exams/exam.contract';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

export type { DeviceCheck, ExamFamily };

// Dialogs and form validation are loaded with the click that needs them.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../patterns/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
}));
// Loaded lazily, as only parents need it.
const ChildEnrolment = lazy(async () => ({
  default: (await import('./parts/ChildEnrolment.tsx')).ChildEnrolment,
}));
const AskQuitDialog = lazy(async () => ({
  default: (await import('../../enrolment/PlacePanel/AskQuitDialog.tsx')).AskQuitDialog,
}));

export interface ExamDetailProps {
  exam: Loaded<Exam>;
  notesHtml: Loaded<string>;
  papers: Loaded<ExamPaperCard[]>;
  /** Null when signed out or not enrolled; no action is offered until it is known. */
  enrolment: Loaded<Enrolment | null>;
  /** `parent`: enrols a child and pays; `viewer`: signed in, but not able to sit exams (teacher, operator). */
  person: 'guest' | 'student' | 'parent' | 'viewer';
  /** Set for a parent: `enrolment` and `papers` are then those of the chosen child. */
  family?: ExamFamily | null;
  device: DeviceCheck;
  /** The server's time in ms since 1970. */
  now: number;
  /** The request in progress. */
  busy: 'enroll' | 'quit' | null;
  /** Why the last action failed, in Chinese. */
  error: string | null;
  on: {
    signIn: () => void;
    enroll: () => void;
    /** Without a reason if the place can be left without approval. */
    applyQuit: (reason?: string) => void;
    withdrawQuit: () => void;
    /** Opens the room, which asks for confirmation before the clock starts. */
    start: (paperId: string) => void;
    recheck: () => void;
    retry: () => void;
  };
}

const Root = styled(WithAside)`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[24]};
  }

  ${media.narrow} {
    > div {
      gap: ${theme.space[16]};
    }
  }
`;

const Body = ({ exam, ...props }: Omit<ExamDetailProps, 'exam'> & { exam: Exam }) => {
  const { notesHtml, papers, person, family = null, device, now, busy, error, on } = props;
  const [quitting, setQuitting] = useState(false);
  const mine = knownPanel({ exam, papers, enrolment: props.enrolment, person, now });
  const kind = mine.data?.state.kind;
  const isSitter = person !== 'parent';
  const isBefore = isSitter && (kind === 'waiting' || kind === 'start' || kind === 'choose');
  const mayStart = isSitter && (kind === 'choose' || (kind === 'running' && (papers.data ?? []).length > 1));
  const enrolment = mine.data?.enrolment;
  const acts = {
    signIn: on.signIn,
    enroll: on.enroll,
    start: on.start,
    askQuit: () => setQuitting(true),
    withdrawQuit: () => {
      // Closes the dialog, so that it does not reopen when the enrolment becomes active again.
      setQuitting(false);
      on.withdrawQuit();
    },
  };
  return (
    <Root>
      <div>
        <Card>
          <Facts exam={exam} now={now} />
        </Card>
        {notesHtml.data !== '' && (
          <Card title="考试须知">
            <Load of={notesHtml} name="考试须知" onRetry={on.retry}>
              {(html) => <Html html={html} />}
            </Load>
          </Card>
        )}
        <Load of={papers} name="试卷" onRetry={on.retry} skeleton={<Skeleton height={220} />}>
          {(content) => <Papers papers={content} onStart={mayStart ? on.start : null} />}
        </Load>
        <Card title="作答规则">
          <StartRules exam={exam} now={now} />
        </Card>
      </div>
      <aside aria-label="报名与考前检查">
        <Load of={mine} name="报名" onRetry={on.retry} skeleton={<Skeleton height={180} />}>
          {({ enrolment: own, state }) => {
            const panel = { exam, enrolment: own, state, now, busy, error, on: acts };
            return family ? (
              <Suspense fallback={<Skeleton height={180} />}>
                <ChildEnrolment {...panel} family={family} />
              </Suspense>
            ) : (
              <MyEnrolment {...panel} />
            );
          }}
        </Load>
        {isBefore && <DevicePanel device={device} onRecheck={on.recheck} />}
      </aside>
      <Suspense>
        {quitting &&
          enrolment?.status === '2' &&
          (enrolment.leavesAtOnce ? (
            <ConfirmDialog
              open
              title="退出这场考试？"
              consequence="马上生效，不用等审核。报名截止前可以重新报名。"
              confirmLabel="退出考试"
              pending={busy === 'quit'}
              on={{ confirm: () => on.applyQuit(), cancel: () => setQuitting(false) }}
            />
          ) : (
            <AskQuitDialog
              title="申请退出考试"
              description={`${enrolment.order ? REFUND_RULE : '提交后由管理员审核，'}审核期间不能进入考试；开始作答以后不能再退出。`}
              act={{ pending: busy === 'quit', error }}
              on={{ ask: on.applyQuit, close: () => setQuitting(false) }}
            />
          ))}
      </Suspense>
    </Root>
  );
};

/** One exam: its facts, the reader's enrolment, the device check, and the link to the room. */
export const ExamDetail = ({ exam, ...rest }: ExamDetailProps) => {
  const title = exam.data?.title ?? '考试';
  const tag = exam.data && stateTag(exam.data, rest.now);
  const template = exam.data && templateText(exam.data.template);
  return (
    <PageBody>
      <PageHeader
        trail={[{ label: '考试', href: links.examList }, { label: '考试详情' }]}
        title={title}
        lead={
          exam.data && (
            <HeaderLead>
              {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
              {template && <Tag>{template}</Tag>}
              {exam.data.summary}
            </HeaderLead>
          )
        }
      />
      <Load of={exam} name="考试" level={2} onRetry={rest.on.retry} skeleton={<Skeleton height={420} />}>
        {(data) => <Body {...rest} exam={data} />}
      </Load>
    </PageBody>
  );
};
