import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

export interface SearchBoxProps {
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
}

const Form = styled.form`
  position: relative;
  flex: 0 1 260px;
  min-width: 0;

  > svg {
    position: absolute;
    left: 10px;
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.ink3};
    pointer-events: none;
  }
  > input {
    padding-inline: 34px;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > button {
    position: absolute;
    right: 3px;
    top: 50%;
    transform: translateY(-50%);
  }
`;

/** A search that goes out on Enter, not with every key. */
export const SearchBox = ({ label, keyword, onSearch }: SearchBoxProps) => {
  const [text, setText] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  // Back in the browser's history changes the keyword from outside.
  if (known !== keyword) {
    setKnown(keyword);
    setText(keyword);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <Form role="search" onSubmit={submit}>
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
    </Form>
  );
};
