import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { keepsKeys } from '../../../patterns/keys/keepsKeys.ts';
import type { SideNavGroup } from '../../../patterns/SideNav/navGroups.ts';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';

export interface PageSearchProps {
  /** The ways one may take. */
  groups: readonly SideNavGroup[];
  onGo: (href: string) => void;
}

const Root = styled.div`
  position: relative;
  flex: 0 1 240px;
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

/** Goes to a page by a part of its name; Ctrl+K from anywhere, `/` while nothing is being typed. */
export const PageSearch = ({ groups, onGo }: PageSearchProps) => {
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
  const options = groups.flatMap(({ label: hint, items }) =>
    items.map(({ href, label }) => ({ value: href, label, hint })),
  );
  return (
    <Root>
      <Combobox
        ref={box}
        label="查找页面"
        placeholder="查找页面"
        options={options}
        value={null}
        onChange={(href) => {
          if (href === null) return;
          box.current?.blur();
          onGo(href);
        }}
      />
      <span aria-hidden>
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </span>
    </Root>
  );
};
