import { expect, test } from 'vitest';
import type { AoElement, VueElements } from './elementTypes.ts';
import type {} from './jsxTypes.ts';

test('elementTypes: let the compiler check tags, properties and events', () => {
  const inJsx = [
    <ao-countdown key="a" deadlineAt="2026-12-06T11:00:00+08:00" accent="#0f766e" />,
    <ao-countdown key="b" deadline-at="2026-12-06T11:00:00+08:00" onao-end={(event) => event.detail.deadlineAt} />,
    // @ts-expect-error an attribute that the element does not have
    <ao-countdown key="c" deadLine="2026-12-06T11:00:00+08:00" />,
    // @ts-expect-error an element that there is not
    <ao-clock key="d" />,
  ];
  const fill = (document: Document) => {
    const room = document.createElement('ao-exam-room');
    room.examId = '01JD2H8V5N2K9W4M7Q3R6T8Y0A';
    room.addEventListener('ao-complete', ({ detail }) => detail.attemptId.length);
    // @ts-expect-error a ticket is an object that the school's server has signed
    room.ticket = 'student-1';
  };
  const props: InstanceType<VueElements['ao-ranking']>['$props'] = { 'max-points': '10000', members: [] };
  const take = (element: AoElement<'ao-question'>) => element.answer;
  expect([inJsx.length, props['max-points'], typeof fill, typeof take]).toEqual([4, '10000', 'function', 'function']);
});
