import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type PdfDocument, type PdfZoom, zoomed } from './pdfDocument.ts';

/** Margin above and below the window within which pages are drawn ahead. */
const AHEAD = '800px 0px';
const MAX_FIT = 1.6;

/** Visible pages, zoom, and navigation of the document. */
export function usePdfView({ pages }: PdfDocument, list: RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState<PdfZoom>('fit');
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  const [page, setPage] = useState(0);
  const widest = Math.max(1, ...pages.map(({ width }) => width));
  const fit = room === 0 ? 1 : Math.min(MAX_FIT, room / widest);
  const scale = zoom === 'fit' ? fit : zoom / 100;

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const measure = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    measure.observe(root);
    return () => measure.disconnect();
  }, [list]);

  const placeOf = (element: Element): number => Number(element.getAttribute('data-page'));
  useEffect(() => {
    const shown = [...(list.current?.querySelectorAll('[data-page]') ?? [])];
    const drawn = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(placeOf(target));
            else next.delete(placeOf(target));
          }
          return next;
        }),
      { rootMargin: AHEAD },
    );
    // A line across the middle of the window: the page under it is the current one.
    const current = new IntersectionObserver(
      (entries) => {
        const on = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (on) setPage(placeOf(on.target));
      },
      { rootMargin: '-49% 0px -49% 0px' },
    );
    for (const element of shown) {
      drawn.observe(element);
      current.observe(element);
    }
    return () => {
      drawn.disconnect();
      current.disconnect();
    };
  }, [pages, list]);

  const goTo = (place: number, top = 0) => {
    const element = list.current?.querySelector(`[data-page="${place}"]`);
    if (!element) return;
    const box = element.getBoundingClientRect();
    // Leaves room for the sticky bar at the top of the window.
    window.scrollTo({ top: window.scrollY + box.top + top * scale - 140 });
    setPage(place);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typed = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.defaultPrevented || event.altKey) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
      event.preventDefault();
      document.querySelector<HTMLInputElement>('[data-pdf] input[type=search]')?.focus();
      return;
    }
    if (typed || event.ctrlKey || event.metaKey) return;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => goTo(Math.max(0, page - 1)),
      ArrowRight: () => goTo(Math.min(pages.length - 1, page + 1)),
      '+': () => setZoom(zoomed(scale * 100, 1)),
      '=': () => setZoom(zoomed(scale * 100, 1)),
      '-': () => setZoom(zoomed(scale * 100, -1)),
      '0': () => setZoom('fit'),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return {
    near,
    page,
    scale,
    isFit: zoom === 'fit',
    goTo,
    zoom: (way: 1 | -1) => setZoom(zoomed(scale * 100, way)),
    fit: () => setZoom('fit'),
  };
}
