import { hasBody, isJudgement, kindOf } from './kinds.ts';
import { TEST_DATA_LIMITS } from '../judging/testData.ts';
import type { GivenSource, OptionSource, PartSource } from './source.ts';

const PART_OPTIONS = [2, 6] as const;

const countFault = (what: string, count: number, [least, most]: readonly [number, number]): string | null =>
  count < least || count > most ? `${what}应有 ${least} 到 ${most} 个，现在有 ${count} 个` : null;

const twiceFault = (what: string, rows: readonly { id: string }[]): string | null =>
  new Set(rows.map(({ id }) => id)).size < rows.length ? `${what}的编号有重复` : null;

interface Rules {
  limits: readonly [number, number];
  isDraft: boolean;
}

function choiceFaults(options: readonly OptionSource[], right: readonly string[], { limits, isDraft }: Rules) {
  const isKnown = (right.length > 0 || isDraft) && right.every((id) => options.some((option) => option.id === id));
  return [
    countFault('选项', options.length, limits),
    twiceFault('选项', options),
    isKnown ? null : '答案不在选项里',
    options.some(({ text }) => text.trim() === '') ? '有的选项没有内容' : null,
  ];
}

function partFaults(part: PartSource, place: number, judges: boolean, isDraft: boolean): string[] {
  const faults = [
    ...choiceFaults(part.options, part.answer === '' ? [] : [part.answer], { limits: PART_OPTIONS, isDraft }),
    !judges && isJudgement(part.options) ? '这里只能是单选' : null,
    part.points === undefined || (Number.isInteger(part.points) && part.points > 0)
      ? null
      : '分值应大于 0，最多两位小数',
  ];
  return faults.flatMap((fault) => (fault === null ? [] : `第 ${place + 1} 小题：${fault}`));
}

type GivenTask = Extract<GivenSource, { cases: unknown }>;

function taskFaults({ title, cases, subtasks }: GivenTask, isDraft: boolean): (string | null)[] {
  const known = new Set(subtasks.map(({ id }) => id));
  const isStray = ({ subtaskId }: GivenTask['cases'][number]) => subtaskId !== undefined && !known.has(subtaskId);
  return [
    title.trim() === '' ? '没有标题' : null,
    cases.length === 0 && !isDraft ? '至少要有一个测试点' : null,
    countFault('测试点', cases.length, [0, TEST_DATA_LIMITS.cases]),
    twiceFault('测试点', cases),
    twiceFault('子任务', subtasks),
    cases.some(isStray) ? '有的测试点的子任务不存在' : null,
  ];
}

function bodyFaults(source: GivenSource, isDraft: boolean): (string | null)[] {
  const { limits, several = false, part } = kindOf(source.type);
  if (hasBody(source, 'options')) {
    const most = limits && 'options' in limits ? limits.options : PART_OPTIONS;
    const tooMany = !several && source.answer.length > 1 ? '只能有一个正确答案' : null;
    return [...choiceFaults(source.options, source.answer, { limits: most, isDraft }), tooMany];
  }
  if (hasBody(source, 'judgement')) return [source.answer === null && !isDraft ? '没有答案' : null];
  if (hasBody(source, 'blanks')) {
    const isWhole =
      source.answer.length > 0 && source.answer.every((texts) => texts.some((text) => text.trim() !== ''));
    return [isWhole || isDraft ? null : '每个空至少要有一个答案'];
  }
  if (hasBody(source, 'task')) return taskFaults(source, isDraft);
  if (hasBody(source, 'parts')) {
    const allowed = limits && 'parts' in limits ? limits.parts : PART_OPTIONS;
    return [
      countFault('小题', source.parts.length, allowed),
      twiceFault('小题', source.parts),
      ...source.parts.flatMap((one, place) => partFaults(one, place, part?.judges ?? false, isDraft)),
    ];
  }
  return source satisfies never;
}

/**
 * Returns in Chinese what keeps a question from being stored; empty if it is valid. A draft may lack its key; the draft
 * of a programming task may also lack its statement and cases.
 */
export function faultsOf(source: GivenSource, { isDraft = false }: { isDraft?: boolean } = {}): string[] {
  const mayLack = isDraft && hasBody(source, 'task');
  const stem = source.stem.trim() === '' && !mayLack ? '没有题干' : null;
  return [stem, ...bodyFaults(source, isDraft)].filter((fault) => fault !== null);
}
