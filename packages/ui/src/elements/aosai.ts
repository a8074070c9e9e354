import { defineElement } from './defineElement.ts';
import { elements } from './elements.ts';

/**
 * Registers all `ao-` elements. Each kind fetches its code when the first of it is connected to a page.
 *
 * @param options.nonce of the page's Content-Security-Policy, for the styles inside the elements
 */
const defineElements = (options: { nonce?: string | undefined } = {}): void => {
  for (const [tag, definition] of Object.entries(elements)) defineElement(tag, definition, options);
};

// The script of a page with `ao-` elements: <script type="module" src="…/web/embed/aosai.js" nonce="…">.

const script = [...document.scripts].find(({ src }) => src === import.meta.url);

defineElements({ nonce: script?.nonce });
