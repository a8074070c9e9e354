globalThis.aosaiLogged = [];

/** Text as the console prints it; `%s`, `%d` and `%o` are replaced by the next value. */
const textOf = ([first, ...rest]: readonly unknown[]): string => {
  const values = [...rest];
  const text = typeof first === 'string' ? first.replaceAll(/%[sdo]/g, () => String(values.shift())) : String(first);
  return [text, ...values.map(String)].join(' ');
};

for (const level of ['warn', 'error'] as const) {
  const print = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    globalThis.aosaiLogged?.push(`${level}: ${textOf(values)}`);
    print(...values);
  };
}
