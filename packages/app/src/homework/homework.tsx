import { dateText } from '@aosai/api/kit/beijing';
import { HomeworkOffice, type LastAssigned } from '@aosai/ui/screens/homework/HomeworkOffice';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useNow } from '../kit/useNow.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';

/** The classes and groups to which the most recently changed homework was assigned. */
function useLastAssigned(rows: readonly HomeworkRow[], classes: readonly { id: string }[]): LastAssigned | null {
  const ids = new Set(classes.map(({ id }) => id));
  const last = rows
    // Leaves out homework shared by colleagues for classes the reader does not teach.
    .filter(({ grades }) => grades.length > 0 && grades.every(({ id }) => ids.has(id)))
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0];
  const targets = useOfficeCall(last ? ['lastAssigned', last.id] : null, async (calls) => {
    const found = [];
    for (const { id: gradeId } of last?.grades ?? []) {
      const input = { gradeId, targetType: 'homework' as const, ...(last && { targetId: last.id }) };
      const { content } = await calls.grade['controls/queryList'](input);
      found.push(...content.flatMap(({ visible, groupId }) => (visible ? [{ gradeId, groupId }] : [])));
    }
    return found;
  });
  return last ? { targets: targets.data ?? [], dueAt: last.dueAt } : null;
}

const Homework = officePage(HomeworkOffice, 'homework', {
  sort: 'updatedAt,desc',
  initial: { bms: { heldBy: 'platform' } },
  useKnown({ rows, openId, office }) {
    const now = useNow();
    const classes = useClasses();
    const detail = useOfficeCall(openId === null ? null : ['homework', openId], (calls) =>
      calls.homework.queryById({ id: openId ?? '' }),
    );
    return {
      base: `/web/${office}/homework`,
      isOffice: office === 'bms',
      studentsHref: office === 'edms' ? '/web/edms/homeworkEnroll' : null,
      detail: detail.data,
      today: dateText(now),
      now,
      classes,
      last: useLastAssigned(rows.data?.content ?? [], classes),
    };
  },
  read: (calls, { status, grade, ...input }) =>
    calls.homework.queryList({ ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) }),
  pageOf: (id, office) => `/web/${office}/homework/${id}?tab=settings`,
  acts: {
    assign: async (calls, { id, version, status }, { targets, ...dates }) => {
      if (status === '0') return calls.homework.publish({ id, version, goals: targets, ...dates });
      // Keeps earlier assignments, so that a retry continues where it failed.
      for (const [gradeId, ofClass] of Map.groupBy(targets, (one) => one.gradeId)) {
        const shown = { targetType: 'homework', targetId: id, visible: true } as const;
        const rows = ofClass.map(({ groupId }) => ({ ...shown, groupId }));
        await calls.grade['controls/update']({ gradeId, rows });
      }
    },
    publish: (calls, { id }) => calls.homework.publish({ id }),
    settle: (calls, { id }, { reason }) =>
      calls.homeworkEnroll.settle({ homeworkId: id, ...(reason !== null && { reason }) }),
    update: (calls, { id, version }, form) => calls.homework.update({ id, version, ...form }),
    copy: (calls, { id }) => calls.homework.create({ copyOf: id }),
    unpublish: (calls, { id }) => calls.homework.unpublish({ id }),
    removeSeries: (calls, { id }) => calls.homework.deleteSeries({ id }),
    remove: (calls, { id }) => calls.homework.delete({ id }),
  },
});

/** Loaded only when somebody assigns homework. */
const NewHomework = lazy(async () => ({ default: (await import('./NewHomework.tsx')).NewHomework }));

/** /bms|edms/homework: the platform's homework, or that of a school and its teachers; with `?new` also 新建作业. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <Homework />
      {params.has('new') && (
        <Suspense fallback={null}>
          <NewHomework />
        </Suspense>
      )}
    </>
  );
}
