import { useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

export interface FilterBarProps {
  /** What is searched, for screen readers and as a hint: 搜索考试名称. */
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
  /** To the left: tabs or a switch. */
  children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[24]};
  border-bottom: 1px solid ${theme.color.line};

  > div {
    min-width: 0;
    margin-bottom: -1px;
  }
  form {
    position: relative;
    flex: 0 1 260px;
    margin-bottom: ${theme.space[8]};
  }
  form > svg {
    position: absolute;
    left: 10px;
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.ink3};
    pointer-events: none;
  }
  form > input {
    padding-inline: 34px;
  }
  form > input::-webkit-search-cancel-button {
    display: none;
  }
  form > button {
    position: absolute;
    right: 3px;
    top: 50%;
    transform: translateY(-50%);
  }

  ${media.narrow} {
    border-bottom: 0;
    > div {
      flex: 1 0 100%;
    }
    form {
      flex-basis: 100%;
    }
  }
`;

/** What narrows a list: views to the left, a search that goes out on Enter to the right. */
export const FilterBar = ({ label, keyword, onSearch, children }: FilterBarProps) => {
  const [text, setText] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <Root>
      <div>{children}</div>
      <form role="search" onSubmit={submit}>
        <Icon name="search" size={16} />
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text !== '' && (
          <IconButton
            icon="close"
            label="清除搜索"
            size="s"
            onClick={() => {
              setText('');
              if (keyword !== '') onSearch('');
            }}
          />
        )}
      </form>
    </Root>
  );
};
