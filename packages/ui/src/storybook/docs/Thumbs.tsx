import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { WIDTHS } from '../toolbars.ts';
import { newFrameQueue, type Turn } from './frameQueue.ts';
import { GlobalsContext } from './globals.ts';

export interface Thumb {
  id: string;
  exportName: string;
  name: string;
}

const Grid = styled.ul.attrs({ className: 'sb-unstyled' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: ${theme.space[24]} ${theme.space[20]};
  margin: ${theme.space[16]} 0 ${theme.space[32]};
  padding: 0;
  list-style: none;
  font-family: ${theme.font.sans};

  a {
    display: grid;
    gap: ${theme.space[8]};
    color: ${theme.color.ink};
    font-size: ${theme.text.dense};
    text-decoration: none;
    border-radius: ${theme.radius.control};
  }
  a:hover span {
    color: ${theme.color.primary};
    text-decoration: underline;
  }
  a:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
`;

const Window = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};

  iframe {
    position: absolute;
    top: 0;
    left: var(--left);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

const DESKTOP_PX = 1280;

/** The width of a state whose name says it: the toolbar's names of widths, as stories use them. */
const ownWidth = (exportName: string): keyof typeof WIDTHS | null => {
  if (/Smallest/.test(exportName)) return 'small';
  if (/Phone/.test(exportName)) return 'phone';
  return /Tablet/.test(exportName) ? 'tablet' : null;
};

const widthPxOf = (exportName: string, chosen: unknown): number => {
  const name = Object.hasOwn(WIDTHS, String(chosen)) ? String(chosen) : chosen === 'full' ? null : ownWidth(exportName);
  const width = Object.entries(WIDTHS).find(([known]) => known === name)?.[1];
  return width ? Number.parseInt(width.styles.width, 10) : DESKTOP_PX;
};

/** The address of a story alone, with the toolbar's choices. */
const storyFrame = (id: string, globals: Readonly<Record<string, unknown>>): string => {
  const own = Object.entries(globals)
    .filter(([name, value]) => ['look', 'amount', 'textSize', 'contrast', 'motion'].includes(name) && value)
    .map(([name, value]) => `${name}:${String(value)}`);
  return `iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=${encodeURIComponent(own.join(';'))}`;
};

const takeTurn = newFrameQueue();

/** Frames that a little scrolling brings into view load before it. */
const AROUND_VIEW = '240px 0px';

/** Whether a frame with this address may be there: it is near the view, and its turn to load has come. */
function useTurn(box: RefObject<HTMLElement | null>, src: string) {
  const [size, setSize] = useState<{ widthPx: number; heightPx: number } | null>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const turn = useRef<Turn | null>(null);
  const isNear = size !== null;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { width, height } = element.getBoundingClientRect();
        setSize(entry?.isIntersecting ? { widthPx: width, heightPx: height } : null);
      },
      { rootMargin: AROUND_VIEW },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => {
    if (!isNear) return undefined;
    const own = takeTurn(() => setBegun(src));
    turn.current = own;
    return () => {
      own.end();
      setBegun(null);
    };
  }, [isNear, src]);
  return { size: begun === src ? size : null, onLoad: () => turn.current?.end() };
}

const ThumbWindow = ({ thumb }: { thumb: Thumb }) => {
  const globals = useContext(GlobalsContext);
  const box = useRef<HTMLDivElement>(null);
  const src = storyFrame(thumb.id, globals);
  const { size, onLoad } = useTurn(box, src);
  const widthPx = widthPxOf(thumb.exportName, globals['width']);
  if (!size) return <Window ref={box} />;
  // A phone is drawn smaller than the window is wide, so that more than its first lines are seen.
  const scale = Math.min(size.widthPx / widthPx, 0.6);
  return (
    <Window ref={box} style={{ '--scale': String(scale), '--left': `${(size.widthPx - widthPx * scale) / 2}px` }}>
      <iframe
        title={thumb.name}
        src={src}
        onLoad={onLoad}
        width={widthPx}
        height={Math.round(size.heightPx / scale)}
        tabIndex={-1}
        inert
      />
    </Window>
  );
};

/** Live pictures of states, each a link to its story. */
export const Thumbs = ({ of }: { of: readonly Thumb[] }) => (
  <Grid>
    {of.map((thumb) => (
      <li key={thumb.id}>
        <a href={`./?path=/story/${thumb.id}`} target="_parent">
          <ThumbWindow thumb={thumb} />
          <span>{thumb.name}</span>
        </a>
      </li>
    ))}
  </Grid>
);
