import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { GRADE_TABS, ClassDetail } from '@aosai/ui/screens/classes/ClassDetail';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { OfficeClient } from '../kit/office/OfficeClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { listsPlaces } from '../kit/revalidate.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import { isMemberState } from '@aosai/api/enrolment/enrolments';

// The page itself says why it cannot be shown.
const QUIET = { quiet: true };

type Calls = Contract['homeworkEnroll']['calls'];

/** Id of the reader's row; other students have no id. */
const SELF = 'self';

const rankedOf = ({ content }: OutputOf<Calls['queryMemberListSortByScore']>) =>
  content.flatMap(({ rank, memberName, isMine, totalPoints }, place) =>
    rank === null || totalPoints === null
      ? []
      : [
          {
            id: isMine ? SELF : String(place),
            rank,
            name: memberName ?? '外校同学',
            points: totalPoints,
            usedMs: null,
          },
        ],
  );

function Page() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id') ?? '';
  const tab = GRADE_TABS.find((one) => one === params.get('tab')) ?? 'overview';
  const { client, session } = useAosai();
  const current = useCurrent();
  const now = useNow();
  const { mutate } = useSWRConfig();
  const { act, perform } = useAct();
  const [busy, setBusy] = useState<'enroll' | 'quit'>('enroll');
  const self = current?.realm === 'member' ? current.member : null;
  const children = self?.type === 'parent' ? self.children : [];
  const childId = (children.find((child) => child.id === params.get('childId')) ?? children[0])?.id ?? null;
  const ofChild = childId === null ? {} : { memberId: childId };

  const grade = useCall(['grade', id], (calls) => calls.grade.queryById({ id }, QUIET));
  // People on the waiting list, or who have not paid, cannot see the class's content yet.
  const isInside = grade.data?.mine.some(({ status }) => isMemberState(status)) || Boolean(grade.data?.staff);
  const notes = useCall(
    ['grade', id, 'notes'],
    async (calls) => (await calls.grade.queryNotesById({ id }, QUIET)).notesHtml,
  );
  const controls = useCall(
    isInside ? ['grade', id, 'controls'] : null,
    async (calls) => (await calls.grade['controls/queryList']({ gradeId: id, size: 200 })).content,
  );
  const place = useCall(
    self ? ['grade', id, 'place', childId] : null,
    async (calls) => (await calls.gradeEnroll.queryMineLatestEnroll({ gradeId: id, ...ofChild }, QUIET)).enroll,
  );
  const reports = useCall(
    isInside && tab === 'report' ? ['grade', id, 'reports'] : null,
    async (calls) =>
      (await calls.memberGradeSettlement.queryList({ gradeId: id, status: 'settled' }, { group: 'edms' })).content,
  );
  const homework = useCall(
    isInside && tab === 'homework' ? ['grade', id, 'homework'] : null,
    async (calls) => (await calls.homeworkEnroll.queryList({ gradeId: id, size: MAX_PAGE_SIZE })).content,
  );
  const works = (controls.data ?? [])
    .filter(({ targetType, targetTitle }) => targetType === 'homework' && targetTitle !== null)
    .toSorted((one, other) => Date.parse(other.dueAt ?? '') - Date.parse(one.dueAt ?? ''))
    .map(({ targetId, targetTitle }) => ({ id: targetId, title: targetTitle ?? '' }));
  const chosenId = (works.find((work) => work.id === params.get('work')) ?? works[0])?.id ?? null;
  const ranking = useCall(
    isInside && tab === 'ranking' && chosenId !== null ? ['grade', id, 'ranking', chosenId] : null,
    async (calls) => rankedOf(await calls.homeworkEnroll.queryMemberListSortByScore({ homeworkId: chosenId ?? '' })),
  );
  useTitle(grade.data?.title ?? '班级');

  const chosen: Record<string, string> = params.has('childId') && childId !== null ? { childId } : {};
  const show = (next: { childId: string } | { work: string }) => setParams({ id, tab, ...chosen, ...next });
  const move = (kind: 'enroll' | 'quit', work: () => Promise<unknown>): void => {
    setBusy(kind);
    void perform(async () => {
      await work();
      await Promise.all([grade.mutate(), place.mutate(), controls.mutate(), mutate(listsPlaces)]);
    }, null);
  };
  const placeId = place.data?.id;
  const quit = (input: { reason?: string; withdraw?: true }) =>
    move('quit', async () => {
      if (placeId) await client.gradeEnroll.applyQuit({ id: placeId, ...input }, QUIET);
    });

  return (
    <ClassDetail
      grade={loaded(grade)}
      notesHtml={loaded(notes)}
      controls={loaded(controls)}
      place={place.data ?? null}
      homework={loaded(homework)}
      reports={loaded(reports)}
      ranking={{
        works,
        chosenId,
        members: loaded(ranking),
        selfId: SELF,
        onChoose: (work) => show({ work }),
        onRetry: () => void ranking.mutate(),
      }}
      person={!current ? 'guest' : self?.type === 'student' ? 'student' : self?.type === 'parent' ? 'parent' : 'viewer'}
      family={self?.type === 'parent' ? { children, childId, onChoose: (child) => show({ childId: child }) } : null}
      tab={tab}
      now={now}
      busy={act.pending ? busy : null}
      error={act.error}
      on={{
        signIn: () => session.ask('member'),
        enroll: () => move('enroll', () => client.gradeEnroll.enroll({ gradeId: id, ...ofChild }, QUIET)),
        cancel: () =>
          move('quit', async () => {
            if (placeId) await client.gradeEnroll.cancelEnrollOrder({ id: placeId }, QUIET);
          }),
        applyQuit: (reason) => quit(reason === undefined ? {} : { reason }),
        withdrawQuit: () => quit({ withdraw: true }),
        tab: (next) => setParams({ id, tab: next, ...chosen }),
        retry: () => void Promise.all([grade, notes, controls, homework, reports].map(({ mutate }) => mutate())),
      }}
    />
  );
}

/** /grade/detail?id=…&tab=… */
export function Component() {
  return (
    // Term reports need a call of the schools' office.
    <OfficeClient>
      <Page />
    </OfficeClient>
  );
}
