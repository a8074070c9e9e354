import { enrolment } from '../../db/schema/enrolment.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import { anAgreedPlace, anOrderedPlace, aPaidPlace } from '../../testing/everyCall/orderRows.ts';
import {
  ANYONE,
  EVERY_OWNER,
  MANAGERS,
  MEMBERS,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  OWN,
  OWN_AND_CHILD,
  PARENTS,
  type Reach,
  STUDENTS,
  TEACHERS,
  combined,
} from '../../testing/everyCall/reach.ts';
import { OFFICE_ROW, type Rule, type Rules } from '../../testing/everyCall/rule.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

const anEnrolment = async (
  site: AccessSite,
  owner: Owner,
  changes: { status?: EnrolmentStatus; teacherId?: string } = {},
) =>
  site.insert(enrolment, owner, {
    orgId: site.orgIds[owner],
    kind: 'exam',
    targetId: await site.rowId('exam', owner),
    memberId: site.ids[owner],
    source: 'self',
    status: ENROLMENT.enrolled,
    ...changes,
  });

/** A parent enrols the child; a parent without a child enrols nobody. */
const ANY_EXAM: Reach = {
  student: EVERY_OWNER.student ?? [],
  parent: EVERY_OWNER.parent ?? [],
  teacher: EVERY_OWNER.teacher ?? [],
};

/** Paid places are their student's like free ones; a school finds its own, though only the office decides on them. */
const alsoPaid = (rule: Rule): Rule => ({ ...rule, kinds: { paidExamPlace: rule.rows ?? {} } });
const MINE = alsoPaid({ doors: MEMBERS, rows: OWN_AND_CHILD });
const BY_OFFICE = alsoPaid(OFFICE_ROW);
const BY_SCHOOL = alsoPaid({ doors: MANAGERS, rows: OF_SCHOOL });

/** A teacher decides in their own exams. */
const BY_STAFF = alsoPaid({ doors: [...TEACHERS, ...MANAGERS], rows: combined(OF_SCHOOL, { teacher: OWN.teacher }) });

const byExam = { kind: 'exam', field: 'examId' };
const CHECK = { mode: 'check' };

/** Exams that staff of a school read: a manager all, a teacher their own and the shared ones. */
const OF_EXAM: Rule = {
  doors: [...TEACHERS, ...MANAGERS],
  rows: combined(OF_SCHOOL, { teacher: OF_SCHOOL.manager.filter((owner) => owner !== 'classmate') }),
};

const batchRules = (prefix: string, staff: Rule, school: Rule): Rules => ({
  [`POST ${prefix}/examEnroll/batchEnroll`]: staff,
  [`POST ${prefix}/examEnroll/batchEnrollByMobile`]: staff,
  [`POST ${prefix}/examEnroll/batchEnrollByTags`]: school,
  [`POST ${prefix}/examEnroll/batchEnrollByGroups`]: staff,
});

