import { SANDBOX_ACT, type SandboxAct } from '@aosai/api/platform/sandboxPay';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { SANDBOX_HINTS } from '../payShown.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px dashed ${theme.color.warn};
  border-radius: ${theme.radius.card};

  > p {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
  }
  > p > span {
    flex: none;
  }
  > ul {
    display: grid;
    gap: ${theme.space[8]};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: ${theme.space[12]};
    align-items: center;
  }
  li > span {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** Acts of the demo provider; each sends a real payment notice. */
export const SandboxPay = ({ pending, onAct }: { pending: boolean; onAct: (act: SandboxAct) => void }) => (
  <Root role="group" aria-label="模拟支付">
    <p>
      <Tag tone="warn">仅演示</Tag>
      不会真的扣款，通知走真实的验签流程。
    </p>
    <ul>
      {SANDBOX_ACT.options.map(({ value, label }) => (
        <li key={value}>
          <Button disabled={pending} onClick={() => onAct(value)}>
            {value === 'pay' ? '模拟付款' : label}
          </Button>
          <span>{SANDBOX_HINTS[value]}</span>
        </li>
      ))}
    </ul>
  </Root>
);
