import { expect, test } from 'vitest';
import { bankFilterFrom, bankInput, bankParams } from './openBank.ts';

const from = (query: string) => bankFilterFrom(new URLSearchParams(query));

test('openBank: reads back what it has written into an address', () => {
  const filter = from('level=gesp-cpp-2&point=gesp-cpp-2/cast&type=1&difficulty=hard&standing=tried&keyword=环&page=3');
  expect(filter).toEqual({
    level: 'gesp-cpp-2',
    point: 'gesp-cpp-2/cast',
    type: '1',
    difficulty: 'hard',
    standing: 'tried',
    keyword: '环',
    page: 2,
  });
  expect(bankFilterFrom(new URLSearchParams(bankParams(filter)))).toEqual(filter);
});

test('openBank: ignores what it does not know, and a point of another level', () => {
  const filter = from('level=gesp-cpp-2&point=gesp-cpp-1/loop&type=99&difficulty=x&standing=y&page=-4');
  expect(bankParams(filter)).toEqual({ level: 'gesp-cpp-2' });
});

test('openBank: asks for a point instead of its level', () => {
  expect(bankInput(from('level=gesp-cpp-2&point=gesp-cpp-2/cast'))).toEqual({ points: ['gesp-cpp-2/cast'] });
  expect(bankInput(from('level=gesp-cpp-2'))).toEqual({ level: 'gesp-cpp-2' });
});
