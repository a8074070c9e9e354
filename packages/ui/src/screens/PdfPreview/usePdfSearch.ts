import { useEffect, useEffectEvent, useState } from 'react';
import type { PdfDocument, PdfMatch } from './pdfDocument.ts';

interface Found {
  keyword: string;
  matches: readonly PdfMatch[];
}

const NONE: readonly PdfMatch[] = [];

/** A word looked for in the whole document; `show` is called with each place that one is led to. */
export function usePdfSearch(document: PdfDocument, show: (match: PdfMatch) => void) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [current, setCurrent] = useState(0);

  // What was just found leads to its first place.
  const take = useEffectEvent((matches: readonly PdfMatch[]) => {
    setFound({ keyword, matches });
    setCurrent(0);
    if (matches[0]) show(matches[0]);
  });
  useEffect(() => {
    if (keyword === '') return;
    const stop = new AbortController();
    void document.find(keyword, stop.signal).then(
      (matches) => {
        if (!stop.signal.aborted) take(matches);
      },
      () => {
        if (!stop.signal.aborted) take(NONE);
      },
    );
    return () => stop.abort();
  }, [document, keyword]);

  const isPending = keyword !== '' && found?.keyword !== keyword;
  const matches = keyword === '' || isPending || !found ? NONE : found.matches;
  return {
    matches,
    current,
    state: { keyword, current, count: isPending || keyword === '' ? null : matches.length, isPending },
    search: setKeyword,
    step(way: 1 | -1) {
      const next = (current + way + matches.length) % Math.max(1, matches.length);
      const match = matches[next];
      if (!match) return;
      setCurrent(next);
      show(match);
    },
  };
}
