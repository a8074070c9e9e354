import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { Invoice } from '../invoice.ts';

// Form validation is loaded with the click that needs it.
const InvoiceDialog = lazy(async () => ({ default: (await import('./InvoiceDialog.tsx')).InvoiceDialog }));

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
`;

/** Invoice recipient of the next order, if the platform issues invoices. */
export const InvoiceWish = ({
  note,
  wanted,
  onChange,
}: {
  note: string;
  wanted: Invoice | null;
  onChange: (wanted: Invoice | null) => void;
}) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="发票">
      <Root>
        <p>{note}</p>
        {wanted && (
          <RowFacts
            facts={[
              ['发票抬头', wanted.title],
              ['税号', wanted.taxNo || '个人，没有税号'],
              ['邮箱', wanted.email],
            ]}
          />
        )}
        <footer>
          <Button onClick={() => setAsking(true)}>{wanted ? '修改开票信息' : '申请发票'}</Button>
          {wanted && (
            <Button variant="ghost" onClick={() => onChange(null)}>
              不要发票
            </Button>
          )}
        </footer>
      </Root>
      {isAsking && (
        <Suspense>
          <InvoiceDialog
            wanted={wanted}
            on={{
              submit(next) {
                onChange(next);
                setAsking(false);
              },
              close: () => setAsking(false),
            }}
          />
        </Suspense>
      )}
    </Card>
  );
};
