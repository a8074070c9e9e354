interface RecipeFile {
  file: string;
  /** Counts only matching lines: those of the example in a shared table or list. */
  only?: RegExp;
}

interface Recipe {
  name: string;
  files: readonly RecipeFile[];
  maxFiles?: number;
  maxLines?: number;
}

const OFFICE_PAGES = 'packages/app/src/shell/office/officePages.ts';

/** The recipes of docs/house.md, each with the files of a real example. */
export const RECIPES: readonly Recipe[] = [
  {
    name: 'a call: adjust points',
    maxFiles: 4,
    files: [
      { file: 'packages/api/src/accounts/memberRecords.contract.ts', only: /adjust|someDelta|requestId|POINTS_SHORT/ },
      { file: 'packages/server/src/accounts/points/memberPoints.ts' },
      { file: 'packages/server/src/accounts/points/memberPoints.access.ts', only: /adjust/ },
      { file: 'packages/server/src/accounts/points/memberPoints.test.ts' },
    ],
  },
  {
    name: 'a row kind: rights',
    maxFiles: 5,
    files: [
      { file: 'packages/api/src/rights/rights.ts' },
      { file: 'packages/api/src/rights/right.contract.ts' },
      { file: 'packages/server/src/db/schema/cards.ts', only: /^export const right = / },
      { file: 'packages/server/src/rights/right/right.ts' },
      { file: 'packages/server/src/rights/right/right.access.ts' },
    ],
  },
  {
    name: 'an office table: the ledger of points, from columns to page',
    maxLines: 370,
    files: [
      { file: 'packages/api/src/accounts/memberRecords.ts', only: /POINTS|pointsFields|积分|原因|增加填正数/ },
      { file: 'packages/api/src/accounts/pointsColumns.ts' },
      { file: 'packages/api/src/accounts/memberRecords.contract.ts', only: /[pP]oints|requestId|[dD]elta|adjust/ },
      { file: 'packages/server/src/accounts/points/memberPoints.ts' },
      { file: 'packages/server/src/accounts/points/memberPoints.access.ts' },
      { file: 'packages/ui/src/screens/accounts/PointsLedger/PointsLedger.tsx' },
      { file: 'packages/ui/src/screens/accounts/PointsLedger/PointsLedger.stories.tsx' },
      { file: 'packages/app/src/accounts/memberPoints.tsx' },
      { file: OFFICE_PAGES, only: /'\/bms\/memberPoints'/ },
    ],
  },
  {
    name: 'a screen: contest activities',
    maxFiles: 4,
    files: [
      { file: 'packages/ui/src/screens/desks/Activities/Activities.tsx' },
      { file: 'packages/ui/src/screens/desks/Activities/Activities.stories.tsx' },
      { file: 'packages/app/src/desks/activity.tsx' },
      { file: 'packages/app/src/shell/lazyPages.ts', only: /'\/activity'/ },
    ],
  },
];

interface RecipeSize {
  files: { file: string; lines: number; part: string }[];
  lines: number;
  /** Which goal is exceeded; null when none is. */
  tooMuch: string | null;
}

/** Counts the lines of a recipe. Throws when a file no longer contains the example. */
export function sizeOf({ files, maxFiles, maxLines }: Recipe, read: (file: string) => string): RecipeSize {
  const counted = files.map(({ file, only }) => {
    const all = read(file).trimEnd().split('\n');
    const own = only ? all.filter((line) => only.test(line)) : all;
    if (own.length === 0) throw new Error(`${file} has nothing of its recipe any more`);
    return { file, lines: own.length, part: only ? 'of it' : '' };
  });
  const lines = counted.reduce((sum, one) => sum + one.lines, 0);
  const over =
    maxFiles !== undefined && files.length > maxFiles
      ? `more than ${maxFiles} files`
      : maxLines !== undefined && lines > maxLines
        ? `more than ${maxLines} lines`
        : null;
  return { files: counted, lines, tooMuch: over };
}
