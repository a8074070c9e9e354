import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { RadioGroup } from '../../../../primitives/Radio/Radio.tsx';
import { PriceTag } from '../../PriceTag/PriceTag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { type PayWay, wayOption } from '../payShown.ts';

const Body = styled.div`
  display: grid;
  gap: ${theme.space[20]};
`;

/** Asks for the provider, if there is more than one. */
export const ChooseWay = ({
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
