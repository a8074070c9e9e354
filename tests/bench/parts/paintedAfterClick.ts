import type { Page } from 'playwright';

/**
 * Milliseconds from the next click on the page until an element that matches the selector shows all of these texts and
 * has been painted.
 */
export const paintedAfterClick = (page: Page, selector: string, ...texts: string[]): Promise<number> =>
  page.evaluate(
    ([place, wanted]) =>
      new Promise<number>((resolve) => {
        let clickedMs = Number.NaN;
        addEventListener('click', () => (clickedMs = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (Number.isNaN(clickedMs)) return;
          const shown = [...document.querySelectorAll(place)].map((element) => element.textContent);
          if (!shown.some((text) => wanted.every((one) => text.includes(one)))) return;
          observer.disconnect();
          // After two frames it has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clickedMs)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [selector, texts] as const,
  );
