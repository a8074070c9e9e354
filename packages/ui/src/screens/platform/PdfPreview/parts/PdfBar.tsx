import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { SearchBox } from '../../../../patterns/FilterBar/SearchBox.tsx';

export interface PdfBarProps {
  /** From 0. */
  page: number;
  pageCount: number;
  percent: number;
  isFit: boolean;
  search: { keyword: string; current: number; count: number | null; isPending: boolean };
  download: { href: string; name: string };
  on: {
    page: (page: number) => void;
    zoom: (way: 1 | -1) => void;
    fit: () => void;
    search: (keyword: string) => void;
    match: (way: 1 | -1) => void;
  };
}

const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[20]};
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  font-variant-numeric: tabular-nums;

  > div,
  > form {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
  }
  > form > input {
    width: 4em;
    min-height: ${theme.control.medium};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font: inherit;
    text-align: center;
  }
  > [data-part='search'] {
    flex: 1 1 240px;
    justify-content: flex-end;
  }
  output {
    min-width: 3.5em;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    text-align: center;
    white-space: nowrap;
  }

  ${media.narrow} {
    padding: ${theme.space[8]};
    gap: ${theme.space[4]} ${theme.space[12]};
    /* A page fits from the start: the way back to that is offered where one has left it. */
    > div > button[aria-pressed='true'],
    > [data-part='search'] > output:empty,
    > [data-part='search'] > button:disabled {
      display: none;
    }
    > [data-part='search'] {
      flex-basis: 200px;
    }
    > [data-part='search'] > form {
      flex: 1 1 auto;
    }
  }
`;

const Pages = ({ page, pageCount, on }: Pick<PdfBarProps, 'page' | 'pageCount' | 'on'>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted)) on.page(Math.min(pageCount, Math.max(1, wanted)) - 1);
    setTyped(null);
  };
  return (
    <form aria-label="页码" onSubmit={go}>
      <IconButton icon="chevron-left" label="上一页" disabled={page === 0} onClick={() => on.page(page - 1)} />
      <input
        inputMode="numeric"
        aria-label="到第几页"
        value={typed ?? String(page + 1)}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={() => setTyped(null)}
      />
      <span>/ {pageCount}</span>
      <IconButton
        icon="chevron-right"
        label="下一页"
        disabled={page + 1 >= pageCount}
        onClick={() => on.page(page + 1)}
      />
    </form>
  );
};

const foundText = ({ keyword, count, current, isPending }: PdfBarProps['search']): string => {
  if (keyword === '') return '';
  if (isPending || count === null) return '正在找';
  return count === 0 ? '没有找到' : `${current + 1} / ${count}`;
};

/** The bar above the pages: page number, zoom, search and download. */
export const PdfBar = ({ percent, isFit, search, download, on, ...pages }: PdfBarProps) => (
  <Root role="toolbar" aria-label="PDF">
    <Pages {...pages} on={on} />
    <div>
      <IconButton icon="minus" label="缩小" onClick={() => on.zoom(-1)} />
      <output aria-label="缩放">{Math.round(percent)}%</output>
      <IconButton icon="plus" label="放大" onClick={() => on.zoom(1)} />
      <Button size="s" variant="ghost" aria-pressed={isFit} onClick={on.fit}>
        适合宽度
      </Button>
    </div>
    <div data-part="search">
      <SearchBox label="在文档里搜索" keyword={search.keyword} onSearch={on.search} />
      <output aria-label="找到的地方">{foundText(search)}</output>
      <IconButton icon="chevron-up" label="上一处" disabled={!search.count} onClick={() => on.match(-1)} />
      <IconButton icon="chevron-down" label="下一处" disabled={!search.count} onClick={() => on.match(1)} />
    </div>
    <ButtonLink icon="download" href={download.href} download={download.name}>
      下载
    </ButtonLink>
  </Root>
);
