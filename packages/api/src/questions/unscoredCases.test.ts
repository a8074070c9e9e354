import { expect, test } from 'vitest';
import { unscoredCases } from './unscoredCases.ts';

type Task = Parameters<typeof unscoredCases>[0];

const sample = (id: string, subtaskId?: string) => ({ id, sample: true, subtaskId });
const hidden = (id: string, subtaskId?: string) => ({ id, sample: false, subtaskId });
const unscored = (task: Partial<Task>) => [...unscoredCases({ cases: [], subtasks: [], ...task })];

test('unscoredCases: samples give no points when there are other cases, unless the author wants it', () => {
  const cases = [sample('1'), sample('2'), hidden('3')];
  expect([unscored({ cases }), unscored({ cases, samplesScore: true })]).toEqual([['1', '2'], []]);
});

test('unscoredCases: samples keep their points when there are no other cases', () => {
  expect(unscored({ cases: [sample('1'), sample('2')] })).toEqual([]);
});

test('unscoredCases: an all-or-nothing subtask keeps its samples as cases, others leave them out', () => {
  const cases = ['min', 'sum', 'max'].flatMap((id) => [sample(`${id}-1`, id), hidden(`${id}-2`, id)]);
  const subtasks = [
    { id: 'min', type: 'min' },
    { id: 'sum', type: 'sum' },
    { id: 'max', type: 'max' },
  ] as const;
  expect(unscored({ cases, subtasks })).toEqual(['sum-1', 'max-1']);
});

test('unscoredCases: a hidden case with the data of a sample gives no points either', () => {
  const data = (name: string) => ({ inSha: `in ${name}`, outSha: `out ${name}` });
  const cases = [
    { ...sample('s'), ...data('1') },
    { ...hidden('1'), ...data('1') },
    { ...hidden('2'), ...data('2') },
    { ...hidden('3'), inSha: 'in 1', outSha: 'out 3' },
  ];
  expect(unscored({ cases })).toEqual(['s', '1']);
  expect(unscored({ cases: cases.slice(0, 2) })).toEqual([]);
  const own = cases.map((one) => (one.sample ? one : { ...one, subtaskId: 'all' }));
  expect(unscored({ cases: own, subtasks: [{ id: 'all', type: 'min' }] })).toEqual([]);
});
