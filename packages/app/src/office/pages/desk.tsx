import type { Client } from '@aosai/api/client/client';
import type { Attempt } from '@aosai/api/contract/types';
import { MAX_PAGE_SIZE } from '@aosai/api/domain/constants';
import { isBegun } from '@aosai/api/domain/isBegun';
import type { PageOf } from '@aosai/ui/patterns/Load';
import { SchoolDesk, type SchoolDeskProps } from '@aosai/ui/screens/SchoolDesk';
import { useCurrent } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { useNow } from '../../useNow.ts';
import { countsOf, type DeskRead, MANAGER_COUNTS, MANAGER_WAITING, TEACHER_COUNTS } from '../deskReads.ts';
import { useOfficeCall } from '../useOfficeCall.ts';

const EDMS = { group: 'edms', quiet: true } as const;
const QUIET = { quiet: true };
const REFRESH_MS = 15_000;
const SHOWN = 6;

const runningAt = (page: string) => (keyword?: string) =>
  `${page}?${new URLSearchParams({ status: '1', ...(keyword && { keyword }) }).toString()}`;

/** What differs between who manages a school and who teaches there. */
interface DeskOf extends Pick<SchoolDeskProps, 'places' | 'shortcuts'> {
  attempts: (calls: Client, status: '1' | '3', size: number) => Promise<PageOf<Attempt>>;
  counts: readonly DeskRead[];
  waiting: readonly DeskRead[] | null;
}
const MANAGER: DeskOf = {
  attempts: (calls: Client, status: '1' | '3', size: number) =>
    calls.examPaperEnroll.queryListByOrganization({ page: 0, size, status }, EDMS),
  counts: MANAGER_COUNTS,
  waiting: MANAGER_WAITING,
  places: { running: runningAt('/web/edms/examPaperEnroll'), results: '/web/edms/examPaperEnroll?status=3' },
  shortcuts: [
    { label: '导入学生', href: '/web/edms/organizationMember', icon: 'upload' },
    { label: '导出成绩', href: '/web/edms/examPaperEnroll', icon: 'download' },
    { label: '学生分组', href: '/web/edms/teacherGroup', icon: 'user' },
  ],
};
const TEACHER: DeskOf = {
  async attempts(calls: Client, status: '1' | '3', size: number) {
    const page = await calls.examPaperEnroll.queryListByTeacher({ page: 0, size, statusList: [status] }, QUIET);
    return { ...page, content: page.content.filter(isBegun) };
  },
  counts: TEACHER_COUNTS,
  waiting: null,
  places: { running: runningAt('/web/exam/students'), results: '/web/exam/students?status=3' },
  shortcuts: [
    { label: '学生作答', href: '/web/exam/students', icon: 'clock' },
    { label: '学生分组', href: '/web/edms/teacherGroup', icon: 'user' },
  ],
};

/** /edms/desk: what a school, or somebody who teaches there, has to look at today. */
export function Component() {
  const current = useCurrent();
  const now = useNow(REFRESH_MS);
  const organization = current?.realm === 'member' ? current.member.organization : null;
  const isManager = organization?.roles.includes('manager') ?? false;
  const of = isManager ? MANAGER : TEACHER;
  const key = ['desk', organization?.id, isManager];
  const often = { refreshInterval: REFRESH_MS };
  const { waiting: asked } = of;
  const waiting = useOfficeCall(asked && [...key, 'waiting'], (calls) => countsOf(calls, asked ?? []), often);
  const counts = useOfficeCall([...key, 'counts'], (calls) => countsOf(calls, of.counts), often);
  const running = useOfficeCall([...key, 'running'], (calls) => of.attempts(calls, '1', MAX_PAGE_SIZE), often);
  const results = useOfficeCall([...key, 'results'], async (calls) => {
    const { content } = await of.attempts(calls, '3', SHOWN);
    return content;
  });
  const props: SchoolDeskProps = {
    school: organization?.name ?? '',
    waiting: asked && loaded(waiting),
    counts: loaded(counts),
    running: loaded(running),
    results: loaded(results),
    shortcuts: of.shortcuts,
    places: of.places,
    now,
    on: { retry: () => void Promise.all([waiting.mutate(), counts.mutate(), running.mutate(), results.mutate()]) },
  };
  return <SchoolDesk {...props} />;
}
