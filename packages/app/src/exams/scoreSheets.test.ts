import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { readAllRows } from '../kit/office/readAllRows.ts';
import { homeworkScores } from './scoreSheets.ts';

type Given = Parameters<typeof homeworkScores>[0];

const questionsOf = (count: number) =>
  Array.from({ length: count }, (_, no) => ({ questionId: idOf('question', no + 1), no: no + 1, maxPoints: 500 }));

function given(count: number): Given {
  const questions = questionsOf(count);
  const cell = { points: 500, isAnswered: true, needsReview: false };
  const { dueAt } = aHomeworkPlace();
  const saved = {
    progress: '3' as const,
    isTakenBack: false,
    lateDays: 1,
    dueAt,
    firstSavedAt: dueAt,
    lastSavedAt: dueAt,
    spentMs: 0,
  };
  const of = { ...saved, right: count, part: 0, wrong: 0, blank: 0, percent: 100, cells: questions.map(() => cell) };
  const done = aHomeworkPlace({ id: idOf('enroll', 1), memberId: idOf('member', 1), no: '10', progress: '3' });
  const missing = { ...done, id: idOf('enroll', 2), memberId: idOf('member', 2), no: '9', attemptId: null };
  return {
    homework: {
      title: '循环练习',
      grades: [{ id: idOf('grade', 1), title: '提高班', dueAt: null }],
      dueAt: '2026-11-23T11:47:00.000Z',
      totalPoints: 1_000,
    } as Given['homework'],
    places: [
      { ...done, attemptId: idOf('attempt', 1), totalPoints: 1_000, isLate: true },
      { ...missing, settledAt: done.createdAt, totalPoints: 0 },
    ],
    matrix: {
      questions,
      content: [{ homeworkEnrollId: done.id, memberId: done.memberId, memberName: '甲', no: '10', ...of }],
    },
    ranks: {
      isShown: true,
      content: [{ rank: 1, enrollId: done.id, memberName: '甲', isMine: false, totalPoints: 1_000, lastSavedAt: null }],
    },
  };
}

test('homeworkScores: has a column per question and a row per student, by student number', () => {
  const { title, lead, columns, rows } = homeworkScores(given(2));
  expect([title, lead]).toEqual(['循环练习 成绩表', '提高班 · 截止 2026-11-23 19:47 · 满分 10 分 · 2 人']);
  expect(columns.map(({ label }) => label)).toEqual(['学号', '姓名', '状态', '1', '2', '总分', '名次']);
  expect(rows.map(({ cells }) => [cells[0], ...cells.slice(2)])).toEqual([
    ['9', '缺交', '—', '—', '0', '—'],
    ['10', '已出分（迟）', '5', '5', '10', '1'],
  ]);
});

test('homeworkScores: counts right answers when there are too many questions for columns', () => {
  const { columns, rows } = homeworkScores(given(30));
  expect(columns.map(({ label }) => label).slice(3, 7)).toEqual(['对', '部分对', '错', '空']);
  expect(rows[1]?.cells.slice(3, 7)).toEqual(['30', '0', '0', '0']);
});

test('everyRow: reads a list to its last page', async () => {
  const all = Array.from({ length: 450 }, (_, no) => no);
  const read = async ({ page, size }: { page: number; size: number }) => ({
    content: all.slice(page * size, (page + 1) * size),
    total: all.length,
  });
  expect(await readAllRows(read)).toEqual(all);
  expect(await readAllRows(async () => ({ content: [], total: 3 }))).toEqual([]);
});
