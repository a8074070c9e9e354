import { IMPORT_OUTCOME_LABELS, type ImportOutcome } from '@aosai/api/domain/memberImport';
import { readingOf } from '../../../engine/people/passwordWords.ts';
import { writeSheet } from '../../../excel/writeSheet.ts';
import type { Created, ImportResult } from '../../../engine/people/importMembers.ts';

const OUTCOME_ORDER: readonly ImportOutcome[] = ['error', 'create', 'link', 'add', 'known'];

type Told = Pick<ImportResult, 'planned' | 'applied'>;

/** Who only asks must not learn which mobiles have an account: that is said once people have been added. */
const toldOutcome = (outcome: ImportOutcome, applied: boolean): ImportOutcome =>
  !applied && (outcome === 'create' || outcome === 'link') ? 'add' : outcome;

export function countsOf({ planned, applied }: Told): Record<ImportOutcome, number> {
  const counts = { create: 0, link: 0, add: 0, known: 0, error: 0 };
  for (const { outcome } of planned) counts[toldOutcome(outcome, applied)] += 1;
  return counts;
}

async function reportFile(rows: readonly ReportRow[]): Promise<string> {
  const columns = [
    { title: '行号', width: 8 },
    { title: '姓名', width: 14 },
    { title: '结果', width: 22 },
    { title: '说明', width: 60 },
  ];
  const file = await writeSheet({
    name: '导入检查结果',
    columns,
    rows: rows.map(({ line, name, outcome, faults, notes }) => [
      line,
      name,
      IMPORT_OUTCOME_LABELS[outcome],
      [...faults, ...notes].join('；'),
    ]),
  });
  return file.toString('base64');
}

async function passwordFile(created: readonly Created[]): Promise<string | null> {
  if (created.length === 0) return null;
  const columns = [
    { title: '姓名', width: 14 },
    { title: '学号', width: 14 },
    { title: '班级', width: 18 },
    { title: '账号', width: 18 },
    { title: '手机号', width: 16 },
    { title: '初始密码', width: 18 },
  ];
  const file = await writeSheet({
    name: '初始密码',
    columns,
    rows: created.map(({ name, no, className, account, mobile, password }) => [
      name,
      no,
      className,
      account,
      mobile,
      password,
    ]),
  });
  return file.toString('base64');
}

interface ReportRow {
  line: number;
  name: string;
  outcome: ImportOutcome;
  faults: string[];
  notes: string[];
}

/** What the caller is told of an import: rows with errors first, and both sheets to keep. */
export async function importReply(result: ImportResult) {
  const { applied } = result;
  const rows = result.planned
    .map(({ row, outcome, faults, notes }): ReportRow => {
      // Notes are of a new account; who was asked has one.
      const said = applied && outcome === 'link' ? [] : notes;
      return { line: row.line, name: row.name, outcome: toldOutcome(outcome, applied), faults, notes: said };
    })
    .sort((a, b) => OUTCOME_ORDER.indexOf(a.outcome) - OUTCOME_ORDER.indexOf(b.outcome) || a.line - b.line);
  return {
    applied,
    counts: countsOf(result),
    childCount: result.planned.filter(({ isChild, outcome }) => isChild && (!applied || outcome === 'create')).length,
    rows,
    reportFile: await reportFile(rows),
    passwordFile: await passwordFile(result.created),
    accounts: result.created.map(({ line: _line, mobile: _mobile, ...told }) => ({
      ...told,
      reading: readingOf(told.password),
    })),
  };
}
