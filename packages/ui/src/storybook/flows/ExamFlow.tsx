import { useState, type MouseEvent } from 'react';
import { ExamDetail, type ExamDetailProps } from '../../screens/exams/ExamDetail/ExamDetail.tsx';
import { ExamList, type ExamListProps } from '../../screens/exams/ExamList/ExamList.tsx';
import { ExamReportPaper, type ExamReportPaperProps } from '../../screens/exams/ExamReportPaper/ExamReportPaper.tsx';
import {
  ExamRoom,
  type ExamRoomProps,
  type OpenRoom,
  type RoomAnswer,
} from '../../screens/exams/ExamRoom/ExamRoom.tsx';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';

type Step = 'list' | 'detail' | 'rules' | 'room' | 'receipt' | 'report';

export interface ExamFlowProps {
  list: ExamListProps;
  detail: ExamDetailProps;
  /** The enrolment after enrolling. */
  enrolled: Enrolment;
  rules: ExamRoomProps;
  room: Omit<ExamRoomProps, 'view'> & { view: OpenRoom };
  receipt: ExamRoomProps;
  report: ExamReportPaperProps;
}

const untouched: RoomAnswer = { answer: null, drafts: [], flagged: false, unsaved: false, tooLarge: false, lost: null };

/** A miniature app: the screens of an exam one after another, from the list to the report. */
export const ExamFlow = ({ list, detail, enrolled, rules, room, receipt, report }: ExamFlowProps) => {
  const [step, setStep] = useState<Step>('list');
  const [enrolment, setEnrolment] = useState(detail.enrolment);
  const [view, setView] = useState(room.view);
  const change = (questionId: string, changes: Partial<RoomAnswer>) =>
    setView((now) => ({
      ...now,
      answers: { ...now.answers, [questionId]: { ...untouched, ...now.answers[questionId], ...changes } },
    }));
  /** Stands in for the app's router: intercepts links to the exam's page. */
  const route = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    if (link.href.includes('exam/detail')) setStep('detail');
  };

  switch (step) {
    case 'list':
      return (
        <div onClickCapture={route}>
          <ExamList {...list} />
        </div>
      );
    case 'detail':
      return (
        <ExamDetail
          {...detail}
          enrolment={enrolment}
          on={{ ...detail.on, enroll: () => setEnrolment({ data: enrolled }), start: () => setStep('rules') }}
        />
      );
    case 'rules':
      return <ExamRoom {...rules} on={{ ...rules.on, start: () => setStep('room'), leave: () => setStep('detail') }} />;
    case 'room':
      return (
        <ExamRoom
          {...room}
          view={view}
          on={{
            ...room.on,
            answer: (id, answer) => change(id, { answer }),
            flag: (id, flagged) => change(id, { flagged }),
            go: (id) => setView((now) => ({ ...now, currentId: id })),
            complete: () => setStep('receipt'),
          }}
        />
      );
    case 'receipt':
      return <ExamRoom {...receipt} on={{ ...receipt.on, openReport: () => setStep('report') }} />;
    case 'report':
      return <ExamReportPaper {...report} />;
    default:
      return step satisfies never;
  }
};
