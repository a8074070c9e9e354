import { dateText, secondText } from '../kit/beijing.ts';
import { LOG_ACTOR, type LogActor } from './sysLog.ts';
import { code, column, NOTHING, sorted, text } from '../kit/column.ts';

interface Acted {
  actorKind: LogActor;
  actorId: string | null;
  actorName: string | null;
}

/** The actor's name, or the kind of actor without a name. */
export const actorWords = ({ actorKind, actorId, actorName }: Acted): string =>
  actorName ?? `${LOG_ACTOR.label(actorKind)}${actorId === null ? '' : '（已不存在）'}`;

interface AboutRow {
  targetName: string | null;
  folded: { entries: number; targets: number } | null;
}

/** The row an entry is about; for an act on several rows the last of them and their number. */
export const targetWords = ({ targetName, folded }: AboutRow): string => {
  const isMany = folded !== null && folded.targets > 1;
  if (targetName === null) return isMany ? `${folded.targets} 个对象` : NOTHING;
  return isMany ? `${targetName} 等 ${folded.targets} 个` : targetName;
};

/** Columns of the system log. */
export const sysLogColumns = [
  column('at', '时间', ({ at }: { at: string }) => `${dateText(at)} ${secondText(at)}`, { minWidth: 168 }),
  column('actor', '操作人', actorWords, { minWidth: 140 }),
  text('actionName', '操作', { minWidth: 180 }),
  column('targetName', '对象', targetWords, { minWidth: 160 }),
  code('target', '对象编号', { hidden: true }),
  text('ip', '地址', { minWidth: 110 }),
  sorted(column('seq', '编号', ({ seq }: { seq: number }) => String(seq), { numeric: true })),
];
