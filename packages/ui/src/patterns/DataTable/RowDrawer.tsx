import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface RowDetail<Row> {
  title: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
  /** Buttons at the end; the primary one last. Null for none. */
  actions?: (row: Row) => ReactNode;
}

export interface RowDrawerProps<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  openId: string | null;
  onOpen: (id: string | null) => void;
  detail: RowDetail<Row>;
}

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[12]};
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;

  > span {
    margin-left: ${theme.space[4]};
  }
`;

/** The details of a row in a drawer, with buttons for the previous and next row of the page. */
export const RowDrawer = <Row,>({ rows, rowId, openId, onOpen, detail }: RowDrawerProps<Row>) => {
  const place = rows.findIndex((row) => rowId(row) === openId);
  const row = rows[place];
  if (row === undefined) return null;
  const footer = detail.actions?.(row) ?? null;
  const go = (to: number) => {
    const next = rows[to];
    if (next !== undefined) onOpen(rowId(next));
  };
  return (
    <Drawer
      open
      size="l"
      onClose={() => onOpen(null)}
      title={detail.title(row)}
      {...(footer === null ? {} : { footer })}
    >
      {rows.length > 1 && (
        <Steps>
          <IconButton icon="chevron-up" label="上一条" size="s" disabled={place === 0} onClick={() => go(place - 1)} />
          <IconButton
            icon="chevron-down"
            label="下一条"
            size="s"
            disabled={place === rows.length - 1}
            onClick={() => go(place + 1)}
          />
          <span>
            本页第 {place + 1} / {rows.length} 条
          </span>
        </Steps>
      )}
      {detail.body(row)}
    </Drawer>
  );
};
