const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** Name of a course's chapter by its number: 单元一 to 单元三十. */
export function unitName(no: number): string {
  const tens = Math.floor(no / 10);
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : (DIGITS[tens] ?? '')}十`;
  return `单元${ten}${DIGITS[no % 10] ?? ''}`;
}
