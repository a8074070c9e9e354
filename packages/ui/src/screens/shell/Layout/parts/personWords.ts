import type { Current, MemberSelf } from '@aosai/api/accounts/auth.contract';

/** The person's name on screen. */
export const personName = (current: Current): string =>
  current.realm === 'user' ? current.user.name : (current.member.nickname ?? current.member.name);

export const personKind = (current: Current): string => {
  if (current.realm === 'user') return '管理账号';
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

export interface OtherPlace {
  /** Null while the person acts without an organization. */
  orgId: string | null;
  label: string;
}

/** Where else the person may act: other organizations, and without one. Empty for members of at most one. */
export const otherPlaces = (current: Current): OtherPlace[] => {
  if (current.realm === 'user' || current.member.organizations.length < 2) return [];
  const here = current.member.organization?.id ?? null;
  const all = [
    ...current.member.organizations.map(({ id, name }) => ({ orgId: id, label: `切换到「${name}」` })),
    { orgId: null, label: '切换到个人' },
  ];
  return all.filter(({ orgId }) => orgId !== here);
};

/** Points, or null for everybody but students. */
export const personPoints = (current: Current): number | null =>
  current.realm === 'member' && current.member.type === 'student' ? current.member.points : null;

export const unreadWords = (count: number): string => `${count} 条未读消息`;
