import { itemOf } from '../menus.ts';
import type { Office } from '../../kit/pageTable.ts';
import { OFFICE_GROUPS, officePagesOf } from './officePages.ts';

/** The menu of an office by group, each page with the right that shows it. */
export function officeMenu(office: Office) {
  const pages = officePagesOf(office).filter(({ isBelow }) => !isBelow);
  return Object.entries(OFFICE_GROUPS)
    .map(([id, label]) => ({
      id,
      label,
      items: pages
        .filter(({ group }) => group === id)
        .map((page) => ({ ...itemOf(page), id: page.id, ...(page.right !== null && { right: page.right }) })),
    }))
    .filter(({ items }) => items.length > 0);
}
