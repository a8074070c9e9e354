import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Driver, Key } from './driver.ts';

/** DOM Testing Library finds by role and name in the page itself, alike in every browser. */
const LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom')).replace(
    /dist\/.*$/,
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
const PATIENCE_MS = 120_000;
const PAUSE_MS = 100;

export interface Target {
  role: string;
  name: string | RegExp;
  /** Looks only inside of this one. */
  inside?: Target;
  /** Which of several; the last for -1. */
  at?: number;
}

/** A target as it travels to the page. */
const sent = ({ role, name, inside, at = 0 }: Target): object => ({
  role,
  at,
  name: typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags },
  inside: inside ? sent(inside) : null,
});

const FIND = `
const allOf = ({ role, name, inside }) => {
  const box = inside ? of(inside) : document.body;
  const wanted = 'text' in name ? name.text : new RegExp(name.source, name.flags);
  return box ? window.TestingLibraryDom.queryAllByRole(box, role, { name: wanted }) : [];
};
const of = (target) => allOf(target).at(target.at);
`;

/**
 * An input method by the events that it causes, in the order of each browser: WebKit tells of the Enter that ends a word
 * when the word has ended.
 */
const COMPOSE = `
let field = document.activeElement;
while (field.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
const [letters, word] = arguments;
const event = (Kind, type, more) => field.dispatchEvent(new Kind(type, { bubbles: true, composed: true, ...more }));
const key = (name, isComposing) => {
  const pressed = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, key: name, isComposing });
  Object.defineProperty(pressed, 'keyCode', { value: 229 });
  field.dispatchEvent(pressed);
};
const show = (data) => {
  const { from, to } = window.aosaiWord;
  event(CompositionEvent, 'compositionupdate', { data });
  event(InputEvent, 'beforeinput', { inputType: 'insertCompositionText', data, isComposing: true });
  field.setRangeText(data, from, to, 'end');
  window.aosaiWord = { from, to: from + data.length };
  event(InputEvent, 'input', { inputType: 'insertCompositionText', data, isComposing: true });
};
if (!window.aosaiWord) {
  key('Process', false);
  event(CompositionEvent, 'compositionstart', { data: '' });
  window.aosaiWord = { from: field.selectionStart, to: field.selectionEnd };
}
if (letters !== null) {
  key('Process', true);
  show(letters);
} else {
  const isLate = !navigator.userAgent.includes('Firefox');
  if (!isLate) key('Enter', true);
  show(word);
  event(CompositionEvent, 'compositionend', { data: word });
  window.aosaiWord = undefined;
  if (isLate) key('Enter', false);
}`;

