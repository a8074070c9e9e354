/** Kinds of membership cards, as on the wire. */
export type MembershipType = '0' | '1';

/** The audience of each kind. */
export const AUDIENCES = {
  '0': { label: '家长 / 学生', tag: 'student' },
  '1': { label: '教育工作者', tag: 'educational' },
} as const satisfies Record<MembershipType, { label: string; tag: string }>;
