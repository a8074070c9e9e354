import { expect, test } from 'vitest';
import { bytesText, isLowDisk, problemOf } from './healthWords.ts';

test('bytesText: formats sizes with a readable unit', () => {
  const sizes = [0, 900, 1_536, 150 * 1024 ** 2, 41_231_686_042, 2 * 1024 ** 4];
  expect(sizes.map(bytesText)).toEqual(['0 B', '900 B', '1.5 KB', '150 MB', '38.4 GB', '2 TB']);
});

test.each([
  ['缺少 C++ 编译器：apt install g++', '缺少 C++ 编译器', 'apt install g++'],
  [
    '缺少 libstdc++.a，程序将动态链接：sudo apt-get install --reinstall libstdc++-12-dev',
    '缺少 libstdc++.a，程序将动态链接',
    'sudo apt-get install --reinstall libstdc++-12-dev',
  ],
  ['沙箱自检未通过：网络、内存', '沙箱自检未通过：网络、内存', null],
])('problemOf: separates the command in 「%s」 from the text', (line, text, command) => {
  expect(problemOf(line)).toEqual({ text, command });
});

test('isDiskLow: true below a tenth of free space, false if the size is unknown', () => {
  const disks = [
    { freeBytes: 9, totalBytes: 100 },
    { freeBytes: 10, totalBytes: 100 },
    { freeBytes: 0, totalBytes: 0 },
  ];
  expect(disks.map(isLowDisk)).toEqual([true, false, false]);
});
