// The script of a page with `ao-` elements: <script type="module" src="…/web/embed/aosai.js" nonce="…">.
import { defineElements } from './defineElements.ts';

const script = [...document.scripts].find(({ src }) => src === import.meta.url);

defineElements({ nonce: script?.nonce });
