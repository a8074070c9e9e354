interface HasTheme {
  theme: 'light' | 'vs-dark';
}

const isEditor = (value: unknown): value is HasTheme =>
  typeof value === 'object' && value !== null && 'theme' in value && value.theme === 'light';

/** The args of a story under the toolbar's theme, which editors have to be told separately. */
export const inTheme = (theme: unknown, args: Record<string, unknown>): Record<string, unknown> => {
  if (theme !== 'dark') return args;
  const editors = Object.entries(args).filter(([, value]) => isEditor(value));
  if (editors.length === 0) return args;
  return {
    ...args,
    ...('theme' in args && { theme: 'dark' }),
    ...Object.fromEntries(editors.map(([name, value]) => [name, { ...Object(value), theme: 'vs-dark' }])),
  };
};
