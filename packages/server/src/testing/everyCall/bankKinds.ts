import type { QuestionStatus } from '@aosai/api/questions/bank';
import type { AccessSite } from './accessOf.ts';
import type { Owner } from './accessPeople.ts';
import type { Reach } from './reach.ts';

interface Kind {
  of: 'school' | 'own' | 'platform';
  status: QuestionStatus;
  isShared?: boolean;
}

/** The item each owner has in a bank of papers, courses or chapters; the reaches below say who sees it. */
const KINDS: Readonly<Record<Owner, Kind>> = {
  student: { of: 'school', status: '1' },
  classmate: { of: 'school', status: '0' },
  schoolmate: { of: 'own', status: '1' },
  teacher: { of: 'own', status: '0' },
  manager: { of: 'school', status: '2' },
  parent: { of: 'platform', status: '1', isShared: true },
  stranger: { of: 'school', status: '1' },
  shared: { of: 'platform', status: '1' },
  invited: { of: 'platform', status: '0', isShared: true },
  otherManager: { of: 'school', status: '0' },
  foreigner: { of: 'school', status: '1' },
};

/** The columns for bank and state. */
export function placeOf(site: AccessSite, owner: Owner) {
  const { of, status, isShared = false } = KINDS[owner];
  return {
    orgId: of === 'platform' ? null : site.orgIds[owner],
    ownerId: of === 'own' ? site.ids[owner] : null,
    status,
    isShared,
  };
}

/** At a school: its ready items, all items for its manager, and what the platform shares. */
export const AT_SCHOOL: Reach = {
  teacher: ['student', 'teacher', 'parent'],
  manager: ['student', 'classmate', 'schoolmate', 'teacher', 'manager', 'parent'],
  otherManager: ['stranger', 'otherManager', 'parent'],
};
export const READY_AT_SCHOOL: Reach = {
  teacher: ['student', 'parent'],
  manager: ['student', 'schoolmate', 'parent'],
  otherManager: ['stranger', 'parent'],
};
export const READY_OF_APP: Reach = {
  officer: ['student', 'schoolmate', 'parent', 'stranger', 'shared'],
  super: ['student', 'schoolmate', 'parent', 'stranger', 'shared'],
  foreignSuper: ['foreigner'],
};
/** Outside the offices a teacher writes only their own. */
export const OWN_OF_TEACHER: Reach = { teacher: ['teacher'] };

const OF_PLATFORM: readonly Owner[] = ['parent', 'shared'];
/** The items that everybody may learn from: the platform's and those of their school. Another app has none. */
export const TO_LEARN: Reach = {
  anonymous: OF_PLATFORM,
  clerk: OF_PLATFORM,
  officer: OF_PLATFORM,
  super: OF_PLATFORM,
  parent: OF_PLATFORM,
  student: [...OF_PLATFORM, 'student'],
  teacher: [...OF_PLATFORM, 'student'],
  manager: [...OF_PLATFORM, 'student'],
  otherManager: [...OF_PLATFORM, 'stranger'],
};
