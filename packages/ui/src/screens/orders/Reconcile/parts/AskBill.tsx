import { BILL_MAX_BYTES } from '@aosai/api/orders/reconciling';
import { PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { DatePicker } from '../../../../primitives/DatePicker/DatePicker.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { FileDrop } from '../../../../primitives/FileDrop/FileDrop.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { ReconcileProps } from '../reconcileProps.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[16]} ${theme.space[24]};
  align-items: start;

  > div:first-child {
    display: grid;
    gap: ${theme.space[12]};
  }
  > [role='alert'] {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Chooses provider, day and source of the bill. */
export const AskBill = ({
  ask,
  lastDay,
  today,
  act,
  on,
}: Pick<ReconcileProps, 'ask' | 'lastDay' | 'today' | 'act' | 'on'>) => (
  <Card title="核对一天的账单">
    <Root>
      <div>
        <Field label="渠道">
          <Select
            options={PAYMENT_PROVIDER.options}
            value={ask.provider}
            onChange={({ currentTarget: { value } }) =>
              PAYMENT_PROVIDER.has(value) && on.ask({ ...ask, provider: value })
            }
          />
        </Field>
        <Field label="日期">
          <DatePicker
            label="日期"
            value={ask.date}
            onChange={(date) => date && on.ask({ ...ask, date })}
            today={today}
            max={lastDay}
          />
        </Field>
        {ask.provider !== 'manual' && (
          <Button variant="primary" loading={act.pending} onClick={() => on.compare(null)}>
            下载账单并核对
          </Button>
        )}
      </div>
      <FileDrop
        label={ask.provider === 'manual' ? '上传银行流水' : '或上传下载好的账单'}
        hint="CSV 或 Excel，不超过 4 MB"
        accept=".csv,.xlsx"
        maxBytes={BILL_MAX_BYTES}
        disabled={act.pending}
        onFiles={([file]) => file && on.compare(file)}
      />
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
    </Root>
  </Card>
);
