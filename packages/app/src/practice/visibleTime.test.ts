import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visibleTime } from './visibleTime.ts';

class Page extends EventTarget {
  hidden = false;
  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let page: Page;
beforeEach(() => {
  page = new Page();
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('timeInSight: counts only while the page is visible', () => {
  const sight = visibleTime();
  vi.advanceTimersByTime(3_000);
  page.turn(true);
  vi.advanceTimersByTime(60_000);
  expect(sight.spentMs()).toBe(3_000);
  page.turn(false);
  vi.advanceTimersByTime(500);
  expect(sight.spentMs()).toBe(3_500);
  sight.stop();
});

test('timeInSight: counts nothing while hidden, and at most a day', () => {
  page.hidden = true;
  const sight = visibleTime();
  vi.advanceTimersByTime(9_000);
  expect(sight.spentMs()).toBe(0);
  page.turn(false);
  vi.advanceTimersByTime(90_000_000);
  expect(sight.spentMs()).toBe(86_400_000);
});
