import { anEnrolment, anExamDetail, anExamPaper } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { knownPanel, panelState, type PanelFacts } from './panelState.ts';

const paper = anExamPaper();
const attempted = (status: '1' | '2' | '3', attemptsLeft: number | null = 0) =>
  anExamPaper({
    latest: { id: idOf('attempt'), status, attemptNo: 1, deadlineAt: status === '1' ? at(70) : null },
    attemptsLeft,
  });
const facts = (changes: Partial<PanelFacts>): PanelFacts => ({
  exam: anExamDetail(),
  papers: [paper],
  enrolment: null,
  person: 'student',
  now: Date.parse(FIXTURE_NOW),
  ...changes,
});
const enrolment = anEnrolment();
const later = anExamDetail({ status: '1', startAt: at(60), endAt: at(180) });
const over = anExamDetail({ status: '5', startAt: at(-300), endAt: at(-10), enrollEndAt: at(-20) });
const stopped = anExamDetail({ status: '5' });

test.each<[string, Partial<PanelFacts>]>([
  ['canEnroll', {}],
  ['canEnroll', { person: 'guest' }],
  ['viewer', { person: 'viewer' }],
  ['notYet', { exam: anExamDetail({ status: '4', enrollStartAt: at(10), startAt: at(60) }) }],
  ['closed', { exam: anExamDetail({ enrollEndAt: at(-1) }) }],
  ['ended', { exam: over }],
  ['stopped', { exam: stopped }],
  ['stopped', { exam: stopped, enrolment }],
  ['done', { exam: stopped, enrolment, papers: [attempted('3')] }],
  ['waiting', { exam: later, enrolment }],
  ['start', { enrolment }],
  ['start', { enrolment, papers: [attempted('3', 1)] }],
  ['choose', { enrolment, papers: [paper, anExamPaper({ id: idOf('paper', 2) })] }],
  ['running', { enrolment, papers: [attempted('1')] }],
  ['done', { enrolment, papers: [attempted('2')] }],
  ['done', { enrolment, exam: over, papers: [attempted('3')] }],
  ['missed', { enrolment, exam: over }],
  ['waitlisted', { enrolment: anEnrolment({ status: '0' }) }],
  ['quitApplied', { enrolment: anEnrolment({ status: '4' }) }],
  ['quitPassed', { enrolment: anEnrolment({ status: '5' }) }],
  ['canEnroll', { enrolment: anEnrolment({ status: '6' }) }],
  ['pendingPay', { enrolment: anEnrolment({ status: '1' }) }],
])('panelState: returns %s', (kind, changes) => {
  expect(panelState(facts(changes)).kind).toBe(kind);
});

test('panelState: marks a second attempt with `again`', () => {
  expect(panelState(facts({ enrolment, papers: [attempted('3', null)] }))).toEqual({
    kind: 'start',
    paper: attempted('3', null),
    again: true,
  });
});

test('knownPanel: waits for the enrolment, and for the papers only if the student is enrolled', () => {
  const { exam, person, now } = facts({});
  const known = (papers: object, own: object) => knownPanel({ exam, person, now, papers, enrolment: own });
  expect(known({ data: [paper] }, {})).toEqual({});
  expect(known({ data: [paper] }, { error: '请求异常' })).toEqual({ error: '请求异常' });
  expect(known({}, { data: enrolment })).toEqual({});
  expect(known({ error: '请求异常' }, { data: enrolment })).toEqual({ error: '请求异常' });
  expect(known({ error: '请求异常' }, { data: null }).data?.state).toEqual({ kind: 'canEnroll', signedIn: true });
  expect(known({ data: [paper] }, { data: enrolment }).data?.state.kind).toBe('start');
});
