import { enrolment } from '../../db/schema/enrolment.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import { anAgreedPlace, anOrderedPlace, aPaidPlace } from '../../testing/everyCall/orderRows.ts';
import {
  ANYONE,
  MANAGERS,
  MEMBERS,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  OWN_AND_CHILD,
  PARENTS,
  type Reach,
  TEACHERS,
  combined,
} from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule } from '../../testing/everyCall/rule.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

/** The owner's place in their own class. */
const aPlace = async (site: AccessSite, owner: Owner, status: EnrolmentStatus = ENROLMENT.enrolled) =>
  site.insert(enrolment, owner, {
    orgId: site.orgIds[owner],
    kind: 'grade',
    targetId: await site.rowId('grade', owner),
    memberId: site.ids[owner],
    source: 'batch',
    status,
  });

const STAFF = [...TEACHERS, ...MANAGERS];
/** Places in the classes that somebody runs, whichever school the students belong to. */
const KEPT = combined({ teacher: ['teacher'] }, OF_SCHOOL);
const AT_SCHOOL: Rule = { doors: STAFF, rows: KEPT };
const BY_MANAGER: Rule = { doors: MANAGERS, rows: OF_SCHOOL };
/** A caller without a place finds public classes and their own. */
const OPEN_CLASSES: Reach = {
  student: ['schoolmate', 'stranger'],
  parent: ['schoolmate', 'stranger'],
  teacher: ['schoolmate', 'stranger', 'teacher'],
};

const byClass = { kind: 'grade', field: 'gradeId' };
const CHECK = { mode: 'check' };
/** Paid places are their student's like free ones; a school finds its own, though only the office decides on them. */
const alsoPaid = (rule: Rule): Rule => ({ ...rule, kinds: { paidGradePlace: rule.rows ?? {} } });
const MINE = alsoPaid({ doors: MEMBERS, rows: OWN_AND_CHILD });
const DECIDED_BY_MANAGER = alsoPaid(BY_MANAGER);
const DECIDED_BY_OFFICE = alsoPaid(OFFICE_ROW);

