/** Rows of cells as a Markdown table; the first row is its head. A table of one cell becomes that cell. */
export function tableMarkdown(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const [head = [], ...body] = rows.filter((row) => row.length > 0);
  if (columns === 0) return '';
  if (columns === 1 && body.length === 0) return head[0] ?? '';
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, at) => (cells[at] ?? '').replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(Array.from({ length: columns }, () => '---')), ...body.map(line)].join('\n');
}
