import { PLATFORM_STEPS, SCHOOL_STEPS } from '@aosai/api/desks/firstSteps';
import { expect, test } from 'vitest';
import { officePageAt } from '../shell/office/officePages.ts';
import { isNewPlace, platformFirstSteps, schoolFirstSteps } from './firstSteps.ts';

const asked = <Id>(ids: readonly Id[], isDone = false) => ids.map((id) => ({ id, isDone }));
const pathOf = (href: string) => href.replace(/^\/web|\?.*$/gu, '');

test('firstSteps: each step leads to a page of its office', () => {
  const steps = [...schoolFirstSteps(asked(SCHOOL_STEPS)), ...platformFirstSteps(asked(PLATFORM_STEPS), () => true)];
  expect(steps.map(({ id }) => id)).toEqual([...SCHOOL_STEPS, ...PLATFORM_STEPS]);
  expect(steps.filter(({ href }) => officePageAt(pathOf(href)) === undefined)).toEqual([]);
});

test('firstSteps: parents are invited where their numbers are imported', () => {
  const [parents] = schoolFirstSteps(asked(['parents'] as const));
  expect(parents?.href).toBe('/web/edms/organizationMember?import');
});

test('firstSteps: an operator gets the steps on pages that the rights open', () => {
  const may = (right: string) => right === 'membership:queryList';
  expect(platformFirstSteps(asked(PLATFORM_STEPS), may).map(({ id }) => id)).toEqual(['cards']);
});

test('isNewPlace: until there are members, homework and exams', () => {
  expect(isNewPlace(asked(SCHOOL_STEPS))).toBe(true);
  expect(isNewPlace([...asked(['members', 'homework'], true), ...asked(['exams'])])).toBe(true);
  expect(isNewPlace([...asked(['members', 'homework', 'exams'], true), ...asked(['parents'])])).toBe(false);
  expect(isNewPlace([])).toBe(false);
});
