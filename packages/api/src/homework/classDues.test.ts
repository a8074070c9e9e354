import { expect, test } from 'vitest';
import { minuteText } from '../kit/beijing.ts';
import { dueInClasses } from './classDues.ts';
import { homeworkColumns } from './homeworkColumns.ts';

const dueAt = '2026-12-05T12:00:00.000Z';
const later = '2026-12-08T12:00:00.000Z';
const of = (...dues: (string | null)[]) => ({
  dueAt,
  grades: dues.map((due, no) => ({ id: `G${no}`, title: `信奥${no + 1}班`, dueAt: due })),
});
const text = (...dues: (string | null)[]) => dueInClasses(of(...dues), minuteText);

test('dueInClasses: names the class that has a time of its own, or says that several differ', () => {
  expect(text()).toBe('2026-12-05 20:00');
  expect(text(null, dueAt)).toBe('2026-12-05 20:00');
  expect(text(null, later)).toBe('2026-12-05 20:00（信奥2班 2026-12-08 20:00）');
  expect(text(later, later)).toBe('2026-12-05 20:00（各班不同）');
});

test('homeworkColumns: the due date says what differs, and is still sorted by', () => {
  const due = homeworkColumns.find(({ id }) => id === 'dueAt');
  expect([due?.head, due?.sortField]).toEqual(['截止时间', 'dueAt']);
  expect(due?.words(of(later) as never)).toBe('2026-12-05 20:00（信奥1班 2026-12-08 20:00）');
});
