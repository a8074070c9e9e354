import type { Page } from 'playwright';

/** Milliseconds from the next click until the panel of results shows the verdict of submission `no`. */
function verdictShown(page: Page, no: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let clickedMs = Number.NaN;
        const remember = () => {
          clickedMs = performance.now();
        };
        addEventListener('click', remember, { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const heads = [...document.querySelectorAll('[role=status]')].map((head) => head.textContent);
          if (!heads.some((text) => text.includes('通过') && text.includes(`第 ${wanted} 次提交`))) return;
          observer.disconnect();
          // After two frames it has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clickedMs)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    no,
  );
}

/** Clicks 提交; resolves with the milliseconds until the verdict is painted. */
export async function submitOnce(page: Page, no: number): Promise<number> {
  const shown = verdictShown(page, no);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  return shown;
}
