const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The index a key moves to in a row of choices; wraps around and skips disabled items. Undefined when the key does not
 * move or nothing else can be chosen.
 */
export const nextIndex = (
  key: string,
  current: number,
  items: readonly { disabled?: boolean | undefined }[],
): number | undefined => {
  const enabled = items.flatMap((item, index) => (item.disabled ? [] : [index]));
  if (key === 'Home') return enabled[0];
  if (key === 'End') return enabled.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const place = enabled.indexOf(current);
  return enabled.at((place + step) % enabled.length);
};
