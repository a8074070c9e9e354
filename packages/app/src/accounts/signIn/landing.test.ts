import { aCurrent, aMember, aParent, aTeacher } from '@aosai/api/accounts/people.fixtures';
import type { Current } from '@aosai/api/accounts/auth.contract';
import { expect, test } from 'vitest';
import { landingOf } from './landing.ts';

const operator: Current = {
  realm: 'user',
  expiresAt: '2026-12-01T00:00:00.000Z',
  user: { id: 'U', name: '周明澜', isSuper: true, permissions: [], mustChangePwd: false, mustSetSecondFactor: false },
};
const people = {
  operator,
  teacher: aCurrent(aTeacher()),
  freeTeacher: aCurrent(aTeacher({ organization: null })),
  student: aCurrent(aMember()),
  parent: aCurrent(aParent()),
};

test('landingOf: staff who sign in on the home page go to their desk, learners and parents stay', () => {
  const landings = Object.entries(people).map(([who, current]) => [who, landingOf('/', current)]);
  expect(Object.fromEntries(landings)).toEqual({
    operator: '/bms',
    teacher: '/edms',
    freeTeacher: null,
    student: null,
    parent: null,
  });
});

test('landingOf: everybody stays on the page that asked them to sign in', () => {
  const landings = (path: string) => Object.values(people).map((current) => landingOf(path, current));
  for (const path of ['/exam/detail', '/user/accout', '/bmsx']) expect(landings(path)).toEqual(Array(5).fill(null));
  expect(landingOf('/bms/question', operator)).toBeNull();
  expect(landingOf('/edms/exam', people.teacher)).toBeNull();
});

test("landingOf: a page of the other office is left for one's own, as after an operator has signed out there", () => {
  expect(landingOf('/bms/organization', people.teacher)).toBe('/edms');
  expect(landingOf('/bms', people.student)).toBeNull();
  expect(landingOf('/edms/desk', operator)).toBe('/bms');
});
