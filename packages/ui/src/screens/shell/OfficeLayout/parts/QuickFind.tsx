import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { useSearchKeys } from '../../../../primitives/Kbd/useSearchKeys.ts';
import type { SideNavGroup } from '../../SideNav/navGroups.ts';
import { Combobox, type ComboboxOption } from '../../../../primitives/Combobox/Combobox.tsx';
import { matchOptions } from '../../../../primitives/Combobox/option.ts';
import { Kbd } from '../../../../primitives/Kbd/Kbd.tsx';

/** A person or school that was found, with its address. */
export interface Found {
  href: string;
  label: string;
  hint: string;
}

/** Search for people and schools, in addition to pages. */
export interface Finding {
  /** The searchable kinds in words: 学生、机构. */
  what: string;
  found: readonly Found[];
  /** The search is in progress. */
  loading: boolean;
  /** Why the search failed, in a sentence. */
  failed: string | null;
  find: (text: string) => void;
}

/** A command that can be run from the search box. */
export interface Command {
  id: string;
  label: string;
  hint: string;
  run: () => void;
}

export interface QuickFindProps {
  /** Pages the person may open. */
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
 * Search box that opens a page, person or school by part of its name, or runs a command. Focused by Ctrl+K, or by `/`
 * while the user is not typing.
 */
export const QuickFind = ({ groups, commands, finding, onGo }: QuickFindProps) => {
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    finding?.find(next);
  };
  const box = useRef<HTMLInputElement>(null);
  useSearchKeys(() => {
    box.current?.focus();
    box.current?.click();
  });
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
