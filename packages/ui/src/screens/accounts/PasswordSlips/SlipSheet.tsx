import { createGlobalStyle, styled } from 'styled-components';
import { PlainPortal } from '../../../primitives/Portal/PlainPortal.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { SlipAccount, Slips } from './slips.ts';

/** Three columns and four rows on A4, to be cut apart. */
const PER_SHEET = 12;

/** Hides everything except the slips in print. */
const OnlySlips = createGlobalStyle`
  ${media.print} {
    @page {
      size: A4 portrait;
      margin: 10mm;
    }
    body > :not([data-slips]) {
      display: none !important;
    }
  }
`;

/** Paper is white in every theme. */
const Sheets = styled.div`
  display: none;

  ${media.print} {
    display: block;
    background: Canvas;
    color: CanvasText;
    color-scheme: light;
  }
  > section {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    grid-template-rows: repeat(4, 68mm);
    break-inside: avoid;
  }
  > section:not(:last-child) {
    break-after: page;
  }
  article {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: 2mm;
    padding: 4mm;
    border: 0.2mm dashed;
    font-size: 10pt;
    line-height: 1.4;
    overflow: hidden;
  }
  h2 {
    font-size: 10pt;
    font-weight: ${theme.weight.regular};
  }
  h2 b {
    display: block;
    font-size: 12pt;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-content: start;
    align-items: baseline;
    gap: 1mm 2mm;
  }
  dt {
    font-size: 8pt;
  }
  dd {
    font-family: ${theme.font.mono};
    font-size: 12pt;
    overflow-wrap: anywhere;
  }
  dd[data-part='password'] {
    white-space: nowrap;
  }
  dd small {
    display: block;
    font-family: ${theme.font.sans};
    font-size: 9pt;
  }
  footer {
    display: grid;
    grid-template-columns: 18mm minmax(0, 1fr);
    align-items: center;
    gap: 2mm;
    font-size: 8pt;
    overflow-wrap: anywhere;
  }
  img {
    width: 18mm;
    height: 18mm;
  }
`;

const sheetsOf = (accounts: readonly SlipAccount[]) =>
  Array.from({ length: Math.ceil(accounts.length / PER_SHEET) }, (_, at) =>
    accounts.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
  );

/** The slips for printing, hidden on screen. */
export const SlipSheet = ({
  accounts,
  title,
  address,
  qrSrc,
}: Pick<Slips, 'title' | 'address' | 'qrSrc'> & { accounts: readonly SlipAccount[] }) => (
  <PlainPortal>
    <OnlySlips />
    <Sheets data-slips aria-hidden>
      {sheetsOf(accounts).map((sheet) => (
        <section key={sheet[0]?.id}>
          {sheet.map(({ id, name, no, className, account, password, reading }) => (
            <article key={id}>
              <h2>
                <b>{name}</b>
                {className}
              </h2>
              <dl>
                {no !== null && (
                  <>
                    <dt>学号</dt>
                    <dd>{no}</dd>
                  </>
                )}
                <dt>账号</dt>
                <dd>{account}</dd>
                <dt>密码</dt>
                <dd data-part="password">
                  {password}
                  {reading !== null && <small>{reading}</small>}
                </dd>
              </dl>
              <footer>
                <img src={qrSrc} alt="" />
                <span>
                  {title}
                  <br />
                  {address}
                </span>
              </footer>
            </article>
          ))}
        </section>
      ))}
    </Sheets>
  </PlainPortal>
);
