import { lines, type Making } from '../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const SEATS = 'ABCDFabcdf';
const any = (random: Random, n: number, seats: string = SEATS) =>
  Array.from({ length: n }, () => `${random.int(1, 20)}${seats[random.int(0, seats.length - 1)] ?? 'A'}`);
const tickets = (seats: readonly string[]) => lines(seats.length, ...seats);
const same = (n: number, seat: string) => Array.from({ length: n }, () => seat);

export const making = {
  inputs: (random) => [
    tickets(['1A']),
    tickets(['20d']),
    tickets(same(1000, '20F')),
    tickets(same(1000, '1c')),
    tickets(any(random, 40, 'abcdf')),
    tickets(any(random, 40, 'ABCDF')),
    tickets(['5f', '9A', '20B', '19C', '20d', '9F', '2a']),
    tickets(any(random, 12)),
    tickets(any(random, 200)),
    tickets(any(random, 1000)),
  ],
  small: (random) => tickets(any(random, random.int(1, 9))),
  isValid: (input) => {
    const [n = '', ...seats] = input.trimEnd().split('\n');
    return (
      input === tickets(seats) &&
      Number(n) === seats.length &&
      seats.length <= 1000 &&
      seats.every((seat) => /^(?:[1-9]|1\d|20)[ABCDFabcdf]$/u.test(seat))
    );
  },
  // Sorts the tickets into three heaps by where their letter is in the row.
  solve: (input) => {
    const [, ...seats] = input.trimEnd().split('\n');
    const heap = (letters: string) => seats.filter((seat) => letters.includes(seat.slice(-1).toUpperCase()));
    const rows = heap('AF').map((seat) => Number(seat.slice(0, -1)));
    return lines([heap('AF').length, heap('CD').length, heap('B').length, Math.max(0, ...rows)]);
  },
} satisfies Making;
