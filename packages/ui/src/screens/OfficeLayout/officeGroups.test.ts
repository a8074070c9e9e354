import { expect, test } from 'vitest';
import { officeGroups } from './officeGroups.ts';

test('a school has no ways to the platform, and no empty group', () => {
  expect(officeGroups('edms').map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['question', 'examPaper', 'chapter', 'course'],
    ['exam', 'homework', 'grade'],
    ['organizationMember', 'teacherGroup'],
  ]);
});

test('every way of the platform asks for the right to list, under its own path', () => {
  const ways = officeGroups('bms').flatMap(({ items }) => items);
  expect(ways).toHaveLength(16);
  expect(ways.at(-1)).toEqual({
    id: 'sysLog',
    label: '操作日志',
    href: '/web/bms/sysLog',
    right: 'sysLog:queryList',
  });
});
