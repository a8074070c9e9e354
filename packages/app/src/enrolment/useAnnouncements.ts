import type { TargetKind } from '@aosai/api/enrolment/enrolments';
import type { AnnouncementsProps } from '@aosai/ui/screens/enrolment/Announcements';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useNow } from '../kit/useNow.ts';
import { sendMessage } from './sendMessage.ts';

const SHOWN = 3;
const MORE = 100;
const UNREAD_SHOWN = 200;

/** The announcements of an exam, a homework or a class, with the acts on them. */
export function useAnnouncements(kind: TargetKind, id: string): AnnouncementsProps {
  const { calls } = useOffice();
  const now = useNow();
  const [size, setSize] = useState(SHOWN);
  const [openId, setOpenId] = useState<string | null>(null);
  const sent = useOfficeCall(['announcements', kind, id, size], (read) => read.message.querySent({ kind, id, size }), {
    keepPreviousData: true,
  });
  const unread = useOfficeCall(openId === null ? null : ['announcementUnread', openId], (read) =>
    read.message.queryUnread({ id: openId ?? '', size: UNREAD_SHOWN }),
  );
  const { act, perform, seen, forget } = useOfficeAct();
  return {
    sent: loaded(sent),
    unread: loaded(unread),
    now,
    act,
    on: {
      send: (form) => perform(() => sendMessage(calls, { kind, id, only: 'all', ...form }), '公告已发出'),
      edit: (row, form) =>
        perform(
          () => calls.message.updateSent({ id: row.id, version: seen(row, sent.data?.content ?? []).version, ...form }),
          '公告已修改',
        ),
      withdraw: (row) => perform(() => calls.message.withdraw({ id: row.id }), '公告已撤回'),
      openUnread: setOpenId,
      more: () => setSize(MORE),
      forget,
      retry: () => void Promise.all([sent.mutate(), unread.mutate()]),
    },
  };
}
