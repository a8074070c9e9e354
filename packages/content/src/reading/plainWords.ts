import { COMMON_CHARACTERS } from './commonCharacters.ts';

/** Words that a child of ten says and hears every day, though one of their characters is not among the common ones. */
const EVERYDAY: readonly string[] = [
  '屏 按钮 编辑 视频 浏览 账单 结账 算账 账号 反馈 芯片 光缆 缆车 鸿蒙 电话簿 拷 崩溃 综合 模拟',
  '擂台 擂主 打擂 徽章 骰子 掷 枚 宠物 掰 手腕 跷跷板 攒 帐篷 头盔 咒语 喇叭 恤 多米诺骨牌',
  '橙 蘑菇 奶酪 山楂 糖葫芦 柚子 披萨 蟹 蜗牛 蟒蛇 蜂巢 喵 啪 咦',
  '厢 抽屉 草坪 花圃 苗圃 水洼 木桩 树桩 栅栏 篱笆 瓷砖 溶洞 驿站 泵站',
  '摞 靶 舵手 镶 菱形 陷阱 弥补 一瞬间 无所谓 闰年',
].flatMap((line) => line.split(' '));

/** Words of the field: notes explain them, in bold or under a heading, no later than a question or task uses them. */
export const TERMS: readonly string[] = [
  '函数 赋 溢出 逻辑 布尔 枚举 嵌套 回溯 迭代 栈 前缀 后缀 幂',
  '弧度 数轴 斐波那契 哈夫曼 冯·诺依曼 姚期智 埃氏筛 辗转相除 拓扑',
].flatMap((line) => line.split(' '));

const KNOWN_WORDS = new RegExp([...EVERYDAY, ...TERMS].map((word) => RegExp.escape(word)).join('|'), 'gu');

/**
 * The Chinese characters of a text that a child of ten may not know, each once with the characters around it: neither
 * common nor in an everyday word or a word of the field.
 */
export function rareIn(text: string): string[] {
  const rest = text.replaceAll(KNOWN_WORDS, (word) => '，'.repeat(word.length));
  const found = new Map<string, string>();
  for (const { 0: sign, index } of rest.matchAll(/\p{Script=Han}/gu))
    if (!COMMON_CHARACTERS.has(sign) && !found.has(sign))
      found.set(sign, text.slice(Math.max(0, index - 6), index + 6).replaceAll(/\s+/gu, ' '));
  return [...found].map(([sign, around]) => `${sign}: ${around}`);
}
