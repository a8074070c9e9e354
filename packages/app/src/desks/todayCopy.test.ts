import { aToday } from '@aosai/api/desks/today.fixtures';
import { DAY_MS } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { eraseToday, keepToday, lastSettings, lastToday } from './todayCopy.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const NOW = 1_800_000_000_000;
const settings = { appId: 'aosai', title: '奥赛学堂', logo: '', favicon: '', accent: null };
const copy = { sessionId: 'S1', memberName: '林同学', at: NOW, today: aToday(), settings };

test('todayCopy: gives back what the same session kept', () => {
  const storage = aStorage();
  keepToday(storage, copy);
  expect(lastToday(storage, 'S1', NOW + 1)).toMatchObject(copy);
});

test('todayCopy: shows nothing to another session', () => {
  const storage = aStorage();
  keepToday(storage, copy);
  expect(lastToday(storage, 'S2', NOW)).toBeNull();
  expect(lastToday(storage, undefined, NOW)).toBeNull();
});

test('todayCopy: shows nothing after a week', () => {
  const storage = aStorage();
  keepToday(storage, copy);
  expect(lastToday(storage, 'S1', NOW + 7 * DAY_MS + 1)).toBeNull();
});

test('todayCopy: shows nothing after it was erased', () => {
  const storage = aStorage();
  keepToday(storage, copy);
  eraseToday(storage);
  expect(lastToday(storage, 'S1', NOW)).toBeNull();
});

test('todayCopy: ignores what is not its own JSON', () => {
  expect(lastToday({ getItem: () => '{"form":1,"sessionId":"S1"' }, 'S1', NOW)).toBeNull();
  expect(lastToday({ getItem: () => '{"form":0,"sessionId":"S1","at":1}' }, 'S1', NOW)).toBeNull();
});

test('todayCopy: gives back the settings of a copy that is not a week old', () => {
  const storage = aStorage();
  expect(lastSettings(storage, NOW)).toBeNull();
  keepToday(storage, copy);
  expect(lastSettings(storage, NOW + 1)).toEqual(settings);
  expect(lastSettings(storage, NOW + 7 * DAY_MS + 1)).toBeNull();
});
