/** The first word of a program line, which is the line number in papers that number lines. */
export const countingNumber = (line: string): string => /^\S+/.exec(line.trimStart())?.[0] ?? '';
