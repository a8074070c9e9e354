import { copyText } from '../CopyButton/copyText.ts';

const SHOWN_MS = 2000;

const wrap = (block: HTMLPreElement, no: number): (() => void) => {
  const frame = document.createElement('div');
  frame.dataset['part'] = 'block';
  const button = document.createElement('button');
  button.type = 'button';
  const offer = () => {
    button.textContent = '复制';
    button.ariaLabel = `复制第 ${no} 段文本`;
  };
  offer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (copied: boolean) => {
    button.textContent = copied ? '已复制' : '请手动复制';
    button.ariaLabel = null;
    clearTimeout(timer);
    timer = setTimeout(offer, SHOWN_MS);
  };
  const onClick = () => {
    const text = block.textContent;
    // The copied sample ends with a line end, as files do.
    void copyText(text.endsWith('\n') ? text : `${text}\n`).then(show);
  };
  button.addEventListener('click', onClick);
  block.replaceWith(frame);
  frame.append(block, button);
  return () => {
    clearTimeout(timer);
    button.removeEventListener('click', onClick);
    frame.replaceWith(block);
  };
};

/**
 * A ref for rendered HTML that adds a copy button to every `<pre>`. The blocks are the server's markup, outside React's
 * tree, so the buttons are DOM elements, removed again by the cleanup function.
 */
export const copyableBlocks = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const undo = [...element.querySelectorAll('pre')].map((block, index) => wrap(block, index + 1));
  return () => undo.forEach((one) => one());
};
