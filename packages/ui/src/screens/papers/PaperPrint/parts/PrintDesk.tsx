import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { sheetCss } from './sheetCss.ts';

export interface PrintDeskProps {
  /** Global styles of the printed page: its size and footer. */
  pages: ReactNode;
  size: string;
  backHref: string;
  /** Label of the back link, such as 返回试卷. */
  backLabel: string;
  /** False if there is nothing to print. */
  isReady: boolean;
  choices?: ReactNode;
  children: ReactNode;
  onPrint: () => void;
}

const Root = styled.div`
  min-height: 100dvh;
  background: ${theme.color.sunken};

  > [data-part='bar'] {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.bar};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  > [data-part='bar'] > button:last-child {
    margin-left: auto;
  }
  > main {
    padding: ${theme.space[24]} ${theme.space[12]} ${theme.space[48]};
  }

  ${media.narrow} {
    > [data-part='bar'] {
      position: static;
      padding: ${theme.space[12]};
    }
    > [data-part='bar'] > button:last-child {
      margin-left: 0;
    }
    > main {
      padding: ${theme.space[12]} 0;
    }
  }
  ${media.print} {
    background: none;
    > [data-part='bar'] {
      display: none;
    }
    > main {
      padding: 0;
    }
  }
`;

const Sheet = styled.article`
  ${sheetCss}
`;

/** A printable sheet below a bar that is not printed. */
export const PrintDesk = (props: PrintDeskProps) => {
  const { pages, size, backHref, backLabel, isReady, choices, children, onPrint } = props;
  return (
    <Root>
      {pages}
      <div data-part="bar" role="group" aria-label="打印选项">
        <ButtonLink href={backHref} variant="ghost" icon="chevron-left">
          {backLabel}
        </ButtonLink>
        {choices}
        <Button variant="primary" disabled={!isReady} onClick={onPrint}>
          打印或存为 PDF
        </Button>
      </div>
      <main id="main" tabIndex={-1}>
        {/* Paper is white in every theme. */}
        <Sheet data-theme="light" data-size={size}>
          {children}
        </Sheet>
      </main>
    </Root>
  );
};
