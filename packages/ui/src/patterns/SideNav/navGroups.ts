interface SideNavItem {
  id: string;
  label: string;
  href: string;
  /** Who may see it, `question:read`; everybody without. */
  right?: string;
  /** What waits there: 待审核 3. */
  count?: number;
}

export interface SideNavGroup {
  id: string;
  label: string;
  items: readonly SideNavItem[];
}

/** The ways that a person may take; a group without any is not there at all. */
export const allowedGroups = (groups: readonly SideNavGroup[], rights: readonly string[]): SideNavGroup[] =>
  groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ right }) => right === undefined || rights.includes(right)),
    }))
    .filter((group) => group.items.length > 0);

/** The group and the item of the page one is on. */
export const placeOf = (groups: readonly SideNavGroup[], active: string | null) => {
  const group = groups.find(({ items }) => items.some(({ id }) => id === active));
  return { group, item: group?.items.find(({ id }) => id === active) };
};
