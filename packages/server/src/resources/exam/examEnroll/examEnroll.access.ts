import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/domain/statuses';
import { examEnroll } from '../../../db/schema/exam.ts';
import { type AccessSite, accessOf } from '../../../everyCall/accessOf.ts';
import type { Owner } from '../../../everyCall/accessPeople.ts';
import {
  EVERY_OWNER,
  MANAGERS,
  MEMBERS,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  OWN_AND_CHILD,
  PARENTS,
  type Reach,
} from '../../../everyCall/reach.ts';

const anEnrolment = async (
  site: AccessSite,
  owner: Owner,
  changes: { status?: EnrolmentStatus; teacherId?: string } = {},
) =>
  site.insert(examEnroll, owner, {
    orgId: site.orgIds[owner],
    examId: await site.rowId('exam', owner),
    memberId: site.ids[owner],
    source: 'self',
    status: ENROLMENT.enrolled,
    ...changes,
  });

const ANY_EXAM: Reach = { student: EVERY_OWNER.student ?? [], teacher: EVERY_OWNER.teacher ?? [] };

export const access = accessOf('examEnroll', {
  row: anEnrolment,
  rows: {
    enrolmentWithTeacher: (site, owner) => anEnrolment(site, owner, { teacherId: site.ids.teacher }),
  },
  named: {
    enroll: { kind: 'exam', field: 'examId' },
    queryMineEnrollByEnrollId: { field: 'enrollId' },
    queryMineStatistics: { kind: 'member', field: 'memberId' },
  },
  rules: {
    'POST,PUT /examEnroll/enroll': { doors: MEMBERS, rows: ANY_EXAM, refused: PARENTS },
    'POST,PUT /examEnroll/cancel': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'POST,PUT /examEnroll/applyQuit': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'GET /examEnroll/queryMineEnrollByEnrollId': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'GET /examEnroll/queryMineLatestEnroll': { doors: MEMBERS },
    'GET /examEnroll/queryMineStatistics': { doors: MEMBERS, rows: OWN_AND_CHILD },
    'POST /bms/examEnroll/queryEnrollList': { doors: OFFICE, list: OF_APP },
    'POST /edms/examEnroll/queryEnrollList': { doors: MANAGERS, list: OF_SCHOOL },
    'PUT /bms/examEnroll/passQuit': { doors: OFFICE, rows: OF_APP },
    'PUT /edms/examEnroll/passQuit': { doors: MANAGERS, rows: OF_SCHOOL },
    'PUT /bms/examEnroll/rejectQuit': { doors: OFFICE, rows: OF_APP },
    'PUT /edms/examEnroll/rejectQuit': { doors: MANAGERS, rows: OF_SCHOOL },
    'PUT /bms/examEnroll/finishQuit': { doors: OFFICE, rows: OF_APP },
    'PUT /edms/examEnroll/finishQuit': { doors: MANAGERS, rows: OF_SCHOOL },
  },
  samples: { queryMineStatistics: {}, applyQuit: { reason: '测试' } },
  prepared: {
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
