/** Family names of two characters: masking after the first one would cut them apart. */
const DOUBLE = /^(欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|公孙|令狐|慕容|宇文|司徒|长孙|东方|端木|南宫)/;

/** A name as others may see it: 张*, 欧阳*. The server masks already; this is for what a screen holds unmasked. */
export const maskName = (name: string): string => {
  const family = DOUBLE.exec(name)?.[1] ?? Array.from(name)[0] ?? '';
  return `${family}*`;
};
