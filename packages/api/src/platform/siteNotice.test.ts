import { expect, test } from 'vitest';
import { configFault } from './configKeys.ts';
import { noticeFor, type NoticeReader } from './siteNotice.ts';

const READERS: readonly (NoticeReader | undefined)[] = ['guest', 'student', 'parent', 'teacher', 'user', undefined];
const heard = (value: string) => READERS.map((reader) => noticeFor(value, reader));
const fault = (value: string) => configFault('site.notice', value);

test('noticeFor: shows a single plain line to everybody, with or without other brackets', () => {
  for (const line of ['报名将于 28 日截止', '【重要】机房停电', '{"guest":1}'])
    expect([heard(line), fault(line)]).toEqual([READERS.map(() => line), null]);
  expect([heard(''), heard(' \n ')]).toEqual([READERS.map(() => null), READERS.map(() => null)]);
});

test('noticeFor: shows each reader the line of their audience, and others the plain line', () => {
  expect(heard('【访客】登录后即可报名\n【老师】 请在周五前录入名单\n本周六停机维护')).toEqual([
    '登录后即可报名',
    '本周六停机维护',
    '本周六停机维护',
    '请在周五前录入名单',
    '本周六停机维护',
    null,
  ]);
  expect(heard('【学生】模拟考进行中')).toEqual([null, '模拟考进行中', null, null, null, null]);
});

test('configFault of the notice: refuses two lines for one audience, empty lines and long lines', () => {
  expect([
    fault('【访客】一\n【访客】二'),
    fault('一\n二'),
    fault('【老师】'),
    fault('长'.repeat(201)),
    fault(`【学生】${'长'.repeat(200)}\n其他人`),
  ]).toEqual([
    '同一类人只能有一行；行首写【访客】【学生】【家长】或【老师】，不写就是给其他所有人',
    '同一类人只能有一行；行首写【访客】【学生】【家长】或【老师】，不写就是给其他所有人',
    '【】后面要写通知的内容',
    '一行最多 200 个字，请缩短',
    null,
  ]);
});
