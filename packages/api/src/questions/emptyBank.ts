import { type Bank, STAGE, type Stage } from './bank.ts';

/** What schools borrow from the platform. */
export type Lent = '题目' | '试卷';

/** Name of the page where the platform shares it. */
const PAGE_OF = { 题目: '题库', 试卷: '试卷' };
const MAKE = { 题目: '新建一道，或导入已有的题目文件', 试卷: '新建一份，从题库添加题目或按蓝图抽题' };

const isPlatform = (own: readonly Bank[]): boolean => own.includes('platform');
const notLent = (noun: Lent): string => `平台还没有给机构共享${noun}：可以请平台的管理员在「${PAGE_OF[noun]}」里共享`;

/** Says where questions to choose from come from, and who can add them, when there are none. */
export const emptyBankHint = (own: readonly Bank[]): string =>
  isPlatform(own)
    ? '先在「题库」里新建或导入题目，并设为可用。'
    : `${notLent('题目')}；也可以自己新建或导入题目，并设为可用。`;

/** Says why a list without any filter is empty, and how rows get into it. */
export const emptyListHint = (noun: Lent, own: readonly Bank[]): string =>
  isPlatform(own)
    ? `${MAKE[noun]}。设为可用并共享以后，各机构也能用。`
    : `${notLent(noun)}。机构管理员和老师也可以自己${MAKE[noun]}。`;

interface BankFilter {
  bank: string;
  isShared: string;
}

/** Says why a filtered list is empty: whose rows are missing, if that is all that was filtered by. */
export function narrowListHint(noun: Lent, own: readonly Bank[], filter: BankFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  const [name, value] = chosen.length === 1 ? (chosen[0] ?? []) : [];
  const isLender = isPlatform(own);
  if (name === 'isShared' && value === 'true')
    return isLender ? `还没有共享给机构的${noun}：选中可用的${noun}，点「共享给机构」。` : `${notLent(noun)}。`;
  if (name === 'bank' && value === 'platform') return isLender ? `${MAKE[noun]}。` : `${notLent(noun)}。`;
  if (name === 'bank' && value === 'org')
    return isLender
      ? `各机构还没有自己的${noun}。`
      : `机构还没有自己的${noun}：机构管理员可以${MAKE[noun]}；老师可以把自己的提交审核。`;
  if (name === 'bank')
    return isLender ? `各机构的老师还没有自己的${noun}。` : `老师还没有自己的${noun}：${MAKE[noun]}。`;
  return '换一个关键词，或清除筛选。';
}

interface Shortage {
  stage: Stage;
  slots: readonly { name: string; missing: number; alike?: number; questions: readonly unknown[] }[];
  /** Some usable questions were excluded by the rules of the draw. */
  isStrict: boolean;
  own: readonly Bank[];
}

/** Says which questions a draw by blueprint did not find, in which part of the bank, and what can be done. */
export function drawShortage({ stage, slots, isStrict, own }: Shortage): string {
  const lacking = slots.filter(({ missing }) => missing > 0).map(({ name, missing }) => `${name} ${missing} 道`);
  const found = `只抽阶段是「${STAGE.label(stage)}」、已设为可用的题目，还缺${lacking.join('、')}。`;
  const add = isPlatform(own)
    ? '新建或导入这一阶段的题目，并设为可用'
    : '自己新建或导入这一阶段的题目，并设为可用，或请平台的管理员在「题库」里共享';
  const next = isStrict ? `可以放宽上面的条件重新抽；还不够时，${add}。` : `条件已经最宽：请${add}。`;
  const alike = slots.reduce((sum, slot) => sum + (slot.missing > 0 ? (slot.alike ?? 0) : 0), 0);
  const like = alike > 0 ? `另有 ${alike} 道和抽出的太相似，没有抽。` : '';
  const hasSome = slots.some(({ questions }) => questions.length > 0);
  return `${found}${like}${next}${hasSome ? '也可以先用这份，再从题库添加别的题。' : ''}`;
}
