import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { aRoom } from '@aosai/api/exams/attempts.fixtures';
import { aSubmission } from '@aosai/api/judging/submissions.fixtures';
import { at } from '@aosai/api/kit/ids.fixtures';
import { aProgramming, aSingleChoice, gespSections } from '@aosai/api/questions/questions.fixtures';
import { CPP_TEMPLATE } from '@aosai/api/judging/languages';
import { expect, test } from 'vitest';
import { holdsAnswer, sheetOf } from './roomModel.ts';
import { submissionsOf } from '../../../patterns/CodeWork/useProgramming.tsx';

test('holdsAnswer: false for an untouched template, true for a changed one', () => {
  const code = (text: string) => ({ kind: 'code' as const, language: 53 as const, code: text });
  expect([code(CPP_TEMPLATE), code(`${CPP_TEMPLATE}// 1`), null].map(holdsAnswer)).toEqual([false, true, false]);
});

test('sheetOf: lists every question by section, with its answered and flagged state', () => {
  const { sections, answers } = aRoom();
  const byId = Object.fromEntries(
    answers.map((saved) => [
      saved.questionId,
      { answer: saved.answer, drafts: [], flagged: saved.flagged, unsaved: false, tooLarge: false, lost: null },
    ]),
  );
  const sheet = sheetOf(sections, byId);
  expect(sheet.map(({ name, note, cells }) => [name, note, cells.length])).toEqual([
    ['单选', '15 × 2 分', 15],
    ['判断', '10 × 2 分', 10],
    ['编程', '2 × 25 分', 2],
  ]);
  const cells = sheet.flatMap((section) => section.cells);
  expect(cells.filter((cell) => !cell.answered).map((cell) => cell.no)).toEqual([8, 13, 19, 22, 27]);
  expect(cells.filter((cell) => cell.flagged).map((cell) => cell.no)).toEqual([3, 13]);
});

test('sheetOf: shows count and total of a section with unequal points', () => {
  const section = {
    name: '编程题',
    type: PROGRAMMING,
    points: 5_000,
    questions: [aProgramming({ points: 2_000 }), aProgramming({ points: 3_000 })],
  };
  expect(sheetOf([section], {})[0]?.note).toBe('2 题，共 50 分');
});

test('sheetOf: treats a question without saved state as open', () => {
  const sections = [{ name: '单选题', type: SINGLE, points: 200, questions: [aSingleChoice()] }];
  expect(sheetOf(sections, {})[0]?.cells[0]).toEqual({
    id: aSingleChoice().id,
    no: 7,
    answered: false,
    flagged: false,
    unsaved: false,
  });
});

test('submissionsOf: returns the submissions of one question and kind, newest first', () => {
  const [first, second] = [aSubmission({ id: 'A', createdAt: at(-5) }), aSubmission({ id: 'B', createdAt: at(-1) })];
  const other = aSubmission({ id: 'C', questionId: gespSections()[0]?.questions[0]?.id ?? '' });
  const trial = aSubmission({ id: 'D', kind: 'debug' });
  const found = submissionsOf([first, trial, other, second], first.questionId, 'submit');
  expect(found.map((one) => one.id)).toEqual(['B', 'A']);
});
