import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { expect, test } from 'vitest';
import { signMarkers } from './signMarkers.ts';

test('signMarkers: marks a line once, with its first sign', () => {
  expect(signMarkers(CPP, 'int n；\ncout << （n）；')).toEqual([
    { line: 1, message: expect.stringMatching(/^这里有中文符号「；」。.*改成 ;/) },
    { line: 2, message: expect.stringMatching(/^这里有中文符号「（」。.*改成 \(/) },
  ]);
});

test('signMarkers: marks nothing in strings and comments', () => {
  expect(signMarkers(PYTHON, "print('你好！')  # 完。")).toEqual([]);
});
