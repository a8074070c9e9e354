import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { allowedGroups, placeOf, type SideNavGroup } from './navGroups.ts';
import { NavTree } from './NavTree.tsx';

export interface SideNavProps {
  /** Name of the navigation: 管理导航. */
  label: string;
  groups: readonly SideNavGroup[];
  /** Rights of the signed-in user, as `resource:action`. */
  rights: readonly string[];
  /** Id of the current page's item. */
  active: string | null;
}

const Root = styled.div`
  width: 224px;
  padding: ${theme.space[16]} ${theme.space[12]};
  border-right: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  overflow-y: auto;

  > [data-part='opener'] {
    display: none;
  }

  ${media.narrow} {
    width: 100%;
    padding: ${theme.space[8]} ${theme.space[12]};
    border-right: 0;
    border-bottom: 1px solid ${theme.color.line};

    > nav {
      display: none;
    }
    > [data-part='opener'] {
      display: block;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Navigation of the back office, filtered by rights: a column next to the page, a drawer on phones. */
export const SideNav = ({ label, groups, rights, active }: SideNavProps) => {
  const [isOpen, setOpen] = useState(false);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls a column higher than the window until the current item is visible.
    const view = column.current?.getBoundingClientRect();
    const here = column.current?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!view || !here || (here.top >= view.top && here.bottom <= view.bottom)) return;
    column.current?.scrollBy({ top: here.top - view.top - view.height / 2 });
  }, [active]);
  const allowed = allowedGroups(groups, rights);
  const { group, item } = placeOf(allowed, active);
  return (
    <Root ref={column}>
      <NavTree label={label} groups={allowed} active={active} />
      <div data-part="opener">
        <Button variant="ghost" icon="menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {group && item ? `${group.label} / ${item.label}` : '菜单'}
        </Button>
      </div>
      <Drawer open={isOpen} side="left" title={label} onClose={() => setOpen(false)}>
        <NavTree label={label} groups={allowed} active={active} onGo={() => setOpen(false)} />
      </Drawer>
    </Root>
  );
};
