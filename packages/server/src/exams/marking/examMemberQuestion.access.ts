import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { newId } from '../../base/newId.ts';
import { examMemberQuestion, questionVersion } from '../../db/schema/exam.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import {
  CANDIDATES,
  KEPT_OR_OWN,
  LISTED,
  MEMBERS,
  MEMBERS_AND_OFFICE,
  OWN,
  PARENTS,
  STAFF,
  TEACHERS,
} from '../../testing/everyCall/reach.ts';

const ofAttempt = { kind: 'examPaperEnroll', field: 'attemptId' };

export const access = accessOf('examMemberQuestion', {
  async row(site, owner) {
    const questionVersionId = await site.insert(questionVersion, owner, {
      questionId: newId(),
      versionNo: 1,
      type: PROGRAMMING,
      stem: '',
      stemHtml: '',
      options: [],
      analysis: '',
      analysisHtml: '',
      difficulty: 'easy',
      tags: [],
    });
    return site.insert(examMemberQuestion, owner, {
      orgId: site.orgIds[owner],
      attemptId: await site.rowId('examPaperEnroll', owner),
      memberId: site.ids[owner],
      questionVersionId,
      no: 1,
      maxPoints: 0,
      status: '1',
    });
  },
  named: { save: ofAttempt, debug: ofAttempt, queryLatest: ofAttempt, queryListByExamPaperEnroll: ofAttempt },
  rules: {
    'POST,PUT /examMemberQuestion/save': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
    'POST,PUT /examMemberQuestion/debug': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
    'GET /examMemberQuestion/queryById': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
    'GET,POST /examMemberQuestion/queryLatest': { doors: MEMBERS, rows: OWN },
    'POST /examMemberQuestion/queryLatestList': { doors: MEMBERS },
    'POST /examMemberQuestion/queryList': { doors: MEMBERS_AND_OFFICE, list: LISTED },
    // These rows belong to running attempts; tests cover attempts that were handed in.
    'POST /examMemberQuestion/queryListByTeacher': { doors: TEACHERS, list: {} },
    'POST,GET /examMemberQuestion/queryStatisticsGroupByMember': { doors: STAFF },
    'POST,GET /examMemberQuestion/queryQuestionStatisticsByExamPaper': { doors: STAFF },
    'POST /examMemberQuestion/queryListByExamPaperEnroll': { doors: MEMBERS_AND_OFFICE, rows: KEPT_OR_OWN },
  },
  samples: {
    debug: { token: 'x', language: 53, code: 'int main() {}', input: '1', questionId: 'Q'.repeat(26) },
  },
});
