import type { Client } from '@aosai/api/client/client';
import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { useDialogDraft, useKeptDraft } from '@aosai/ui/patterns/dialogDraft';
import {
  freshPromotion,
  PromoteClass as Screen,
  type PromoteDraft,
  type PromoteOrder,
  type PromoteStudent,
} from '@aosai/ui/screens/classes/PromoteClass';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { loaded } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { requestIds } from '../kit/requestIds.ts';
import { useNow } from '../kit/useNow.ts';
import { useSchoolTeachers, useTeachersOf } from '../schools/useTeachersOf.ts';
import { useClass } from './classPlace.ts';

const requests = requestIds();

/** Members whose place is in use or settled, whatever their number. */
async function studentsOf(calls: Client, gradeId: string): Promise<PromoteStudent[]> {
  const found: PromoteStudent[] = [];
  for (const status of ['2', '7'] as const) {
    for (let page = 0, total = 1; page * MAX_PAGE_SIZE < total; page += 1) {
      const part = await calls.gradeEnroll.queryEnrollList({ gradeId, status, page, size: MAX_PAGE_SIZE });
      total = part.total;
      found.push(...part.content.map(({ memberId, shownName, no }) => ({ memberId, name: shownName, no })));
    }
  }
  return found.toSorted((a, b) => (a.no ?? '').localeCompare(b.no ?? '') || a.name.localeCompare(b.name, 'zh'));
}

const DRY = { requestId: 'only-checked', mode: 'check', publish: false } as const;

/** What the draft would do with the plan and the students. */
function useCheck({ id, title, startAt: began, endAt: ended }: GradeDetail, draft: PromoteDraft, isDone: boolean) {
  const startAt = draft.startAt ?? began;
  const isWhole = draft.endAt !== null && startAt < draft.endAt;
  const endAt = isWhole && draft.endAt !== null ? draft.endAt : startAt < ended ? ended : startAt;
  const plan = draft.takesPlan && draft.firstDay !== null ? { shift: { firstDay: draft.firstDay } } : null;
  const wish = { ...DRY, id, title, startAt, endAt, plan };
  return useOfficeCall(startAt < endAt && !isDone ? ['promotion', wish] : null, (calls) => calls.grade.promote(wish), {
    keepPreviousData: true,
  });
}

function Dialog({ grade }: { grade: GradeDetail }) {
  const [, setParams] = useSearchParams();
  const { office, calls } = useOffice();
  const now = useNow();
  const [first] = useState(() => freshPromotion(grade, now));
  const kept = useDialogDraft(`升班：${grade.title}`, first);
  const [draft, setDraft] = useState(kept.start);
  const { act, perform } = useOfficeAct();
  useKeptDraft(kept, draft, act);
  const { isManager, isOffice, teachers } = useSchoolTeachers();
  const officeTeachers = useTeachersOf(isOffice ? grade.staff?.orgId : undefined);
  const students = useOfficeCall(['promotion', 'students', grade.id], (client) => studentsOf(client, grade.id));
  const [isDone, setDone] = useState(false);
  const check = useCheck(grade, draft, isDone);
  const close = () =>
    setParams(
      (before) => {
        before.delete('promote');
        return before;
      },
      { replace: true },
    );
  const submit = ({ publish, memberIds, controlIds }: PromoteOrder) => {
    const { title, startAt, endAt, capacity, teacherIds, firstDay } = draft;
    const order = {
      id: grade.id,
      mode: 'apply' as const,
      title: title.trim(),
      startAt: startAt ?? '',
      endAt: endAt ?? '',
      capacity: capacity === '' ? null : Number(capacity),
      ...(isManager && teacherIds.length > 0 && { teacherIds }),
      memberIds,
      plan: controlIds && firstDay !== null ? { shift: { firstDay }, controlIds } : null,
      publish,
    };
    const made: { id?: string; students: number } = { students: 0 };
    const send = async () => {
      const reply = await calls.grade.promote({ ...order, requestId: requests.idOf(order) });
      requests.done(order);
      // At once, because the page asks for everything again, and a class that has gone on is refused.
      flushSync(() => setDone(true));
      made.students = reply.students;
      if (reply.id !== null) made.id = reply.id;
    };
    const words = () => `${made.students} 人已升入「${order.title}」${publish ? '' : '，新班先是草稿'}`;
    void perform(send, words).then((isSent) => {
      if (isSent && made.id !== undefined) navigate(`/web/${office}/grade/${made.id}`);
    });
  };
  return (
    <Screen
      draft={draft}
      isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
      kept={{ isRestored: kept.isRestored, drop: kept.drop, clear: () => setDraft(first) }}
      known={{
        grade,
        today: dateText(now),
        students: loaded(students),
        teachers: isOffice ? officeTeachers : isManager ? teachers : null,
        check: loaded(check),
      }}
      act={act}
      on={{
        change: setDraft,
        submit,
        retry: () => void Promise.all([students.mutate(), check.mutate()]),
        close,
      }}
    />
  );
}

/** 升班 over a page of a class, as `?promote` opens it. */
export function PromoteClass({ gradeId }: { gradeId: string }) {
  const grade = useClass(gradeId);
  return grade.data ? <Dialog grade={grade.data} /> : null;
}
