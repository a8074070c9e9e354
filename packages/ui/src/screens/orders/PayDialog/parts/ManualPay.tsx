import { moneyText } from '@aosai/api/kit/moneyText';
import { styled } from 'styled-components';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

export interface ManualPayProps {
  payee: string;
  pictureSrc: string | null;
  remark: string;
  amountFen: number;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]} ${theme.space[24]};
  align-items: start;

  &:has(> img) {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${theme.space[12]} ${theme.space[16]};
    align-items: center;
  }
  > dl > :is(dt, dd)[data-part='top'] {
    align-self: start;
  }
  dt {
    color: ${theme.color.ink3};
    white-space: nowrap;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  dd > b {
    font-size: ${theme.text.heading};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
  > img {
    width: 168px;
    max-height: 224px;
    object-fit: contain;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: #fff;
  }
  > ol {
    grid-column: 1 / -1;
    padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[12]} ${theme.space[32]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    line-height: 1.7;
  }

  ${media.narrow} {
    &,
    &:has(> img) {
      grid-template-columns: minmax(0, 1fr);
    }

    > img {
      justify-self: center;
    }
  }
`;

/** A transfer by hand: payee, amount, remark, and what happens next. */
export const ManualPay = ({ payee, pictureSrc, remark, amountFen }: ManualPayProps) => {
  const amount = (amountFen / 100).toFixed(2);
  return (
    <Root>
      <dl>
        <dt data-part="top">收款方</dt>
        <dd>{payee}</dd>
        <dd data-part="top">
          <CopyButton text={payee} label="复制收款方" />
        </dd>
        <dt>金额</dt>
        <dd>
          <b>{moneyText(amountFen)}</b>
        </dd>
        <dd>
          <CopyButton text={amount} label="复制金额" />
        </dd>
        <dt>备注</dt>
        <dd>
          <b>{remark}</b>
        </dd>
        <dd>
          <CopyButton text={remark} label="复制备注" />
        </dd>
      </dl>
      {pictureSrc !== null && <img src={pictureSrc} alt="收款码" />}
      <ol>
        <li>按上面的金额转账，备注一定要写，工作人员靠它找到这个订单。</li>
        <li>工作人员核对到账后确认，一般在 1 个工作日内，结果会发消息。</li>
        <li>已经转了账就不用再付；订单过期前没有确认的，也会为你补记或退回。</li>
      </ol>
    </Root>
  );
};
