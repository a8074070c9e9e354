import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import { memberTeacher } from '../../db/schema/people.ts';
import { type AccessSite, accessOf, type Input } from '../../testing/everyCall/accessOf.ts';
import type { Caller, Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  KNOWN_STUDENTS,
  OF_APP,
  OF_SCHOOL,
  ONE_SCHOOL,
  PEOPLE_OF_SCHOOL,
  type Reach,
  STAFF,
  TO_TEACH,
  combined,
} from '../../testing/everyCall/reach.ts';
import { twice } from '../../testing/everyCall/rule.ts';
import { schoolOf } from '../../testing/everyCall/schoolOf.ts';

/** Links are named after the student; `shared` is taught only at the demo's school. */
const OF_LINKS: Reach = { ...PEOPLE_OF_SCHOOL, otherManager: ['stranger'] };
const LINKS = combined(KNOWN_STUDENTS, OF_LINKS, OF_APP);
const LINKED_THERE = [...ONE_SCHOOL, 'shared'] as const satisfies readonly Owner[];
const LINKS_OF_ONE_SCHOOL: Reach = { ...OF_LINKS, officer: LINKED_THERE, super: LINKED_THERE };
/** Groups of the demo's teacher take only that teacher's students: a link at another school does not count. */
const TAUGHT = KNOWN_STUDENTS.teacher;
const OF_GROUP: Reach = { teacher: TAUGHT, manager: TAUGHT, officer: TAUGHT, super: TAUGHT };

/** Callers who are not teachers name one: the demo's. */
const taughtAt = (site: AccessSite, caller: Caller): Input => ({
  ...schoolOf(site, caller),
  ...(caller === 'teacher' ? {} : { teacherId: site.ids.teacher }),
});
const inGroup = ({ groupId }: AccessSite) => ({ groupId });
const one = { kind: 'newcomer', field: 'memberId' };

export const access = accessOf('teacherMember', {
  async row(site, owner) {
    const [link] = await site.db
      .select({ id: memberTeacher.id })
      .from(memberTeacher)
      .where(
        and(
          eq(memberTeacher.appId, site.appIdOf(owner)),
          eq(memberTeacher.memberId, site.ids[owner]),
          eq(memberTeacher.status, 'active'),
          isNotNull(memberTeacher.orgId),
        ),
      );
    return link?.id ?? null;
  },
  rows: {
    /** An ended link to a teacher unknown here. */
    endedLink: (site, owner) =>
      site.insert(memberTeacher, owner, {
        orgId: site.orgIds[owner],
        teacherId: newId(),
        memberId: site.ids[owner],
        status: 'ended',
      }),
  },
  named: { create: one, batchCreate: { ...one, field: 'memberIds' } },
  rules: twice({
    'POST,PUT edms/teacherMember/addToGroup': { doors: STAFF, rows: OF_GROUP },
    'POST,PUT edms/teacherMember/removeFromGroup': { doors: STAFF, rows: OF_GROUP },
    'POST,PUT edms/teacherMember/setGroups': {
      doors: STAFF,
      rows: LINKS,
      kinds: { endedLink: combined(OF_SCHOOL, OF_APP) },
    },
    'POST edms/teacherMember/batchCreate': { doors: STAFF, rows: TO_TEACH },
    'POST edms/teacherMember/create': { doors: STAFF, rows: TO_TEACH },
    'PUT edms/teacherMember/update': { doors: STAFF, rows: LINKS },
    'POST edms/teacherMember/queryList': { doors: STAFF, list: combined(KNOWN_STUDENTS, LINKS_OF_ONE_SCHOOL) },
  }),
  samples: {
    create: taughtAt,
    batchCreate: taughtAt,
    addToGroup: inGroup,
    removeFromGroup: inGroup,
    setGroups: { groupIds: [] },
    queryList: schoolOf,
  },
  audited: ['create', 'batchCreate', 'addToGroup', 'removeFromGroup', 'setGroups'],
  prepared: {
    update: async (site) => {
      const link = { orgId: site.orgIds.student, teacherId: site.ids.teacher, status: 'active' as const };
      const memberId = await site.rowId('newcomer', 'student');
      const id = await site.insert(memberTeacher, 'student', { ...link, memberId });
      return { input: { id, version: 1, status: 'ended' } };
    },
  },
});
