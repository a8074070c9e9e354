import type { Client } from '@aosai/api/client/client';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { BatchGroup, BatchStudent } from '@aosai/ui/screens/enrolment/BatchEnroll';
import type { PageOf } from '@aosai/ui/patterns/Load';
import { loaded } from '../kit/loaded.ts';
import { useClasses } from './useClasses.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
const PAGE = 50;

const noted = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Whose students are searched: all of the platform's, a school's, or a teacher's. */
export type Reader = 'office' | 'manager' | 'teacher';

async function find(calls: Client, reader: Reader, word: string): Promise<PageOf<BatchStudent>> {
  const input = { size: PAGE, ...(word !== '' && { keyword: word }) };
  if (reader === 'office') {
    const found = await calls.member.queryList({ ...input, type: 'student', status: '1' });
    return {
      ...found,
      content: found.content.map(({ id, shownName, account }) => ({ id, name: shownName, note: account })),
    };
  }
  if (reader === 'manager') {
    const found = await calls.organizationMember.queryList({ ...input, role: 'student', status: 'active' });
    const content = found.content.flatMap(({ memberId, shownName, no, className }) =>
      memberId === null ? [] : [{ id: memberId, name: shownName, note: noted(no, className) }],
    );
    return { ...found, content };
  }
  const found = await calls.teacherMember.queryList({ ...input, status: 'active' });
  const content = found.content.map(({ memberId, shownName, no, className }) => ({
    id: memberId,
    name: shownName,
    note: noted(no, className),
  }));
  return { ...found, content };
}

/** Searches the students that the reader may add; fetches nothing for null. */
export const useStudents = (reader: Reader, word: string | null) =>
  loaded(
    useOfficeCall(word === null ? null : ['batchStudents', reader, word], (calls) => find(calls, reader, word ?? '')),
  );

/** Teacher groups, classes and the groups within classes. */
export function useBatchGroups(): BatchGroup[] {
  const classes = useClasses();
  const teachers = useOfficeCall(['batchGroups'], async (calls) => {
    const { content } = await calls.teacherGroup.querySimpleList({ size: MAX_PAGE_SIZE });
    return content;
  });
  return [
    ...(teachers.data ?? []).map(({ id, name }) => ({ kind: 'teacherGroup' as const, id, name })),
    ...classes.flatMap(({ id, title, groups }) => [
      { kind: 'grade' as const, id, name: title },
      ...groups.map((one) => ({ kind: 'gradeGroup' as const, id: `${id}:${one.id}`, name: `${title} · ${one.name}` })),
    ]),
  ];
}
