import type { Announcement, UnreadPerson } from '@aosai/api/classes/announcements.contract';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { AnnouncementsProps } from '../screens/enrolment/Announcements/Announcements.tsx';

/** An announcement to a class. */
export const anAnnouncement = (n: number, changes: Partial<Announcement> = {}): Announcement => ({
  id: idOf('message', n),
  text: '周六上午九点在三楼机房上课，请带上练习册。',
  only: 'all',
  audience: 'students',
  createdAt: at(-n * 300),
  byName: '周明澜',
  sentCount: 30,
  readCount: 12,
  guardianSentCount: 0,
  guardianReadCount: 0,
  editedAt: null,
  withdrawnAt: null,
  version: 1,
  ...changes,
});

const people: UnreadPerson[] = [
  { memberId: idOf('member', 1), shownName: '王子墨', no: '2026003', relation: null },
  { memberId: idOf('member', 2), shownName: '赵一鸣', no: null, relation: null },
];

/** Announcements of a class: one partly read, one corrected and read by all, one withdrawn. */
export const someAnnouncements = (changes: Partial<AnnouncementsProps> = {}): AnnouncementsProps => {
  const content = [
    anAnnouncement(1),
    anAnnouncement(2, { readCount: 30, editedAt: at(-500), text: '期中测验改到周日。' }),
    anAnnouncement(3, { withdrawnAt: at(-800), text: '明天停课一次。' }),
  ];
  return {
    sent: { data: { content, total: 3, page: 0, size: 3 } },
    unread: { data: { content: people, total: 18, page: 0, size: 200 } },
    now: Date.parse(FIXTURE_NOW),
    act: { pending: false, error: null },
    on: {
      send: fn(async () => true),
      edit: fn(async () => true),
      withdraw: fn(async () => true),
      openUnread: fn(),
      more: fn(),
      forget: fn(),
      retry: fn(),
    },
    ...changes,
  };
};
