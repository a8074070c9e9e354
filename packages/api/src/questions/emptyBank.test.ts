import { expect, test } from 'vitest';
import { drawShortage, emptyBankHint, emptyListHint, narrowListHint } from './emptyBank.ts';

const ALL = { bank: '', isShared: '', keyword: '' };

test('emptyListHint: tells the platform to share, and a school that nothing is lent and who may add', () => {
  expect([
    emptyListHint('题目', ['platform']),
    emptyListHint('题目', ['own']),
    emptyListHint('试卷', ['org', 'own']),
  ]).toEqual([
    '新建一道，或导入已有的题目文件。设为可用并共享以后，各机构也能用。',
    '平台还没有给机构共享题目：可以请平台的管理员在「题库」里共享。机构管理员和老师也可以自己新建一道，或导入已有的题目文件。',
    '平台还没有给机构共享试卷：可以请平台的管理员在「试卷」里共享。机构管理员和老师也可以自己新建一份，从题库添加题目或按蓝图抽题。',
  ]);
});

test('emptyBankHint: differs for the platform and a school', () => {
  expect(emptyBankHint(['platform'])).not.toMatch('共享');
  expect(emptyBankHint(['org'])).toMatch('可以请平台的管理员在「题库」里共享');
});

test('narrowListHint: names the missing owner when the owner is the only filter', () => {
  const hint = (own: 'platform' | 'org', filter: Partial<typeof ALL>) =>
    narrowListHint('题目', [own], { ...ALL, ...filter });
  expect([
    hint('org', { bank: 'platform' }),
    hint('org', { bank: 'org' }),
    hint('org', { bank: 'aTeacher' }),
    hint('org', { isShared: 'true' }),
    hint('platform', { isShared: 'true' }),
    hint('platform', { bank: 'org' }),
    hint('org', { bank: 'platform', keyword: '栈' }),
    hint('org', { keyword: '栈' }),
  ]).toEqual([
    '平台还没有给机构共享题目：可以请平台的管理员在「题库」里共享。',
    '机构还没有自己的题目：机构管理员可以新建一道，或导入已有的题目文件；老师可以把自己的提交审核。',
    '老师还没有自己的题目：新建一道，或导入已有的题目文件。',
    '平台还没有给机构共享题目：可以请平台的管理员在「题库」里共享。',
    '还没有共享给机构的题目：选中可用的题目，点「共享给机构」。',
    '各机构还没有自己的题目。',
    '换一个关键词，或清除筛选。',
    '换一个关键词，或清除筛选。',
  ]);
});

test('drawShortage: names the pool and its gaps, and suggests looser rules only while there are some', () => {
  const slots = [
    { name: '单选题', missing: 15, questions: [] },
    { name: '判断题', missing: 0, questions: [1] },
    { name: '编程题', missing: 2, questions: [] },
  ];
  expect([
    drawShortage({ stage: 'gesp-4', slots, isStrict: true, own: ['org'] }),
    drawShortage({ stage: 'gesp-4', slots: slots.slice(0, 1), isStrict: false, own: ['platform'] }),
  ]).toEqual([
    '只抽阶段是「GESP 4 级」、已设为可用的题目，还缺单选题 15 道、编程题 2 道。可以放宽上面的条件重新抽；还不够时，自己新建或导入这一阶段的题目，并设为可用，或请平台的管理员在「题库」里共享。也可以先用这份，再从题库添加别的题。',
    '只抽阶段是「GESP 4 级」、已设为可用的题目，还缺单选题 15 道。条件已经最宽：请新建或导入这一阶段的题目，并设为可用。',
  ]);
});

test('drawShortage: says when questions were left out because they are too alike', () => {
  const slots = [
    { name: '单选题', missing: 2, alike: 5, questions: [1] },
    { name: '判断题', missing: 0, alike: 3, questions: [1] },
  ];
  expect(drawShortage({ stage: 'gesp-4', slots, isStrict: false, own: ['platform'] })).toBe(
    '只抽阶段是「GESP 4 级」、已设为可用的题目，还缺单选题 2 道。另有 5 道和抽出的太相似，没有抽。条件已经最宽：请新建或导入这一阶段的题目，并设为可用。也可以先用这份，再从题库添加别的题。',
  );
});
