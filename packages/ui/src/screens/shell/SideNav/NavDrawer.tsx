import { useState } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { allowedGroups } from './navGroups.ts';
import { NavTree } from './NavTree.tsx';
import type { SideNavProps } from './SideNav.tsx';

export interface NavDrawerProps extends SideNavProps {
  /** Name of the platform or school, which the bar of a phone may have to cut. */
  title: string;
}

/** The navigation of the back office on a phone: a button in the bar that opens it as a drawer. */
export const NavDrawer = ({ title, label, groups, rights, active }: NavDrawerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" label="菜单" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Drawer open={isOpen} side="left" title={title} onClose={() => setOpen(false)}>
        <NavTree label={label} groups={allowedGroups(groups, rights)} active={active} onGo={() => setOpen(false)} />
      </Drawer>
    </>
  );
};
