import { and, eq } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  ANYONE,
  butOwn,
  KEPT_OR_OWN,
  MANAGERS,
  MEMBERS,
  MEMBERS_AND_OFFICE,
  NOBODY,
  OF_SCHOOL,
  OFFICE,
  OWN_AND_CHILD,
  STUDENTS,
  TEACHERS,
  combined,
} from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule, type Rules } from '../../testing/everyCall/rule.ts';
import { MEMBERS_READ, SCHOOL_READS, STAFF } from '../homework.access.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

/** The owner's place in their own homework. */
async function aPlace(site: AccessSite, owner: Owner, status: EnrolmentStatus = ENROLMENT.enrolled): Promise<string> {
  const targetId = await site.rowId('homework', owner);
  const ofHomework = and(eq(enrolment.appId, site.appIdOf(owner)), eq(enrolment.targetId, targetId));
  const [place] = await site.db.update(enrolment).set({ status }).where(ofHomework).returning({ id: enrolment.id });
  if (!place) throw new Error(`the ${owner} has no place`);
  return place.id;
}

const ofHomework = { kind: 'homework', field: 'homeworkId' };
const FOLLOWED = combined(STUDENTS, OF_SCHOOL);
const FAMILY: Rule = { doors: MEMBERS, rows: OWN_AND_CHILD };
const DECIDED: Rule = { doors: STAFF, rows: butOwn(OF_SCHOOL) };
const CHECK = { mode: 'check' };
const batchRules = (prefix: string, staff: Rule, school: Rule): Rules => ({
  [`POST ${prefix}/homeworkEnroll/batchEnroll`]: staff,
  [`POST ${prefix}/homeworkEnroll/batchEnrollByMobile`]: staff,
  [`POST ${prefix}/homeworkEnroll/batchEnrollByTags`]: school,
  [`POST ${prefix}/homeworkEnroll/batchEnrollByGroups`]: staff,
});
const LATEST = { doors: STAFF, noCells: 'another person has no place: latestPlace.test.ts' };

