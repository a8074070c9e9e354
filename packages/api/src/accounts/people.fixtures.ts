import { at, idOf } from '../kit/ids.fixtures.ts';
import type { Current, MemberSelf } from './auth.contract.ts';
import type { MemberDetail } from './memberViews.contract.ts';

/** Returns a signed-in student with a school and a year card. */
export function aMember(changes: Partial<MemberSelf> = {}): MemberSelf {
  return {
    id: idOf('member'),
    name: '林知远',
    nickname: '林同学',
    avatar: null,
    type: 'student',
    tags: ['student'],
    points: 1_280,
    mobileMasked: '138****0001',
    organization: { id: idOf('org'), name: '星海编程', logo: null, roles: ['student'] },
    organizations: [{ id: idOf('org'), name: '星海编程', logo: null, roles: ['student'] }],
    children: [],
    card: { name: '年卡', type: '0', expireDate: at(100 * 1440) },
    mustChangePwd: false,
    mustSetSecondFactor: false,
    ...changes,
  };
}

/** Returns a signed-in parent of the student of `aMember`. */
export function aParent(changes: Partial<MemberSelf> = {}): MemberSelf {
  return aMember({
    id: idOf('parent'),
    name: '林建国',
    nickname: null,
    type: 'parent',
    points: 0,
    organization: null,
    children: [{ id: idOf('member'), name: '林知远' }],
    ...changes,
  });
}

/** Returns a signed-in teacher who also manages the school. */
export function aTeacher(changes: Partial<MemberSelf> = {}): MemberSelf {
  return aMember({
    id: idOf('teacher'),
    name: '周明澜',
    nickname: '周老师',
    type: 'teacher',
    tags: ['educational'],
    points: 0,
    organization: { id: idOf('org'), name: '星海编程', logo: null, roles: ['teacher', 'manager'] },
    card: null,
    ...changes,
  });
}

/** Returns the session of a member; default is `aMember()`. */
export function aCurrent(member: MemberSelf = aMember()): Current {
  return { realm: 'member', expiresAt: at(1440), member };
}

/** Returns a student as shown to teachers and managers of the school: full name, masked number, no birth month. */
export function aStudentInFull(changes: Partial<MemberDetail> = {}): MemberDetail {
  return {
    id: idOf('member'),
    account: 'm7k2x9p1',
    name: '林知远',
    nickname: null,
    avatar: null,
    birthYm: null,
    type: 'student',
    tags: [],
    points: 0,
    status: '1',
    statusReason: null,
    mobileMasked: '138****0001',
    emailMasked: null,
    mobile: null,
    email: null,
    joinCode: null,
    isOurs: true,
    hasPassword: true,
    hasInitialPwd: false,
    hasWxGzh: false,
    hasConsent: null,
    lockedUntil: null,
    organizations: [],
    invitations: [],
    guardians: [{ relation: '妈妈', nameMasked: '王*', mobileMasked: '138****0102' }],
    invitedGuardians: [],
    createdAt: at(-3_000),
    version: 1,
    ...changes,
  };
}
