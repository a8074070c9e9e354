import { ClassPractice } from '@aosai/ui/screens/ClassPractice';
import { useLocation, useSearchParams } from 'wouter';
import type { Office } from '../../pageTable.ts';
import { loaded } from '../../loaded.ts';
import { useTitle } from '../../useTitle.ts';
import { useOfficeCall } from '../useOfficeCall.ts';

const FIRST_LEVEL = 'gesp-cpp-1';
const QUIET = { quiet: true } as const;

/** /bms|edms/grade/:id/practice?level=…: what a class holds well and badly. */
export function Component() {
  const [pathname] = useLocation();
  const [params, setParams] = useSearchParams();
  const [, first, , gradeId = ''] = pathname.split('/');
  const group: Office = first === 'bms' ? 'bms' : 'edms';
  const level = params.get('level') ?? FIRST_LEVEL;
  const grade = useOfficeCall(['gradePractice', group, gradeId], (calls) =>
    calls.grade.queryById({ id: gradeId }, { group, ...QUIET }),
  );
  const students = useOfficeCall(['gradePractice', 'students', gradeId, level], async (calls) => {
    const wish = { gradeId, level };
    return (await calls.memberQuestion.queryStatisticsGroupByMember(wish, QUIET)).content;
  });
  useTitle(grade.data ? `${grade.data.title} · 学情` : '学情');
  return (
    <ClassPractice
      grade={loaded(grade)}
      level={level}
      students={loaded(students)}
      listHref={`/web/${group}/grade`}
      on={{
        level: (next) => setParams({ level: next }, { replace: true }),
        retry: () => void Promise.all([grade.mutate(), students.mutate()]),
      }}
    />
  );
}
