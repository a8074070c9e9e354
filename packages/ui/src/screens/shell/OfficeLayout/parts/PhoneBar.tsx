import { NavDrawer } from '../../SideNav/NavDrawer.tsx';
import { placeOf, type SideNavGroup } from '../../SideNav/navGroups.ts';
import type { OfficeLayoutProps } from '../officeLayoutProps.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** The bar of a phone: the menu, the page, and everything else behind the person. */
export const PhoneBar = (props: OfficeLayoutProps & { allowed: readonly SideNavGroup[] }) => {
  const { title, rights, allowed, active } = props;
  const { item } = placeOf(allowed, active);
  return (
    <header>
      <NavDrawer title={title} label="管理导航" groups={allowed} rights={rights} active={active} />
      <div data-part="here">
        <b>{item?.label ?? title}</b>
        {item && <small>{title}</small>}
      </div>
      <PersonMenu of={props} isPhone />
    </header>
  );
};