export const access = accessOf('gradeEnroll', {
  row: aPlace,
  rows: {
    paidGradePlace: async (site, owner) => aPaidPlace(site, owner, { id: await aPlace(site, owner), kind: 'grade' }),
  },
  named: {
    enroll: byClass,
    batchEnroll: byClass,
    batchEnrollByMobile: byClass,
    batchEnrollByTags: byClass,
    batchEnrollByGroups: byClass,
    queryEnrollStatistics: byClass,
    downloadEnrollList: byClass,
    queryMineEnrollByEnrollId: { field: 'enrollId' },
    queryMineStatistics: { kind: 'member', field: 'memberId' },
  },
  rules: {
    'POST,PUT /grade/enroll/enroll': { doors: MEMBERS, rows: OPEN_CLASSES },
    'PUT /grade/enroll/cancelEnrollOrder': MINE,
    'PUT /bms/grade/enroll/cancelEnrollOrder': DECIDED_BY_OFFICE,
    'PUT,POST /grade/enroll/applyQuit': MINE,
    'PUT,POST /grade/enroll/pay': MINE,
    'PUT /grade/enroll/refund': MINE,
    'GET /grade/enroll/queryMineEnrollByEnrollId': MINE,
    'GET /grade/enroll/queryMineLatestEnroll': {
      doors: MEMBERS,
      noCells: 'another child has no place: familyPlaces.test.ts',
    },
    'GET /grade/enroll/queryMineStatistics': { doors: MEMBERS, rows: OWN_AND_CHILD },

    'POST /edms/grade/enroll/batchEnroll': AT_SCHOOL,
    'POST /edms/grade/enroll/batchEnrollByMobile': AT_SCHOOL,
    'POST /edms/grade/enroll/batchEnrollByTags': BY_MANAGER,
    'POST /edms/grade/enroll/batchEnrollByGroups': AT_SCHOOL,
    'POST /bms/grade/enroll/batchEnroll': OFFICE_ROW,
    'POST /bms/grade/enroll/batchEnrollByMobile': OFFICE_ROW,
    'POST /bms/grade/enroll/batchEnrollByTags': OFFICE_ROW,
    'POST /bms/grade/enroll/batchEnrollByGroups': OFFICE_ROW,
    'POST /edms/grade/enroll/queryEnrollList': { doors: STAFF, list: KEPT },
    'GET,POST /edms/grade/enroll/queryEnrollStatistics': AT_SCHOOL,
    'POST,GET /edms/grade/enroll/downloadEnrollList': AT_SCHOOL,
    'POST /edms/grade/enroll/bindTeacher': BY_MANAGER,
    'POST /edms/grade/enroll/unbindTeacher': BY_MANAGER,
    'POST /edms/grade/enroll/setGroups': AT_SCHOOL,
    // It names a second class, so its test has the rows: moveToClass.test.ts.
    'PUT /edms/grade/enroll/moveToClass': { doors: MANAGERS },
    'PUT /edms/grade/enroll/passQuit': DECIDED_BY_MANAGER,
    'PUT /edms/grade/enroll/rejectQuit': DECIDED_BY_MANAGER,
    'PUT /edms/grade/enroll/finishQuit': DECIDED_BY_MANAGER,
    'POST /edms/grade/enroll/paidNotify': { doors: ANYONE },
    'POST /edms/grade/enroll/refundNotify': { doors: ANYONE },

    'POST /bms/grade/enroll/queryEnrollList': OFFICE_LIST,
    'GET,POST /bms/grade/enroll/queryEnrollStatistics': OFFICE_ROW,
    'POST,GET /bms/grade/enroll/downloadEnrollList': OFFICE_ROW,
    'POST /bms/grade/enroll/bindTeacher': OFFICE_ROW,
    'POST /bms/grade/enroll/unbindTeacher': OFFICE_ROW,
    'POST /bms/grade/enroll/setGroups': { doors: OFFICE, rows: OF_APP },
    'PUT /bms/grade/enroll/moveToClass': { doors: OFFICE },
    'PUT /bms/grade/enroll/passQuit': DECIDED_BY_OFFICE,
    'PUT /bms/grade/enroll/refund': DECIDED_BY_OFFICE,
    'PUT /bms/grade/enroll/rejectQuit': DECIDED_BY_OFFICE,
    'PUT /bms/grade/enroll/finishQuit': DECIDED_BY_OFFICE,
    'POST /bms/grade/enroll/paidNotify': { doors: ANYONE },
    'POST /bms/grade/enroll/refundNotify': { doors: ANYONE },
  },
  reads: ['downloadEnrollList', 'paidNotify', 'refundNotify'],
  samples: {
    enroll: ({ ids }, caller) => (PARENTS.some((one) => one === caller) ? { memberId: ids.student } : {}),
    batchEnroll: ({ ids }) => ({ ...CHECK, memberIds: [ids.student] }),
    batchEnrollByMobile: { ...CHECK, mobiles: [{ mobile: '13800000001' }] },
    batchEnrollByTags: { ...CHECK, tags: ['提高'], match: 'any' },
    batchEnrollByGroups: ({ groupId }) => ({ ...CHECK, groups: [{ kind: 'teacherGroup', id: groupId }] }),
    applyQuit: { reason: '测试' },
    pay: { provider: 'manual' },
    queryMineStatistics: {},
    setGroups: { groupIds: [] },
    bindTeacher: ({ ids }) => ({ teacherId: ids.teacher }),
    moveToClass: { gradeId: '0'.repeat(26) },
    passQuit: {},
    rejectQuit: { reason: '测试' },
  },
  audited: ['unbindTeacher', 'setGroups'],
  auditedIn: { moveToClass: 'classes/places/moveToClass.test.ts' },
  prepared: {
    cancelEnrollOrder: async (site) => {
      const id = await aPlace(site, 'student', ENROLMENT.pendingPay);
      return { input: { id: await anOrderedPlace(site, 'student', { id, kind: 'grade' }), reason: '联系不上' } };
    },
    refund: async (site) => ({
      input: {
        id: await anAgreedPlace(site, 'student', {
          id: await aPlace(site, 'student', ENROLMENT.quitPassed),
          kind: 'grade',
        }),
      },
    }),
    batchEnroll: async (site) => ({
      input: { gradeId: await site.rowId('grade', 'student'), mode: 'apply', memberIds: [site.ids.student] },
    }),
    batchEnrollByMobile: async (site) => ({
      input: { gradeId: await site.rowId('grade', 'student'), mode: 'apply', mobiles: [{ mobile: '13800000001' }] },
    }),
    batchEnrollByTags: async (site) => ({
      input: { gradeId: await site.rowId('grade', 'student'), mode: 'apply', tags: ['student'], match: 'any' },
    }),
    batchEnrollByGroups: async (site) => ({
      input: {
        gradeId: await site.rowId('grade', 'student'),
        mode: 'apply',
        groups: [{ kind: 'teacherGroup', id: site.groupId }],
      },
    }),
    bindTeacher: async (site) => ({
      input: { ids: [await aPlace(site, 'student')], teacherId: site.ids.teacher },
    }),
    passQuit: async (site) => ({ input: { id: await aPlace(site, 'student', ENROLMENT.quitApplied) } }),
    rejectQuit: async (site) => ({
      input: { id: await aPlace(site, 'student', ENROLMENT.quitApplied), reason: '测试' },
    }),
    finishQuit: async (site) => ({ input: { id: await aPlace(site, 'student', ENROLMENT.quitPassed) } }),
  },
});