/** What a person does with a page, in any of the browsers. Each verb waits until it can be done. */
export function walkIn(driver: Driver) {
  const inPage = async (body: string, ...args: unknown[]) => {
    const isThere = await driver.run('return Boolean(window.TestingLibraryDom)', []);
    // A page under our policy runs no script from a text, but what a driver sends is not held to it.
    if (isThere !== true) await driver.run(`${LIBRARY}\n;window.TestingLibraryDom ??= self.TestingLibraryDom;`, []);
    return driver.run(`${FIND}${body}`, args);
  };
  /** Asks the page until the answer is neither null nor false. */
  const until = async (what: string, body: string, ...args: unknown[]): Promise<unknown> => {
    const endMs = Date.now() + PATIENCE_MS;
    let reason = '';
    while (Date.now() < endMs) {
      try {
        const answer = await inPage(body, ...args);
        if (answer !== null && answer !== false) return answer;
        reason = 'it was not there';
      } catch (error) {
        // The page may just be changing to the next one.
        reason = String(error);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    const text = await driver.run('return document.body.innerText.slice(0, 2000)', []);
    throw new Error(`${driver.version}: ${what}: ${reason}; the page says: ${String(text)}`);
  };
  const told = ({ role, name }: Target) => `${role} "${String(name)}"`;

  /** The middle of what is found, once it stands still, is enabled and lies on top. */
  const middle = (what: string, find: string, ...args: unknown[]) =>
    until(
      what,
      `const found = ${find};
      if (!found || found.disabled || found.closest('[inert]') || found.ariaDisabled === 'true') return null;
      found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = found.getBoundingClientRect();
      const place = [left + width / 2, top + height / 2];
      const stands = window.aosaiPlace && window.aosaiPlace.join() === place.join();
      window.aosaiPlace = place;
      if (!stands || !width) return null;
      const above = found.getRootNode().elementFromPoint(...place);
      return above && (found.contains(above) || above.contains(found)) ? place : null;`,
      ...args,
    ) as Promise<[number, number]>;

  const click = async (role: string, name: string | RegExp, more: Omit<Target, 'role' | 'name'> = {}) => {
    const target = { role, name, ...more };
    await driver.clickAt(...(await middle(`click ${told(target)}`, 'of(arguments[0])', sent(target))));
  };
  return {
    version: driver.version,
    open: (url: string) => driver.goto(url),
    reload: () => driver.reload(),
    back: () => driver.back(),
    resize: (width: number, height: number) => driver.resize(width, height),
    press: (key: Key) => driver.press(key),
    type: (text: string) => driver.type(text),
    click,
    /** Clicks what a style selector finds, for parts without a role; `within` is an element with a shadow tree. */
    clickOn: async (selector: string, within: string | null = null) => {
      const find =
        '(arguments[1] ? document.querySelector(arguments[1])?.shadowRoot : document)?.querySelector(arguments[0])';
      await driver.clickAt(...(await middle(`click ${selector}`, find, selector, within)));
    },
    /** Types pinyin letters, which are not a word yet. */
    compose: async (...letters: readonly string[]) => {
      for (const some of letters) await (driver.compose?.(some) ?? driver.run(COMPOSE, [some, null]));
    },
    /** Makes a word of the letters, with Enter. */
    endWord: async (word: string) => {
      await (driver.endWord?.(word) ?? driver.run(COMPOSE, [null, word]));
    },
    /** Replaces the text of a field. */
    fill: async (name: string | RegExp, text: string, more: Omit<Target, 'role' | 'name'> = {}) => {
      await click('textbox', name, more);
      await driver.press('selectAll');
      await driver.press('Delete');
      await driver.type(text);
    },
    /** Fills in the field that a label names, also one for passwords, which has no role. */
    fillLabelled: async (label: string, text: string) => {
      const find = 'window.TestingLibraryDom.queryByLabelText(document.body, arguments[0], { selector: "input" })';
      await driver.clickAt(...(await middle(`field "${label}"`, find, label)));
      await driver.type(text);
    },
    see: (role: string, name: string | RegExp, more: Omit<Target, 'role' | 'name'> = {}) =>
      until(`see ${role} "${String(name)}"`, 'return Boolean(of(arguments[0]))', sent({ role, name, ...more })),
    gone: (role: string, name: string | RegExp) =>
      until(`gone ${role} "${String(name)}"`, 'return !of(arguments[0])', sent({ role, name })),
    /** Waits for a text of the page, and returns what matched. */
    read: (text: string | RegExp) => {
      const { source, flags } = typeof text === 'string' ? new RegExp(RegExp.escape(text)) : text;
      const find = 'return new RegExp(arguments[0], arguments[1]).exec(document.body.innerText)?.[0] ?? null';
      return until(`read ${source}`, find, source, flags);
    },
    /** Waits until a function body returns something in the page. */
    holds: (what: string, body: string) => until(what, body),
    address: async () => new URL((await driver.run('return location.href', [])) as string),
    shot: async (file: string) => writeFileSync(file, await driver.screenshot()),
    close: () => driver.close(),
  };
}

export type Walk = ReturnType<typeof walkIn>;
