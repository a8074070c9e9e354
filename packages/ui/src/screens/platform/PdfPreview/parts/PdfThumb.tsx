import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import type { PdfDocument } from '../pdfDocument.ts';

export interface PdfThumbProps {
  document: PdfDocument;
  /** From 0. */
  page: number;
  isCurrent: boolean;
  /** Number of search matches on this page. */
  found: number;
  onGo: () => void;
}

/** Width of a thumbnail in px. */
const WIDTH = 96;

const Root = styled.button`
  appearance: none;
  display: grid;
  gap: ${theme.space[4]};
  justify-items: center;
  width: 100%;
  padding: ${theme.space[8]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.ink2};
  font: inherit;
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  > canvas {
    width: ${WIDTH}px;
    height: var(--thumb-height);
    background: #fff;
    box-shadow: 0 0 0 1px ${theme.color.line};
  }
  [data-theme='dark'] & > canvas {
    filter: brightness(0.88);
  }
  &:hover {
    background: ${theme.color.sunken};
  }
  &[aria-current] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }
  &[aria-current] > canvas {
    box-shadow: 0 0 0 2px ${theme.color.primary};
  }
  small {
    color: ${theme.color.ink2};
  }
`;

/** The thumbnail of a page, which links to it; drawn once it becomes visible. */
export const PdfThumb = ({ document, page, isCurrent, found, onGo }: PdfThumbProps) => {
  const root = useRef<HTMLButtonElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSeen, setSeen] = useState(false);
  const { no = page + 1, width = WIDTH, height = WIDTH } = document.pages[page] ?? {};
  const scale = WIDTH / width;

  useEffect(() => {
    if (isSeen || !root.current) return;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    sight.observe(root.current);
    return () => sight.disconnect();
  }, [isSeen]);

  useEffect(() => {
    if (!isSeen || !canvas.current) return;
    const stop = new AbortController();
    // The page itself reports that it cannot be drawn; its thumbnail stays white.
    document.draw(page, { canvas: canvas.current, layer: null, scale }, stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [document, page, scale, isSeen]);

  useEffect(() => {
    // Scrolls only the list, never the window.
    const list = root.current?.closest('nav');
    if (!isCurrent || !root.current || !list) return;
    const [own, around] = [root.current.getBoundingClientRect(), list.getBoundingClientRect()];
    if (own.top < around.top) list.scrollTop += own.top - around.top;
    else if (own.bottom > around.bottom) list.scrollTop += own.bottom - around.bottom;
  }, [isCurrent]);

  return (
    <Root
      ref={root}
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      style={{ '--thumb-height': `${Math.round(height * scale)}px` }}
      onClick={onGo}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <span>
        第 {no} 页{found > 0 && <small> · {found} 处</small>}
      </span>
    </Root>
  );
};