export const access = accessOf('homeworkEnroll', {
  row: (site, owner) => aPlace(site, owner),
  named: {
    batchEnroll: ofHomework,
    batchEnrollByMobile: ofHomework,
    batchEnrollByTags: ofHomework,
    batchEnrollByGroups: ofHomework,
    queryMineEnrollByEnrollId: { field: 'enrollId' },
    queryMemberListSortByScore: ofHomework,
    queryEnrollStatistics: ofHomework,
    downloadEnrollList: ofHomework,
    settle: ofHomework,
  },
  rules: {
    ...batchRules('/bms', OFFICE_ROW, OFFICE_ROW),
    ...batchRules(
      '/edms',
      { doors: STAFF, rows: combined(OF_SCHOOL, { teacher: ['teacher'] }) },
      { doors: MANAGERS, rows: OF_SCHOOL },
    ),
    'GET /homeworkEnroll/queryById': { doors: MEMBERS, rows: combined(OWN_AND_CHILD, STUDENTS) },
    'GET /edms/homeworkEnroll/queryById': { doors: STAFF, rows: FOLLOWED },
    'GET /bms/homeworkEnroll/queryById': OFFICE_ROW,
    'GET,POST /homeworkEnroll/queryLatest': { ...LATEST, doors: MEMBERS },
    'GET,POST /edms/homeworkEnroll/queryLatest': LATEST,
    'GET,POST /bms/homeworkEnroll/queryLatest': { ...LATEST, doors: OFFICE },
    'POST /homeworkEnroll/queryList': { doors: MEMBERS, list: OWN_AND_CHILD },
    'POST /edms/homeworkEnroll/queryList': { doors: MANAGERS, list: OF_SCHOOL },
    'POST /bms/homeworkEnroll/queryList': OFFICE_LIST,
    'POST /homeworkEnroll/queryListByTeacher': { doors: TEACHERS, list: STUDENTS },
    'POST /edms/homeworkEnroll/queryListByTeacher': { doors: TEACHERS, list: STUDENTS },
    'POST /bms/homeworkEnroll/queryListByTeacher': { doors: NOBODY, noCells: 'nobody gets in' },
    'GET,POST /homeworkEnroll/queryMemberListSortByScore': { doors: MEMBERS, rows: MEMBERS_READ },
    'GET,POST /edms/homeworkEnroll/queryMemberListSortByScore': { doors: STAFF, rows: SCHOOL_READS },
    'GET,POST /bms/homeworkEnroll/queryMemberListSortByScore': OFFICE_ROW,
    'POST /edms/homeworkEnroll/queryEnrolledMemberListByHomework': { doors: STAFF, list: FOLLOWED },
    'POST /bms/homeworkEnroll/queryEnrolledMemberListByHomework': OFFICE_LIST,
    'GET,POST /edms/homeworkEnroll/queryEnrollStatistics': { doors: STAFF, rows: SCHOOL_READS },
    'GET,POST /bms/homeworkEnroll/queryEnrollStatistics': OFFICE_ROW,
    'POST,GET /edms/homeworkEnroll/downloadEnrollList': { doors: STAFF, rows: SCHOOL_READS },
    'POST,GET /bms/homeworkEnroll/downloadEnrollList': OFFICE_ROW,
    'POST /edms/homeworkEnroll/paidNotify': { doors: ANYONE },
    'POST /edms/homeworkEnroll/refundNotify': { doors: ANYONE },
    'POST /bms/homeworkEnroll/paidNotify': { doors: ANYONE },
    'POST /bms/homeworkEnroll/refundNotify': { doors: ANYONE },
    'POST,PUT /edms/homeworkEnroll/settle': { doors: STAFF, rows: SCHOOL_READS },
    'POST,PUT /bms/homeworkEnroll/settle': OFFICE_ROW,
    'PUT /edms/homeworkEnroll/reopen': DECIDED,
    'PUT /bms/homeworkEnroll/reopen': OFFICE_ROW,
    'PUT /edms/homeworkEnroll/passQuit': DECIDED,
    'PUT /bms/homeworkEnroll/passQuit': OFFICE_ROW,
    'PUT /edms/homeworkEnroll/rejectQuit': DECIDED,
    'PUT /bms/homeworkEnroll/rejectQuit': OFFICE_ROW,
    'PUT /edms/homeworkEnroll/finishQuit': DECIDED,
    'PUT /bms/homeworkEnroll/finishQuit': OFFICE_ROW,
    'POST,PUT /homeworkEnroll/applyQuit': FAMILY,
    'GET /homeworkEnroll/queryMineEnrollByEnrollId': FAMILY,
    'GET /homeworkEnroll/queryMineLatestEnroll': { doors: MEMBERS },
    'GET,POST /homeworkEnroll/report': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
  },
  reads: ['report', 'downloadEnrollList', 'paidNotify', 'refundNotify'],
  samples: {
    batchEnroll: ({ ids }) => ({ ...CHECK, memberIds: [ids.student] }),
    batchEnrollByMobile: { ...CHECK, mobiles: [{ mobile: '13800000001' }] },
    batchEnrollByTags: { ...CHECK, tags: ['提高'], match: 'any' },
    batchEnrollByGroups: ({ groupId }) => ({ ...CHECK, groups: [{ kind: 'teacherGroup', id: groupId }] }),
    applyQuit: { reason: '测试' },
    rejectQuit: { reason: '测试' },
    reopen: { until: '2026-11-22T00:00:00.000Z', reason: '测试' },
    settle: { reason: '测试' },
    queryMineLatestEnroll: {},
  },
  prepared: {
    batchEnroll: async (site) => ({
      input: { homeworkId: await site.rowId('homework', 'student'), mode: 'apply', memberIds: [site.ids.student] },
    }),
    batchEnrollByMobile: async (site) => ({
      input: {
        homeworkId: await site.rowId('homework', 'student'),
        mode: 'apply',
        mobiles: [{ mobile: '13800000001' }],
      },
    }),
    batchEnrollByTags: async (site) => ({
      input: { homeworkId: await site.rowId('homework', 'student'), mode: 'apply', tags: ['提高'], match: 'any' },
    }),
    batchEnrollByGroups: async (site) => ({
      input: {
        homeworkId: await site.rowId('homework', 'student'),
        mode: 'apply',
        groups: [{ kind: 'teacherGroup', id: site.groupId }],
      },
    }),
    settle: async (site) => ({
      input: { homeworkId: await site.rowId('homework', 'student'), reason: '测试' },
      by: 'manager',
    }),
    reopen: async (site) => ({
      input: {
        id: await aPlace(site, 'student', ENROLMENT.settled),
        until: site.inHours(24).toISOString(),
        reason: '测试',
      },
      by: 'manager',
    }),
    passQuit: async (site) => ({ input: { id: await aPlace(site, 'student', ENROLMENT.quitApplied) }, by: 'manager' }),
    rejectQuit: async (site) => ({
      input: { id: await aPlace(site, 'student', ENROLMENT.quitApplied), reason: '测试' },
      by: 'manager',
    }),
    finishQuit: async (site) => ({ input: { id: await aPlace(site, 'student', ENROLMENT.quitPassed) }, by: 'manager' }),
  },
});
