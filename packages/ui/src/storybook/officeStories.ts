import { fn, screen } from 'storybook/test';
import type { OfficeActs } from '../patterns/OfficeTable/officeActs.ts';
import type { OfficeFilters } from '../patterns/OfficeTable/officeFilters.ts';
import type { OfficeTable, OfficeTableProps } from '../patterns/OfficeTable/OfficeTable.tsx';
import { unreached } from './offline.tsx';
import { pressMore, type Pressing } from './pressMore.ts';

interface Examples<Row, Known> {
  /** A page of usual rows. */
  rows: readonly Row[];
  /** A row with the longest possible texts. */
  extreme: Row;
  /** The row whose drawer is open; by default the first. */
  opened?: Row;
  /** The page's data besides its rows. */
  known?: Known;
}

/** Args for the states that every office table has; Storybook requires each export to be written out. */
export function officeStories<
  Row extends { id: string },
  Filters extends OfficeFilters,
  Acts extends OfficeActs<Row, Known>,
  Known,
>(
  table: OfficeTable<Row, Filters, Acts, Known>,
  { rows, extreme, opened = rows[0], known }: Examples<Row, NoInfer<Known>>,
) {
  type Props = OfficeTableProps<Row, Filters, Acts, Known>;
  const { rowId = ({ id }: Row) => id } = table.spec;
  const page = (content: readonly Row[]) => ({
    data: { content: [...content], total: content.length, page: 0, size: 20 },
  });
  const acts = Object.keys(table.spec.acts).map((name): [string, unknown] => [name, fn(async () => true)]);
  const args = {
    rows: page(rows),
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: table.noFilter,
    known,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      export: fn(),
      ...Object.fromEntries(acts),
    },
  } as unknown as Props;
  const empty = { rows: page([]) } as Pick<Props, 'rows'>;
  const density = { empty, extreme: { rows: page([extreme]) } as Pick<Props, 'rows'> };
  return {
    args,
    /** @param words when to use the page, and when another one */
    parameters: (words: string) => ({
      layout: 'fullscreen' as const,
      density,
      docs: { description: { component: words } },
    }),
    loading: { args: { rows: {} } as Pick<Props, 'rows'> },
    empty: { args: empty },
    failed: { args: { rows: { error: '服务暂时不可用，请稍后再试。' } } as Pick<Props, 'rows'> },
    offline: { args: { rows: unreached } as Pick<Props, 'rows'>, parameters: { isOffline: true } },
    opened: { args: { openId: opened ? rowId(opened) : null } as Pick<Props, 'openId'> },
    extreme: { args: { rows: page([extreme]) } as Pick<Props, 'rows'> },
    /** Opens the dialog of a button; `title` when it differs from the button's label. */
    asking: (button: string, title = button) => ({
      play: async ({ userEvent }: Pressing) => {
        await userEvent.click(await screen.findByRole('button', { name: button }));
        await screen.findByRole('dialog', { name: title });
      },
    }),
    /** Opens the dialog of an act in the menu of the drawer. */
    choosing: (act: string, title = act) => ({
      play: async ({ userEvent }: Pressing) => {
        await pressMore({ userEvent }, act);
        await screen.findByRole('dialog', { name: title });
      },
    }),
    refused: (error: string) => ({ act: { pending: false, error } }) as Pick<Props, 'act'>,
    dark: { globals: { theme: 'dark' } },
    phone: { globals: { viewport: { value: 'phone' } } },
  };
}
