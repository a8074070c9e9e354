import { useRef, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { PdfBar } from './parts/PdfBar.tsx';
import { PdfPage } from './parts/PdfPage.tsx';
import { PdfThumb } from './parts/PdfThumb.tsx';
import type { PdfDocument, PdfMatch } from './pdfDocument.ts';
import { usePdfView } from './usePdfView.ts';

interface FoundMatches {
  keyword: string;
  matches: readonly PdfMatch[];
}

const NO_MATCHES: readonly PdfMatch[] = [];

/** Searches the whole document; calls `show` with each match that becomes current. */
function usePdfSearch(document: PdfDocument, show: (match: PdfMatch) => void) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<FoundMatches | null>(null);
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
        if (!stop.signal.aborted) take(NO_MATCHES);
      },
    );
    return () => stop.abort();
  }, [document, keyword]);

  const isPending = keyword !== '' && found?.keyword !== keyword;
  const matches = keyword === '' || isPending || !found ? NO_MATCHES : found.matches;
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

export type { PdfBox, PdfDocument, PdfMatch } from './pdfDocument.ts';

/** State of the file. `gone`: it does not exist, or this reader may not see it; the two look alike on purpose. */
export type PdfState =
  | { kind: 'loading'; percent: number | null }
  | { kind: 'ready'; document: PdfDocument }
  | { kind: 'gone' }
  | { kind: 'locked' }
  | { kind: 'broken' }
  | { kind: 'failed' };

export interface PdfPreviewProps {
  title: string;
  state: PdfState;
  /** Null if the URL names no file. */
  downloadHref: string | null;
  isGuest: boolean;
  on: { retry: () => void; signIn: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${theme.space[16]};

  > nav {
    position: sticky;
    top: 76px;
    align-self: start;
    max-height: calc(100vh - 96px);
    overflow-y: auto;
  }
  > nav > ol {
    list-style: none;
    display: grid;
    gap: ${theme.space[4]};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > nav {
      display: none;
    }
  }
`;

const Pages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  overflow-x: auto;
`;

type ReaderProps = { document: PdfDocument; title: string; downloadHref: string };

const Reader = ({ document, title, downloadHref }: ReaderProps) => {
  const list = useRef<HTMLDivElement>(null);
  const view = usePdfView(document, list);
  const { matches, current, state, search, step } = usePdfSearch(document, ({ page, boxes }) =>
    view.goTo(page, boxes[0]?.top ?? 0),
  );
  const foundOn = (page: number) => matches.filter((match) => match.page === page).length;
  return (
    <div data-pdf>
      <PdfBar
        page={view.page}
        pageCount={document.pages.length}
        percent={view.scale * 100}
        isFit={view.isFit}
        search={state}
        download={{ href: downloadHref, name: `${title}.pdf` }}
        on={{ page: view.goTo, zoom: view.zoom, fit: view.fit, search, match: step }}
      />
      <Root style={{ marginTop: 16 }}>
        <nav aria-label="页">
          <ol>
            {document.pages.map(({ no }, page) => (
              <li key={no}>
                <PdfThumb
                  document={document}
                  page={page}
                  isCurrent={page === view.page}
                  found={foundOn(page)}
                  onGo={() => view.goTo(page)}
                />
              </li>
            ))}
          </ol>
        </nav>
        {/* Pages wider than the window scroll sideways, also by keyboard. */}
        <Pages ref={list} role="group" aria-label="文档" tabIndex={0}>
          {document.pages.map(({ no }, page) => (
            <PdfPage
              key={no}
              document={document}
              page={page}
              scale={view.scale}
              isNear={view.near.has(page)}
              marks={matches.flatMap((match, at) =>
                match.page === page ? [{ boxes: match.boxes, isCurrent: at === current }] : [],
              )}
            />
          ))}
        </Pages>
      </Root>
    </div>
  );
};

const back = <ButtonLink href={courseLinks.contents}>去内容中心</ButtonLink>;

/** Says why no document is shown, and what to do. */
const Missing = ({ state, downloadHref, isGuest, on }: Omit<PdfPreviewProps, 'title'>) => {
  switch (state.kind) {
    case 'loading':
      return (
        <ProgressBar
          label="正在打开 PDF"
          value={state.percent ?? 0}
          valueText={state.percent === null ? '正在打开' : `已下载 ${state.percent}%`}
        />
      );
    case 'gone':
      return (
        <Empty
          title="没有这个文件，或者你不能看"
          icon="document"
          action={
            isGuest ? (
              <Button variant="primary" onClick={on.signIn}>
                登录
              </Button>
            ) : (
              back
            )
          }
        >
          {isGuest ? '登录以后再打开试试。' : '文件可能已经移除，或者要先解锁它所在的单元。'}
        </Empty>
      );
    case 'locked':
      return (
        <Empty title="这个 PDF 有密码" icon="lock" {...(downloadHref !== null && { action: keep(downloadHref) })}>
          网页里打不开有密码的文件，请下载后输入密码查看。
        </Empty>
      );
    case 'broken':
      return (
        <Empty title="这个文件不是完整的 PDF" icon="document" tone="bad" action={back}>
          请告诉老师重新上传。
        </Empty>
      );
    case 'failed':
      return (
        <ErrorState title="PDF 没有打开" onRetry={on.retry}>
          网络不通，或者服务暂时不可用。
        </ErrorState>
      );
    case 'ready':
      return null;
    default:
      return state satisfies never;
  }
};

const keep = (href: string) => (
  <ButtonLink icon="download" href={href} download>
    下载
  </ButtonLink>
);

/** Shows a PDF in the page, with zoom, search and download. */
export const PdfPreview = ({ title, ...rest }: PdfPreviewProps) => (
  <PageBody>
    <PageHeader title={title} />
    {rest.state.kind === 'ready' && rest.downloadHref !== null ? (
      <Reader document={rest.state.document} title={title} downloadHref={rest.downloadHref} />
    ) : (
      <section>
        <VisuallyHidden as="h2">文档</VisuallyHidden>
        <Missing {...rest} />
      </section>
    )}
  </PageBody>
);
