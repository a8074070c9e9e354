import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Html } from '../../primitives/Html/Html.tsx';
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
const copyableBlocks = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const undo = [...element.querySelectorAll('pre')].map((block, index) => wrap(block, index + 1));
  return () => undo.forEach((one) => one());
};

export interface StatementProps {
  /** HTML that the server has sanitised. */
  html: string;
  size?: 's' | 'm' | 'l';
}

const Root = styled.div`
  /* Below the title of the question: no heading of a statement is as loud as that. */
  --prose-heading: 1em;

  [data-part='block'] {
    position: relative;
    margin: 0 0 12px;
  }
  [data-part='block'] > pre {
    min-height: 46px;
    margin: 0;
    padding-right: 76px;
  }
  [data-part='block'] > button {
    appearance: none;
    position: absolute;
    top: 8px;
    right: 8px;
    min-width: 52px;
    min-height: 28px;
    padding: 2px 10px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.surface};
    color: ${theme.color.ink2};
    font-family: ${theme.font.sans};
    font-size: ${theme.text.tiny};
    cursor: pointer;
    user-select: none;
  }
  [data-part='block'] > button:hover {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.ink};
  }

  ${media.touch} {
    [data-part='block'] > button {
      top: 0;
      right: 0;
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
      border-color: transparent;
      background: none;
    }
  }
  ${media.print} {
    [data-part='block'] > button {
      display: none;
    }
  }
`;

/** A question's statement with a copy button on every block of code or sample. */
export const Statement = ({ html, size = 'm' }: StatementProps) => (
  // Remounts for a new text, because the buttons belong to the blocks of one text.
  <Root key={html} ref={copyableBlocks}>
    <Html html={html} size={size} />
  </Root>
);
