/** The word that a line of a program begins with, where papers count lines. */
export const countingNumber = (line: string): string => /^\S+/.exec(line.trimStart())?.[0] ?? '';
