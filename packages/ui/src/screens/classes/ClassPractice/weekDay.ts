/** Formats 2026-11-23 as 11/23. */
export const weekDay = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}/${day}`;
};
