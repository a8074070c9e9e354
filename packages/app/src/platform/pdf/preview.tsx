import { PdfPreview, type PdfState } from '@aosai/ui/screens/platform/PdfPreview';
import { useSearchParams } from 'wouter';
import { useAosai, useCurrent, useSession } from '../../kit/context.ts';
import { useFileUrl } from '../../kit/useFileUrl.ts';
import { useTitle } from '../../kit/useTitle.ts';
import { useEffect, useState } from 'react';

const LOADING: PdfState = { kind: 'loading', percent: null };

/** The document at an address, or `gone` for null. `retry` opens it again. */
function usePdf(url: string | null): { state: PdfState; retry: () => void } {
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

/** A file name as the server gives it; excludes addresses of other sites and paths out of the folder. */
const FILE = /^[A-Za-z0-9_-]{8,64}(?:\.[a-z0-9]{1,8})?$/;
const TITLE_MAX = 60;

function Page({ url, title }: { url: string | null; title: string }) {
  const { session } = useAosai();
  const current = useCurrent();
  const { state, retry } = usePdf(url);
  useTitle(title);
  return (
    <PdfPreview
      title={title}
      state={state}
      downloadHref={url}
      isGuest={current === null}
      on={{ retry, signIn: () => session.ask('member') }}
    />
  );
}

/** /pdfPreview?file=…&title=… */
export function Component() {
  const [params] = useSearchParams();
  const fileUrl = useFileUrl();
  // Part of the key below, as another person may see other files.
  const reader = useSession().session?.id ?? '';
  const file = params.get('file') ?? '';
  const title = params.get('title')?.trim().slice(0, TITLE_MAX) || 'PDF 预览';
  return <Page key={`${reader} ${file}`} url={FILE.test(file) ? fileUrl(file) : null} title={title} />;
}
