import { eq } from 'drizzle-orm';
import { contract } from '@aosai/api/contract';
import { examMemberQuestion } from '../../db/schema/exam.ts';
import { code, DEVICE, offer, OTHER_DEVICE } from '../engine/drive.ts';
import { newId } from '../../base/newId.ts';
import type { ExamResource, Persona, Stage } from './examStage.ts';
import { practiceInputs } from './servedPractice.ts';

const MISSING = '0'.repeat(26);
const RESOURCES = [
  'exam',
  'examEnroll',
  'examPaper',
  'examPaperEnroll',
  'examMemberQuestion',
  'memberQuestion',
] as const;

/** Inputs with every field name of the exam calls, so that every call that may succeed does. */
async function inputsFor(stage: Stage, call: string, attemptId: string, token: string) {
  const { world } = stage;
  const [record] = await stage
    .context('office')
    .db.select({ id: examMemberQuestion.id })
    .from(examMemberQuestion)
    .where(eq(examMemberQuestion.attemptId, attemptId))
    .limit(1);
  const practised = await practiceInputs(stage);
  const codeId = world.questionIds.code;
  const list = { page: 0, size: 200, sort: [] };
  const inputs: Record<string, unknown> = {
    'exam.create': { title: 'x' },
    'exam.update': { id: MISSING, version: 1, title: 'x' },
    'exam.updateExamPapersByExam': { id: MISSING, version: 1, examPaperIds: [] },
    'exam.publish': { id: MISSING },
    'exam.unpublish': { id: MISSING },
    'exam.delete': { id: MISSING },
    'exam.stop': { id: MISSING, reason: 'x' },
    'exam.release': { id: MISSING, what: 'scores' },
    'exam.makeUp': { id: MISSING, memberIds: [world.studentId], startAt: '2026-12-01T00:00:00.000Z' },
    'exam.queryScores': { id: MISSING },
    'exam.queryLiveBoard': { id: world.examId },
    'exam.querySimilarity': { id: world.examId },
    'exam.downloadScores': { id: MISSING },
    'exam.queryItemAnalysis': { id: world.examId },
    'exam.queryList': { ...list, keyword: '' },
    'exam.querySimpleList': list,
    'exam.queryById': { id: world.examId },
    'exam.queryEdits': { id: world.examId, version: 0 },
    'exam.queryNotesById': { id: world.examId },
    'exam.queryExamPaperListByExam': { examId: world.examId },
    'exam.queryStatistics': { id: world.examId },
    'examEnroll.batchEnroll': { examId: world.examId, mode: 'check', memberIds: [world.studentId] },
    'examEnroll.batchEnrollByMobile': { examId: world.examId, mode: 'check', mobiles: [{ mobile: '13800000001' }] },
    'examEnroll.batchEnrollByTags': { examId: world.examId, mode: 'check', tags: ['x'], match: 'any' },
    'examEnroll.batchEnrollByGroups': {
      examId: world.examId,
      mode: 'check',
      groups: [{ kind: 'teacherGroup', id: MISSING }],
    },
    'examEnroll.enroll': { examId: world.examId },
    'examEnroll.cancel': { id: MISSING },
    'examEnroll.applyQuit': { id: MISSING, reason: 'x' },
    'examEnroll.queryMineEnrollByEnrollId': { enrollId: world.enrollId },
    'examEnroll.queryMineLatestEnroll': {},
    'examEnroll.queryMineStatistics': { memberId: world.studentId },
    'examEnroll.queryEnrollList': list,
    'examEnroll.queryEnrollStatistics': { examId: world.examId },
    'examEnroll.payment': { id: MISSING },
    'examEnroll.refund': { id: MISSING },
    'examEnroll.paidNotify': {},
    'examEnroll.refundNotify': {},
    'examEnroll.downloadEnrollList': { examId: MISSING },
    'examEnroll.passQuit': { id: MISSING },
    'examEnroll.rejectQuit': { id: MISSING, reason: 'x' },
    'examEnroll.finishQuit': { id: MISSING },
    'examPaper.create': { title: 'x', template: 'free' },
    'examPaper.update': { id: MISSING, version: 1, title: 'x' },
    'examPaper.delete': { id: MISSING },
    'examPaper.updateQuestions': { id: MISSING, version: 1, sections: [] },
    'examPaper.queryList': list,
    'examPaper.querySimpleList': list,
    'examPaper.queryById': { id: world.paperId },
    'examPaper.queryQuestionList': { examPaperId: world.paperId },
    'examPaper.queryQuestionListByExam': { examId: world.examId },
    'examPaper.exportPaper': { id: world.paperId, as: 'docx' },
    'examPaperEnroll.start': { examId: world.examId, examPaperId: world.paperId, deviceId: OTHER_DEVICE },
    'examPaperEnroll.takeover': { id: attemptId, deviceId: DEVICE },
    'examPaperEnroll.complete': { id: MISSING, token: '', answers: [] },
    'examPaperEnroll.settle': { id: MISSING },
    'examPaperEnroll.report': { id: attemptId },
    'examPaperEnroll.queryById': { id: attemptId },
    'examPaperEnroll.queryLatest': {},
    'examPaperEnroll.queryList': list,
    'examPaperEnroll.queryListByTeacher': list,
    'examPaperEnroll.queryListByOrganization': list,
    'examPaperEnroll.extend': { id: MISSING, seconds: 1, reason: 'x' },
    'examPaperEnroll.reopen': { id: MISSING, seconds: 1, reason: 'x' },
    'examPaperEnroll.acceptLate': { id: MISSING, questionIds: [codeId] },
    'examMemberQuestion.queryListByTeacher': list,
    'examMemberQuestion.queryStatisticsGroupByMember': list,
    'examMemberQuestion.queryQuestionStatisticsByExamPaper': { ...list, examPaperId: world.paperId },
    'examMemberQuestion.save': {
      attemptId,
      token,
      answers: [offer(codeId, 0, code('other'))],
      events: [],
      wantResults: true,
    },
    'examMemberQuestion.debug': { attemptId, token, questionId: codeId, language: 53, code: 'x', sampleId: '02' },
    'examMemberQuestion.queryById': { id: record?.id ?? MISSING },
    'examMemberQuestion.queryLatest': { attemptId, questionId: codeId },
    'examMemberQuestion.queryLatestList': { ...list, attemptId },
    'examMemberQuestion.queryList': list,
    'examMemberQuestion.queryListByExamPaperEnroll': [{ attemptId }, { attemptId, questionId: codeId }],
    'memberQuestion.reviewSubmit': {
      source: 'exam',
      id: MISSING,
      version: 1,
      points: null,
      comment: '',
      lineNotes: [],
    },
    'memberQuestion.queryReviewList': { kind: 'exam', state: 'all', size: 100 },
    'memberQuestion.queryReviewCounts': { kind: 'exam', targetId: world.examId },
    'memberQuestion.queryReview': { id: record?.id ?? MISSING },
    'memberQuestion.submitAnswer': practised.queryDraft.map((place) => ({
      ...place,
      answer: { kind: 'choice', optionIds: ['B'] },
      requestId: newId(),
    })),
    ...Object.fromEntries(Object.entries(practised).map(([action, all]) => [`memberQuestion.${action}`, all])),
  };
  if (!(call in inputs)) throw new Error(`no input for ${call}`);
  return [inputs[call]].flat();
}

/** Every reply and error text that a persona gets from these exam calls: all of them, or only those that read. */
export async function served(
  stage: Stage,
  persona: Persona,
  attemptId = MISSING,
  token = '',
  kind: 'all' | 'reading' = 'all',
): Promise<string> {
  const parts: string[] = [];
  for (const resource of RESOURCES) {
    const actions = Object.keys(contract[resource].calls);
    for (const action of actions.filter((name) => kind === 'all' || /^(?:query|report)/.test(name))) {
      for (const input of await inputsFor(stage, `${resource}.${action}`, attemptId, token)) {
        const ask = stage.ask as (p: Persona, r: ExamResource, a: string, i: unknown) => Promise<unknown>;
        const reply = await ask(persona, resource, action, input).catch((error: unknown) =>
          error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
        );
        parts.push(`${resource}.${action} ${JSON.stringify(reply)}`);
      }
    }
  }
  return parts.join('\n');
}

/** The watched strings found in the text, and whether it contains any answer key. */
export function leaks(text: string, watched: readonly string[]): string[] {
  const found = watched.filter((canary) => text.includes(canary));
  return /"rightAnswer":\{/.test(text) ? [...found, 'rightAnswer'] : found;
}
