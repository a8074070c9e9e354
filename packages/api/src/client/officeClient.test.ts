import { expect, test } from 'vitest';
import { officeClient } from './officeClient.ts';
import { clientOf, standIn } from './testing/standIn.ts';

test('officeClient: a call is quiet and goes to its group, or where it is mounted, unless its options say otherwise', async () => {
  const told: string[] = [];
  const server = standIn(() => ({ status: 409, body: { success: false, code: 'NOT_FOUND', message: '没有找到' } }));
  const handle = clientOf(server, { onError: (error) => told.push(error.code) });
  const offices = { bms: officeClient(handle, 'bms'), edms: officeClient(handle, 'edms') };
  handle.add({ exam: { laterCall: { method: 'POST', groups: ['bms', 'edms'] } } });
  const id = '01K9ZXCVBNMASDFGHJKMQWERTY';
  const { laterCall } = offices.edms.exam as unknown as { laterCall: (input: object) => Promise<unknown> };
  const calls = [
    offices.bms.exam.queryById({ id }),
    offices.edms.exam.queryById({ id }),
    offices.edms.exam.queryById({ id }, { group: 'oj' }),
    offices.edms.examEnroll.enroll({ examId: id }),
    laterCall({}),
    offices.bms.exam.queryById({ id }, { quiet: false }),
  ];
  await Promise.allSettled(calls);
  expect(server.seen.map(({ line }) => line).toSorted()).toEqual([
    `GET /bms/exam/queryById?id=${id}`,
    `GET /bms/exam/queryById?id=${id}`,
    `GET /edms/exam/queryById?id=${id}`,
    `GET /oj/exam/queryById?id=${id}`,
    'POST /edms/exam/laterCall',
    'POST /examEnroll/enroll',
  ]);
  expect(told).toEqual(['NOT_FOUND']);
});
