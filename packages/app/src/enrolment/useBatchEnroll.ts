import { dateText } from '@aosai/api/kit/beijing';
import type { Client } from '@aosai/api/client/client';
import { ApiError, messageOf } from '@aosai/api/client/errors';
import type {
  Batch,
  BatchRequest,
  BatchReport,
  BatchGroup,
  BatchStudent,
} from '@aosai/ui/screens/enrolment/BatchEnroll';
import { useState } from 'react';
import { useAosai, useCurrent } from '../kit/context.ts';
import { toasts } from '../kit/notify.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useNow } from '../kit/useNow.ts';
import { sendInParts } from './batchParts.ts';
import type { BatchHow } from './sendBatch.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { PageOf } from '@aosai/ui/patterns/Load';
import { loaded } from '../kit/loaded.ts';
import { useClasses } from './useClasses.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const FOUND_AT_ONCE = 50;

const noted = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Whose students are searched: all of the platform's, a school's, or a teacher's. */
type Reader = 'office' | 'manager' | 'teacher';

async function findStudents(calls: Client, reader: Reader, word: string): Promise<PageOf<BatchStudent>> {
  const input = { size: FOUND_AT_ONCE, ...(word !== '' && { keyword: word }) };
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
const useStudents = (reader: Reader, word: string | null) =>
  loaded(
    useOfficeCall(word === null ? null : ['batchStudents', reader, word], (calls) =>
      findStudents(calls, reader, word ?? ''),
    ),
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

type Roster = NonNullable<Batch['roster']>;

interface BatchTarget {
  /** Title of the target: 期中上机测验. */
  name: string;
  /** Students may have individual dates there. */
  hasDates?: boolean;
  /** Sends a part of an order; `sendBatch` chooses the call. */
  send: (calls: Client, order: BatchRequest, how: BatchHow) => Promise<BatchReport>;
}

const AT_REST = { pending: false, error: null };
const UNREADABLE = '这个文件读不出来。请用 .xlsx 或 .csv，第一列写手机号。';

function useReader(): Reader {
  const current = useCurrent();
  if (current?.realm === 'user') return 'office';
  const roles = current?.member.organization?.roles ?? [];
  return roles.includes('manager') ? 'manager' : 'teacher';
}

/** The platform's office has no roster, and finds students by their numbers. */
function rosterOf(reader: Reader, data: { classes: Roster['classes']; withMobile: number } | undefined): Roster | null {
  if (reader === 'office') return { classes: [], hasMobiles: true };
  return data ? { classes: data.classes, hasMobiles: data.withMobile > 0 } : null;
}

/** The reader's students whose name, number or mobile has this word; fetches nothing for null. */
export const useFoundStudents = (word: string | null) => useStudents(useReader(), word);

/** Data and actions for `BatchEnroll`: students to choose from, checking and adding. Null while there is no target. */
export function useBatchEnroll(target: BatchTarget | null): Batch | null {
  const { session } = useAosai();
  const { calls } = useOffice();
  const reader = useReader();
  const { reload } = useOfficeAct();
  const today = dateText(useNow());
  const [act, setAct] = useState<Batch['act']>(AT_REST);
  const [progress, setProgress] = useState<Batch['progress']>(null);
  /** Null until a search. */
  const [keyword, setKeyword] = useState<string | null>(null);
  const groups = useBatchGroups();
  const roster = useOfficeCall(target === null || reader === 'office' ? null : ['roster'], (calls) =>
    calls.organizationMember.queryRoster({}),
  );
  // Without classes in the roster the dialog begins with the list of students.
  const beginsWithStudents = target !== null && rosterOf(reader, roster.data)?.classes.length === 0;
  const students = useStudents(reader, keyword ?? (beginsWithStudents ? '' : null));
  if (!target) return null;

  /** A failure is shown in the dialog. Parts sent before it stay applied, and repeating the order adds nobody twice. */
  async function run(order: BatchRequest, mode: BatchHow['mode']): Promise<BatchReport | null> {
    let report: BatchReport | null = null;
    let done = 0;
    setAct({ pending: true, error: null });
    try {
      report = await sendInParts(order, {
        send: (part, seatsBefore) => (target as BatchTarget).send(calls, part, { mode, seatsBefore }),
        onPart: (at) => {
          done = at.done;
          if (at.parts > 1) setProgress({ done, total: at.total });
        },
      });
      setAct(AT_REST);
    } catch (cause) {
      if (cause instanceof ApiError && cause.asksToSignIn) await session.expire();
      const why = messageOf(cause);
      const before = mode === 'apply' && done > 0 ? `前 ${done} 人已经处理，重试不会重复添加。` : '';
      setAct({ pending: false, error: `${before}${why}` });
    }
    setProgress(null);
    if (mode === 'apply') await reload();
    return report;
  }

  return {
    targetName: target.name,
    isManager: reader !== 'teacher',
    groups,
    roster: rosterOf(reader, roster.data),
    students,
    keyword: keyword ?? '',
    datesFrom: target.hasDates ? today : null,
    act,
    progress,
    on: {
      find: setKeyword,
      async read(file) {
        try {
          const { readStudents } = await import('./studentSheet.ts');
          return await readStudents(file);
        } catch {
          setAct({ pending: false, error: UNREADABLE });
          return null;
        }
      },
      check: (order) => run(order, 'check'),
      apply: (order) => run(order, 'apply'),
      save: (problems) =>
        void import('./studentSheet.ts')
          .then(async ({ writeRefused }) =>
            saveFile({ fileName: '不能添加的学生.xlsx', blob: await writeRefused(problems) }),
          )
          .catch(() => toasts.show({ tone: 'bad', title: '没有下载', text: '文件没有生成，请再试一次。' })),
      forget: () => setAct(AT_REST),
    },
  };
}
