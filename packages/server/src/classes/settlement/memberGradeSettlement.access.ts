import { enrolment } from '../../db/schema/enrolment.ts';
import { memberGradeSettlement as settlement } from '../../db/schema/teaching.ts';
import { type AccessSite, accessOf } from '../../testing/everyCall/accessOf.ts';
import type { Owner } from '../../testing/everyCall/accessPeople.ts';
import {
  MEMBERS_AND_OFFICE,
  OF_APP,
  OF_SCHOOL,
  OWN_AND_CHILD,
  STAFF,
  combined,
} from '../../testing/everyCall/reach.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** The owner's report in their own class, with a place there. */
async function aReport(site: AccessSite, owner: Owner, isSettled: boolean): Promise<string> {
  const gradeId = await site.rowId('grade', owner);
  const common = { orgId: site.orgIds[owner], memberId: site.ids[owner] };
  await site.insert(enrolment, owner, {
    ...common,
    kind: 'grade',
    targetId: gradeId,
    source: 'batch',
    status: isSettled ? ENROLMENT.settled : ENROLMENT.enrolled,
  });
  return site.insert(settlement, owner, {
    ...common,
    gradeId,
    score: 8000,
    level: 'good',
    settledAt: isSettled ? site.now() : null,
  });
}

/** A teacher's own classes, those of the school, all for the office. */
const KEPT = combined({ teacher: ['teacher'] }, OF_SCHOOL, OF_APP);

export const access = accessOf('memberGradeSettlement', {
  row: (site, owner) => aReport(site, owner, true),
  rows: { draftReport: (site, owner) => aReport(site, owner, false) },
  named: {
    create: { kind: 'grade', field: 'gradeId' },
    update: { kind: 'draftReport', field: 'ids' },
    delete: { kind: 'draftReport', field: 'ids' },
  },
  rules: {
    'POST /edms/memberGradeSettlement/create': { doors: STAFF, rows: KEPT },
    'PUT /edms/memberGradeSettlement/update': { doors: STAFF, rows: KEPT },
    'DELETE /edms/memberGradeSettlement/delete': { doors: STAFF, rows: KEPT },
    'POST /edms/memberGradeSettlement/queryList': {
      doors: MEMBERS_AND_OFFICE,
      list: combined(OWN_AND_CHILD, KEPT),
    },
  },
  samples: { update: { comment: '测试' } },
  prepared: {
    create: async (site) => ({ input: { gradeId: await site.rowId('grade', 'stranger') } }),
    update: async (site) => ({ input: { ids: [await aReport(site, 'student', false)], comment: '测试' } }),
    delete: async (site) => ({ input: { ids: [await aReport(site, 'student', false)] } }),
  },
});
