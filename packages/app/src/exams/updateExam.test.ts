import type { Client } from '@aosai/api/client/client';
import type { ExamForm } from '@aosai/ui/screens/exams/ExamOffice';
import { expect, test } from 'vitest';
import { createExam, updateExam } from './updateExam.ts';

const form = {
  title: '期中',
  version: 3,
  examPaperIds: ['卷二'],
  ipRanges: null,
  startAt: null,
  endAt: null,
  enrollStartAt: null,
  enrollEndAt: null,
  sight: 'own',
} as unknown as ExamForm;

test('updateExam: saves settings and papers in one call, with the version that the form is based on', async () => {
  const sent: [string, unknown][] = [];
  const exam = new Proxy({}, { get: (_, action: string) => async (input: unknown) => void sent.push([action, input]) });
  await updateExam({ exam } as unknown as Client, '考试', form);
  expect(sent).toEqual([
    ['update', { id: '考试', version: 3, title: '期中', summary: '', notes: '', ipRanges: [], examPaperIds: ['卷二'] }],
  ]);
});

test('createExam: sends classes and publishing with the exam, under one id until it is made', async () => {
  const sent: Record<string, unknown>[] = [];
  const answers = [
    Promise.reject(new Error('cut off')),
    Promise.resolve({ id: '考试' }),
    Promise.resolve({ id: '另一场' }),
  ];
  const create = async (input: Record<string, unknown>) => {
    sent.push(input);
    return answers[sent.length - 1];
  };
  const calls = { exam: { create } } as unknown as Client;
  const whole = { ...form, gradeIds: ['一班'], publish: true };
  await createExam(calls, whole).catch(() => undefined);
  expect(await createExam(calls, whole)).toEqual({ id: '考试' });
  await createExam(calls, whole);
  expect(sent.map(({ groups, publish }) => ({ groups, publish }))).toEqual(
    Array.from({ length: 3 }, () => ({ groups: [{ kind: 'grade', id: '一班' }], publish: true })),
  );
  const ids = sent.map(({ requestId }) => requestId);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});
