interface SideNavItem {
  id: string;
  label: string;
  href: string;
  /** Right required to see it, `question:read`; without it everyone does. */
  right?: string;
  /** Number of waiting items: 待审核 3. */
  count?: number;
}

export interface SideNavGroup {
  id: string;
  label: string;
  items: readonly SideNavItem[];
}

/** The groups and items a user may see; groups without visible items are dropped. */
export const allowedGroups = (groups: readonly SideNavGroup[], rights: readonly string[]): SideNavGroup[] =>
  groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ right }) => right === undefined || rights.includes(right)),
    }))
    .filter((group) => group.items.length > 0);

/** The group and the item of the current page. */
export const placeOf = (groups: readonly SideNavGroup[], active: string | null) => {
  const group = groups.find(({ items }) => items.some(({ id }) => id === active));
  return { group, item: group?.items.find(({ id }) => id === active) };
};
