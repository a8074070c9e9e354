import { sameWeekday } from '@aosai/api/classes/nextTerm';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { dateText } from '@aosai/api/kit/beijing';
import { useDialogDraft, useKeptDraft } from '@aosai/ui/patterns/dialogDraft';
import {
  COPY_PLAN_TITLE,
  CopyPlan as Screen,
  type CopyChoice,
  type CopyResult,
} from '@aosai/ui/screens/classes/CopyPlan';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useClassList } from '../enrolment/useClasses.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useClass } from './classPlace.ts';

const NOTHING: CopyChoice = { fromGradeId: null, firstDay: null, skipped: [] };

/** 从别的班复制 over the plan of a class, as `?copy` opens it. */
export function CopyPlan({ gradeId }: { gradeId: string }) {
  const [, setParams] = useSearchParams();
  const { calls } = useOffice();
  const kept = useDialogDraft(COPY_PLAN_TITLE, NOTHING);
  const [choice, setChoice] = useState(kept.start);
  const [result, setResult] = useState<CopyResult | null>(null);
  const { act, perform, forget } = useOfficeAct();
  useKeptDraft(kept, choice, act);
  const grade = useClass(gradeId);
  const orgId = grade.data?.staff?.orgId;
  // A plan is copied only between classes of one school.
  const list = useClassList(orgId === undefined ? null : (orgId ?? undefined));
  const { fromGradeId } = choice;
  const from = useOfficeCall(fromGradeId === null ? null : ['grade', fromGradeId], (client) =>
    client.grade.queryById({ id: fromGradeId ?? '' }),
  );
  const usual = from.data && grade.data ? sameWeekday(from.data.startAt, dateText(grade.data.startAt)) : null;
  const firstDay = choice.firstDay ?? usual;
  const wish =
    fromGradeId === null || firstDay === null ? null : { fromGradeId, toGradeId: gradeId, shift: { firstDay } };
  const check = useOfficeCall(wish && ['copyPlan', wish], (client) =>
    client.grade.copyPlan({ fromGradeId: '', toGradeId: '', shift: { days: 0 }, ...wish, mode: 'check' }),
  );
  const now = useNow();
  const submit = (controlIds: string[]) => {
    if (!wish) return;
    void perform(async () => {
      setResult(await calls.grade.copyPlan({ ...wish, controlIds, mode: 'apply' }));
    }, null);
  };
  return (
    <Screen
      choice={{ ...choice, firstDay }}
      isDirty={JSON.stringify(choice) !== JSON.stringify(NOTHING)}
      kept={{ isRestored: kept.isRestored, drop: kept.drop, clear: () => setChoice(NOTHING) }}
      known={{
        today: dateText(now),
        title: grade.data?.title ?? '',
        isDraft: grade.data?.status === LIFECYCLE.draft,
        now,
        classes: loadedAs(loaded(list), (all) => all.filter(({ id }) => id !== gradeId)),
        check: loadedAs(loaded(from.error ? { ...check, error: from.error } : check), ({ lines }) => lines),
      }}
      result={result}
      act={act}
      on={{
        change: (next) => {
          forget();
          setChoice(next);
        },
        submit,
        retry: () => void Promise.all([list.mutate(), from.mutate(), check.mutate()]),
        close: () =>
          setParams(
            (before) => {
              before.delete('copy');
              return before;
            },
            { replace: true },
          ),
      }}
    />
  );
}
