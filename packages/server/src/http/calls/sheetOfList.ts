import * as z from 'zod/mini';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { EXPORT_MAX_ROWS } from '@aosai/api/kit/constants';
import { RESOURCE_NAMES } from '@aosai/api/kit/resourceNames';
import type { Column } from '@aosai/api/kit/column';
import { namesOf } from '../../platform/dict/dictionaries.ts';
import { columnSheet } from '../../excel/columnSheet.ts';
import { openLimiter } from '../../base/limitConcurrency.ts';
import { type CallContext, type FileReply, JsonText } from '../../kit/context.ts';
import { auditedSheet } from '../../kit/sheets/auditedSheet.ts';
import type { Actor } from '../../kit/actor.ts';

type Row = Record<string, unknown>;

interface ListRoute {
  call: CallDefinition;
  permission: string;
  /** The call's handler. */
  ask: (input: Row) => unknown;
}
interface Page {
  content: Row[];
  total: number;
}

/** One export at a time, since each reads many rows and the rest of the server needs room. */
const inTurn = openLimiter({ atOnce: 1, maxWaiting: 8, busy: 'EXPORT_BUSY' });

/** Lists whose name differs from their resource's. */
const SHEET_NAMES: Readonly<Record<string, string>> = {
  'examMemberQuestion:queryQuestionStatisticsByExamPaper': '题目分析',
  'examMemberQuestion:queryStatisticsGroupByMember': '学生作答统计',
  'examPaperEnroll:queryListByOrganization': '学生成绩',
  'examPaperEnroll:queryListByTeacher': '学生作答',
  'examEnroll:queryEnrollList': '考试报名',
  'gradeEnroll:queryEnrollList': '班级成员',
  'grade/enroll:queryEnrollList': '班级成员',
  'homeworkEnroll:queryEnrolledMemberListByHomework': '作业完成情况',
};
/** Fields that all rows of a list may share. */
const TITLES = ['examTitle', 'homeworkTitle', 'gradeTitle', 'paperTitle'] as const;

/** The exam, homework, class or paper that all rows share, for the name of the file. */
function sharedTitle(rows: readonly Row[]): string[] {
  const titles = TITLES.flatMap((field) => {
    const all = new Set(rows.map((row) => row[field]));
    const [only] = all;
    return all.size === 1 && typeof only === 'string' && only !== '' ? [only] : [];
  });
  return titles.slice(0, 1);
}

/** Whether the actor works with lists: the back office, a school's staff, and teachers. */
const isStaff = (actor: Actor): boolean =>
  actor.kind === 'user' ||
  (actor.kind === 'member' && (actor.type === 'teacher' || actor.orgRoles.some((role) => role !== 'student')));

/**
 * Whether a list is requested as a sheet; removes the parameter then. For lists without a sheet, and other values, the
 * check of stray parameters refuses it.
 *
 * @throws AppError FORBIDDEN for students and parents, who see their rows page by page
 */
export function wantsSheet(call: CallDefinition, query: URLSearchParams, actor: Actor): boolean {
  if (!call.sheet || query.getAll('export').join() !== 'xlsx') return false;
  if (!isStaff(actor)) throw new AppError('FORBIDDEN');
  query.delete('export');
  return true;
}

async function read({ call, ask }: ListRoute, input: Row, size: number): Promise<Page> {
  const reply = await ask({ ...input, page: 0, size });
  const page = z.parse(call.output, reply instanceof JsonText ? reply.read() : reply) as Page;
  if (page.total <= EXPORT_MAX_ROWS) return page;
  const count = (rows: number) => rows.toLocaleString('zh-CN');
  throw new AppError('EXPORT_TOO_LARGE', { total: count(page.total), max: count(EXPORT_MAX_ROWS) });
}

/**
 * All rows of a list call as an .xlsx. The call's own handler is used, so that access, row scope, masking, filters and
 * order are those of the page. The log has the names of the filters, not their values.
 *
 * @throws AppError EXPORT_TOO_LARGE, EXPORT_BUSY
 */
export async function sheetOfList(context: CallContext, route: ListRoute, input: unknown): Promise<FileReply> {
  const filters = input as Row;
  // Read one row first for the count, so that a too large export is refused without reading it.
  const { content } = await inTurn(async () => {
    await read(route, filters, 1);
    return read(route, filters, EXPORT_MAX_ROWS);
  });
  const set = Object.keys(filters).filter(
    (name) => !['page', 'size', 'sort'].includes(name) && filters[name] !== undefined,
  );
  const diff = { after: { exported: content.length, filters: set } };

  const columns = (route.call.sheet ?? []) as readonly Column<Row>[];
  const named = await namesOf(
    context.db,
    context.appId,
    columns.flatMap(({ dict }) => dict ?? []),
  );
  const name = SHEET_NAMES[route.permission] ?? RESOURCE_NAMES[route.permission.split(':')[0] ?? ''] ?? '列表';
  const sheet = { name, ...columnSheet(columns, content, named) };
  const title = [...sharedTitle(content), name].join(' ');
  return auditedSheet(context, { action: route.permission, target: null, diff }, title, sheet);
}
