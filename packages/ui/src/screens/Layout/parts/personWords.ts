import type { Current, MemberSelf } from '@aosai/api/contract/types';

/** What a person is called on screen. */
export const personName = (current: Current): string =>
  current.realm === 'user' ? current.user.name : (current.member.nickname ?? current.member.name);

export const personKind = (current: Current): string => {
  if (current.realm === 'user') return '后台账号';
  switch (current.member.type) {
    case 'student':
      return '学生';
    case 'parent':
      return '家长';
    case 'teacher':
      return '老师';
    default:
      return current.member.type satisfies never;
  }
};

export const personCard = (current: Current): MemberSelf['card'] =>
  current.realm === 'user' ? null : current.member.card;

/** Points belong to pupils. */
export const personPoints = (current: Current): number | null =>
  current.realm === 'member' && current.member.type === 'student' ? current.member.points : null;
