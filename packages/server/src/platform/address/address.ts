import { AppError } from '@aosai/api/kit/errors';
import type { ResourceHandlers } from '../../kit/context.ts';
import { readFileSync } from 'node:fs';

interface Division {
  code: string;
  name: string;
}

let known: ReadonlyMap<string, Division[]> | undefined;

/** Maps a parent's code to its divisions; provinces are under the empty code. */
function byParent(): ReadonlyMap<string, Division[]> {
  if (known) return known;
  const text = readFileSync(new URL('./divisions.tsv', import.meta.url), 'utf8');
  const divisions = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Division => {
      const [code = '', name = ''] = line.split('\t');
      return { code, name };
    });
  known = Map.groupBy(divisions, ({ code }) => code.slice(0, -2));
  return known;
}

/** Returns the divisions directly below a division, or undefined when the code is unknown. */
export const divisionsBelow = (code: string): readonly Division[] | undefined => byParent().get(code);

/** Throws NOT_FOUND. */
function below(code: string): { content: Division[] } {
  const content = divisionsBelow(code);
  if (!content) throw new AppError('NOT_FOUND');
  return { content: [...content] };
}

export const address = {
  queryProvinceList: () => below(''),
  queryCityList: (_, { provinceCode }) => below(provinceCode),
  queryDistrictList: (_, { cityCode }) => below(cityCode),
} satisfies ResourceHandlers<'address'>;
