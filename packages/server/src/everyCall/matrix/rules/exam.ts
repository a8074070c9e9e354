import {
  ANYONE,
  butOwn,
  EVERY_OWNER,
  MANAGERS,
  MEMBERS,
  NOBODY,
  OF_APP,
  OF_SCHOOL,
  OFFICE,
  OWN,
  OWN_AND_CHILD,
  type Reach,
  type Rules,
  STUDENTS,
  TEACHERS,
  together,
} from '../rule.ts';

const STAFF = [...TEACHERS, ...MANAGERS, ...OFFICE];
const READERS = [...MEMBERS, ...OFFICE];
const KEPT = together(STUDENTS, OF_SCHOOL, OF_APP);
const SEEN = together(OWN_AND_CHILD, KEPT);
/** The teacher that an enrolment names sees it, in the school that the session is for. */
const SEEN_WITH_TEACHER = together(SEEN, { teacher: OF_SCHOOL.manager ?? [] });
/** Nobody marks, extends or closes the own attempt. */
const KEEPERS = butOwn(KEPT);
/** A teacher's students have a list of their own. */
const LISTED = together(OWN_AND_CHILD, OF_SCHOOL, OF_APP);
/** Parents read, pay and quit; they answer nothing. The demo's managers are parents too. */
const PARENTS = ['parent', 'manager', 'otherManager'] as const;
const CANDIDATES: Reach = { student: OWN.student ?? [], teacher: OWN.teacher ?? [] };
const ANY_EXAM: Reach = { student: EVERY_OWNER.student ?? [], teacher: EVERY_OWNER.teacher ?? [] };

