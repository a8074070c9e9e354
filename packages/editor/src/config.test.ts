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

test('a first visitor gets the defaults of the specification', () => {
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

test('the theme of the site holds until a person chooses one', () => {
  const { storage } = storageWith(null);
  expect(loadConfig(storage, 'vs-dark').theme).toBe('vs-dark');
  saveConfig(storage, { ...DEFAULT_CONFIG, theme: 'light' });
  expect(loadConfig(storage, 'vs-dark').theme).toBe('light');
});

test('theme and font size come back after a reload', () => {
  const { storage } = storageWith(null);
  const chosen = changeConfig(DEFAULT_CONFIG, { theme: 'vs-dark', fontSize: 20 });
  expect(saveConfig(storage, chosen)).toBe(true);
  expect(loadConfig(storage)).toEqual({ ...DEFAULT_CONFIG, theme: 'vs-dark', fontSize: 20 });
});

test('the layout of panels changes on the page and is not stored', () => {
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
  'a corrupt record (%s) falls back to the defaults',
  (text) => {
    expect(loadConfig(storageWith(text).storage)).toEqual(DEFAULT_CONFIG);
  },
);

test('one bad value does not take the good one with it', () => {
  expect(loadConfig(storageWith('{"theme":"blue","fontSize":18}').storage)).toEqual({
    ...DEFAULT_CONFIG,
    fontSize: 18,
  });
});

test.each([
  [3, 12],
  [18.4, 18],
  [90, 24],
])('a font size of %d is brought to %d', (asked, given) => {
  expect(changeConfig(DEFAULT_CONFIG, { fontSize: asked }).fontSize).toBe(given);
});

test('a browser that refuses to store is reported, any other mistake is not hidden', () => {
  const refusing = (error: Error): ConfigStorage => ({
    getItem: () => null,
    setItem: () => {
      throw error;
    },
  });
  expect(saveConfig(refusing(new DOMException('full', 'QuotaExceededError')), DEFAULT_CONFIG)).toBe(false);
  expect(() => saveConfig(refusing(new TypeError('bug')), DEFAULT_CONFIG)).toThrow('bug');
});

test('the defaults are never changed through a loaded configuration', () => {
  const loaded = loadConfig(storageWith(null).storage);
  loaded.panels.code.size = 10;
  expect(loadConfig(storageWith(null).storage).panels.code.size).toBe(75);
});
