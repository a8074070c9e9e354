import { SINGLE } from '@aosai/api/questions/kinds';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';

const NONCE = 'cGFydG5lcg';

/** Allows neither 'unsafe-inline' nor our origin: only scripts and styles with the page's nonce. */
export const POLICY = `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'`;

/** The same with `strict-dynamic`: scripts with the nonce may load others, from wherever they are. */
export const DYNAMIC_POLICY = POLICY.replace(`'nonce-${NONCE}'`, `'nonce-${NONCE}' 'strict-dynamic'`);

/** The question in the partner's page. */
export const question = {
  id: 'q1',
  no: 1,
  type: SINGLE,
  points: 200,
  title: null,
  blankCount: 0,
  programming: null,
  stemHtml: '<p>二分查找的时间复杂度是（　　）。</p>',
  options: [
    { id: 'A', html: 'O(n)' },
    { id: 'B', html: 'O(log n)' },
  ],
};

/** A page whose styles and scripts would affect our elements if they could. */
export const hostilePage = (product: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<style nonce="${NONCE}">
  * { font-style: italic !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      color: rgb(255, 0, 0) !important; text-align: right !important; line-height: 5 !important; direction: rtl !important;
      visibility: hidden; cursor: wait !important; font-size: 40px !important; }
  html, body, ao-question, ao-floating, #outside { visibility: visible; }
  div, label, fieldset, button, input { display: none !important; transform: rotate(9deg) !important; }
  #outside { padding: 7px; }
  ao-question.themed { --ao-color-surface: rgb(1, 2, 3); }
</style>
<p id="outside">Outside</p>
<ao-question id="question" question='${JSON.stringify(question)}'></ao-question>
<ao-floating id="floating" name="学校"></ao-floating>
<script type="module" nonce="${NONCE}" src="${product}/web/embed/aosai.js"></script>
<script type="module" nonce="${NONCE}" src="/floating.js"></script>`;

/** Builds the script of `floatingElement.tsx`, as a partner would. */
export async function floatingScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'floatingElement.tsx'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the element was not built');
  return chunk.code;
}

/** Computed styles of something inside an element. */
export const stylesOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, wanted) =>
        Object.fromEntries(wanted.map((name) => [name, getComputedStyle(element).getPropertyValue(name)])),
      names,
    );

/** Properties that the page's rules would change. */
export const LEAKING = [
  'font-style',
  'letter-spacing',
  'text-transform',
  'direction',
  'visibility',
  'transform',
  'font-size',
  'display',
];

/** A page whose policy allows our script but no styles. */
export const styleless = (product: string) => ({
  type: 'text/html',
  headers: { 'Content-Security-Policy': `default-src 'none'; script-src 'self' ${product}` },
  body: `<!doctype html><ao-countdown deadline-at="2026-12-06"></ao-countdown>
<script type="module" src="${product}/web/embed/aosai.js"></script>`,
});

/** Styles of a second question element after the first was removed. */
export const lookWithoutNeighbour = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const second = document.querySelector('#question')?.cloneNode() as Element;
    document.body.append(second);
    const label = (element: Element | null) => element?.shadowRoot?.querySelector('label');
    await new Promise<void>((resolve) => {
      const look = () => (label(second) ? resolve() : requestAnimationFrame(look));
      look();
    });
    document.querySelector('#question')?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    const left = label(second);
    return left ? [getComputedStyle(left).display, getComputedStyle(left).backgroundColor] : [];
  });
