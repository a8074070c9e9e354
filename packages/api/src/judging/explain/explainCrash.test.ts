import { expect, test } from 'vitest';
import { explainCpp } from './explainCpp.ts';
import { explainCrash } from './explainCrash.ts';

const killed = (signal: string, wrote = '') => `程序被信号 ${signal} 终止\n${wrote}`;
const codeOf = (message: string) => explainCrash(message)?.code ?? null;

test('explainCrash: explains signals, by what the standard library wrote if it did', () => {
  const thrown = (what: string) => killed('SIGABRT', `terminate called after throwing an instance of 'std::${what}'`);
  expect([
    codeOf(killed('SIGSEGV')),
    codeOf(killed('SIGFPE')),
    codeOf(killed('SIGILL')),
    codeOf(killed('SIGABRT')),
    codeOf(thrown('out_of_range')),
    codeOf(thrown('invalid_argument')),
    codeOf(thrown('bad_alloc')),
  ]).toEqual([
    'crashSegment',
    'crashDivide',
    'crashIllegal',
    'crashAbort',
    'crashOutOfRange',
    'crashBadNumber',
    'crashBadAlloc',
  ]);
});

test('explainCrash: names the value that main returned', () => {
  expect(explainCrash('程序的返回值是 3，应为 0')?.title).toBe('main 的返回值是 3，评测认为程序出错了');
});

test('explainCrash: says nothing about other words and unknown signals', () => {
  expect([explainCrash(killed('SIGUSR1')), explainCrash('SIGSEGV'), explainCrash('')]).toEqual([null, null, null]);
});

test('explainCpp: explains a crash in the words of the judge', () => {
  expect(explainCpp(killed('SIGSEGV'), 'int main() {}')?.code).toBe('crashSegment');
});
