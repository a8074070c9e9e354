import { type KeyboardEvent, useId, useRef, useState } from 'react';
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

/** Where an arrow key leads from one of the buttons and links in sight; null for any other key. */
function nextStop(key: string, all: readonly HTMLElement[], current: HTMLElement): HTMLElement | null {
  const place = all.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return all[place + 1] ?? null;
    case 'ArrowUp':
      return all[place - 1] ?? null;
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    default:
      return null;
  }
}

/**
 * Collapsible groups; the current page's group starts open. One Tab stop, at the current page or where the focus was
 * last: arrow keys move, and the left and right ones close and open a group.
 */
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
  const setOpen = (group: string, isOpen: boolean) =>
    setClosed([...closed.filter((other) => other !== group), ...(isOpen ? [] : [group])]);
  const root = useRef<HTMLElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const inSight = groups.flatMap((group) => [
    `group ${group.id}`,
    ...(closed.includes(group.id) ? [] : group.items.map((item) => item.id)),
  ]);
  const stop = [last, active].find((one) => one !== null && inSight.includes(one)) ?? inSight[0];
  const stopProps = (one: string) => ({ tabIndex: one === stop ? 0 : -1, onFocus: () => setLast(one) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>(':is(button, ul:not([hidden]) a)') ?? [])];
    const next = nextStop(event.key, all, event.target);
    const group = event.target.dataset['group'];
    if (next) next.focus();
    else if (group !== undefined && event.key === 'ArrowRight') setOpen(group, true);
    else if (group !== undefined && event.key === 'ArrowLeft') setOpen(group, false);
    else if (event.key === 'ArrowLeft') event.target.closest('ul')?.parentElement?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Root ref={root} aria-label={label} onKeyDown={onKeyDown}>
      {groups.map((group) => {
        const isOpen = !closed.includes(group.id);
        return (
          <div key={group.id}>
            <button
              type="button"
              {...stopProps(`group ${group.id}`)}
              data-group={group.id}
              aria-expanded={isOpen}
              aria-controls={`${id}${group.id}`}
              onClick={() => setOpen(group.id, !isOpen)}
            >
              <span>{group.label}</span>
              <Icon name="chevron-right" size={14} />
            </button>
            <ul id={`${id}${group.id}`} hidden={!isOpen} aria-label={group.label}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <a
                    {...stopProps(item.id)}
                    href={item.href}
                    aria-current={item.id === active ? 'page' : undefined}
                    onClick={onGo}
                  >
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
