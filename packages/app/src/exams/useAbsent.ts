import type { AbsentActsProps } from '@aosai/ui/screens/exams/AbsentActs';
import { sendMessage } from '../enrolment/sendMessage.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useNow } from '../kit/useNow.ts';

/** Acts for students who did not come to an exam. */
export function useAbsent(examId: string): Pick<AbsentActsProps, 'now' | 'act' | 'on'> {
  const { calls } = useOffice();
  const { act, perform, forget } = useOfficeAct();
  return {
    now: useNow(),
    act,
    on: {
      forget,
      makeUp(makeUp) {
        let told = '';
        const run = async () => {
          const { moved, problems } = await calls.exam.makeUp({ id: examId, ...makeUp });
          const [first] = problems;
          told = `已安排 ${moved} 人补考${first ? `，${problems.length} 人没有：${first.reason}` : ''}`;
        };
        return perform(run, () => told);
      },
      tell: ({ memberIds, text }) =>
        perform(
          () => sendMessage(calls, { kind: 'exam', id: examId, only: 'notBegun', text, memberIds }),
          `已发给 ${memberIds.length} 人`,
        ),
    },
  };
}
