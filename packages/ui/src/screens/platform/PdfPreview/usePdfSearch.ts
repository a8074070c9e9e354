import { useEffect, useEffectEvent, useState } from 'react';
import type { PdfDocument, PdfMatch } from './pdfDocument.ts';

interface Found {
  keyword: string;
  matches: readonly PdfMatch[];
}

const NONE: readonly PdfMatch[] = [];

/** Searches the whole document; calls `show` with each match that becomes current. */
export function usePdfSearch(document: PdfDocument, show: (match: PdfMatch) => void) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [current, setCurrent] = useState(0);

  // A new search shows its first match.
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
