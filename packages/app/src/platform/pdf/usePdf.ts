import type { PdfState } from '@aosai/ui/screens/platform/PdfPreview';
import { useEffect, useState } from 'react';

const LOADING: PdfState = { kind: 'loading', percent: null };

/** The document at an address, or `gone` for null. `retry` opens it again. */
export function usePdf(url: string | null): { state: PdfState; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PdfState>(url === null ? { kind: 'gone' } : LOADING);
  useEffect(() => {
    if (url === null) return;
    let isOver = false;
    let close: (() => void) | undefined;
    const tell = (next: PdfState) => {
      if (!isOver) setState(next);
    };
    const open = async () => {
      // The PDF library is loaded only for an actual document.
      const { openPdf } = await import('./openPdf.ts');
      if (isOver) return;
      const pdf = openPdf(url, (percent) => tell({ kind: 'loading', percent }));
      close = pdf.close;
      tell(await pdf.opened);
    };
    open().catch(() => tell({ kind: 'failed' }));
    return () => {
      isOver = true;
      close?.();
    };
  }, [url, tries]);
  return {
    state,
    retry() {
      setState(LOADING);
      setTries(tries + 1);
    },
  };
}
