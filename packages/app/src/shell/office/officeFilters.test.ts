import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallDefinition, ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import type { OfficeFilters } from '@aosai/ui/patterns/OfficeTable';
import { expect, test, vi } from 'vitest';

interface Sent {
  name: string;
  input: object;
}
interface CapturedPage {
  id: string;
  filters: OfficeFilters;
  noFilter: Readonly<Record<string, string>>;
  read: (calls: object, input: object) => Promise<unknown>;
}

const captured = vi.hoisted((): CapturedPage[] => []);
vi.mock('../../kit/office/officePage.tsx', () => ({
  officePage: (
    table: { spec: { filters: OfficeFilters }; noFilter: Record<string, string> },
    id: string,
    { read }: Pick<CapturedPage, 'read'>,
  ) => {
    captured.push({ id, filters: table.spec.filters, noFilter: table.noFilter, read });
    return () => null;
  },
}));

/** A client that records calls without sending them. */
function recorder(): { calls: object; sent: Sent[] } {
  const sent: Sent[] = [];
  const calls = new Proxy(
    {},
    {
      get: (_, resource) =>
        new Proxy(
          {},
          {
            get: (__, action) => (input: object) => {
              sent.push({ name: `${String(resource)}.${String(action)}`, input });
              return Promise.resolve({ content: [], total: 0, page: 0, size: 20 });
            },
          },
        ),
    },
  );
  return { calls, sent };
}

async function sentWith(page: CapturedPage, filter: Readonly<Record<string, string>>): Promise<Sent[]> {
  const { calls, sent } = recorder();
  await page.read(calls, { page: 0, size: 20, ...filter });
  return sent;
}

const AN_ID = '01JD0000000000000000000000';

/** Values a filter may take. `own` filters take a day or an id, each page only one of these. */
const valuesOf = (filter: OfficeFilters[string]): readonly string[] =>
  filter.kind === 'pick' || filter.kind === 'views' ? filter.of.values : ['2026-11-20', AN_ID];

/** Keys sent that the call's schema does not have; undefined values are not sent. */
function unknownKeys({ name, input }: Sent): string[] {
  const [resource = '', action = ''] = name.split('.');
  const all: Record<string, ResourceDefinition> = contract;
  const calls: Record<string, CallDefinition> = all[resource]?.calls ?? {};
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const parsed = calls[action]?.input.safeParse(Object.fromEntries(given));
  if (!parsed) return [`there is no call ${name}`];
  const issues = parsed.error?.issues ?? [];
  return issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
}

async function faultsOf(page: CapturedPage): Promise<string[]> {
  // The schedule needs a class before other filters have an effect.
  const among = Object.entries(page.filters).filter(([, { kind }]) => kind === 'among');
  const base = { ...page.noFilter, ...Object.fromEntries(among.map(([name]) => [name, AN_ID])) };
  const bare = JSON.stringify(await sentWith(page, base));
  const faults: string[] = [];
  for (const [name, filter] of Object.entries(page.filters)) {
    const tried: Sent[][] = [];
    for (const value of valuesOf(filter)) tried.push(await sentWith(page, { ...base, [name]: value }));
    const unknown = new Set(tried.flat().flatMap(unknownKeys));
    faults.push(...[...unknown].map((key) => `${page.id}: its call does not take “${key}”, of filter ${name}`));
    if (tried.every((sent) => JSON.stringify(sent) === bare)) faults.push(`${page.id}: filter ${name} is not sent`);
  }
  return faults;
}

test('office tables: every filter is sent to the list call under a key it accepts', async () => {
  const table = readFileSync(join(import.meta.dirname, 'officePages.ts'), 'utf8');
  const pages = import.meta.glob<object>('../../*/*.tsx');
  for (const [, path = ''] of table.matchAll(/import\('([^']+)'\)/g)) await pages[path]?.();
  expect(captured.length).toBeGreaterThan(25);
  expect((await Promise.all(captured.map(faultsOf))).flat()).toEqual([]);
});
