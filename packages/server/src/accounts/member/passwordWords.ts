import { randomInt } from 'node:crypto';

/**
 * Words of two characters that children learn to read and type in the first years of school: one from each list.
 * Lower-case letters only: no ü, nothing that a Chinese input method would change.
 */
const FIRST =
  'da大 xiao小 gao高 bai白 hong红 huang黄 lan蓝 qing青 jin金 yin银 xin新 lao老 hao好 kuai快 man慢 leng冷 xiang香 tian甜 yuan圆 fang方 mei美 liang亮 dong东 nan南 xi西 bei北 chun春 xia夏 qiu秋 zao早 wan晚 shan山 shui水 huo火 tu土 mu木 shi石 hua花 yu雨 xue雪 feng风 yun云 xing星 yue月 guang光 jiang江 he河 hai海 tao桃 zhu竹 song松 ping平 an安 kai开 ming明 qiang强 wen文 shu书 ge歌 tong童 qi七 ba八';
const SECOND =
  'ma马 niu牛 yang羊 mao猫 tu兔 hu虎 shi狮 hou猴 xiong熊 xiang象 lu鹿 yu鱼 wa蛙 die蝶 feng蜂 long龙 hua花 cao草 shu树 ye叶 guo果 tao桃 li梨 dou豆 mi米 bing饼 cha茶 tang糖 yun云 xue雪 xing星 yue月 shan山 he河 hai海 sha沙 che车 chuan船 deng灯 san伞 men门 chuang窗 qiao桥 bi笔 zhi纸 qin琴 gu鼓 zhong钟 xie鞋 yi衣 wan碗 bei杯 ta塔 cheng城 lou楼 tian田 cun村 fan饭 mian面 huo火 shui水 quan泉 yuan园 zhu竹';
/** Without digits that look like letters: 0 and 1. */
const DIGITS = '23456789';

const split = (list: string) =>
  list.split(' ').map((word) => ({ typed: word.replace(/[^a-z]/g, ''), read: word.replace(/[a-z]/g, '') }));

/** All words, from their spelling to their characters: dama 大马. Spellings are unique. */
export const PASSWORD_WORDS: ReadonlyMap<string, string> = new Map(
  split(FIRST).flatMap((first) =>
    split(SECOND)
      .filter(({ read }) => read !== first.read)
      .map((second) => [first.typed + second.typed, first.read + second.read] as const),
  ),
);
/** Two of them, a hyphen and two digits fit on one line of a slip. */
const LONGEST = 6;
/** The words that passwords are made of. */
export const SHORT_WORDS: readonly string[] = [...PASSWORD_WORDS.keys()].filter(({ length }) => length <= LONGEST);

const oneOf = <Item>(items: ArrayLike<Item>): Item => {
  const found = items[randomInt(items.length)];
  if (found === undefined) throw new TypeError('there is nothing to choose from');
  return found;
};

/** Two words with a hyphen, and two digits: hongma-daxue47. */
export const easyPassword = (): string => `${oneOf(SHORT_WORDS)}-${oneOf(SHORT_WORDS)}${oneOf(DIGITS)}${oneOf(DIGITS)}`;

/** How such a password is read aloud: 红马 大雪 47; null for any other. */
export function readingOf(password: string): string | null {
  const found = /^([a-z]+)-([a-z]+)(\d\d)$/.exec(password);
  const [first, second] = [PASSWORD_WORDS.get(found?.[1] ?? ''), PASSWORD_WORDS.get(found?.[2] ?? '')];
  return found && first && second ? `${first} ${second} ${found[3] ?? ''}` : null;
}
