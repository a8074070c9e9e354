import type { Client } from '@aosai/api/client/client';
import type { ExamForm } from '@aosai/ui/screens/exams/ExamOffice';
import { expect, test } from 'vitest';
import { updateExam, versionOf } from './updateExam.ts';

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

test('updateExam: saves settings and papers in one call, with the given version and not that of the form', async () => {
  const sent: [string, unknown][] = [];
  const exam = new Proxy({}, { get: (_, action: string) => async (input: unknown) => void sent.push([action, input]) });
  await updateExam({ exam } as unknown as Client, { id: '考试', version: 5 }, form);
  expect(sent).toEqual([
    ['update', { id: '考试', version: 5, title: '期中', summary: '', notes: '', ipRanges: [], examPaperIds: ['卷二'] }],
  ]);
});

test('versionOf: is empty for an exam that is not read, or that the reader may not change', () => {
  expect(versionOf(undefined)).toEqual({});
});
