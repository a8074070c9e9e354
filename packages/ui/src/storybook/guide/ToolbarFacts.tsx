import { TOOLS } from '../toolbars.ts';
import { Facts } from './live.tsx';

interface Item {
  title?: string;
}

const titlesOf = (items: unknown): string =>
  Array.isArray(items) ? items.map((item: Item) => item.title ?? '').join(' · ') : '';

/** What each tool of the toolbar does, and its choices, as the toolbar has them. */
export const ToolbarFacts = () => (
  <Facts
    of={Object.entries(TOOLS).map(([name, { description = name, toolbar }]) => ({
      name: description,
      sample: titlesOf(toolbar?.items),
    }))}
  />
);
