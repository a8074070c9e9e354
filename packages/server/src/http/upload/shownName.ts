const MAX_LENGTH = 150;

/**
 * Makes a sender's file name safe to show: no folders, control characters, direction marks (`gpj.exe` shown as
 * `exe.jpg`), lone surrogates or NUL; cutting keeps the extension.
 */
export function shownName(name: string | undefined): string {
  const base = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim();
  if (clean === '' || clean === '.' || clean === '..') return '未命名';
  if (clean.length <= MAX_LENGTH) return clean;
  const extension = clean.match(/\.[A-Za-z0-9]{1,8}$/)?.[0] ?? '';
  return (
    clean
      .slice(0, MAX_LENGTH - extension.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + extension
  );
}
