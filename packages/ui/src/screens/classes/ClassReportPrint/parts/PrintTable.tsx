import type { ReactNode } from 'react';

interface PrintTableProps {
  title: string;
  heads: readonly { label: string; numeric?: boolean }[];
  children: ReactNode;
}

/** A table with a heading; on screens too narrow for it, it scrolls sideways. */
export const PrintTable = ({ title, heads, children }: PrintTableProps) => (
  <section>
    <h2>{title}</h2>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the focus */}
    <div data-part="table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map(({ label, numeric }) => (
              <th key={label} scope="col" className={numeric ? 'num' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  </section>
);
