import { expect, test } from 'vitest';
import { excerptWords, homeWords } from './configColumns.ts';

test.each([
  ['registration.open', 'true', '开'],
  ['free.codeSubmit', '30', '30 次/天'],
  ['free.examMock', '2', '2 次/月'],
  ['order.minorMonthlyFen', '200050', '2000.50 元/月'],
  ['pay.picture', 'a.png', '已上传图片'],
  ['demo.accounts', '[{"label":"学生","account":"a","password":"b","realm":"member"}]', '学生'],
  ['demo.accounts', '[{"label":"学生","acc', '演示账号的名单'],
  ['site.contact', '', '空'],
  ['about', '## 我们\n【站名】**是**[网站](/web/)。\n- 一', '我们\n本站是网站。\n一'],
  ['contest.rules', '{"maxTeams":48}', '{"maxTeams":48}'],
])('excerptWords: says the value of %s in words', (key, excerpt, words) => {
  expect(excerptWords({ key, excerpt })).toBe(words);
});

test('homeWords: names the page on which a setting is changed', () => {
  const keys = ['site.notice', 'agreement.privacy', 'contest.rules'];
  expect(keys.map(homeWords)).toEqual(['设置 · 站点', '设置 · 协议', '这里']);
});
