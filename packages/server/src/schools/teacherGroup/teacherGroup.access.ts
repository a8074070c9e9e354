import { newId } from '../../base/newId.ts';
import { teacherGroup } from '../../db/schema/memberRecords.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { OF_APP, OF_ONE_SCHOOL, OF_SCHOOL, type Reach, STAFF, combined } from '../../testing/everyCall/reach.ts';
import { twice } from '../../testing/everyCall/rule.ts';
import { schoolOf } from '../../testing/everyCall/schoolOf.ts';

/** Groups and links of a school: all for a manager, their own for a teacher. */
const OF_TEACHER: Reach = { teacher: ['teacher'] };
const TEACHING = combined(OF_TEACHER, OF_SCHOOL, OF_APP);

export const access = accessOf('teacherGroup', {
  row: (site, owner) =>
    site.insert(teacherGroup, owner, {
      orgId: site.orgIds[owner],
      name: `小组 ${owner}`,
      teacherId: site.ids[owner],
    }),
  rows: {
    /** A group of the owner's in another school than the session's. */
    groupElsewhere: (site, owner) =>
      site.insert(teacherGroup, owner, { orgId: newId(), name: `别处 ${owner}`, teacherId: site.ids[owner] }),
  },
  rules: twice({
    'POST edms/teacherGroup/create': { doors: STAFF },
    'DELETE edms/teacherGroup/delete': { doors: STAFF, rows: TEACHING },
    'PUT edms/teacherGroup/update': { doors: STAFF, rows: TEACHING },
    'GET edms/teacherGroup/queryById': { doors: STAFF, rows: TEACHING, kinds: { groupElsewhere: OF_APP } },
    'POST edms/teacherGroup/queryList': { doors: STAFF, list: combined(OF_TEACHER, OF_ONE_SCHOOL) },
    'POST edms/teacherGroup/querySimpleList': { doors: STAFF, list: combined(OF_TEACHER, OF_ONE_SCHOOL) },
  }),
  samples: {
    update: { version: 1, name: '改名', note: null },
    queryList: schoolOf,
    querySimpleList: schoolOf,
  },
  audited: ['update', 'delete'],
  prepared: {
    create: () => ({ input: { name: '新小组', note: null }, by: 'teacher' }),
  },
});
