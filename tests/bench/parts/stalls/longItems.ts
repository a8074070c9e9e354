/** A random Chinese text of `count` characters, determined by the seed. */
export function signsOf(seed: number, count: number): string {
  let state = seed + 1;
  const signs: string[] = [];
  for (let at = 0; at < count; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    signs.push(String.fromCharCode(0x4e00 + (Math.floor(state / 65_536) % 3_000)));
  }
  return signs.join('');
}

export const itemText = (no: number, stem: string): string =>
  `${no}. ${stem}（ ）\nA. 甲\nB. 乙\nC. 丙\nD. 丁\n答案：A\n\n`;

/** Items similar to the texts of the first `first` seeds, each with some different words. */
export function likeItems(count: number, signs: number, first: number): string {
  const stems = Array.from({ length: first }, (_, seed) => signsOf(seed, signs));
  const stemOf = (at: number) => `${signsOf(1_000 + at, 40)}${(stems[at % first] ?? '').slice(0, signs - 40)}`;
  return Array.from({ length: count }, (_, at) => itemText(at + 1, stemOf(at))).join('');
}
