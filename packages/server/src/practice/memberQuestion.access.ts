import { accessOf } from '../testing/everyCall/accessOf.ts';
import { aPractice, aTry } from '../testing/everyCall/practiceRows.ts';
import {
  butOwn,
  KEPT,
  KNOWN,
  KNOWN_STUDENTS,
  MEMBERS,
  MEMBERS_AND_OFFICE,
  OFFICE,
  OWN_AND_CHILD,
  PARENTS,
  type Reach,
  STAFF,
  TEACHERS,
  combined,
} from '../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW, type Rule } from '../testing/everyCall/rule.ts';

const marked = { kind: 'examMemberQuestion' };
// Nobody marks their own answers; those of homework are tested in reviewHomework.test.ts.
const MARKED = { doors: STAFF, rows: butOwn(KEPT) };

/** Students and teachers practise open questions of the platform and of the session's school. */
const TO_PRACTISE: Rule = {
  doors: MEMBERS,
  rows: { student: ['student', 'shared'], teacher: ['student', 'shared'] },
  refused: PARENTS,
};
const READ: Reach = combined(OWN_AND_CHILD, KNOWN);
const ofQuestion = { kind: 'question', field: 'questionId' };
const ofTry = { kind: 'practiceTry' };

export const access = accessOf('memberQuestion', {
  rows: { practiceTry: aTry, practice: aPractice },
  named: {
    saveAsDraft: ofQuestion,
    debug: ofQuestion,
    submitAnswer: ofQuestion,
    mark: ofQuestion,
    queryDraft: ofQuestion,
    queryById: ofTry,
    queryList: ofTry,
    queryListByTeacher: ofTry,
    queryWrongCaseListById: ofTry,
    queryLatestList: { kind: 'practice' },
    reviewSubmit: marked,
    queryReview: marked,
    queryReviewList: marked,
  },
  rules: {
    'POST /memberQuestion/saveAsDraft': TO_PRACTISE,
    'POST /memberQuestion/debug': TO_PRACTISE,
    'POST /memberQuestion/submitAnswer': TO_PRACTISE,
    'POST /memberQuestion/mark': TO_PRACTISE,
    'GET /memberQuestion/queryDraft': TO_PRACTISE,
    // Works on the caller's own practice by question; an untouched question is not found: practice.test.ts.
    'POST,PUT /memberQuestion/clean': { doors: MEMBERS },
    'POST,PUT /memberQuestion/batchClean': {
      doors: MEMBERS_AND_OFFICE,
      noCells: 'the office names a member with questions and a reason: practiceReads.test.ts',
    },
    'GET,POST /memberQuestion/queryWrongCaseListById': { doors: MEMBERS, rows: OWN_AND_CHILD },
    // Prints the caller's own wrong book; named questions are those that the caller may practise: printSheet.test.ts.
    'POST /memberQuestion/queryPrintSheet': { doors: MEMBERS, refused: PARENTS },
    'GET /memberQuestion/queryById': { doors: MEMBERS_AND_OFFICE, rows: READ },
    'GET /bms/memberQuestion/queryById': OFFICE_ROW,
    'POST /memberQuestion/queryList': { doors: MEMBERS_AND_OFFICE, list: READ },
    'POST /bms/memberQuestion/queryList': OFFICE_LIST,
    'POST /memberQuestion/queryLatestList': { doors: MEMBERS_AND_OFFICE, list: READ },
    'POST /bms/memberQuestion/queryLatestList': OFFICE_LIST,
    'POST /memberQuestion/queryListByTeacher': { doors: TEACHERS, list: KNOWN_STUDENTS },
    'POST /memberQuestion/queryQuestionStatisticsByChapter': {
      doors: MEMBERS_AND_OFFICE,
      noCells: 'a chapter and a member, together: practiceReads.test.ts',
    },
    'GET,POST /memberQuestion/queryStatisticsGroupByMember': { doors: STAFF },
    'GET,POST /bms/memberQuestion/queryStatisticsGroupByMember': { doors: OFFICE },
    'POST /memberQuestion/reviewSubmit': MARKED,
    'GET /memberQuestion/queryReview': MARKED,
    // These rows belong to running attempts; tests cover answers that were handed in.
    'POST /memberQuestion/queryReviewList': { doors: STAFF, list: {} },
    'POST /memberQuestion/queryReviewCounts': { doors: STAFF },
  },
  samples: {
    saveAsDraft: { answer: null, baseRevision: 0 },
    debug: { language: 53, code: 'int main() {}', input: '' },
    submitAnswer: { answer: { kind: 'choice', optionIds: ['T'] }, requestId: 'matrix-request' },
    mark: { favourite: true },
    clean: { questionId: '0'.repeat(26) },
    batchClean: { questionIds: ['0'.repeat(26)] },
    queryDraft: {},
    queryWrongCaseListById: {},
    queryQuestionStatisticsByChapter: { chapterId: '0'.repeat(26) },
    queryStatisticsGroupByMember: {},
    queryList: {},
    queryLatestList: {},
    queryListByTeacher: {},
    reviewSubmit: { source: 'exam', version: 1, points: null, comment: '思路很好', lineNotes: [] },
    queryReviewList: { kind: 'exam', state: 'all', size: 100 },
    queryReviewCounts: { kind: 'exam' },
  },
  takes: { queryListByTeacher: { verdict: 'tries that came to it, as a filter' } },
  audited: ['reviewSubmit'],
  prepared: {
    batchClean: (site) => ({
      input: { memberId: site.ids.student, questionIds: ['0'.repeat(26)], reason: '重新开始' },
    }),
  },
});
