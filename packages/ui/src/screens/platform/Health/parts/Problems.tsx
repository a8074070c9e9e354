import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import type { Problem } from './healthWords.ts';

const Root = styled.ol`
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[8]} ${theme.space[12]};
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li > svg {
    margin-top: 3px;
    color: ${theme.color.warn};
  }
  > li > div {
    grid-column: 2;
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    padding: 6px 6px 6px 12px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.code};
  }
  code {
    flex: 1;
    min-width: 0;
    font-size: ${theme.text.small};
    overflow-wrap: anywhere;
  }
  code::before {
    content: '# ';
    color: ${theme.color.ink3};
    user-select: none;
  }
  button {
    flex: none;
  }

  ${media.narrow} {
    > li {
      padding-inline: ${theme.space[16]};
    }
    > li > div {
      grid-column: 1 / -1;
    }
  }
`;

/** Problems, each with the command that fixes it if there is one. */
export const Problems = ({ problems }: { problems: readonly Problem[] }) => (
  <Root role="list">
    {problems.map(({ text, command }) => (
      <li key={text}>
        <Icon name="warning" size={18} />
        <p>{text}</p>
        {command !== null && (
          <div>
            <code>{command}</code>
            <CopyButton text={command} label={`复制命令 ${command}`} />
          </div>
        )}
      </li>
    ))}
  </Root>
);
