import { expect, test } from 'vitest';
import { officeGroups, schoolRights } from './officeGroups.ts';

const ids = (groups: ReturnType<typeof officeGroups>) => groups.map(({ items }) => items.map(({ id }) => id));

test('a school has no ways to the platform, and no empty group', () => {
  expect(ids(officeGroups('edms'))).toEqual([
    ['question', 'examPaper', 'chapter', 'course'],
    ['exam', 'homework', 'grade'],
    ['organization', 'organizationMember', 'teacherGroup'],
  ]);
});

test('a school’s own entry is called what its page is called', () => {
  const named = (office: 'bms' | 'edms') =>
    officeGroups(office)
      .flatMap(({ items }) => items)
      .filter(({ id }) => id === 'organization')
      .map(({ label }) => label);
  expect([named('bms'), named('edms')]).toEqual([['机构'], ['本校资料']]);
});

test('a way leads to its page by the right to list what is there', () => {
  const [system] = officeGroups('bms').slice(-1);
  expect(system?.items.slice(3, 5)).toEqual([
    { id: 'dict', label: '字典', href: '/web/bms/dict', right: 'dict:queryList' },
    { id: 'config', label: '配置与协议', href: '/web/bms/config', right: 'common/config:queryList' },
  ]);
});

test('a way without a page is not offered', () => {
  expect(ids(officeGroups('bms', ['dict', 'organizationMember', 'organization']))).toEqual([
    ['organization'],
    ['dict'],
  ]);
});

test('whoever teaches without managing does not get the people of the school', () => {
  expect(schoolRights(['teacher'])).toEqual(
    schoolRights(['manager']).filter((right) => !right.startsWith('organization')),
  );
});