export const EXAM_RULES: Rules = {
  'POST /exam/queryList': { doors: ANYONE },
  'POST /oj/exam/queryList': { doors: MEMBERS },
  'POST /exam/querySimpleList': { doors: ANYONE },
  'GET /exam/queryById': { doors: ANYONE, rows: EVERY_OWNER },
  'GET /oj/exam/queryById': { doors: MEMBERS, rows: EVERY_OWNER },
  'GET /exam/queryNotesById': { doors: ANYONE, rows: EVERY_OWNER },
  'GET /oj/exam/queryNotesById': { doors: MEMBERS, rows: EVERY_OWNER },
  'POST /exam/queryExamPaperListByExam': { doors: ANYONE, rows: EVERY_OWNER },
  'POST /oj/exam/queryExamPaperListByExam': { doors: MEMBERS, rows: EVERY_OWNER },
  'GET /exam/queryStatistics': { doors: ANYONE, rows: EVERY_OWNER },

  'POST,PUT /examEnroll/enroll': { doors: MEMBERS, rows: ANY_EXAM, refused: PARENTS },
  'POST,PUT /examEnroll/cancel': { doors: MEMBERS, rows: OWN_AND_CHILD },
  'POST,PUT /examEnroll/applyQuit': { doors: MEMBERS, rows: OWN_AND_CHILD },
  'GET /examEnroll/queryMineEnrollByEnrollId': { doors: MEMBERS, rows: OWN_AND_CHILD },
  'GET /examEnroll/queryMineLatestEnroll': { doors: MEMBERS },
  'GET /examEnroll/queryMineStatistics': { doors: MEMBERS, rows: OWN_AND_CHILD },
  'PUT /bms/examEnroll/passQuit': { doors: OFFICE, rows: OF_APP },
  'PUT /edms/examEnroll/passQuit': { doors: MANAGERS, rows: OF_SCHOOL },
  'PUT /bms/examEnroll/rejectQuit': { doors: OFFICE, rows: OF_APP },
  'PUT /edms/examEnroll/rejectQuit': { doors: MANAGERS, rows: OF_SCHOOL },
  'PUT /bms/examEnroll/finishQuit': { doors: OFFICE, rows: OF_APP },
  'PUT /edms/examEnroll/finishQuit': { doors: MANAGERS, rows: OF_SCHOOL },

  'GET /examPaper/queryById': { doors: MEMBERS },
  'GET /oj/examPaper/queryById': { doors: MEMBERS },
  'POST /examPaper/queryQuestionList': { doors: MEMBERS },
  'POST /oj/examPaper/queryQuestionList': { doors: MEMBERS },
  'POST /examPaper/queryQuestionListByExam': { doors: MEMBERS },
  'POST /oj/examPaper/queryQuestionListByExam': { doors: MEMBERS },

  'POST,PUT /examPaperEnroll/start': { doors: MEMBERS },
  'POST,PUT /oj/examPaperEnroll/start': { doors: MEMBERS },
  'PUT /examPaperEnroll/takeover': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
  'POST,PUT /examPaperEnroll/complete': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
  'POST,PUT /oj/examPaperEnroll/complete': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
  'POST /examPaperEnroll/settle': { doors: STAFF, rows: KEEPERS },
  'POST /oj/examPaperEnroll/settle': { doors: STAFF, rows: KEEPERS },
  'GET,POST /examPaperEnroll/report': { doors: READERS, rows: SEEN },
  'GET,POST /oj/examPaperEnroll/report': { doors: READERS, rows: SEEN },
  'GET /examPaperEnroll/queryById': { doors: READERS, rows: SEEN, kinds: { attemptWithTeacher: SEEN_WITH_TEACHER } },
  'GET /oj/examPaperEnroll/queryById': { doors: READERS, rows: SEEN },
  'GET,POST /examPaperEnroll/queryLatest': { doors: MEMBERS },
  'GET,POST /oj/examPaperEnroll/queryLatest': { doors: MEMBERS },
  'POST /examPaperEnroll/queryList': { doors: READERS, list: LISTED },
  'POST /oj/examPaperEnroll/queryList': { doors: READERS, list: LISTED },
  'POST /examPaperEnroll/queryListByTeacher': { doors: TEACHERS, list: STUDENTS },
  'POST /oj/examPaperEnroll/queryListByTeacher': { doors: TEACHERS, list: STUDENTS },
  'PUT /examPaperEnroll/extend': { doors: STAFF, rows: KEEPERS },
  'PUT /examPaperEnroll/acceptLate': { doors: STAFF, rows: KEEPERS },

  'POST,PUT /examMemberQuestion/save': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
  'POST,PUT /examMemberQuestion/debug': { doors: MEMBERS, rows: CANDIDATES, refused: PARENTS },
  'GET /examMemberQuestion/queryById': { doors: READERS, rows: SEEN },
  'GET,POST /examMemberQuestion/queryLatest': { doors: MEMBERS, rows: OWN },
  'POST /examMemberQuestion/queryLatestList': { doors: MEMBERS },
  'POST /examMemberQuestion/queryList': { doors: READERS, list: LISTED },
  'POST /examMemberQuestion/queryListByExamPaperEnroll': { doors: READERS, rows: SEEN },

  'GET /bms/judge/queryOverview': { doors: OFFICE },
  'POST /judge/lease': { doors: NOBODY, refusal: 'WORKER_REFUSED' },
  'POST /judge/heartbeat': { doors: NOBODY, refusal: 'WORKER_REFUSED' },
  'POST /judge/result': { doors: NOBODY, refusal: 'WORKER_REFUSED' },
  'GET /judge/testdata/{hash}': { doors: NOBODY, refusal: 'WORKER_REFUSED' },
  'POST /bms/rejudge/start': { doors: OFFICE },
  'GET /bms/rejudge/queryById': { doors: OFFICE, rows: OF_APP },
  'POST /bms/rejudge/queryList': { doors: OFFICE, list: OF_APP },
  'POST /bms/rejudge/queryDifferenceList': { doors: OFFICE, rows: OF_APP },
  'PUT /bms/rejudge/apply': { doors: OFFICE, rows: OF_APP },
  'PUT /bms/rejudge/discard': { doors: OFFICE, rows: OF_APP },
};
