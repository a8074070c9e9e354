import { expect, test } from 'vitest';
import { oneLine, plainAccount, plainMobile, plainName } from './typedText.ts';

test('oneLine: removes invisible characters and line breaks', () => {
  const typed = [
    ' 张\u200B三 ',
    '\u202Egpj.exe',
    'a\nb\r\nSet-Cookie: x',
    '\u3000李\u3000四\u3000',
    '\u200B\u2060\uFEFF\u00AD',
    '\u3164',
    '王\u200D五',
    '\0\u0007赵六',
    '\u2066甲\u2069',
  ];
  expect(typed.map(oneLine)).toEqual(['张三', 'gpj.exe', 'a b Set-Cookie: x', '李 四', '', '', '王五', '赵六', '甲']);
});

test('oneLine: keeps rare characters of names and joined emoji', () => {
  const kept = ['𠮷野', '葛\u{E0100}', '㛃', '阿卜杜拉·买买提', '👩‍💻', '👩🏽‍🚀小七', '❤️‍🔥', 'Ｏ'];
  expect(kept.map(oneLine)).toEqual(kept);
});

test('plainName: removes blanks between Chinese characters only', () => {
  const typed = ['孙 若曦', '李\u3000 四', '欧 阳 娜 娜', '阿卜杜拉 · 买买提', 'John Smith', '王 Amy'];
  expect(typed.map(plainName)).toEqual(['孙若曦', '李四', '欧阳娜娜', '阿卜杜拉 · 买买提', 'John Smith', '王 Amy']);
});

test('plainMobile: gives the same number however it was typed', () => {
  const typed = [
    '13800000001',
    ' 138 0000 0001 ',
    '+86 138-0000-0001',
    '8613800000001',
    '１３８００００００01',
    '138\u200B00000001',
  ];
  expect(typed.map(plainMobile)).toEqual(typed.map(() => '13800000001'));
  expect(['12345', '+8510000', '8610000'].map(plainMobile)).toEqual(['12345', '+8510000', '8610000']);
});

test('plainAccount: gives one form of an account', () => {
  expect(['Xuesheng', ' xuesheng ', 'ｘｕｅｓｈｅｎｇ', 'xue\u200Dsheng'].map(plainAccount)).toEqual([
    'xuesheng',
    'xuesheng',
    'xuesheng',
    'xuesheng',
  ]);
  // A Cyrillic а stays a different letter; such accounts cannot be created.
  expect(plainAccount('аdmin')).not.toBe('admin');
});
