import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
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
  flex: 1 1 200px;
  min-width: 0;
  max-width: 260px;

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
  ${media.narrow} {
    max-width: none;
  }
`;

/** Delay after the last key; Enter does not wait. */
const PAUSE_MS = 300;

/**
 * A search box that sends its text when typing pauses, or immediately on Enter, and never the same text twice in a row.
 */
export const SearchBox = ({ label, keyword, onSearch }: SearchBoxProps) => {
  const [text, setText] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  const [sent, setSent] = useState(keyword);
  // When the browser's back button changes the keyword, the typed text follows it. A search sent from here leaves
  // the typed text unchanged.
  if (known !== keyword) {
    setKnown(keyword);
    setSent(keyword);
    if (sent !== keyword) setText(keyword);
  }
  const [isComposing, setComposing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const send = (typed: string) => {
    const word = typed.trim();
    if (word === sent.trim()) return;
    setSent(word);
    onSearch(word);
  };
  const pause = useEffectEvent(() => send(text));
  useEffect(() => {
    // Text being composed in an input method is not searched.
    if (isComposing) return undefined;
    const timer = setTimeout(() => pause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  return (
    <Form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Icon name="search" size={16} />
      <TextInput
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {text !== '' && (
        <IconButton
          icon="close"
          label="清除搜索"
          size="s"
          onClick={() => {
            setText('');
            send('');
            // The button disappears with the text, so the focus moves to the box.
            box.current?.focus();
          }}
        />
      )}
    </Form>
  );
};
