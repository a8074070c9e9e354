import { ExamDetail } from '@aosai/ui/screens/exams/ExamDetail';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { listsPlaces } from '../kit/revalidate.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useDeviceCheck } from './useDeviceCheck.ts';
import { useNow } from '../kit/useNow.ts';
import { useTitle } from '../kit/useTitle.ts';

// The page itself says why it cannot be shown.
const QUIET = { quiet: true };

/** /exam/detail?id=… */
export function Component() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id') ?? '';
  const { client, session } = useAosai();
  const current = useCurrent();
  const [, navigate] = useLocation();
  const now = useNow(1_000);
  const [busy, setBusy] = useState<'enroll' | 'quit'>('enroll');
  const self = current?.realm === 'member' ? current.member : null;
  const isStudent = self?.type === 'student';
  const isParent = self?.type === 'parent';
  const exam = useCall(['exam', id], (calls) => calls.exam.queryById({ id }, QUIET));
  const children = (exam.data?.children ?? []).map(({ memberId, memberName }) => ({ id: memberId, name: memberName }));
  const childId = isParent
    ? ((children.find((child) => child.id === params.get('childId')) ?? children[0])?.id ?? null)
    : null;
  const ofChild = childId === null ? {} : { memberId: childId };
  const notes = useCall(
    ['exam', id, 'notes'],
    async (calls) => (await calls.exam.queryNotesById({ id }, QUIET)).notesHtml,
  );
  const papers = useCall(
    isParent && !exam.data ? null : ['exam', id, 'papers', childId],
    async (calls) => (await calls.exam.queryExamPaperListByExam({ examId: id, ...ofChild }, QUIET)).content,
  );
  const enrolment = useCall(
    isStudent || childId !== null ? ['exam', id, 'enroll', childId] : null,
    async (calls) => (await calls.examEnroll.queryMineLatestEnroll({ examId: id, ...ofChild })).enroll,
  );
  const { mutate } = useSWRConfig();
  const [device, recheck] = useDeviceCheck(isStudent && Boolean(exam.data?.mine));
  useTitle(exam.data?.title ?? '考试');

  const { act, perform } = useAct({
    reload: () => Promise.all([exam.mutate(), enrolment.mutate(), papers.mutate(), mutate(listsPlaces)]),
  });
  const move = (kind: 'enroll' | 'quit', action: () => Promise<unknown>): void => {
    setBusy(kind);
    void perform(action, null);
  };

  return (
    <ExamDetail
      exam={loaded(exam)}
      notesHtml={loaded(notes)}
      papers={loaded(papers)}
      enrolment={isStudent || childId !== null ? loaded(enrolment) : { data: null }}
      person={isStudent ? 'student' : isParent ? 'parent' : current ? 'viewer' : 'guest'}
      family={
        isParent
          ? {
              children,
              childId,
              hasChildren: self.children.length > 0,
              onChoose: (child) => setParams({ id, childId: child }, { replace: true }),
            }
          : null
      }
      device={device}
      now={now}
      busy={act.pending ? busy : null}
      error={act.error}
      on={{
        signIn: () => session.ask('member'),
        enroll: () => move('enroll', () => client.examEnroll.enroll({ examId: id, ...ofChild }, { quiet: true })),
        applyQuit: (reason) =>
          move('quit', async () => {
            const given = reason === undefined ? {} : { reason };
            if (enrolment.data) await client.examEnroll.applyQuit({ id: enrolment.data.id, ...given }, { quiet: true });
          }),
        withdrawQuit: () =>
          move('quit', async () => {
            const { id: own } = enrolment.data ?? {};
            if (own) await client.examEnroll.applyQuit({ id: own, withdraw: true }, { quiet: true });
          }),
        start: (paperId) => navigate(`/exam/room?examId=${id}&paperId=${paperId}`),
        recheck,
        retry: () => void Promise.all([exam.mutate(), notes.mutate(), papers.mutate(), enrolment.mutate()]),
      }}
    />
  );
}
