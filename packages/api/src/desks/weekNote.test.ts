import { expect, test } from 'vitest';
import { weekNote } from './weekNote.ts';

const days = [12, 0, 30, 0, 0, 5, 0].map((minutes) => ({ minutes }));
const idle = days.map(() => ({ minutes: 0 }));

test('weekNote: tells time, finished units and homework', () => {
  const week = { days, units: [{ title: '变量与赋值' }, { title: '整除与取余' }] };
  expect(weekNote(week, { assigned: 3, done: 2, late: 1 })).toEqual({
    title: '学习 47 分钟（3 天），作业 2/3 份已交',
    body:
      '学习 47 分钟（3 天）。做完 2 个单元：变量与赋值、整除与取余。还有 1 份作业没有交，另有 1 份迟交。' +
      '可以和孩子一起看看是不是需要老师帮助。',
  });
});

test('weekNote: says so when only homework was done', () => {
  expect(weekNote({ days: idle, units: [] }, { assigned: 2, done: 2, late: 0 })).toEqual({
    title: '作业 2/2 份已交',
    body: '这一周没有在线练习。布置的作业都交了，没有迟交。',
  });
});

test('weekNote: says nothing about a week without work and homework', () => {
  expect(weekNote({ days: idle, units: [] }, undefined)).toBeNull();
});
