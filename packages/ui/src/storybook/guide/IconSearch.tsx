import { useState } from 'react';
import { styled } from 'styled-components';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { theme } from '../../tokens/theme.ts';
import { ICON_WORDS, iconsFound } from './iconWords.ts';
import { Live } from './live.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: ${theme.space[12]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 0 ${theme.space[12]};
    align-items: start;
    align-content: start;
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  svg {
    grid-row: span 3;
    margin-top: 2px;
  }
  b {
    font-weight: ${theme.weight.medium};
  }
  code {
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    line-height: 1.5;
  }
`;

/** Every icon of the set with its name and its use, and a box to find one. */
export const IconSearch = () => {
  const [text, setText] = useState('');
  const icons = iconsFound(text);
  return (
    <Live>
      <Field
        label={`查找图标（${Object.keys(ICON_WORDS).length} 个）`}
        hint="中文、英文名称或用途，例如：复制、密码、clock"
      >
        <TextInput value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div role="status">
        {icons.length === 0 ? (
          <Empty title="没有这个图标">先看有没有近义的；确实没有时用文字，不借用别的图标。</Empty>
        ) : (
          <List data-icons>
            {icons.map((icon) => (
              <li key={icon}>
                <Icon name={icon} size={24} />
                <b>{ICON_WORDS[icon].name}</b>
                <code>{icon}</code>
                <small>{ICON_WORDS[icon].use}</small>
              </li>
            ))}
          </List>
        )}
      </div>
    </Live>
  );
};
