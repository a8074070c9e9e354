import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const dataOf = async (account: string, path: string) =>
  (await site.send('GET', path, { visitor: await site.signIn(account) })).body.data;

test('a parent sees the linked children', async () => {
  expect(await dataOf('jiazhang', '/member/queryCurrent')).toMatchObject({
    name: '林建国',
    type: 'parent',
    organization: null,
    card: null,
    children: [{ id: site.people.studentId, name: '林知远' }],
  });
});

test('the rights of a card in force are listed with their quota, and end with the card', async () => {
  const pupil = await site.signIn('xuesheng');
  const rights = async () => (await site.send('GET', '/member/queryCurrentRights', { visitor: pupil })).body.data;
  const expireDate = '2027-11-21T08:00:00.000Z';
  expect(await rights()).toEqual({
    rights: [
      { code: 'solution.video', name: '题解视频', kind: 'unlimited', quota: null, used: 0, expireDate },
      { code: 'code.submit', name: '代码提交', kind: 'unlimited', quota: null, used: 0, expireDate },
      { code: 'exam.mock', name: '模拟考试', kind: 'quota', quota: 30, used: 0, expireDate },
      { code: 'case.view', name: '查看错误测试点', kind: 'quota', quota: 20, used: 0, expireDate },
      { code: 'answer.clean', name: '清空作答', kind: 'quota', quota: 50, used: 0, expireDate },
    ],
  });
  expect(await dataOf('jiazhang', '/member/queryCurrentRights')).toEqual({ rights: [] });
  site.at(new Date(expireDate));
  const later = await site.signIn('xuesheng');
  expect((await site.send('GET', '/member/queryCurrentRights', { visitor: later })).body.data).toEqual({ rights: [] });
});

test('a student has the own teachers, a teacher the colleagues and never the own name', async () => {
  expect(await dataOf('xuesheng', '/member/queryMineTeacherList')).toEqual({
    teacherList: [{ id: site.people.teacherId, name: '周明澜', avatar: null }],
  });
  expect(await dataOf('laoshi', '/member/queryMineTeacherList')).toEqual({ teacherList: [] });
});
