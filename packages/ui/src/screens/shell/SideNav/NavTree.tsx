import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { placeOf, type SideNavGroup } from './navGroups.ts';

export interface NavTreeProps {
  label: string;
  groups: readonly SideNavGroup[];
  active: string | null;
  /** Called when a link is followed, which closes the drawer on a phone. */
  onGo?: (() => void) | undefined;
}

const Root = styled.nav`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};

  button,
  a {
    appearance: none;
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    width: 100%;
    min-height: ${theme.control.medium};
    padding: 4px ${theme.space[12]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    text-align: left;
    cursor: pointer;
  }
  button {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  button:hover,
  a:hover {
    background: ${theme.color.sunken};
  }
  button > span,
  a > span {
    flex: 1;
    min-width: 0;
  }
  button > svg {
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  button[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  ul {
    display: grid;
    gap: 2px;
    margin-bottom: ${theme.space[8]};
    list-style: none;
  }
  ul[hidden] {
    display: none;
  }
  a {
    position: relative;
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.ink};
  }
  a[aria-current='page'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
  }
  a[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px 0;
    width: 3px;
    border-radius: 2px;
    background: ${theme.color.primary};
  }
  b {
    flex: none;
    min-width: 20px;
    padding: 0 6px;
    border-radius: ${theme.radius.round};
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  ${media.touch} {
    button,
    a {
      min-height: ${theme.control.touch};
    }
  }
`;

/** Collapsible groups; the current page's group starts open. */
export const NavTree = ({ label, groups, active, onGo }: NavTreeProps) => {
  const id = useId();
  const here = placeOf(groups, active).group?.id;
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(here);
  // Opens a closed group when one of its pages becomes current.
  if (seen !== here) {
    setSeen(here);
    setClosed(closed.filter((other) => other !== here));
  }
  return (
    <Root aria-label={label}>
      {groups.map((group) => {
        const isOpen = !closed.includes(group.id);
        return (
          <div key={group.id}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}${group.id}`}
              onClick={() => setClosed(isOpen ? [...closed, group.id] : closed.filter((other) => other !== group.id))}
            >
              <span>{group.label}</span>
              <Icon name="chevron-right" size={14} />
            </button>
            <ul id={`${id}${group.id}`} hidden={!isOpen} aria-label={group.label}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <a href={item.href} aria-current={item.id === active ? 'page' : undefined} onClick={onGo}>
                    <span>{item.label}</span>
                    {item.count !== undefined && item.count > 0 && <b>{item.count}</b>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Root>
  );
};
