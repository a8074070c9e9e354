import { css } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** For the parent of a scroll container that `markEdges` watches: where it goes on at a side, that edge has a shadow. */
export const edgesCss = css`
  position: relative;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    z-index: 4;
    width: 12px;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${theme.motion.quick} ${theme.motion.ease};
  }
  &::before {
    left: 0;
    background: linear-gradient(to right, color-mix(in srgb, ${theme.color.ink} 14%, transparent), transparent);
  }
  &::after {
    right: 0;
    background: linear-gradient(to left, color-mix(in srgb, ${theme.color.ink} 14%, transparent), transparent);
  }
  &[data-more~='left']::before,
  &[data-more~='right']::after {
    opacity: 1;
  }
`;

/**
 * A ref for a scroll container: says on its parent at which sides it has more, so that these edges show a shadow.
 * `scrolls` tells whether it scrolls by itself now.
 */
export function markEdges(element: Element | null | undefined, scrolls = () => true): (() => void) | undefined {
  const edges = element?.parentElement;
  if (!element || !edges) return undefined;
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const left = scrollLeft > 1 ? 'left' : '';
    const right = scrollLeft + clientWidth < scrollWidth - 1 ? 'right' : '';
    edges.dataset['more'] = scrolls() ? `${left} ${right}`.trim() : '';
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(mark));
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  element.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', mark);
  };
}
