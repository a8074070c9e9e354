import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import type { PdfBox, PdfDocument } from '../pdfDocument.ts';

export interface PdfPageProps {
  document: PdfDocument;
  /** From 0. */
  page: number;
  /** Screen pixels per pixel of the page at 100 %. */
  scale: number;
  /** Close enough to the window to be drawn. */
  isNear: boolean;
  marks: readonly { boxes: readonly PdfBox[]; isCurrent: boolean }[];
}

const Root = styled.div`
  position: relative;
  margin: 0 auto;
  width: var(--pdf-width);
  height: var(--pdf-height);
  background: #fff;
  box-shadow: ${theme.shadow.card};

  [data-theme='dark'] & {
    filter: brightness(0.88);
  }

  > canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  > mark {
    position: absolute;
    border-radius: 2px;
    background: rgba(255, 196, 0, 0.4);
    mix-blend-mode: multiply;
    pointer-events: none;
  }
  > mark[data-current='true'] {
    background: rgba(255, 120, 0, 0.55);
  }
  > p {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: #1a2233;
  }
  > [data-part='text'] {
    position: absolute;
    inset: 0;
    overflow: clip;
    line-height: 1;
    text-align: initial;
    transform-origin: 0 0;
    text-size-adjust: none;
    forced-color-adjust: none;
    caret-color: CanvasText;
    z-index: 0;
  }
  > [data-part='text'] :is(span, br) {
    color: transparent;
    position: absolute;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  > [data-part='text'] {
    --min-font-size: 1;
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size));
  }
  > [data-part='text'] > :not(.markedContent),
  > [data-part='text'] .markedContent span:not(.markedContent) {
    z-index: 1;
    --font-height: 0;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    --scale-x: 1;
    --rotate: 0deg;
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  > [data-part='text'] .markedContent {
    display: contents;
  }
  > [data-part='text'] ::selection {
    background: rgba(35, 66, 140, 0.25);
  }
`;

/** One page, drawn when it comes near the window, with selectable text and marked matches. */
export const PdfPage = ({ document, page, scale, isNear, marks }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { width = 0, height = 0 } = document.pages[page] ?? {};

  useEffect(() => {
    const target = canvas.current;
    if (!isNear || !target) return;
    const stop = new AbortController();
    document.draw(page, { canvas: target, layer: layer.current, scale }, stop.signal).then(
      () => setFailed(false),
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [document, page, scale, isNear]);

  return (
    <Root
      data-page={page}
      style={{
        '--pdf-width': `${Math.floor(width * scale)}px`,
        '--pdf-height': `${Math.floor(height * scale)}px`,
        '--total-scale-factor': scale,
      }}
    >
      <canvas ref={canvas} role="img" aria-label={`第 ${page + 1} 页`} />
      {marks.flatMap(({ boxes, isCurrent }) =>
        boxes.map((box) => (
          <mark
            key={`${box.left} ${box.top}`}
            data-current={isCurrent}
            style={{
              left: box.left * scale,
              top: box.top * scale,
              width: box.width * scale,
              height: box.height * scale,
            }}
          />
        )),
      )}
      <div ref={layer} data-part="text" />
      {failed && <p role="alert">这一页没有画出来，请下载后查看。</p>}
    </Root>
  );
};
