import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { keepsKeys } from '../../../patterns/keys/keepsKeys.ts';
import type { SideNavGroup } from '../../../patterns/SideNav/navGroups.ts';
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/Combobox.tsx';
import { matchOptions } from '../../../primitives/Combobox/option.ts';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';

/** Someone or a school that was found, with the address where it stands. */
export interface Found {
  href: string;
  label: string;
  hint: string;
}

/** What can be looked up besides pages. */
export interface Finding {
  /** In words: 学生、机构. */
  what: string;
  found: readonly Found[];
  /** The answer is on its way. */
  loading: boolean;
  /** Why there is no answer, in a sentence. */
  failed: string | null;
  find: (text: string) => void;
}

/** Something that is done from the search box. */
export interface Command {
  id: string;
  label: string;
  hint: string;
  run: () => void;
}

export interface QuickFindProps {
  /** The ways one may take. */
  groups: readonly SideNavGroup[];
  commands: readonly Command[];
  finding: Finding | null;
  onGo: (href: string) => void;
}

const Root = styled.div`
  position: relative;
  flex: 0 1 260px;
  min-width: 160px;

  > span:last-child {
    position: absolute;
    right: 34px;
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }
  &:focus-within > span:last-child {
    display: none;
  }

  ${media.narrow} {
    display: none;
  }
  @media (hover: none) {
    > span:last-child {
      display: none;
    }
  }
  input {
    background: ${theme.color.sunken};
  }
`;

/**
 * Goes to a page, a person or a school by a part of the name, and does what has no page; Ctrl+K from anywhere, `/`
 * while nothing is being typed.
 */
export const QuickFind = ({ groups, commands, finding, onGo }: QuickFindProps) => {
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    finding?.find(next);
  };
  const box = useRef<HTMLInputElement>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const hasControl = event.ctrlKey || event.metaKey;
    const isMeant = hasControl
      ? event.key.toLowerCase() === 'k' && !event.shiftKey
      : event.key === '/' && !keepsKeys(event.composedPath()[0]);
    // Under a dialog the page is out of reach, and so is its search.
    if (!isMeant || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    box.current?.focus();
    box.current?.click();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const known: ComboboxOption[] = [
    ...groups.flatMap(({ label: hint, items }) => items.map(({ href, label }) => ({ value: href, label, hint }))),
    ...commands.map(({ id, label, hint }) => ({ value: id, label, hint })),
  ];
  const found = text.trim() === '' ? [] : (finding?.found ?? []);
  const label = finding === null ? '查找页面' : `查找页面、${finding.what}`;
  const take = (value: string) => {
    type('');
    box.current?.blur();
    const command = commands.find(({ id }) => id === value);
    if (command) command.run();
    else onGo(value);
  };
  return (
    <Root
      role="presentation"
      onBlur={() => type('')}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') type('');
      }}
    >
      <Combobox
        ref={box}
        label={label}
        placeholder={label}
        options={[
          ...matchOptions(known, text),
          ...found.map(({ href, label: name, hint }) => ({ value: href, label: name, hint })),
        ]}
        value={null}
        onSearch={type}
        loading={finding?.loading ?? false}
        failed={finding?.failed ?? null}
        onChange={(value) => {
          if (value !== null) take(value);
        }}
      />
      <span aria-hidden>
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </span>
    </Root>
  );
};
