import { expect, test } from 'vitest';
import { isAccepted } from './isAccepted.ts';

test('isAccepted: compares as the scoring does, so that a blank with points is not marked as wrong', () => {
  const typed = [' ２D ', '2D', '2d', '', '“%d”', 'a【i】', 'i + 1', '—1', '5\u200B'];
  const accepted = ['2D', '0x2D', '"%d"', 'a[i]', 'i+1', '-1', '5'];
  expect(typed.filter((text) => !isAccepted(text, accepted))).toEqual(['2d', '']);
});

test('isAccepted: follows the rules of the author', () => {
  expect([
    isAccepted('1,2', ['1, 2'], { exactSpaces: true }),
    isAccepted('1, 2', ['1, 2'], { exactSpaces: true }),
    isAccepted('CPP', ['cpp'], { ignoreCase: true }),
    isAccepted('ＣＰＰ', ['cpp']),
  ]).toEqual([false, true, true, false]);
});
