const MINUTES_PER_DAY = 24 * 60;

const two = (value: number) => String(value).padStart(2, '0');

/** Parses a time of day into `09:30`, from 9:30, 0930, 930, 9：30, 9点30分, 9点 or 9; undefined for anything else. */
export const parseClock = (text: string): string | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const parts = /^(\d{1,2})(?:[:.点](\d{1,2})?分?)?$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain);
  if (!parts) return undefined;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)];
  return hour <= 23 && minute <= 59 ? `${two(hour)}:${two(minute)}` : undefined;
};

/** The time some minutes later or earlier; wraps around at midnight. */
export const stepClock = (clock: string, minutes: number): string => {
  const total = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes;
  const within = (total + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
};
