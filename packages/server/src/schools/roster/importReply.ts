import { IMPORT_OUTCOME, type ImportOutcome } from '@aosai/api/schools/memberImport';
import { readingOf } from '../../accounts/member/passwordWords.ts';
import { type SheetColumn, WHOLES, writeSheet } from '../../excel/writeSheet.ts';
import type { ImportResult } from './importMembers.ts';
import type { PlannedRow } from './importPlan.ts';
import type { ImportRow } from './importRow.ts';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';

const OUTCOME_ORDER: readonly ImportOutcome[] = ['error', 'create', 'link', 'add', 'known'];

/** A parent in words: 王芳（母亲）13800000001, or 母亲 13800000001 without a name. */
const guardianWords = ({ guardian }: ImportRow): string | null =>
  guardian &&
  (guardian.name === null
    ? `${guardian.relation} ${guardian.mobile}`
    : `${guardian.name}（${guardian.relation}）${guardian.mobile}`);

type Told = Pick<ImportResult, 'planned' | 'applied'>;
type ReportRow = ImportReport['rows'][number];
type Shown = 'no' | 'className' | 'guardian';
type KeptRow = Omit<ReportRow, Shown> & Partial<Record<Shown, string | null | undefined>>;

/** A check must not reveal which mobiles have an account; outcomes differ only once people have been added. */
const toldOutcome = (outcome: ImportOutcome, applied: boolean): ImportOutcome =>
  !applied && (outcome === 'create' || outcome === 'link') ? 'add' : outcome;

export function countsOf({ planned, applied }: Told): Record<ImportOutcome, number> {
  const counts = { create: 0, link: 0, add: 0, known: 0, error: 0 };
  for (const { outcome } of planned) counts[toldOutcome(outcome, applied)] += 1;
  return counts;
}

/** The rows of an import's reply as a sheet. */
export function reportSheet(rows: readonly KeptRow[]): Promise<Buffer> {
  const columns: SheetColumn[] = [
    { title: '行号', width: 8, holds: WHOLES },
    { title: '姓名', width: 14, holds: 'text' },
    { title: '学号', width: 16, holds: 'text' },
    { title: '班级', width: 16, holds: 'text' },
    { title: '家长', width: 26, holds: 'text' },
    { title: '结果', width: 22, holds: 'text' },
    { title: '说明', width: 60, holds: 'text' },
  ];
  return writeSheet({
    name: '导入检查结果',
    columns,
    rows: rows.map(({ line, name, no, className, guardian, outcome, faults, notes }) => [
      line,
      name,
      no ?? null,
      className ?? null,
      guardian ?? null,
      IMPORT_OUTCOME.label(outcome),
      [...faults, ...notes].join('；'),
    ]),
  });
}

interface FileRead {
  notes?: readonly string[];
  columns?: ImportReport['columns'];
  importId?: string | null;
  isRunning?: boolean;
}

/** The reply to an import: rows with errors first, and the passwords of new accounts. */
export function importReply(
  result: Pick<ImportResult, 'applied' | 'planned' | 'created' | 'classes'>,
  { notes = [], columns = [], importId = null, isRunning = false }: FileRead = {},
): ImportReport {
  const { applied, planned, classes = [] } = result;
  const countNew = (is: (row: PlannedRow) => boolean) =>
    planned.filter((row) => is(row) && (!applied || row.outcome === 'create')).length;
  const rows = planned
    .map(({ row, outcome, faults, notes }): ReportRow => {
      // Notes concern new accounts; an invited person has one already.
      const said = applied && outcome === 'link' ? [] : notes;
      const guardian = guardianWords(row);
      const { line, name, no, className } = row;
      return { line, name, no, className, guardian, outcome: toldOutcome(outcome, applied), faults, notes: said };
    })
    .sort((a, b) => OUTCOME_ORDER.indexOf(a.outcome) - OUTCOME_ORDER.indexOf(b.outcome) || a.line - b.line);
  return {
    importId,
    isRunning,
    applied,
    counts: countsOf(result),
    childCount: countNew(({ isChild }) => isChild),
    agelessCount: countNew(({ isAgeless }) => isAgeless),
    rows,
    columns: [...columns],
    fileNotes: [...notes],
    classes,
    accounts: result.created.map(({ line: _line, ...told }) => ({
      ...told,
      reading: readingOf(told.password),
    })),
  };
}
