import type { PdfDocument } from '@aosai/ui/screens/platform/PdfPreview';
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  ResponseException,
  TextLayer,
  Util,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { base } from 'virtual:pdf';
import { matchesOn, type TextRun } from './pdfText.ts';
import { progressUntilOpen } from './progressUntilOpen.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Larger canvases fail on phones. */
const MAX_PIXELS = 16_000_000;

export type OpenedPdf =
  | { kind: 'ready'; document: PdfDocument }
  | { kind: 'gone' }
  | { kind: 'locked' }
  | { kind: 'broken' }
  | { kind: 'failed' };

async function runsOf(pdf: PDFDocumentProxy, page: number): Promise<TextRun[]> {
  const proxy = await pdf.getPage(page + 1);
  const { transform } = proxy.getViewport({ scale: 1 });
  const { items } = await proxy.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , c = 0, d = 0, left = 0, bottom = 0] = Util.transform(transform, item.transform) as number[];
    const height = Math.hypot(c, d);
    return [{ text: item.str, left, top: bottom - height, width: item.width, height, endsLine: item.hasEOL }];
  });
}

async function documentOf(pdf: PDFDocumentProxy): Promise<PdfDocument> {
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const pages = await Promise.all(
    numbers.map(async (no) => {
      const { width, height } = (await pdf.getPage(no)).getViewport({ scale: 1 });
      return { no, width, height };
    }),
  );
  const known = new Map<number, Promise<TextRun[]>>();
  const textOf = (page: number) => {
    const runs = known.get(page) ?? runsOf(pdf, page);
    known.set(page, runs);
    return runs;
  };
  return {
    pages,
    async draw(page, { canvas, layer, scale }, signal) {
      const proxy = await pdf.getPage(page + 1);
      if (signal.aborted) return;
      const viewport = proxy.getViewport({ scale });
      const most = Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height));
      const sharp = proxy.getViewport({ scale: scale * Math.min(devicePixelRatio, most) });
      canvas.width = Math.floor(sharp.width);
      canvas.height = Math.floor(sharp.height);
      const task = proxy.render({ canvas, viewport: sharp });
      signal.addEventListener('abort', () => task.cancel());
      await task.promise;
      if (!layer || signal.aborted) return;
      const text = new TextLayer({ textContentSource: await proxy.getTextContent(), container: layer, viewport });
      layer.replaceChildren();
      await text.render();
    },
    async find(word, signal) {
      const found = [];
      for (let page = 0; page < pages.length && !signal.aborted; page += 1)
        found.push(...matchesOn(page, await textOf(page), word));
      return found;
    },
  };
}

function failureOf(error: unknown): OpenedPdf {
  if (error instanceof PasswordException) return { kind: 'locked' };
  if (error instanceof InvalidPDFException) return { kind: 'broken' };
  if (error instanceof ResponseException && error.status >= 400 && error.status < 500) return { kind: 'gone' };
  return { kind: 'failed' };
}

/** Opens a PDF of this site, fetched in ranges as pages are viewed. `close` cancels it, also while it is opening. */
export function openPdf(url: string, onProgress: (percent: number | null) => void) {
  const task = getDocument({
    url,
    cMapUrl: `${base}cmaps/`,
    standardFontDataUrl: `${base}standard_fonts/`,
    wasmUrl: `${base}wasm/`,
    // The site's Content-Security-Policy forbids compiling WebAssembly.
    useWasm: false,
    enableXfa: false,
  });
  const opening = task.promise.then(documentOf).then(
    (document): OpenedPdf => ({ kind: 'ready', document }),
    (error: unknown) => failureOf(error),
  );
  const { opened, onProgress: tell } = progressUntilOpen(opening, onProgress);
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    tell(total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : null);
  return { opened, close: () => void task.destroy() };
}
