import type { Today } from '@aosai/api/desks/today.contract';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import type { Loaded } from '@aosai/ui/patterns/Load';
import type { HomePerson } from '@aosai/ui/screens/desks/Home';
import { useEffect, useState } from 'react';
import { useAosai, useSession } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useOnline } from '../kit/useOnline.ts';
import { useUnreadCount } from '../kit/useUnreadCount.ts';
import { noteVisit } from './lastVisit.ts';
import { keepToday, lastToday, readToday, TODAY, type TodayCopy } from './todayCopy.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const LEVEL = /^gesp-(\d)$/;
/** After those of all levels. */
const OTHER_CONTESTS = 9;

/**
 * The exams nearest to the level of the student's goal first, for beginners those of level 1: the list is otherwise led
 * by what ends soonest, which may be far too hard. Waits for the goal, so that no tile moves.
 */
export function examsFor(today: Loaded<Today>, exams: Loaded<ExamCard[]>): Loaded<ExamCard[]> {
  if (!today.data) return today.error ? exams : {};
  const { plan, results } = today.data;
  const level = plan?.level ?? (results.length === 0 ? 1 : null);
  if (level === null) return exams;
  const farness = ({ template }: ExamCard) => {
    const of = LEVEL.exec(template)?.[1];
    return of === undefined ? OTHER_CONTESTS : Math.abs(Number(of) - level);
  };
  return loadedAs(exams, (list) => list.toSorted((a, b) => farness(a) - farness(b)));
}

/** A student's home page from a copy, while the server cannot be reached. */
export const studentFrom = ({ memberName, at, today }: TodayCopy): HomePerson => ({
  kind: 'student',
  name: memberName,
  today: { data: today },
  knownAt: at,
  unreadCount: 0,
  lastVisitAt: null,
  seenIds: [],
  onSeen: () => undefined,
});

/** Data of a student's home page; null for other people. */
export function useStudent(current: Current): HomePerson | null {
  const student = current.realm === 'member' && current.member.type === 'student' ? current.member : null;
  const sessionId = useSession().session?.id;
  const { settings } = useAosai();
  const [lastVisitAt] = useState(() => (student ? noteVisit(localStorage, student.id, Date.now()) : null));
  const [copy] = useState(() => (student ? lastToday(localStorage, sessionId, Date.now()) : null));
  const [seenIds, setSeenIds] = useState<readonly string[]>([]);
  const unreadCount = useUnreadCount();
  const isOnline = useOnline();
  const read = useCall<Today>(student && TODAY, readToday);
  const { data } = read;
  const name = student ? (student.nickname ?? student.name) : null;
  useEffect(() => {
    if (data && sessionId !== undefined && name !== null)
      keepToday(localStorage, { sessionId, memberName: name, at: Date.parse(data.serverNow), today: data, settings });
  }, [data, sessionId, name, settings]);
  if (name === null) return null;
  // Without a network an answer may still be so new that nothing is asked, and so nothing fails.
  const isCutOff = !isOnline || read.error?.isTransient === true;
  const known = data ? { today: data, at: Date.parse(data.serverNow) } : copy;
  return {
    kind: 'student',
    name,
    today: isCutOff && known ? { data: known.today } : loaded(read),
    knownAt: isCutOff ? (known?.at ?? null) : null,
    unreadCount,
    lastVisitAt,
    seenIds,
    onSeen: (id) => setSeenIds((ids) => [...ids, id]),
  };
}
