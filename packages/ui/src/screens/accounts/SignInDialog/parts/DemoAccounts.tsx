import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { DemoAccount } from '../signIn.ts';

export interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onPick: (account: DemoAccount) => void;
}

const Root = styled.section`
  padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[8]};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};

  > h3 {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 ${theme.space[8]};
    margin: ${theme.space[4]} -8px 0;
    list-style: none;
  }
  button {
    appearance: none;
    display: grid;
    width: 100%;
    min-height: ${theme.control.touch};
    padding: 4px ${theme.space[8]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    text-align: left;
    line-height: 1.4;
    cursor: pointer;
  }
  button:hover {
    background: ${theme.color.sunken};
  }
  button > span:last-child {
    color: ${theme.color.ink3};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.tiny};
  }

  ${media.narrow} {
    ul {
      grid-template-columns: 1fr;
    }
  }
`;

/** Demo accounts; one click fills the form. */
export const DemoAccounts = ({ accounts, onPick }: DemoAccountsProps) => (
  <Root aria-label="演示账号">
    <h3>演示账号，点一下填好</h3>
    <ul>
      {accounts.map((account) => (
        <li key={account.account}>
          <button type="button" onClick={() => onPick(account)}>
            <span>{account.label}</span>
            <span>{account.account}</span>
          </button>
        </li>
      ))}
    </ul>
  </Root>
);
