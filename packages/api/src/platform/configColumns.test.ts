import { expect, test } from 'vitest';
import { excerptWords } from './configColumns.ts';

test.each([
  ['registration.open', 'true', '开'],
  ['free.codeSubmit', '30', '30 次/天'],
  ['free.examMock', '2', '2 次/月'],
  ['order.minorMonthlyFen', '200050', '2000.50 元/月'],
  ['pay.picture', 'a.png', '已上传图片'],
  ['demo.accounts', '[{"label":"学生","account":"a","password":"b","realm":"member"}]', '学生'],
  ['demo.accounts', '[{"label":"学生","acc', '演示账号的名单'],
  ['site.contact', '', '空'],
  ['contest.rules', '{"maxTeams":48}', '{"maxTeams":48}'],
])('excerptWords: says the value of %s in words', (key, excerpt, words) => {
  expect(excerptWords({ key, excerpt })).toBe(words);
});
