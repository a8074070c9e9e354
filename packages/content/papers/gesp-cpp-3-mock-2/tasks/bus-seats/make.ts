import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

type Event = readonly [sign: '+' | '-', number: number];
const day = (n: number, events: readonly Event[]) => lines([n, events.length], ...events);

/** Seats a group in the first run of `k` free seats; undefined when there is none. */
function seatOf(seats: string, k: number, group: string): string | undefined {
  const at = seats.indexOf('.'.repeat(k));
  return at === -1 ? undefined : seats.slice(0, at) + group.repeat(k) + seats.slice(at + k);
}

// Each group is one character, so that a row of seats is a string.
const sign = (group: number) => String.fromCodePoint(0x4e00 + group);

function after(n: number, events: readonly Event[]) {
  let [seats, groups, away] = ['.'.repeat(n), 0, 0];
  let isPossible = true;
  for (const [kind, number] of events) {
    if (kind === '+') {
      groups++;
      const next = seatOf(seats, number, sign(groups));
      if (next === undefined) away++;
      else seats = next;
    } else {
      isPossible &&= seats.includes(sign(number));
      seats = seats.replaceAll(sign(number), '.');
    }
  }
  return { seats, away, isPossible };
}

function any(random: Random, n: number, m: number, most: number): string {
  const events: Event[] = [];
  while (events.length < m) {
    const on = [...new Set(after(n, events).seats.replaceAll('.', ''))].map(
      (one) => (one.codePointAt(0) ?? 0) - 0x4e00,
    );
    const group = on[random.int(0, Math.max(0, on.length - 1))];
    events.push(group !== undefined && random.int(1, 5) < 3 ? ['-', group] : ['+', random.int(1, most)]);
  }
  return day(n, events);
}

export const making = {
  inputs: (random) => [
    day(1, [['+', 1]]),
    day(3, [
      ['+', 2],
      ['+', 2],
      ['+', 1],
      ['-', 3],
    ]),
    day(
      200,
      Array.from({ length: 300 }, (): Event => ['+', 1]),
    ),
    day(6, [
      ['+', 2],
      ['+', 2],
      ['+', 2],
      ['-', 1],
      ['-', 3],
      ['+', 3],
      ['+', 1],
    ]),
    day(9, [
      ['+', 5],
      ['+', 5],
      ['+', 3],
      ['-', 3],
      ['+', 4],
      ['-', 1],
      ['+', 2],
    ]),
    any(random, 12, 30, 5),
    any(random, 20, 60, 6),
    any(random, 60, 150, 12),
    any(random, 200, 300, 40),
    any(random, 150, 300, 9),
  ],
  small: (random) => any(random, random.int(3, 10), random.int(1, 9), 3),
  isValid: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const [n = 0, m = 0] = head.split(' ').map(Number);
    const events = rows.map((row): Event => [row.startsWith('+') ? '+' : '-', Number(row.slice(2))]);
    return (
      input === day(n, events) &&
      n >= 1 &&
      n <= 200 &&
      m === events.length &&
      m <= 300 &&
      events.every(([kind, k]) => kind === '-' || (k >= 1 && k <= n)) &&
      after(n, events).isPossible
    );
  },
  // Searches the row, as a string, for a run of dots.
  solve: (input) => {
    const [head = '', ...rows] = input.trimEnd().split('\n');
    const events = rows.map((row): Event => [row.startsWith('+') ? '+' : '-', Number(row.slice(2))]);
    const { seats, away } = after(Number(head.split(' ')[0]), events);
    return lines(away, seats.replaceAll(/[^.]/gu, '#'));
  },
} satisfies Making;
