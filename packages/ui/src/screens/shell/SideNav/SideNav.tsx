import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { allowedGroups, type SideNavGroup } from './navGroups.ts';
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

  ${media.print} {
    display: none;
  }
`;

/** Navigation of the back office, filtered by rights: a column next to the page. Phones have NavDrawer instead. */
export const SideNav = ({ label, groups, rights, active }: SideNavProps) => {
  const column = useRef<HTMLDivElement>(null);
  // Not after painting: a column that was hidden while the page loaded has lost its place, and is shown with it again.
  useLayoutEffect(() => {
    // Scrolls a column higher than the window until the current item is visible.
    const view = column.current?.getBoundingClientRect();
    const here = column.current?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!view || !here || (here.top >= view.top && here.bottom <= view.bottom)) return;
    column.current?.scrollBy({ top: here.top - view.top - view.height / 2 });
  }, [active]);
  return (
    <Root ref={column}>
      <NavTree label={label} groups={allowedGroups(groups, rights)} active={active} />
    </Root>
  );
};
