import { PayWith } from './parts/PayWith.tsx';
import type { PayDialogProps } from './payDialogProps.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RadioGroup } from '../../../primitives/Radio/Radio.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { theme } from '../../../tokens/theme.ts';
import { type PayWay, wayOption } from './payShown.ts';

const Body = styled.div`
  display: grid;
  gap: ${theme.space[20]};
`;

/** Asks for the provider, if there is more than one. */
const ChooseWay = ({
  amountFen,
  ways,
  on,
}: {
  amountFen: number;
  ways: readonly PayWay[];
  on: { choose: (way: PayWay) => void; close: () => void };
}) => {
  const [chosen, setChosen] = useState<PayWay | undefined>(ways[0]);
  return (
    <Dialog
      open
      size="s"
      title="选择付款方式"
      onClose={on.close}
      footer={
        <>
          <Button onClick={on.close}>以后再付</Button>
          <Button variant="primary" disabled={!chosen} onClick={() => chosen && on.choose(chosen)}>
            下一步
          </Button>
        </>
      }
    >
      <Body>
        <PriceTag fen={amountFen} size="l" />
        <RadioGroup
          label="付款方式"
          options={ways.map(wayOption)}
          value={chosen}
          onChange={(value) => setChosen(ways.find((way) => way === value))}
        />
      </Body>
    </Dialog>
  );
};

const WORDS = {
  paid: { title: '付款成功', text: '已经生效，可以开始使用了。', action: '完成' },
  closed: {
    title: '订单已关闭',
    text: '没有扣款；如果刚刚付过，钱会自动原路退回。需要的话请重新下单。',
    action: '知道了',
  },
} as const;

/** The end of the payment, by the order's state. */
const PayEnd = ({ isPaid, title, onClose }: { isPaid: boolean; title: string; onClose: () => void }) => {
  const words = WORDS[isPaid ? 'paid' : 'closed'];
  return (
    <Dialog
      open
      size="s"
      title={words.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.action}
        </Button>
      }
    >
      <p role="status">
        「{title}」{words.text}
      </p>
    </Dialog>
  );
};

export type { PayDialogProps } from './payDialogProps.ts';
export type { PayShown, PayWay } from './payShown.ts';

/** Pays an order. Offers a choice if there are several providers; only the order's state tells that it was paid. */
export const PayDialog = (props: PayDialogProps) => {
  const { order, state, ways, way, on } = props;
  if (state !== 'open') return <PayEnd isPaid={state === 'paid'} title={order.title} onClose={on.close} />;
  if (way === null)
    return <ChooseWay amountFen={order.amountFen} ways={ways} on={{ choose: on.way, close: on.close }} />;
  return <PayWith {...props} way={way} />;
};
