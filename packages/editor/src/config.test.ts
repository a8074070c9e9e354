import { expect, test } from 'vitest';
import { changeConfig, DEFAULT_CONFIG, FONT_SIZES, loadConfig, saveConfig, type ConfigStorage } from './config.ts';

function storageWith(text: string | null) {
  const kept = { text };
  const storage: ConfigStorage = {
    getItem: () => kept.text,
    setItem: (_key, value) => {
      kept.text = value;
    },
  };
  return { kept, storage };
}

test('loadConfig: returns the defaults of the specification on a first visit', () => {
  expect(loadConfig(storageWith(null).storage)).toEqual({
    theme: 'light',
    fontSize: 16,
    panels: {
      code: { size: 75, open: true, full: false },
      question: { size: 40, open: true, full: false },
      result: { size: 20, open: true, full: false },
    },
  });
  expect(FONT_SIZES).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
});

test("loadConfig: uses the site's theme until a person chooses one", () => {
  const { storage } = storageWith(null);
  expect(loadConfig(storage, 'vs-dark').theme).toBe('vs-dark');
  saveConfig(storage, { ...DEFAULT_CONFIG, theme: 'light' });
  expect(loadConfig(storage, 'vs-dark').theme).toBe('light');
});

test('loadConfig: returns saved theme and font size', () => {
  const { storage } = storageWith(null);
  const chosen = changeConfig(DEFAULT_CONFIG, { theme: 'vs-dark', fontSize: 20 });
  expect(saveConfig(storage, chosen)).toBe(true);
  expect(loadConfig(storage)).toEqual({ ...DEFAULT_CONFIG, theme: 'vs-dark', fontSize: 20 });
});

test('saveConfig: does not store the panel layout', () => {
  const { kept, storage } = storageWith(null);
  const moved = changeConfig(DEFAULT_CONFIG, { panels: { question: { size: 55 }, result: { open: false } } });
  expect(moved.panels).toEqual({
    code: { size: 75, open: true, full: false },
    question: { size: 55, open: true, full: false },
    result: { size: 20, open: false, full: false },
  });
  saveConfig(storage, moved);
  expect(kept.text).toBe('{"theme":"light","fontSize":16}');
  expect(loadConfig(storage)).toEqual(DEFAULT_CONFIG);
});

test.each(['', '{', 'null', '7', '"vs-dark"', '[]', '{"theme":"hc-black","fontSize":"16"}', '{"fontSize":11}'])(
  'loadConfig: returns the defaults for the corrupt record %s',
  (text) => {
    expect(loadConfig(storageWith(text).storage)).toEqual(DEFAULT_CONFIG);
  },
);

test('loadConfig: keeps valid values when another is invalid', () => {
  expect(loadConfig(storageWith('{"theme":"blue","fontSize":18}').storage)).toEqual({
    ...DEFAULT_CONFIG,
    fontSize: 18,
  });
});

test.each([
  [3, 12],
  [18.4, 18],
  [90, 24],
])('changeConfig: changes a font size of %d to %d', (asked, given) => {
  expect(changeConfig(DEFAULT_CONFIG, { fontSize: asked }).fontSize).toBe(given);
});

test('saveConfig: returns false when the browser refuses to store, and rethrows other errors', () => {
  const refusing = (error: Error): ConfigStorage => ({
    getItem: () => null,
    setItem: () => {
      throw error;
    },
  });
  expect(saveConfig(refusing(new DOMException('full', 'QuotaExceededError')), DEFAULT_CONFIG)).toBe(false);
  expect(() => saveConfig(refusing(new TypeError('bug')), DEFAULT_CONFIG)).toThrow('bug');
});

test('loadConfig: returns a copy, so that changes leave the defaults intact', () => {
  const loaded = loadConfig(storageWith(null).storage);
  loaded.panels.code.size = 10;
  expect(loadConfig(storageWith(null).storage).panels.code.size).toBe(75);
});
