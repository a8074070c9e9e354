import type { Client } from '@aosai/api/client/client';
import type { Today } from '@aosai/api/desks/today.contract';
import type { HomePerson } from '@aosai/ui/screens/desks/Home';
import { useEffect, useState } from 'react';
import { useSession } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useUnreadCount } from '../kit/useUnreadCount.ts';
import { noteVisit } from './lastVisit.ts';
import { keepToday, lastToday, type TodayCopy } from './todayCopy.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

/** The key and the read of a student's day. */
export const TODAY = ['home', 'today'] as const;
export const readToday = (client: Client): Promise<Today> => client.desk.queryToday({});

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
  const [lastVisitAt] = useState(() => (student ? noteVisit(localStorage, student.id, Date.now()) : null));
  const [copy] = useState(() => (student ? lastToday(localStorage, sessionId, Date.now()) : null));
  const [seenIds, setSeenIds] = useState<readonly string[]>([]);
  const unreadCount = useUnreadCount();
  const read = useCall<Today>(student && TODAY, readToday);
  const { data } = read;
  const name = student ? (student.nickname ?? student.name) : null;
  useEffect(() => {
    if (data && sessionId !== undefined && name !== null)
      keepToday(localStorage, { sessionId, memberName: name, at: Date.parse(data.serverNow), today: data });
  }, [data, sessionId, name]);
  if (name === null) return null;
  const isCutOff = read.error?.isTransient === true;
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