export const access = accessOf('examEnroll', {
  reads: ['downloadEnrollList', 'paidNotify', 'refundNotify'],
  row: anEnrolment,
  rows: {
    paidExamPlace: async (site, owner) => aPaidPlace(site, owner, { id: await anEnrolment(site, owner), kind: 'exam' }),
    enrolmentWithTeacher: (site, owner) => anEnrolment(site, owner, { teacherId: site.ids.teacher }),
  },
  named: {
    enroll: byExam,
    batchEnroll: byExam,
    batchEnrollByMobile: byExam,
    batchEnrollByTags: byExam,
    batchEnrollByGroups: byExam,
    downloadEnrollList: byExam,
    queryEnrollStatistics: byExam,
    queryMineEnrollByEnrollId: { field: 'enrollId' },
    queryMineStatistics: { kind: 'member', field: 'memberId' },
  },
  rules: {
    'POST,PUT /examEnroll/enroll': { doors: MEMBERS, rows: ANY_EXAM },
    'POST,PUT /examEnroll/cancel': MINE,
    'POST,PUT /bms/examEnroll/cancel': BY_OFFICE,
    'POST,PUT /examEnroll/applyQuit': MINE,
    'GET /examEnroll/queryMineEnrollByEnrollId': MINE,
    ...batchRules('/bms', { doors: OFFICE, rows: OF_APP }, { doors: OFFICE, rows: OF_APP }),
    ...batchRules(
      '/edms',
      { doors: [...TEACHERS, ...MANAGERS], rows: combined(OF_SCHOOL, { teacher: OWN.teacher }) },
      { doors: MANAGERS, rows: OF_SCHOOL },
    ),
    'GET /examEnroll/queryMineLatestEnroll': {
      doors: MEMBERS,
      noCells: 'another child has no place: familyPlaces.test.ts',
    },
    'GET /examEnroll/queryMineStatistics': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'POST /bms/examEnroll/queryEnrollList': { doors: OFFICE, list: OF_APP },
    'POST /edms/examEnroll/queryEnrollList': { doors: [...TEACHERS, ...MANAGERS], list: combined(OF_SCHOOL, STUDENTS) },
    'POST,GET /edms/examEnroll/downloadEnrollList': OF_EXAM,
    'POST,GET /bms/examEnroll/downloadEnrollList': OFFICE_ROW,
    'GET,POST /edms/examEnroll/queryEnrollStatistics': OF_EXAM,
    'GET,POST /bms/examEnroll/queryEnrollStatistics': OFFICE_ROW,
    'POST,PUT /examEnroll/payment': MINE,
    'PUT /examEnroll/refund': MINE,
    'PUT /bms/examEnroll/refund': BY_OFFICE,
    'POST,GET /edms/examEnroll/paidNotify': { doors: ANYONE },
    'POST,GET /edms/examEnroll/refundNotify': { doors: ANYONE },
    'POST,GET /bms/examEnroll/paidNotify': { doors: ANYONE },
    'POST,GET /bms/examEnroll/refundNotify': { doors: ANYONE },
    'PUT /bms/examEnroll/passQuit': BY_OFFICE,
    'PUT /edms/examEnroll/passQuit': BY_STAFF,
    'PUT /bms/examEnroll/rejectQuit': BY_OFFICE,
    'PUT /edms/examEnroll/rejectQuit': BY_SCHOOL,
    'PUT /bms/examEnroll/finishQuit': BY_OFFICE,
    'PUT /edms/examEnroll/finishQuit': BY_SCHOOL,
  },
  samples: {
    batchEnroll: ({ ids }) => ({ ...CHECK, memberIds: [ids.student] }),
    batchEnrollByMobile: { ...CHECK, mobiles: [{ mobile: '13800000001' }] },
    batchEnrollByTags: { ...CHECK, tags: ['提高'], match: 'any' },
    batchEnrollByGroups: ({ groupId }) => ({ ...CHECK, groups: [{ kind: 'teacherGroup', id: groupId }] }),
    queryMineStatistics: {},
    enroll: ({ ids }, caller) => (PARENTS.some((one) => one === caller) ? { memberId: ids.student } : {}),
    applyQuit: { reason: '测试' },
    payment: { provider: 'manual' },
    passQuit: {},
  },
  prepared: {
    cancel: async (site) => {
      const id = await anEnrolment(site, 'student', { status: ENROLMENT.pendingPay });
      return { input: { id: await anOrderedPlace(site, 'student', { id, kind: 'exam' }), reason: '联系不上' } };
    },
    refund: async (site) => ({
      input: {
        id: await anAgreedPlace(site, 'student', {
          id: await anEnrolment(site, 'student', { status: ENROLMENT.quitPassed }),
          kind: 'exam',
        }),
      },
    }),
    batchEnroll: async (site) => ({
      input: { examId: await site.rowId('exam', 'student'), mode: 'apply', memberIds: [site.ids.student] },
    }),
    batchEnrollByMobile: async (site) => ({
      input: { examId: await site.rowId('exam', 'student'), mode: 'apply', mobiles: [{ mobile: '13800000001' }] },
    }),
    batchEnrollByTags: async (site) => ({
      input: { examId: await site.rowId('exam', 'student'), mode: 'apply', tags: ['提高'], match: 'any' },
    }),
    batchEnrollByGroups: async (site) => ({
      input: {
        examId: await site.rowId('exam', 'student'),
        mode: 'apply',
        groups: [{ kind: 'teacherGroup', id: site.groupId }],
      },
    }),
    passQuit: async (site) => ({
      input: { id: await anEnrolment(site, 'student', { status: ENROLMENT.quitApplied }) },
    }),
    rejectQuit: async (site) => ({
      input: { id: await anEnrolment(site, 'student', { status: ENROLMENT.quitApplied }), reason: '测试' },
    }),
    finishQuit: async (site) => ({
      input: { id: await anEnrolment(site, 'student', { status: ENROLMENT.quitPassed }) },
    }),
  },
});
